/** One soft sound when it is one's turn; off until asked for. */
import { state } from "../state";

export function chime(): void {
  if (!state.sound.peek() || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  const gain = audio.createGain();
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(523, audio.currentTime);
  tone.frequency.setValueAtTime(784, audio.currentTime + 0.12);
  gain.gain.setValueAtTime(0.0001, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.15, audio.currentTime + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.55);
  tone.onended = () => void audio.close();
}
