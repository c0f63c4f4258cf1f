/** Judged pairs, counted by what was claimed and what became of it. */
import type { NewViolation, PairCount } from '../store/index.ts';
import type { JudgedPair } from './judge-pair.ts';

export class PairTally {
  readonly violations: NewViolation[] = [];
  readonly #counts = new Map<string, PairCount>();
  #firstSettledAt: number | undefined;

  add(pairs: readonly JudgedPair[]): void {
    for (const pair of pairs) {
      const { relation, crossVenue, family, outcome, run, left, right } = pair;
      const name = `${relation} ${crossVenue} ${outcome} ${family}`;
      const count = this.#counts.get(name)?.pairs ?? 0;
      this.#counts.set(name, { relation, crossVenue, family, outcome, pairs: count + 1 });
      this.#firstSettledAt = Math.min(
        this.#firstSettledAt ?? Number.POSITIVE_INFINITY,
        left.market.settledAt,
        right.market.settledAt,
      );
      if (outcome !== 'violated') continue;
      this.violations.push({
        relation,
        crossVenue,
        family,
        run,
        left: { market: left.market.key, version: left.version.contractVersion },
        right: { market: right.market.key, version: right.version.contractVersion },
      });
    }
  }

  /** Of a pair that was judged; undefined if none was. */
  get firstSettledAt(): number | undefined {
    return this.#firstSettledAt;
  }

  counts(): PairCount[] {
    return [...this.#counts.values()];
  }

  get held(): number {
    return this.#sum((outcome) => outcome === 'held');
  }

  get violated(): number {
    return this.#sum((outcome) => outcome === 'violated');
  }

  get excluded(): number {
    return this.#sum((outcome) => outcome !== 'held' && outcome !== 'violated');
  }

  #sum(isMeant: (outcome: PairCount['outcome']) => boolean): number {
    return this.counts().reduce((sum, { outcome, pairs }) => (isMeant(outcome) ? sum + pairs : sum), 0);
  }
}
