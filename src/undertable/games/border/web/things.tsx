/** The things at the border: suitcases, stamps and coins, and the cards of the six goods. */
import { Pic } from "@frame/art/pic";
import { money } from "@frame/text";
import { BORDER as ART, THINGS, type ThingName } from "./art";
import { GOODS, goodName } from "./goods";

interface ThingProps {
  name: ThingName;
  /** Width; without it the styles say. */
  size?: number | string | undefined;
  label?: string | undefined;
  class?: string;
}

export function Thing({ name, size, label, class: extra = "" }: ThingProps) {
  const [sheet, drawn] = THINGS[name];
  return (
    <svg
      class={`thing t-${name} ${extra}`}
      viewBox={sheet}
      width={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}

export function GoodPic({ good, size, label }: { good: number; size?: number | string; label?: string }) {
  return <Pic sheet={ART} name={GOODS[good]?.name ?? ""} size={size ?? 48} label={label} />;
}

/** The face of a card: what it brings, what it costs, what it is. For the ear it is said by whoever shows it. */
export function CardFace({ good }: { good: number }) {
  const printed = GOODS[good];
  if (!printed) return null;
  return (
    <span class={`cardface${printed.compensation ? "" : " illegal"}`} aria-hidden="true">
      <b>{money(printed.value)}</b>
      <i>−{money(printed.fine)}</i>
      <GoodPic good={good} />
      <span>{goodName(good, 1)}</span>
    </span>
  );
}

export function CardBack() {
  return (
    <span class="cardface backside" aria-hidden="true">
      <Thing name="cardback" />
    </span>
  );
}

/** `$31` with a coin. */
export function Cash({ amount }: { amount: number }) {
  return (
    <span class="cash">
      <Thing name="coin" />
      <b>{money(amount)}</b>
    </span>
  );
}
