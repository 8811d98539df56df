/** Drawn people: a picture with a mood, in a frame of the seat's own shape and colour. */
import type { Mood } from "../staging";
import { looksOf } from "../people";

const INK = "#201510";

/** The frame of each seat: no two seats differ by colour alone. */
export const SHAPES = [
  '<circle cx="60" cy="60" r="54"/>',
  '<rect x="9" y="9" width="102" height="102" rx="15"/>',
  '<path d="M66 4L116 54Q122 60 116 66L66 116Q60 122 54 116L4 66Q-2 60 4 54L54 4Q60-2 66 4Z"/>',
  '<path d="M34 9H86Q90 9 92 12L115 55Q118 60 115 65L92 108Q90 111 86 111H34Q30 111 28 108L5 65Q2 60 5 55L28 12Q30 9 34 9Z"/>',
  '<path d="M40 8H80Q84 8 87 11L109 33Q112 36 112 40V80Q112 84 109 87L87 109Q84 112 80 112H40Q36 112 33 109L11 87Q8 84 8 80V40Q8 36 11 33L33 11Q36 8 40 8Z"/>',
  '<path d="M18 6H102Q118 6 114 22L72 112Q60 126 48 112L6 22Q2 6 18 6Z"/>',
] as const;

export const COLOURS = [
  "#e8b44c",
  "#5f9fc4",
  "#dd7a66",
  "#86b06c",
  "#a98bd0",
  "#4fb0a5",
  "#d98cb3",
  "#b7a68a",
] as const;

/** Referred to by every face; drawn once on the page. */
export function FaceShapes() {
  const shapes = SHAPES.map((shape, i) => `<clipPath id="shape${i}">${shape}</clipPath>`).join("");
  return <svg class="defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes }} />;
}

interface Person {
  skin: string;
  shade: string;
  top: string;
  /** Behind the head, and before it: hair, hats, beards. */
  back?: string;
  front: string;
  eye?: number;
  mouth?: number;
}

