/** Turns what keepers decide into facts, and plans a reading for every book that is not believed any more. */
import type { FeedFact } from '../../feed.ts';
import type { Decision } from './decision.ts';
import type { FollowedMarket } from './followed-markets.ts';

export class FactEmitter {
  readonly #onFact: (fact: FeedFact) => void;
  readonly #now: () => number;
  #healed = 0;

  constructor(deps: { readonly onFact: (fact: FeedFact) => void; readonly now: () => number }) {
    this.#onFact = deps.onFact;
    this.#now = deps.now;
  }

  /** Books that had become suspect and are current again. */
  get healed(): number {
    return this.#healed;
  }

  emit(fact: FeedFact): void {
    this.#onFact(fact);
  }

  /** `knownUntil`: where a suspicion reaches back to. */
  emitDecisions(
    market: FollowedMarket,
    decisions: readonly Decision[],
    receivedAt = this.#now(),
    knownUntil?: number,
  ): void {
    const { id } = market.reference;
    for (const decision of decisions) {
      if (decision.kind === 'suspect') {
        market.wounded = true;
        this.emit({ kind: 'suspect', markets: [id], reason: decision.reason, knownUntil, receivedAt });
        continue;
      }
      if (market.wounded) this.#healed += 1;
      market.wounded = false;
      const { changes, assurance, source, venueTime } = decision;
      const { book } = market.keeper;
      this.emit({ kind: 'book', market: id, book, changes, assurance, source, venueTime, receivedAt });
    }
    if (market.keeper.current) {
      market.seedAt = undefined;
      market.seedFailures = 0;
    } else if (decisions.length > 0) {
      market.seedAt ??= receivedAt;
    }
  }
}
