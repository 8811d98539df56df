/** The address as a signal: paths of the page, kept in step with the browser's history. */
import { signal } from "@preact/signals";

export interface Place {
  path: string;
  query: URLSearchParams;
  /** What follows `#`: never sent to the server. */
  hash: string;
}

const read = (): Place => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
});

export const place = signal<Place>(read());

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  place.value = read();
  if (!replace) scrollTo(0, 0);
}

export function listen(): void {
  addEventListener("popstate", () => (place.value = read()));
  addEventListener("hashchange", () => (place.value = read()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    const plain =
      !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
