/** Screens that are loaded when they are first wanted. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "./text";

export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let ready: FunctionComponent<P> | null = null;
  return function Lazy(props: P) {
    const here = useSignal(ready !== null);
    useEffect(() => {
      if (!ready) void load().then((component) => ((ready = component), (here.value = true)));
    }, []);
    const Ready = ready;
    return here.value && Ready ? (
      <Ready {...props} />
    ) : (
      <p class="page" role="status">
        {t("loading")}
      </p>
    );
  };
}
