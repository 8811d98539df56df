/** A ring of equal fields on a rounded oval of any size; things look larger towards the viewer. */
type Point = readonly [number, number];

export interface OvalShape {
  cx: number;
  cy: number;
  /** Half the width and half the height of the middle of the band. */
  a: number;
  b: number;
  /** 2 is an ellipse, more is rounder at the corners. */
  n: number;
  /** How broad the band is. */
  band: number;
  fields: number;
  /** Where the first field begins, as an angle. */
  start: number;
  /** Scale at the far and the near end. */
  depth: Point;
}

const STEPS = 1500;
const power = (x: number, n: number): number => Math.sign(x) * Math.abs(x) ** (2 / n);

export class Oval {
  private readonly points: Point[];
  private readonly lengths: number[];

  constructor(readonly shape: OvalShape) {
    const { cx, cy, a, b, n, start } = shape;
    this.points = Array.from({ length: STEPS + 1 }, (_, i) => {
      const t = start + (2 * Math.PI * i) / STEPS;
      return [cx + a * power(Math.cos(t), n), cy + b * power(Math.sin(t), n)];
    });
    this.lengths = [0];
    for (let i = 0; i < STEPS; i += 1) {
      const [[x0, y0], [x1, y1]] = [this.points[i] as Point, this.points[i + 1] as Point];
      const step = Math.hypot(x1 - x0, y1 - y0) / this.scale((y0 + y1) / 2);
      this.lengths.push((this.lengths[i] as number) + step);
    }
  }

  /** How large things are at this height. */
  scale(y: number): number {
    const { cy, b, depth } = this.shape;
    return depth[0] + ((depth[1] - depth[0]) * (y - cy + b)) / (2 * b);
  }

  /** The point a share of the way round, and so far outside the middle of the band. */
  at(share: number, off = 0): Point {
    const whole = this.lengths[STEPS] as number;
    const want = (share - Math.floor(share)) * whole;
    let [low, high] = [0, STEPS];
    while (high - low > 1) {
      const mid = (low + high) >> 1;
      if ((this.lengths[mid] as number) <= want) low = mid;
      else high = mid;
    }
    const [from, to] = [this.lengths[low] as number, this.lengths[low + 1] as number];
    const f = (want - from) / (to - from);
    const [here, next] = [this.points[low] as Point, this.points[low + 1] as Point];
    const [ahead, behind] = [this.points[(low + 7) % STEPS], this.points[(low - 7 + STEPS) % STEPS]];
    const [dx, dy] = [(ahead as Point)[0] - (behind as Point)[0], (ahead as Point)[1] - (behind as Point)[1]];
    const [x, y] = [here[0] + f * (next[0] - here[0]), here[1] + f * (next[1] - here[1])];
    const out = (off * this.scale(y)) / Math.hypot(dx, dy);
    return [x + dy * out, y - dx * out];
  }

  /** The middle of a field. */
  mid(field: number, off = 0): Point {
    return this.at((field + 0.5) / this.shape.fields, off);
  }

  /** The outline of a field. */
  field(field: number, gap = 0.035): string {
    const [from, to] = [(field + gap) / this.shape.fields, (field + 1 - gap) / this.shape.fields];
    const half = this.shape.band / 2;
    const edge = (off: number) =>
      Array.from({ length: 6 }, (_, j) => this.at(from + ((to - from) * j) / 5, off));
    return path([...edge(half), ...edge(-half).reverse()]);
  }

  /** The whole oval, so far outside the middle of the band. */
  outline(off: number): string {
    return path(Array.from({ length: 160 }, (_, j) => this.at(j / 160, off)));
  }

  /** The field whose middle is nearest, among those that may be. */
  nearest(x: number, y: number, among: readonly number[]): number | null {
    const far = (field: number) => {
      const [fx, fy] = this.mid(field);
      return Math.hypot(fx - x, fy - y);
    };
    return [...among].sort((one, other) => far(one) - far(other))[0] ?? null;
  }
}

const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
