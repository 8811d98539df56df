/** Which plan fits the window: a desk with people around the scene, a phone with a strip of faces, or a phone on its side. */
import { computed, signal } from "@preact/signals";

function matching(query: string) {
  const list = matchMedia(query);
  const found = signal(list.matches);
  list.addEventListener("change", () => (found.value = list.matches));
  return found;
}

/** Is there room beside the table? */
export const wide = matching("(min-width: 760px)");

const large = matching("(min-width: 1000px) and (min-height: 560px)");
const flat = matching("(max-height: 520px) and (min-width: 600px)");

export type Plan = "desk" | "phone" | "flat";
export const plan = computed<Plan>(() => (large.value ? "desk" : flat.value ? "flat" : "phone"));

export const still = matching("(prefers-reduced-motion: reduce)");
