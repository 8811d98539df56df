/** Where the keyboard is: never nowhere, and arrow keys go from choice to choice inside a group. */

let last: Element | null = null;
let around: Element[] = [];

export function keepFocus(app: HTMLElement): void {
  document.addEventListener("focusin", (event) => {
    last = event.target as Element;
    around = ancestors(last);
  });
  new MutationObserver(recover).observe(app, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  document.addEventListener("keydown", stepInGroup);
}

function ancestors(of: Element): Element[] {
  const found: Element[] = [];
  for (let element = of.parentElement; element; element = element.parentElement) found.push(element);
  return found;
}

const gone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

/** What had the focus was taken away: go to the section it was in, at a table to the own side. */
function recover(): void {
  const now = document.activeElement;
  if (!last || !gone(last) || (now && now !== document.body && now !== last)) return;
  const near = around.find((element) => element.isConnected && element.matches("section, dialog, aside"));
  const home = near ?? document.querySelector(".hand") ?? document.querySelector("#main");
  if (!(home instanceof HTMLElement)) return;
  home.tabIndex = -1;
  home.focus({ preventScroll: true });
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function stepInGroup(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const here = event.target;
  if (!step || event.defaultPrevented || !(here instanceof HTMLButtonElement)) return;
  const group = here.closest("[role=group], [role=tablist]");
  const buttons = [...(group?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
  if (buttons.length < 2) return;
  event.preventDefault();
  buttons[(buttons.indexOf(here) + step + buttons.length) % buttons.length]?.focus();
}
