/** Pebbles in the browser: one file, served as it is. The frame comes as an argument, so nothing has to be bundled. */
export default function ({ h, wordsOf, nameOf, wholeMoves, movesOf, parts }) {
  const { say, t } = wordsOf("pebbles");
  const label = (move) => say(`move-${move.move}`, move) ?? move.move;
  const button = (seen, move) =>
    h("button", { type: "button", key: label(move), disabled: seen.busy, onClick: () => seen.play(move) }, label(move));

  const stones = (count) =>
    Array.from({ length: count }, (_, i) => h("span", { key: i, class: "pebble", "aria-hidden": "true" }));

  function Fist({ seen, seat }) {
    const { hidden, guesses, last } = seen.view;
    const mine = seat === seen.me ? (seen.view.fist ?? 0) : 0;
    return h("li", { class: hidden[seat] ? "fist closed" : "fist" }, [
      h("b", null, nameOf(seat)),
      h("span", { class: "row tight" }, stones(hidden[seat] ? mine : (last[seat] ?? 0))),
      h("span", { class: "guess num" }, guesses[seat] ?? "–"),
    ]);
  }

  const Board = (seen) =>
    h("ul", { class: "fists" }, [...Array(seen.seats).keys()].map((seat) => h(Fist, { seen, seat, key: seat })));

  /** Hiding comes as a range, guessing as a list. */
  function Hand(seen) {
    const range = movesOf(seen, "hide")[0]?.count;
    const hiding = range ? [...Array(range.to - range.from + 1).keys()].map((i) => ({ move: "hide", count: range.from + i })) : [];
    const own = seen.view.fist;
    return [
      h("p", { class: "muted small" }, own === null ? t("page-open") : t("page-fist", { count: own })),
      h("div", { class: "moves", role: "group" }, [...hiding, ...wholeMoves(seen, "guess")].map((move) => button(seen, move))),
    ];
  }

  return {
    Board,
    Hand,
    Badge: ({ seen, seat }) => h(parts.Labelled, { label: say("view-scores") }, h("b", { class: "num" }, seen.view.scores[seat])),
    now: () => null,
    words: () => ({}),
    quiet: ["hid"],
    pauses: { guessed: 700, opened: 2500, scored: 1200 },
  };
}
