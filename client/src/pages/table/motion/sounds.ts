/** Small, soft sounds, unless somebody has switched them off: made by the browser, nothing is loaded. Nothing is told by a sound alone. */
import { device } from "../../../house/device.svelte";

let audio: AudioContext | undefined;

const TUNES = {
  turn: [660, 880],
  roll: [220, 262, 196],
  gain: [990],
  no: [160],
  tile: [659, 784, 988],
  ruby: [784, 988, 1175, 1568],
  last: [523, 659, 523, 392],
  end: [523, 659, 784, 1047, 784, 1047],
} as const;
const NOTE = 0.09; // seconds
const VOLUME = 0.05; // of 1

/** A browser lets nothing be heard before somebody has clicked or pressed a key. */
const mayBeHeard = () => device.sounds && (navigator.userActivation?.hasBeenActive ?? true);

export function sound(name: keyof typeof TUNES): void {
  if (!mayBeHeard()) return;
  audio ??= new AudioContext();
  const out = audio;
  if (out.state === "suspended") void out.resume();
  TUNES[name].forEach((pitch, i) => {
    const tone = out.createOscillator();
    const volume = out.createGain();
    const start = out.currentTime + i * NOTE;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE * 1.6);
    tone.connect(volume).connect(out.destination);
    tone.start(start);
    tone.stop(start + NOTE * 2);
  });
}
