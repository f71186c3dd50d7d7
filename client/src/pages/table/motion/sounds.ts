/** Small sounds, if somebody wants them: made by the browser, nothing is loaded. */
import { device } from "../../../house/device.svelte";

let audio: AudioContext | undefined;

const TUNES = {
  turn: [660, 880],
  roll: [220, 262, 196],
  gain: [990],
  no: [160],
} as const;
const NOTE = 0.09; // seconds

export function sound(name: keyof typeof TUNES): void {
  if (!device.sounds) return;
  audio ??= new AudioContext();
  const out = audio;
  TUNES[name].forEach((pitch, i) => {
    const tone = out.createOscillator();
    const volume = out.createGain();
    const start = out.currentTime + i * NOTE;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE * 1.6);
    tone.connect(volume).connect(out.destination);
    tone.start(start);
    tone.stop(start + NOTE * 2);
  });
}
