/** What stands in each room: flat shapes on a sheet of 240 by 104, nothing to touch. */
const box = (x: number, y: number, w: number, h: number, fill: string, r = 2): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

const bunk = (x: number): string =>
  box(x, 6, 25, 43, "#3b434d", 3) +
  box(x + 2, 8, 21, 39, "#6c94bd") +
  box(x + 4, 10, 17, 10, "#e6edf3", 3) +
  box(x + 2, 33, 21, 14, "#46627e") +
  disc(x + 33, 14, 5, "#f0f5f9") +
  disc(x + 33, 14, 2.8, "#aab5c0") +
  `<ellipse cx="${x + 33}" cy="42" rx="7" ry="5" fill="#17100a"/>`;

const bed = (x: number): string =>
  box(x, 10, 34, 56, "#dfe7ea", 3) + box(x + 3, 13, 28, 14, "#fff", 3) + box(x, 35, 34, 31, "#86b3ae");

const shower = (x: number): string =>
  box(x - 2, 0, 4, 12, "#c3ccd6") +
  box(x - 8, 11, 16, 5, "#c3ccd6", 3) +
  line(`M${x - 5} 19l-2 10M${x} 19v12M${x + 5} 19l2 10`, "#d9f0ff") +
  `<ellipse cx="${x}" cy="37" rx="14" ry="4" fill="#b9dcec"/>`;

export const FURNITURE: Readonly<Record<string, string>> = {
  cells:
    each(5, (i) => bunk(6 + i * 47) + box(49 + i * 47, 0, 3, 66, "#59636f")) +
    box(0, 64, 240, 3, "#2f3741") +
    each(30, (i) => box(3 + i * 8, 64, 2, 12, "#2f3741", 0)) +
    box(0, 75, 240, 3, "#2f3741"),
  cafeteria:
    box(6, 0, 112, 20, "#6b737d") +
    box(6, 0, 112, 7, "#98a2ad") +
    ["#c9762f", "#7fa34f", "#d9b34a", "#b5543a"]
      .map((fill, i) => box(12 + i * 26, 3, 20, 11, "#3b434d") + box(14 + i * 26, 4, 16, 8, fill))
      .join("") +
    box(14, 32, 72, 6, "#5f4526") +
    box(14, 66, 72, 6, "#5f4526") +
    box(17, 41, 66, 22, "#94703f", 3) +
    disc(33, 52, 6, "#d9dee4") +
    disc(33, 52, 3.6, "#b7793a") +
    box(58, 46, 17, 11, "#7f8b97") +
    box(204, 8, 6, 70, "#5f4526") +
    box(230, 8, 6, 70, "#5f4526") +
    box(212, 6, 17, 74, "#94703f", 3) +
    disc(220, 20, 6, "#d9dee4") +
    disc(220, 20, 3.6, "#b7793a") +
    box(215, 48, 11, 18, "#7f8b97"),
  infirmary:
    bed(14) +
    bed(64) +
    box(150, 4, 30, 25, "#f4f7f8") +
    box(162, 8, 6, 16, "#b3261e", 1) +
    box(157, 13, 16, 6, "#b3261e", 1) +
    box(200, 4, 24, 54, "#dfe7ea") +
    box(203, 8, 18, 11, "#9cc7e8") +
    box(203, 23, 18, 11, "#9cc7e8"),
  yard:
    line("M8 12H232V94H8ZM120 12V94M8 32H36V76H8M232 32H204V76H232", "#d8cfae", 2.5) +
    '<circle cx="120" cy="53" r="17" fill="none" stroke="#d8cfae" stroke-width="2.500"/>' +
    box(10, 46, 4, 14, "#3b434d") +
    '<circle cx="22" cy="53" r="6" fill="none" stroke="#d8632a" stroke-width="3"/>' +
    disc(150, 74, 7, "#d8732a") +
    line("M144 71q6 3 12 0M150 67v14", "#8a3f14", 1.5) +
    box(166, 3, 50, 6, "#6b5a3a"),
  showers: each(5, (i) => shower(28 + i * 46)) + disc(120, 88, 4, "#4a7086"),
  solitary:
    box(70, 14, 26, 46, "#59626d", 3) +
    box(72, 16, 22, 12, "#8d97a3", 3) +
    disc(160, 26, 7, "#7f8b97") +
    line("M120 56v14m5-14v14m5-14v14m5-14v14m-19-2l23-10", "#8d97a3"),
  piles: "",
};
