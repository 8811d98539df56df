/** Is there room beside the table? */
import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 760px)");
export const wide = signal(query.matches);
query.addEventListener("change", () => (wide.value = query.matches));
