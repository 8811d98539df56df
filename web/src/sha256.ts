/** SHA-256 (FIPS 180-4). Browsers keep theirs for pages with a certificate, and a table at home has none. */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((p) => n % p)) found.push(n);
  return found;
};

/** The first 32 bits of a number's fraction. */
const fraction = (x: number): number => ((x % 1) * 2 ** 32) | 0;

const ROUNDS = primes(64).map((p) => fraction(Math.cbrt(p)));
const START = primes(8).map((p) => fraction(Math.sqrt(p)));

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The hash of some bytes, given and returned in hex. */
export function sha256(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const data = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(data.byteLength - 4, bytes.length * 8);
  const hash = Int32Array.from(START);
  for (let block = 0; block < data.byteLength; block += 64) mix(hash, data, block);
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(hash: Int32Array, data: DataView, block: number): void {
  const words = new Int32Array(64);
  const at = (n: number): number => words[n] as number;
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let n = 0; n < 64; n += 1) {
    words[n] =
      n < 16
        ? data.getInt32(block + 4 * n)
        : at(n - 16) + small(at(n - 15), 7, 18, 3) + at(n - 7) + small(at(n - 2), 17, 19, 10);
    const first = h + big(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (ROUNDS[n] as number) + at(n);
    const second = big(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = (hash[n] as number) + word));
}

const big = (x: number, i: number, j: number, k: number): number => turn(x, i) ^ turn(x, j) ^ turn(x, k);
const small = (x: number, i: number, j: number, shift: number): number =>
  turn(x, i) ^ turn(x, j) ^ (x >>> shift);
