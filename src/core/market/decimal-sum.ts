/**
 * Amounts of dollars added exactly, many of them, without an integer of arbitrary size for each: an amount is its whole
 * dollars and two groups of nine decimals, and each is summed by itself.
 */
import { printAmount } from '../exact/index.ts';

/** `whole` + `high` · 10⁻⁹ + `low` · 10⁻¹⁸. */
interface DecimalParts {
  readonly whole: number;
  readonly high: number;
  readonly low: number;
}

const wholeDigitsMax = 15;
const groupDigits = 9;
const places = 2 * groupDigits;
/** Far below where a number stops being exact, so that one more amount may be added first. */
const wholeMax = 2 ** 52;
/** Times a group of nine digits: far below that as well. */
const addedMax = 1_000_000;

/** Undefined for an amount with more digits than the parts hold, or below zero; it is added as a text. */
export function splitDecimal(text: string): DecimalParts | undefined {
  const point = text.indexOf('.');
  const wholeEnd = point === -1 ? text.length : point;
  const fractionDigits = point === -1 ? 0 : text.length - point - 1;
  if (wholeEnd > wholeDigitsMax || fractionDigits > places || text.charCodeAt(0) === 45) return undefined;
  const fraction = text.slice(wholeEnd + 1);
  return {
    whole: Number(text.slice(0, wholeEnd)),
    high: Number(fraction.slice(0, groupDigits).padEnd(groupDigits, '0')),
    low: fractionDigits > groupDigits ? Number(fraction.slice(groupDigits).padEnd(groupDigits, '0')) : 0,
  };
}

export class DecimalSum {
  #whole = 0;
  #high = 0;
  #low = 0;
  #added = 0;
  /** What was carried over, in units of ten to the minus `#places`. */
  #units = 0n;
  #places = places;

  addParts(whole: number, high: number, low: number): void {
    this.#whole += whole;
    this.#high += high;
    this.#low += low;
    this.#added += 1;
    if (this.#whole > wholeMax || this.#added === addedMax) this.#carry();
  }

  /** A decimal text as amounts are written here. */
  addText(text: string): void {
    const parts = splitDecimal(text);
    if (parts !== undefined) {
      this.addParts(parts.whole, parts.high, parts.low);
      return;
    }
    const point = text.indexOf('.');
    const fraction = point === -1 ? '' : text.slice(point + 1);
    const digits = point === -1 ? text : text.slice(0, point) + fraction;
    this.#widen(fraction.length);
    this.#units += BigInt(digits) * 10n ** BigInt(this.#places - fraction.length);
  }

  /** The exact sum, rounded as an amount is printed. */
  print(): string {
    this.#carry();
    return printAmount(this.#units, this.#places);
  }

  #carry(): void {
    const units = (BigInt(this.#whole) * 10n ** 9n + BigInt(this.#high)) * 10n ** 9n + BigInt(this.#low);
    this.#units += units * 10n ** BigInt(this.#places - places);
    this.#whole = 0;
    this.#high = 0;
    this.#low = 0;
    this.#added = 0;
  }

  #widen(fractionDigits: number): void {
    if (fractionDigits <= this.#places) return;
    this.#units *= 10n ** BigInt(fractionDigits - this.#places);
    this.#places = fractionDigits;
  }
}
