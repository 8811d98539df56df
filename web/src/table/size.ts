/** How large something is on screen, so that it can be laid out for just that. */
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

export interface Size {
  width: number;
  height: number;
}

export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const size = useSignal<Size | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => {
      const [width, height] = [box.clientWidth, box.clientHeight];
      if (width !== size.peek()?.width || height !== size.peek()?.height) size.value = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return size.value;
}
