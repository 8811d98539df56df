/** Sounds of the table, made on the spot out of noise and tones. Silent until the owner of the device has said yes. */
import { state } from "./state";

/** A piece of a sound: filtered noise, or a tone that may glide. Times in seconds, frequencies in hertz. */
interface Piece {
  at: number;
  lasts: number;
  from: number;
  to?: number;
  /** A wave, or noise through a band around the frequency. */
  wave: OscillatorType | "noise";
  loud: number;
}

const knock = (at: number, from: number, loud = 0.5, lasts = 0.05): Piece => ({
  at,
  lasts,
  from,
  wave: "noise",
  loud,
});
const tone = (
  at: number,
  from: number,
  lasts: number,
  loud = 0.2,
  wave: OscillatorType = "sine",
  to = from,
): Piece => ({
  at,
  lasts,
  from,
  to,
  wave,
  loud,
});

const SOUNDS = {
  /** Dice in a cup. */
  dice: [0, 0.07, 0.12, 0.2, 0.26, 0.35, 0.41, 0.5].map((at, i) => knock(at, 1500 + ((i * 617) % 900), 0.4)),
  /** A cup comes down, or goes up. */
  cup: [knock(0, 320, 0.8, 0.09), knock(0.05, 1900, 0.25)],
  /** A die is put down. */
  die: [knock(0, 1800, 0.5), knock(0.06, 2200, 0.25)],
  /** One more that fits: a bell. */
  hit: [tone(0, 880, 0.25, 0.16, "triangle"), tone(0, 1760, 0.15, 0.06)],
  card: [knock(0, 3200, 0.35, 0.07), knock(0.03, 5200, 0.2, 0.05)],
  coin: [tone(0, 1976, 0.09, 0.12, "triangle"), tone(0.07, 2637, 0.3, 0.12, "triangle")],
  stamp: [knock(0, 180, 1, 0.12), knock(0.01, 900, 0.5, 0.06)],
  latch: [knock(0, 2600, 0.5, 0.03), knock(0.08, 3000, 0.5, 0.03)],
  lid: [knock(0, 500, 0.5, 0.2), knock(0.16, 240, 0.7, 0.1)],
  step: [knock(0, 420, 0.45, 0.06), knock(0.22, 380, 0.45, 0.06)],
  blow: [knock(0, 140, 1, 0.16), knock(0, 1100, 0.6, 0.06)],
  dig: [knock(0, 900, 0.4, 0.14), knock(0.2, 700, 0.5, 0.18)],
  crash: [knock(0, 200, 1, 0.4), knock(0.08, 700, 0.6, 0.3), knock(0.2, 1500, 0.3, 0.4)],
  /** Somebody speaks up. */
  word: [tone(0, 220, 0.12, 0.12, "triangle", 180)],
  /** A word that stops the table. */
  stop: [tone(0, 165, 0.5, 0.25, "sawtooth", 110), knock(0, 260, 0.7, 0.1)],
  /** It went wrong for somebody. */
  short: [tone(0, 392, 0.2, 0.18, "triangle"), tone(0.2, 330, 0.45, 0.18, "triangle", 262)],
  /** It was right. */
  right: [tone(0, 523, 0.15, 0.16, "triangle"), tone(0.15, 784, 0.4, 0.18, "triangle")],
  win: [0, 0.14, 0.28, 0.46].map((at, i) =>
    tone(at, [523, 659, 784, 1047][i] ?? 1047, 0.45, 0.16, "triangle"),
  ),
  turn: [tone(0, 523, 0.3, 0.15), tone(0.12, 784, 0.45, 0.15)],
  talk: [tone(0, 660, 0.12, 0.1)],
} satisfies Record<string, Piece[]>;

export type SoundName = keyof typeof SOUNDS;

const ALERTS: readonly SoundName[] = ["turn", "talk"];

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function sound(name: SoundName): void {
  const volume = state.volume.peek();
  const loud = ALERTS.includes(name) ? volume?.alerts : volume?.things;
  if (!loud || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const piece of SOUNDS[name]) sounded(audio, piece, loud);
}

function sounded(on: AudioContext, piece: Piece, volume: number): void {
  const start = on.currentTime + piece.at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, piece.loud * volume), start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + piece.lasts);
  gain.connect(on.destination);
  const source = piece.wave === "noise" ? rustle(on, piece, gain) : string(on, piece, piece.wave, gain);
  source.start(start);
  source.stop(start + piece.lasts + 0.02);
}

function string(on: AudioContext, piece: Piece, wave: OscillatorType, to: AudioNode): OscillatorNode {
  const source = on.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(piece.from, on.currentTime + piece.at);
  source.frequency.linearRampToValueAtTime(piece.to ?? piece.from, on.currentTime + piece.at + piece.lasts);
  source.connect(to);
  return source;
}

function rustle(on: AudioContext, piece: Piece, to: AudioNode): AudioBufferSourceNode {
  const source = on.createBufferSource();
  const band = on.createBiquadFilter();
  source.buffer = noise ??= hiss(on);
  band.type = "bandpass";
  band.frequency.value = piece.from;
  band.Q.value = 1.2;
  source.connect(band).connect(to);
  return source;
}

function hiss(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  buffer.getChannelData(0).forEach((_, i, all) => (all[i] = Math.random() * 2 - 1));
  return buffer;
}

/** It is your turn: a sound, and a phone trembles. */
export function call(): void {
  sound("turn");
  if (state.volume.peek()?.alerts) navigator.vibrate?.([60, 40, 60]);
}
