/** The thirty goods by their place on the ring, and how they are called. */
import file from "../goods.toml";
import { say } from "./words";

/** The ring's goods in its order, from the start at the coffee. */
export const RING: readonly string[] = (file as { good: { key: string }[] }).good.map((good) => good.key);

export const placeOf = (good: string): number => Math.max(0, RING.indexOf(good));

export const goodName = (good: string): string => say(`good-${good}`) ?? good;
/** As it stands in a sentence: "the paintings". */
export const theGood = (good: string): string => say(`the-${good}`) ?? goodName(good);