const p = (d: string, fill: string): string => `<path class="i" d="${d}" fill="${fill}"/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle class="i" cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const glasses = `<g fill="#fff6e3" fill-opacity=".55">${disc(50, 59, 9, "inherit")}${disc(70, 59, 9, "inherit")}</g><path class="l" d="M59 58h2"/>`;

/** First the bots' own six, then those for people. */
const PEOPLE: readonly Person[] = [
  {
    // Ada, in a straw hat
    skin: "#f2c6a0",
    shade: "#dba47c",
    top: "#c2483a",
    back: p("M30 60Q26 26 60 26T90 60L94 94Q60 102 26 94Z", "#6b3a1c"),
    front:
      p("M12 46Q60 30 108 46Q112 53 60 53T12 46Z", "#edcf95") +
      p("M36 44Q36 12 60 12T84 44Q60 38 36 44Z", "#edcf95") +
      p("M36 44V36Q60 30 84 36V44Q60 38 36 44Z", "#b3261e"),
  },
  {
    // Bruno, a captain
    skin: "#e3ab82",
    shade: "#c98c62",
    top: "#27384d",
    front:
      p("M31 48Q30 20 60 20T89 48Q60 38 31 48Z", "#fff6e3") +
      p("M31 48Q60 36 89 48L90 55Q60 43 30 55Z", "#17324f") +
      '<circle cx="60" cy="33" r="5" fill="#e0a63a"/>' +
      p("M60 72Q48 66 38 78Q50 84 60 77Q70 84 82 78Q72 66 60 72Z", "#3c2313"),
    eye: 62,
    mouth: 85,
  },
  {
    // Carla, a flower in her hair
    skin: "#c98a5e",
    shade: "#a96c44",
    top: "#6d2a4d",
    back: p("M32 62Q26 24 60 24T88 62Q92 84 80 90H40Q28 84 32 62Z", "#241a24"),
    front:
      p("M37 58Q36 32 60 32T83 58Q76 50 70 40Q56 50 42 47Z", "#241a24") +
      disc(81, 36, 7, "#e0453a") +
      '<circle cx="81" cy="36" r="2.600" fill="#ffd98a"/><g class="gold"><circle cx="37" cy="78" r="5"/><circle cx="83" cy="78" r="5"/></g>',
  },
  {
    // Dario, grey beard
    skin: "#f3cfae",
    shade: "#d8ad86",
    top: "#5a4630",
    front:
      p("M35 64Q36 102 60 104T85 64Q78 74 70 71Q60 67 50 71Q42 74 35 64Z", "#b9b3aa") +
      p("M18 46Q60 30 102 46Q98 52 60 47Q22 52 18 46Z", "#4a2c17") +
      p("M36 42Q36 18 48 18Q60 23 72 18Q84 18 84 42Q60 35 36 42Z", "#6b4023") +
      p("M36 42Q60 35 84 42V36Q60 29 36 36Z", "#b3261e") +
      glasses,
    mouth: 80,
  },
  {
    // Elif, a scarf
    skin: "#d9a078",
    shade: "#b97f58",
    top: "#3f6f5a",
    back: p("M30 98Q24 20 60 20T90 98Q60 112 30 98Z", "#e0a63a"),
    front: p("M36 62Q36 34 60 34T84 62Q76 44 60 44T36 62Z", "#c4862a"),
  },
  {
    // Fritz, bowler and monocle
    skin: "#f3c9a5",
    shade: "#d79f74",
    top: "#3a3340",
    front:
      p("M38 40Q38 12 60 12T82 40Z", "#2b2b33") +
      p("M28 42Q60 32 92 42Q90 48 60 43Q30 48 28 42Z", "#2b2b33") +
      '<g class="gold"><circle cx="69" cy="60" r="9"/></g>' +
      p("M60 70Q50 64 40 68Q48 78 60 73Q72 78 80 68Q70 64 60 70Z", "#d8a23a"),
    mouth: 82,
  },
  {
    skin: "#f0c197",
    shade: "#d79f74",
    top: "#2f5d73",
    front: p(
      "M34 58Q28 44 36 34Q36 22 50 24Q60 14 70 23Q84 21 85 34Q93 44 86 58Q82 48 78 42Q66 46 58 38Q48 46 41 44Q38 50 34 58Z",
      "#8c3f1c",
    ),
  },
  {
    skin: "#8a5636",
    shade: "#6d4027",
    top: "#e0a63a",
    back: [
      [34, 46],
      [86, 46],
      [30, 64],
      [90, 64],
      [48, 32],
      [72, 32],
    ]
      .map(([x, y]) => disc(x ?? 0, y ?? 0, 15, "#1d1420"))
      .join(""),
    front: p("M38 54Q40 36 60 36T82 54Q72 42 60 43T38 54Z", "#1d1420"),
  },
  {
    skin: "#f4d2b4",
    shade: "#dcae8a",
    top: "#7a4b8c",
    back:
      p("M32 54Q30 26 60 26T88 54V88Q76 92 76 60H44Q44 92 32 88Z", "#c9c3ba") + disc(60, 22, 12, "#c9c3ba"),
    front: p("M36 58Q38 34 60 34T84 58Q74 46 60 46T36 58Z", "#c9c3ba") + glasses,
  },
  {
    skin: "#f7cfae",
    shade: "#e0a888",
    top: "#3f7a4c",
    back: p("M34 56L18 96Q26 104 34 92L42 66M86 56L102 96Q94 104 86 92L78 66", "#c4531f"),
    front: p("M35 60Q32 28 60 28T85 60Q80 46 60 42T35 60Z", "#c4531f"),
  },
  {
    skin: "#c68f62",
    shade: "#a57046",
    top: "#8a2f2a",
    front:
      p("M34 62Q38 100 60 102T86 62Q80 72 72 70Q60 66 48 70Q40 72 34 62Z", "#1f1712") +
      p("M36 46Q38 26 60 26T84 46Q60 36 36 46Z", "#1f1712"),
    mouth: 79,
  },
  {
    skin: "#eec29c",
    shade: "#cf9a70",
    top: "#315d8a",
    front:
      p("M34 48Q34 16 60 16T86 48Z", "#4f8f6f") +
      p("M34 48H102Q106 41 94 39H40Z", "#35684f") +
      p("M36 62Q38 52 36 48H42V58Z", "#5b3218"),
  },
  {
    skin: "#a9714a",
    shade: "#8a5735",
    top: "#d6d0c2",
    back: p("M32 60Q28 24 60 24T88 60V96Q60 104 32 96Z", "#2a1b14"),
    front: p("M33 50Q34 26 60 26T87 50Q60 40 33 50Z", "#b3261e") + p("M86 46l14-4-4 10 8 6-16-2Z", "#b3261e"),
  },
  {
    skin: "#e8b58e",
    shade: "#c99068",
    top: "#22262e",
    front: p("M32 60Q30 54 34 50V60ZM88 60Q90 54 86 50V60Z", "#b9b3aa") + glasses,
  },
];

/** Pictures for people; the first six are the bots' own. */
export const FOR_PEOPLE = PEOPLE.map((_, i) => i).slice(6);

const EYES: Readonly<Record<Mood, string>> = {
  calm: '<circle cx="51" cy="0" r="3.300"/><circle cx="69" cy="0" r="3.300"/><path class="l" d="M45-8q6-4 10-1M75-8q-6-4-10-1"/>',
  glad: '<path class="l" d="M46 1q5-6 10 0M64 1q5-6 10 0M45-9q6-4 10-1M75-9q-6-4-10-1"/>',
  sad: '<circle cx="51" cy="1" r="3.300"/><circle cx="69" cy="1" r="3.300"/><path class="l" d="M45-5q5-5 10-5M75-5q-5-5-10-5"/>',
  startled: `<g fill="#fff" stroke="${INK}" stroke-width="2"><circle cx="50" cy="0" r="6.500"/><circle cx="70" cy="0" r="6.500"/></g><circle cx="50" cy="0" r="2.800"/><circle cx="70" cy="0" r="2.800"/><path class="l" d="M44-12q6-5 11-2M76-12q-6-5-11-2"/>`,
  cross:
    '<circle cx="51" cy="0" r="3.300"/><circle cx="69" cy="0" r="3.300"/><path class="l" d="M44-10L56-5M76-10L64-5"/>',
};

const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: '<path class="l" d="M52 0q8 5 16-1"/>',
  glad: '<path class="i" d="M48-3H72Q70 8 60 8T48-3Z" fill="#fff"/>',
  sad: '<path class="l" d="M52 4q8-7 16 0"/>',
  startled: '<ellipse class="i" cx="60" cy="2" rx="5" ry="6" fill="#5a1f1a"/>',
  cross: '<path class="l" d="M52 2q8-4 16 0"/>',
};

/** What somebody wears below the picture, where a scene draws all of them. */
export const dressed = (picture: number): Pick<Person, "skin" | "shade" | "top"> =>
  PEOPLE[picture % PEOPLE.length] as Person;

function drawn(person: Person, mood: Mood): string {
  const { skin, shade, top, back = "", front, eye = 60, mouth = 77 } = person;
  return (
    p("M16 126Q20 96 60 94T104 126Z", top) +
    back +
    p("M50 82h20v14q-10 8-20 0z", shade) +
    `<ellipse class="i" cx="60" cy="61" rx="24" ry="28" fill="${skin}"/>` +
    `<path d="M76 42Q86 62 70 85Q84 78 84 60Q84 48 76 42Z" fill="${shade}"/>` +
    `<path class="l" d="M60 ${eye + 2}q-4 7 1 8"/>` +
    front +
    `<g transform="translate(0 ${eye})" fill="${INK}">${EYES[mood]}</g><g transform="translate(0 ${mouth})">${MOUTHS[mood]}</g>`
  );
}

/** A picture in a frame. */
export function Portrait({
  picture,
  colour,
  shape = 0,
  mood = "calm",
  size = 40,
}: {
  picture: number;
  colour: number;
  shape?: number;
  mood?: Mood;
  size?: number | string;
}) {
  const frame = SHAPES[shape % SHAPES.length] ?? SHAPES[0];
  const person = PEOPLE[picture % PEOPLE.length] as Person;
  const html =
    `<g class="halo">${frame}</g><g fill="${COLOURS[colour % COLOURS.length]}">${frame}</g>` +
    `<g clip-path="url(#shape${shape % SHAPES.length})">${drawn(person, mood)}</g><g class="frame">${frame}</g>`;
  return (
    <svg
      class="face"
      viewBox="-10 -10 140 140"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Whoever sits there. */
export function Face({ seat, mood, size = 40 }: { seat: number; mood?: Mood | undefined; size?: number }) {
  const { picture, colour, temper } = looksOf(seat);
  return <Portrait picture={picture} colour={colour} shape={seat} mood={mood ?? temper} size={size} />;
}
