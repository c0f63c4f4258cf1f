/** What the lookups read: the run in service and the live state. */
import type { ServedRun } from '../../../core/catalog/index.ts';
import type { VenueId } from '../../../core/contract/index.ts';
import type { Cursors } from '../../http/cursor.ts';
import { type FindLive, MarketTexts } from '../../market-text.ts';
import { perRun } from '../../per-run.ts';
import { requireRun } from '../../run-in-service.ts';
import { LiveMoney } from './live-money.ts';

/** Half of it holds 80,000 markets: what the first pages of relations show at the size of both venues. */
const textsBytesMax = 224 * 1024 * 1024;

export interface LookupRouteDeps {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly cursors: Cursors;
  /** Undefined before the first run has finished. */
  readonly served: () => ServedRun | undefined;
  readonly findLive: FindLive;
  /** A request names a market that the run has not. */
  readonly askFor?: (venue: VenueId, id: string) => void;
}

/** What one answer is made of: it reads one run, whatever is swapped in while it is made. */
export interface Lookup {
  readonly served: ServedRun;
  readonly now: number;
  readonly texts: MarketTexts;
  readonly money: LiveMoney;
  /** The same run as of now, for what is made after other requests had their turn. */
  readonly renew: () => Lookup;
}

/** Gives each request its run; throws a RequestError while there is none. */
export function createLookups({ now, served, findLive }: LookupRouteDeps): () => Lookup {
  const texts = new MarketTexts({ findLive }, textsBytesMax);
  const moneyOf = perRun((run) => new LiveMoney(run, findLive));
  return () => {
    const run = requireRun(served);
    const renew = (): Lookup => ({ served: run, now: now(), texts, money: moneyOf(run), renew });
    return renew();
  };
}
