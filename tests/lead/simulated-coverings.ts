/**
 * Every pair of sides that a run covers, held against what the simulated world pays, at whatever price: those that no
 * void branch speaks against never pay less than a dollar; and why the others are withheld.
 */
import type { ServedRun } from '../../src/core/catalog/index.ts';
import { coverBits, voidIssuesOf } from '../../src/core/lead/index.ts';
import { settledTruth } from '../../src/simulator/exchange/venue-rules.ts';
import type { SimulatedMarket } from '../../src/simulator/world/index.ts';
import { branchOf, describeEnd, dollar, paidTogether, type TrueSides } from './simulated-truth.ts';

export interface CoveringsReport {
  /** Pairs of sides without an issue, those of them that ended without a result, and those that paid less than a dollar. */
  readonly safe: number;
  readonly safeVoided: Readonly<Record<string, number>>;
  readonly safePaidLess: readonly string[];
  readonly withheld: number;
  /** By the branch that came about. */
  readonly withheldVoided: Readonly<Record<string, number>>;
  readonly withheldPaidLess: Readonly<Record<string, number>>;
  /** With a result: a withheld pair pays a dollar then, as every covered pair does. */
  readonly resultPaidLess: readonly string[];
}

export class SimulatedCoverings {
  readonly #judged = new WeakSet<SimulatedMarket>();
  readonly #payouts = new WeakMap<SimulatedMarket, number>();
  #safe = 0;
  #withheld = 0;
  readonly #safeVoided: Record<string, number> = {};
  readonly #safePaidLess: string[] = [];
  readonly #withheldVoided: Record<string, number> = {};
  readonly #withheldPaidLess: Record<string, number> = {};
  readonly #resultPaidLess: string[] = [];

  /** Judges what the run covers and no run before it did. */
  judge({ relations, catalog }: ServedRun, markets: readonly SimulatedMarket[]): void {
    for (const [index, market] of markets.entries()) {
      const { indexes, sides: bits } = relations.coverings(index);
      for (const [place, otherIndex] of indexes.entries()) {
        const other = markets[otherIndex];
        const isDone = other === undefined || otherIndex < index;
        if (isDone || (this.#judged.has(market) && this.#judged.has(other))) continue;
        for (const { bit, sides } of coverBits) {
          if (((bits[place] ?? 0) & bit) === 0) continue;
          const issues = voidIssuesOf(catalog.member(index), catalog.member(otherIndex), sides);
          this.#count([market, other], sides, issues);
        }
      }
    }
    for (const market of markets) this.#judged.add(market);
  }

  #count(
    markets: readonly [SimulatedMarket, SimulatedMarket],
    sides: TrueSides,
    issues: readonly string[],
  ): void {
    const branch = markets.map(branchOf).find((each) => each !== undefined);
    const paid = paidTogether(
      sides,
      markets.map((market) => this.#payoutOf(market)),
    );
    const isLess = paid < dollar;
    const describe = () => `${sides.join('+')} paid ${paid}: ${markets.map(describeEnd).join(', ')}`;
    if (issues.length === 0) {
      this.#safe += 1;
      if (branch !== undefined) add(this.#safeVoided, branch);
      if (isLess) this.#safePaidLess.push(describe());
      return;
    }
    this.#withheld += 1;
    if (branch === undefined) {
      if (isLess) this.#resultPaidLess.push(describe());
      return;
    }
    add(this.#withheldVoided, branch);
    if (isLess) add(this.#withheldPaidLess, branch);
  }

  #payoutOf(market: SimulatedMarket): number {
    const known = this.#payouts.get(market);
    if (known !== undefined) return known;
    const { payout } = settledTruth(market);
    this.#payouts.set(market, payout);
    return payout;
  }

  report(): CoveringsReport {
    return {
      safe: this.#safe,
      safeVoided: this.#safeVoided,
      safePaidLess: this.#safePaidLess,
      withheld: this.#withheld,
      withheldVoided: this.#withheldVoided,
      withheldPaidLess: this.#withheldPaidLess,
      resultPaidLess: this.#resultPaidLess,
    };
  }
}

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
