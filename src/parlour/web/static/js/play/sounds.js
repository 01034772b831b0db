/** Quiet sounds of a table, for those who switch them on. Each is made when it is heard; there are no files. */

/** @import { Table } from "../types.js" */
import { resultOf, winnerOf } from "../parts/end.js";
import { getSetting } from "../settings.js";

/**
 * A tone that slides from one pitch to another, or the rustle of paper where it has none; times in seconds, pitches in hertz.
 * @typedef {{at: number, lasting: number, loudness: number, from: number, to: number, rustle?: boolean}} Tone
 */

/** @type {{[name: string]: Tone[]}} */
const SOUNDS = {
  laid: [{ at: 0, lasting: 0.07, loudness: 0.16, from: 1700, to: 500, rustle: true }],
  turned: [
    { at: 0, lasting: 0.06, loudness: 0.1, from: 900, to: 3200, rustle: true },
    { at: 0.07, lasting: 0.07, loudness: 0.14, from: 2000, to: 600, rustle: true },
  ],
  impossible: [{ at: 0, lasting: 0.14, loudness: 0.07, from: 190, to: 130 }],
  won: [523.25, 659.25, 783.99, 1046.5].map((pitch, index) => ({ at: index * 0.12, lasting: 0.4, loudness: 0.045, from: pitch, to: pitch })),
  lost: [392, 329.63, 261.63].map((pitch, index) => ({ at: index * 0.18, lasting: 0.4, loudness: 0.045, from: pitch, to: pitch })),
};

/** How soon a tone is at its loudest, in seconds: none begins with a click. */
const RISE = 0.008;

/** @type {AudioContext | null} */
let context = null;

/**
 * Has a sound heard, if the person wishes it. A browser keeps silent until its page has been touched, and so do we.
 * @param {string} name
 */
export function playSound(name) {
  if (getSetting("sounds") !== "on" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  context.resume();
  makeSound(context, name);
}

/**
 * The sound of what has just happened at a table.
 * @param {Table} table
 */
export function soundOf(table) {
  const { opponent, happened } = table;
  const result = table.over ? resultOf(table) : null;
  if (result === "won" || result === "lost") return opponent && winnerOf(table) === opponent.tick ? "lost" : result;
  return happened.some((step) => step.source === step.target) ? "turned" : "laid";
}

/**
 * Puts a sound together, to be heard from now on.
 * @param {BaseAudioContext} context
 * @param {string} name
 */
export function makeSound(context, name) {
  for (const tone of SOUNDS[name] ?? []) makeTone(context, tone);
}

/**
 * @param {BaseAudioContext} context
 * @param {Tone} tone
 */
function makeTone(context, { at, lasting, loudness, from, to, rustle = false }) {
  const start = context.currentTime + at;
  const end = start + lasting;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + RISE);
  volume.gain.exponentialRampToValueAtTime(loudness / 100, end);
  volume.connect(context.destination);
  const source = rustle ? makeRustle(context, lasting) : context.createOscillator();
  const pitch = source instanceof OscillatorNode ? source.frequency : sieve(context, source, volume);
  if (source instanceof OscillatorNode) source.connect(volume);
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
  source.start(start);
  source.stop(end);
}

/**
 * Lets only a part of a rustle through.
 * @param {BaseAudioContext} context
 * @param {AudioNode} source
 * @param {AudioNode} target
 * @returns {AudioParam} the pitch about which it lies
 */
function sieve(context, source, target) {
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  source.connect(filter).connect(target);
  return filter.frequency;
}

/**
 * Paper on paper: all pitches at once.
 * @param {BaseAudioContext} context
 * @param {number} lasting
 */
function makeRustle(context, lasting) {
  const buffer = context.createBuffer(1, Math.ceil(lasting * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
