/** Draws that the exchange needs beyond the world's own, and identifiers made from chance. */
import { hashText, type Random } from '../world/index.ts';

const words = 4_294_967_296;

/** A whole number at least 0 and below `end`. */
export function drawBelow(random: Random, end: number): number {
  return Math.floor(random.uniform() * end);
}

export function drawLognormal(random: Random, median: number, sigma: number): number {
  return median * Math.exp(sigma * random.normal());
}

/** Time to the next of events that come at random, `rate` of them in a unit of time. */
export function drawExponential(random: Random, rate: number): number {
  return -Math.log(1 - random.uniform()) / rate;
}

export function drawHex(random: Random, digits: number): string {
  let text = '';
  while (text.length < digits) text += hexWord(drawBelow(random, words));
  return text.slice(0, digits);
}

export function drawUuid(random: Random): string {
  return uuidForm(drawHex(random, 32));
}

/** The same UUID for the same seed and text. */
export function uuidOf(seed: number, text: string): string {
  const left = hashText(seed, text);
  const right = hashText(seed ^ left.low, text);
  return uuidForm([left.high, left.low, right.high, right.low].map(hexWord).join(''));
}

/** By bytes: a number beyond 31 bits takes three times as long to write in hex. */
const hexBytes: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);

/** `word`: a whole number of 32 bits. */
function hexWord(word: number): string {
  return `${hexByte(word >>> 24)}${hexByte(word >>> 16)}${hexByte(word >>> 8)}${hexByte(word)}`;
}

function hexByte(bits: number): string {
  return hexBytes[bits & 0xff] ?? '';
}

/** 32 hex digits in the form of version 4. */
function uuidForm(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
