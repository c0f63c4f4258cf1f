/**
 * Corrects the scores of a model by how often they occurred: of all looks, the share with a corrected score of at least s is
 * 10^-s. The share is counted where there is enough to count, and continued from there as a straight line.
 *
 *   corrected │            ╱  straight: the slope of what was counted
 *             │       ..··╱
 *             │  ..··      counted: looks with at least this raw score
 *             └──────────────────── raw
 *
 * What is really unusual is counted too. It is rare, and counts beyond the bend only as beyond it, however far: so it moves
 * the line little.
 */
import { rawScoreMax } from './tails.ts';

/** Of a raw score. */
const binsPerUnit = 8;
const binCount = rawScoreMax * binsPerUnit + 1;
/** The line begins where fewer than this share of looks is counted; its slope is that of the looks up to a tenth of them. */
const lineFromShare = 0.01;
const lineToPart = 0.1;
/** Where so many of the looks of a bin go on to the next the line has not begun: that many have no score between. */
const levelPart = 0.97;
/** A model is taken to be wrong by no more than this, in the slope of its scores. */
const slopeMin = 0.5;
/** Looks that are remembered, and how many of a well-calibrated model are believed in before there are any. */
const looksMax = 2_000_000;
const believedLooks = 5_000;
/** The curve is drawn again when this share of looks is new. */
const redrawShare = 1 / 64;

export class TailCalibration {
  /** By bin of raw score: looks in it. */
  readonly #looks = new Float64Array(binCount);
  /** By bin: the corrected score at its lower end. */
  readonly #corrected = new Float64Array(binCount + 1);
  readonly #interesting: number;
  #total = 0;
  #nextDraw = 0;
  #leastInteresting = 0;

  /** `tail` is the share of looks with a raw score of at least s that is believed in before there are looks. */
  constructor(tail: (rawScore: number) => number, interesting: number) {
    this.#interesting = interesting;
    for (let bin = 0; bin < binCount; bin += 1) {
      const share = tail(bin / binsPerUnit) - (bin === binCount - 1 ? 0 : tail((bin + 1) / binsPerUnit));
      this.#looks[bin] = believedLooks * share;
    }
    this.#total = believedLooks;
    this.#draw();
  }

  /** False if the corrected score is surely below `interesting`: then it need not be known. */
  mayInterest(rawScore: number): boolean {
    return rawScore >= this.#leastInteresting;
  }

  correct(rawScore: number): number {
    const at = rawScore * binsPerUnit;
    const bin = Math.min(binCount - 1, Math.floor(at));
    const low = this.#corrected[bin] ?? 0;
    return low + ((this.#corrected[bin + 1] ?? low) - low) * (at - bin);
  }

  count(rawScore: number): void {
    const bin = Math.min(binCount - 1, Math.floor(rawScore * binsPerUnit));
    this.#looks[bin] = (this.#looks[bin] ?? 0) + 1;
    this.#total += 1;
    if (this.#total < this.#nextDraw) return;
    if (this.#total > looksMax) this.#halve();
    this.#draw();
  }

  #halve(): void {
    for (let bin = 0; bin < binCount; bin += 1) this.#looks[bin] = (this.#looks[bin] ?? 0) / 2;
    this.#total /= 2;
  }

  #draw(): void {
    this.#nextDraw = this.#total * (1 + redrawShare);
    const reach = new Float64Array(binCount + 1);
    for (let bin = binCount - 1; bin >= 0; bin -= 1)
      reach[bin] = (reach[bin + 1] ?? 0) + (this.#looks[bin] ?? 0);
    const shareAt = (bin: number) => (reach[bin] ?? 0) / this.#total;
    let from = 1;
    while (from < binCount - 2 && shareAt(from) >= lineFromShare) from += 1;
    while (from < binCount - 2 && shareAt(from + 1) >= levelPart * shareAt(from)) from += 1;
    const lineToShare = lineToPart * shareAt(from);
    let to = from + 1;
    while (to < binCount - 2 && shareAt(to + 1) >= lineToShare) to += 1;
    const counted = this.#decayBetween(reach, from, to) * Math.LOG10E * binsPerUnit;
    const slope = Math.min(1 / slopeMin, Math.max(slopeMin, counted));
    for (let bin = 0; bin <= from; bin += 1) this.#corrected[bin] = -Math.log10(shareAt(bin));
    const bend = this.#corrected[from] ?? 0;
    for (let bin = from + 1; bin <= binCount; bin += 1)
      this.#corrected[bin] = bend + (slope * (bin - from)) / binsPerUnit;
    let dull = 0;
    while (dull < binCount && (this.#corrected[dull + 1] ?? 0) < this.#interesting) dull += 1;
    this.#leastInteresting = dull / binsPerUnit;
  }

  /** How fast looks become rare from one bin to the next: the likeliest decay if all beyond `to` is only known as beyond. */
  #decayBetween(reach: Float64Array, from: number, to: number): number {
    let binsPassed = 0;
    for (let bin = from + 1; bin <= to; bin += 1) binsPassed += reach[bin] ?? 0;
    const ended = (reach[from] ?? 0) - (reach[to] ?? 0);
    // A geometric number of bins: each look passes from one to the next with the same chance.
    return binsPassed <= 0 ? Math.LN10 / binsPerUnit : Math.log1p(ended / binsPassed);
  }
}
