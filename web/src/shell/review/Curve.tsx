/** Everybody's chance to win from the first move to the last: bands to scrub along, with each decision marked by what it cost. */
import { useRef } from "preact/hooks";
import { COLOURS, Face } from "../../art/face";
import { looksOf } from "../../people";
import { useSize } from "../../table/size";
import { t } from "../../text";
import type { Chances, Decision, Review } from "./types";
import { dear, type Dear } from "./words";

const GUTTER = 38;
const STRIP = 30;
const FLAGS = 20;

/** No two sizes of mistake differ by colour alone. */
const MARKS: Readonly<Record<Dear, string>> = {
  0: "M0-2.500A2.500 2.500 0 1 1 0 2.500A2.500 2.500 0 1 1 0-2.500Z",
  1: "M0-5.500A5.500 5.500 0 1 1 0 5.500A5.500 5.500 0 1 1 0-5.500Z",
  2: "M0-8L8 6.500H-8Z",
  3: "M0-11L10 0L0 11L-10 0Z",
};

export function Curve({
  review,
  chosen,
  choose,
  spoken,
}: {
  review: Review;
  /** The number of the decision that is looked at. */
  chosen: number;
  choose: (number: number) => void;
  /** That decision in words. */
  spoken: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const { decisions } = review;
  const last = decisions.length - 1;
  const put = (number: number) => choose(Math.max(0, Math.min(last, number)));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: chosen + 1,
    ArrowUp: chosen + 1,
    ArrowLeft: chosen - 1,
    ArrowDown: chosen - 1,
    PageUp: chosen + 10,
    PageDown: chosen - 10,
    Home: 0,
    End: last,
  };
  const scale = size && new Scale(review, size.width, size.height);
  const touch = (event: PointerEvent) => {
    const box = ref.current?.getBoundingClientRect();
    if (box && scale) put(scale.nearest(event.clientX - box.left, decisions));
  };
  return (
    <div
      ref={ref}
      class="curve"
      role="slider"
      tabIndex={0}
      aria-label={t("review-slider")}
      aria-valuemin={1}
      aria-valuemax={last + 1}
      aria-valuenow={chosen + 1}
      aria-valuetext={spoken}
      onKeyDown={(event) => {
        const to = steps[event.key];
        if (to === undefined) return;
        event.preventDefault();
        put(to);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        touch(event);
      }}
      onPointerMove={(event) => event.buttons && touch(event)}
    >
      {scale && size.width > 0 && <Drawn review={review} scale={scale} chosen={decisions[chosen]} />}
    </div>
  );
}

/** Where moments and chances lie on a drawing of this size. */
class Scale {
  private readonly first: number;
  private readonly span: number;

  constructor(
    review: Review,
    readonly width: number,
    readonly height: number,
  ) {
    this.first = review.chances[0]?.at ?? -1;
    this.span = Math.max(1, (review.chances.at(-1)?.at ?? 0) - this.first);
  }

  x(at: number): number {
    return GUTTER + ((at - this.first) / this.span) * (this.width - 2 * GUTTER);
  }

  y(share: number): number {
    return FLAGS + share * (this.height - FLAGS - STRIP);
  }

  nearest(x: number, decisions: readonly Decision[]): number {
    const away = decisions.map(({ at }) => Math.abs(this.x(at) - x));
    return away.indexOf(Math.min(...away));
  }
}

function Drawn({ review, scale, chosen }: { review: Review; scale: Scale; chosen: Decision | undefined }) {
  const { chances, decisions, story, winners, seats } = review;
  const { width, height } = scale;
  const room = (height - FLAGS - STRIP) / seats;
  const face = Math.max(18, Math.min(34, room - 4));
  const x = chosen ? scale.x(chosen.at) : 0;
  return (
    <>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {Array.from({ length: seats }, (_, seat) => (
          <path
            key={seat}
            class={seat === chosen?.seat ? "band lit" : "band"}
            d={band(chances, seat, scale)}
            fill={COLOURS[looksOf(seat).colour]}
          />
        ))}
        <path
          class="half"
          d={`M${GUTTER} ${scale.y(0.5)}H${width - GUTTER}M${GUTTER} ${scale.y(0.25)}H${width - GUTTER}M${GUTTER} ${scale.y(0.75)}H${width - GUTTER}`}
        />
        {story.moments
          .filter(({ kind }) => kind === "turn")
          .map(({ at }) => (
            <g key={at} class="flag" transform={`translate(${scale.x(at)} 2)`}>
              <path d="M0 0V18" />
              <path d="M0 0L12 4.500L0 9Z" />
            </g>
          ))}
        {decisions.map((decision) => (
          <path
            key={decision.at}
            class={`mark dear${dear(decision)}`}
            d={MARKS[dear(decision)]}
            transform={`translate(${scale.x(decision.at)} ${height - STRIP / 2})`}
          />
        ))}
        <path class="needle" d={`M${x} 0V${height}`} />
        <circle class="knob" cx={x} cy={height - STRIP / 2} r="13" />
        {chosen && (
          <path
            class={`mark dear${dear(chosen)}`}
            d={MARKS[dear(chosen)]}
            transform={`translate(${x} ${height - STRIP / 2}) scale(.8)`}
          />
        )}
      </svg>
      {Array.from({ length: seats }, (_, seat) => (
        <span
          key={seat}
          class="curve-face"
          style={{
            left: "2px",
            width: `${face}px`,
            height: `${face}px`,
            top: `${FLAGS + room * (seat + 0.5) - face / 2}px`,
          }}
        >
          <Face seat={seat} size={face} />
        </span>
      ))}
      {winners.map((seat, i) => (
        <span
          key={seat}
          class="curve-face"
          style={{
            right: "2px",
            width: `${face}px`,
            height: `${face}px`,
            top: `${scale.y((i + 0.5) / winners.length) - face / 2}px`,
          }}
        >
          <Face seat={seat} mood="glad" size={face} />
        </span>
      ))}
    </>
  );
}

/** One seat's part of all there is to win, those before it on top. */
function band(chances: readonly Chances[], seat: number, scale: Scale): string {
  const edge = (upTo: number) =>
    chances.map(({ at, win }) => {
      const total = win.reduce((sum, share) => sum + share, 0) || 1;
      const share = win.slice(0, upTo).reduce((sum, one) => sum + one, 0) / total;
      return `${scale.x(at).toFixed(1)} ${scale.y(share).toFixed(1)}`;
    });
  return `M${edge(seat).join("L")}L${edge(seat + 1)
    .reverse()
    .join("L")}Z`;
}
