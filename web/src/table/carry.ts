/** Carry a thing by mouse, pen or finger and let it go somewhere; a press that goes nowhere stays a tap. */
const FAR = 8;

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** `drop` hears the `data-drop` of the place where the thing was let go. */
export function carry(event: PointerEvent, drop: (place: string | null) => void): void {
  if (event.button !== 0) return;
  const thing = event.currentTarget as HTMLElement;
  const start = { x: event.clientX, y: event.clientY };
  let carried = false;
  const move = (at: PointerEvent) => {
    const [x, y] = [at.clientX - start.x, at.clientY - start.y];
    carried ||= Math.hypot(x, y) >= FAR;
    if (!carried) return;
    thing.classList.add("carried");
    thing.style.translate = `${x}px ${y}px`;
  };
  const end = (at: PointerEvent) => {
    for (const [name, heard] of listeners) thing.removeEventListener(name, heard);
    thing.classList.remove("carried");
    thing.style.translate = "";
    if (!carried) return;
    thing.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => thing.removeEventListener("click", swallow, { capture: true }), 0);
    if (at.type === "pointerup") drop(placeAt(at));
  };
  const listeners = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ] as const;
  for (const [name, heard] of listeners) thing.addEventListener(name, heard);
  thing.setPointerCapture(event.pointerId);
}

function placeAt({ clientX, clientY }: PointerEvent): string | null {
  const place = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element.hasAttribute("data-drop"));
  return place?.getAttribute("data-drop") ?? null;
}
