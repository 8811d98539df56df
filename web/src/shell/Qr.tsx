/** A link as a QR code; the encoder is loaded when it is first needed. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export function Qr({ text, label }: { text: string; label: string }) {
  const path = useSignal<{ d: string; size: number } | null>(null);
  useEffect(() => {
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { ecc: "M", border: 2 });
      const d = data
        .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""))
        .join("");
      path.value = { d, size };
    });
  }, [text]);
  const { d, size } = path.value ?? { d: "", size: 33 };
  return (
    <div class="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
        <path d={d} fill="#000" />
      </svg>
    </div>
  );
}
