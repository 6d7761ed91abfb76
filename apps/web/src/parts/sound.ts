// Soft paper noises, synthesised without any files. Silent until the reader turns sound on.

import { settings } from '../settings/settings.svelte.ts';

export type Noise = 'lay' | 'yours' | 'win' | 'tear';

let context: AudioContext | undefined;

export function makeNoise(noise: Noise): void {
  if (settings.sound) sound(noise);
}

/** Plays each of them once, even if sound is still off. */
export function tasteNoises(): void {
  const TASTE: readonly [Noise, number][] = [
    ['lay', 0],
    ['lay', 0.35],
    ['yours', 0.75],
    ['win', 1.4],
  ];
  for (const [noise, after] of TASTE) sound(noise, after);
}

/** After this many seconds. */
function sound(noise: Noise, after = 0): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + after;
  switch (noise) {
    case 'lay':
      rustle(context, now, 0.07, 2200);
      break;
    case 'yours':
      ring(context, now, 660);
      break;
    case 'win':
      [523, 659, 784].forEach((pitch, i) => ring(context as AudioContext, now + i * 0.12, pitch));
      break;
    case 'tear':
      rustle(context, now, 0.6, 900);
      break;
  }
}

/** Filtered noise that fades out: paper on paper. */
function rustle(audio: AudioContext, at: number, seconds: number, pitch: number): void {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: 0.25 }))
    .connect(audio.destination);
  source.start(at);
}

function ring(audio: AudioContext, at: number, pitch: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.08, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}
