/** Listed prints that cannot be read as trades. Each is reported once as a gap of its market: lists are read again and again. */
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import type { Log } from '../../../runtime/log.ts';
import type { FeedFact } from '../../feed.ts';
import type { ListedPrint } from '../trade-list.ts';

export interface UnreadPrint {
  readonly market: string;
  readonly print: ListedPrint;
}

export interface UnreadPrintsDeps {
  readonly log: Log;
  readonly now: () => number;
  readonly emit: (fact: FeedFact) => void;
}

/** More than stand in the overlap of two readings; one that is forgotten is reported twice, which does no harm. */
const reportedMax = 50_000;
/** Lists give whole seconds. */
const resolutionMs = 1_000;

export class UnreadPrints {
  readonly #deps: UnreadPrintsDeps;
  readonly #reported = new BoundedCache<string, true>(reportedMax);

  constructor(deps: UnreadPrintsDeps) {
    this.#deps = deps;
  }

  /** Those of one page; one gap a market, from its first such print to its last. */
  take(prints: readonly UnreadPrint[]): void {
    const spans = new Map<string, { readonly from: number; readonly to: number; readonly count: number }>();
    for (const { market, print } of prints) {
      if (!this.#isNew(print)) continue;
      const { venueTime } = print;
      const known = spans.get(market);
      spans.set(market, {
        from: Math.min(venueTime, known?.from ?? venueTime),
        to: Math.max(venueTime + resolutionMs, known?.to ?? 0),
        count: (known?.count ?? 0) + 1,
      });
    }
    for (const [market, { from, to, count }] of spans) {
      this.#deps.log.warn({ market, from, to, count }, 'venue_b: listed trades that cannot be read');
      const reason = `${count} listed trades cannot be read`;
      const receivedAt = this.#deps.now();
      this.#deps.emit({ kind: 'trades_missed', markets: [market], from, to, reason, receivedAt });
    }
  }

  #isNew({ transactionHash, asset, price, size, side, venueTime, ordinal }: ListedPrint): boolean {
    const key = [transactionHash, asset, price, size, side, venueTime, ordinal].join(' ').slice(0, 400);
    if (this.#reported.peek(key)) return false;
    this.#reported.save(key, true);
    return true;
  }
}
