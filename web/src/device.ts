/** What this device remembers: the name, settings and tables of its owner. Nothing of any game's content. */
const PREFIX = "undertable.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // A browser that forbids storage still plays; it only forgets.
  }
}

export function recallJson<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(recall(key) ?? "null") as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

export function rememberJson(key: string, value: unknown): void {
  remember(key, JSON.stringify(value));
}

/** Forget everything that was ever remembered here. */
export function forgetDevice(): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Then nothing was remembered either.
  }
}

/** Put a text into the clipboard; whether that was possible. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** A page of the home network has no certificate, and browsers give their clipboard only to pages that have one. */
function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
