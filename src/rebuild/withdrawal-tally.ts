/**
 * Relations that a run withdraws from markets whose rules have another text: every one is counted, a bounded number of a
 * bounded number of markets is kept, those across venues first. A relation with a market that left the graph in the same
 * run would have ended anyway and is none of them.
 */
import { type GraphMember, kindOf, type RelationChange, turned } from '../core/graph/index.ts';
import type { NewRulesWithdrawal, WithdrawnRelation } from '../store/index.ts';

/** A market with other rules. */
interface RewordedMarket {
  /** The market's key. */
  readonly key: number;
  /** The version of its contract that the run has read. */
  readonly contractVersion: bigint;
}

interface WithdrawalLimits {
  /** Markets whose withdrawn relations are kept; those of the others are only counted. */
  readonly marketsMax: number;
  /** Relations kept of one market. */
  readonly relationsMax: number;
}

const defaultLimits: WithdrawalLimits = { marketsMax: 1_000, relationsMax: 100 };

interface Tally {
  readonly contractVersion: bigint;
  count: number;
  /** Undefined for a market that is only counted, and before its first relation. */
  kept: { readonly crossVenue: WithdrawnRelation[]; readonly inVenue: WithdrawnRelation[] } | undefined;
}

export class WithdrawalTally {
  readonly #limits: WithdrawalLimits;
  readonly #isMember: (key: number) => boolean;
  readonly #tallies: ReadonlyMap<number, Tally>;
  #marketsKept = 0;

  /** `isMember`: of the run that withdraws them. */
  constructor(
    isMember: (key: number) => boolean,
    reworded: readonly RewordedMarket[],
    limits: WithdrawalLimits = defaultLimits,
  ) {
    this.#isMember = isMember;
    this.#limits = limits;
    this.#tallies = new Map(
      reworded.map(({ key, contractVersion }) => [key, { contractVersion, count: 0, kept: undefined }]),
    );
  }

  add({ change, left, right, code }: RelationChange): void {
    if (change !== 'withdrawn' || this.#tallies.size === 0) return;
    this.#addSide(left, right, code);
    this.#addSide(right, left, turned(code));
  }

  /** Markets that lost a relation. */
  finish(): NewRulesWithdrawal[] {
    const { relationsMax } = this.#limits;
    return [...this.#tallies].flatMap(([market, { contractVersion, count, kept }]) => {
      if (count === 0) return [];
      const relations = kept ? [...kept.crossVenue, ...kept.inVenue].slice(0, relationsMax) : [];
      return [{ market, contractVersion, withdrawn: count, relations }];
    });
  }

  #addSide(own: GraphMember, other: GraphMember, code: RelationChange['code']): void {
    const tally = this.#tallies.get(own.key);
    const relation = kindOf(code);
    if (tally === undefined || relation === undefined || !this.#isMember(other.key)) return;
    if (tally.count === 0 && this.#marketsKept < this.#limits.marketsMax) {
      this.#marketsKept += 1;
      tally.kept = { crossVenue: [], inVenue: [] };
    }
    tally.count += 1;
    const list = own.venue === other.venue ? tally.kept?.inVenue : tally.kept?.crossVenue;
    if (list === undefined || list.length >= this.#limits.relationsMax) return;
    list.push({ venue: other.venue, id: other.marketId, relation });
  }
}
