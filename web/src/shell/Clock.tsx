/** The time a seat still has, counted on the server's clock. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { state } from "../state";
import { language, t } from "../text";

export function Clock({ at }: { at: number }) {
  const now = useSignal(Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round(at - now.value - state.skew.value));
  return (
    <time
      class={left < 10 ? "clock late" : "clock"}
      role="timer"
      aria-label={t("time-left", { time: spoken(left) })}
    >
      {spoken(left)}
    </time>
  );
}

function spoken(seconds: number): string {
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const [amount, unit] =
    seconds < 86_400 ? [Math.round(seconds / 3600), "hour"] : [Math.round(seconds / 86_400), "day"];
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "short" }).format(amount);
}
