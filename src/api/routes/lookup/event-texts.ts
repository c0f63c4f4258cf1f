/** Events as JSON text: what the run says of one is printed once; what follows from its markets that trade is live. */
import type { ServedRun } from '../../../core/catalog/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import { perRun } from '../../per-run.ts';
import type { Event } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import { MoneySums } from './live-money.ts';
import type { SlicePace } from './pace.ts';

const textsMax = 20_000;

interface EventText {
  /** Everything up to what follows from its markets. */
  readonly head: string;
  /** Its markets that can be addressed, best first. */
  readonly markets: Int32Array;
}

type LiveEvent = Pick<Event, 'markets_count' | 'opens_at' | 'closes_at' | 'volume_24h_usd' | 'liquidity'>;
type StaticEvent = Omit<Event, keyof LiveEvent>;

export class EventTexts {
  readonly #of = perRun(() => new BoundedCache<number, EventText>(textsMax));

  /** Whether a market of it still trades. */
  isOpen({ served, money, now }: Lookup, event: number): boolean {
    return this.#text(served, event).markets.some((index) => !money.hasEnded(index, now));
  }

  print(lookup: Lookup, event: number): string {
    const { head, markets } = this.#text(lookup.served, event);
    const sums = new EventSums();
    for (const index of markets) sums.add(lookup, index);
    return `${printOpen(head, sums)}}`;
  }

  /** With its markets: there may be thousands. Each is summed as it is shown. */
  async printDetail(first: Lookup, event: number, pace: SlicePace): Promise<string> {
    const { head, markets } = this.#text(first.served, event);
    const sums = new EventSums();
    const shown: string[] = [];
    let lookup = first;
    for (const index of markets) {
      if (pace.isDue) {
        await pace.rest();
        lookup = lookup.renew();
      }
      const { served, texts, now } = lookup;
      if (sums.add(lookup, index)) shown.push(texts.print(served, index, now));
    }
    return `${printOpen(head, sums)},"markets":[${shown.join(',')}]}`;
  }

  #text(served: ServedRun, event: number): EventText {
    const texts = this.#of(served);
    const known = texts.find(event);
    if (known !== undefined) return known;
    const made = makeText(served, event);
    texts.save(event, made);
    return made;
  }
}

/** Over those markets of an event that still trade. */
class EventSums {
  readonly #money = new MoneySums();
  #count = 0;
  #opensAt = Number.POSITIVE_INFINITY;
  /** Infinite once one of them has no time set. */
  #closesAt = Number.NEGATIVE_INFINITY;

  /** Whether the market still trades. */
  add({ served, money, now }: Lookup, index: number): boolean {
    if (money.hasEnded(index, now)) return false;
    this.#count += 1;
    this.#opensAt = Math.min(this.#opensAt, served.catalog.opensAt(index) ?? Number.POSITIVE_INFINITY);
    this.#closesAt = Math.max(this.#closesAt, money.closesAt(index, now) ?? Number.POSITIVE_INFINITY);
    money.addTo(this.#money, index, now);
    return true;
  }

  describe(): LiveEvent {
    const [opensAt, closesAt] = [this.#opensAt, this.#closesAt];
    return {
      markets_count: this.#count,
      ...(Number.isFinite(opensAt) ? { opens_at: new Date(opensAt).toISOString() } : {}),
      ...(Number.isFinite(closesAt) ? { closes_at: new Date(closesAt).toISOString() } : {}),
      volume_24h_usd: this.#money.volume.print(),
      liquidity: this.#money.best,
    };
  }
}

/** Without its closing brace. */
function printOpen(head: string, sums: EventSums): string {
  return head + JSON.stringify(sums.describe()).slice(1, -1);
}

function makeText(served: ServedRun, number: number): EventText {
  const { catalog } = served;
  const markets = marketsByRank(
    served,
    catalog.eventMarkets(number).filter((index) => catalog.isAddressable(index)),
  );
  const event = catalog.event(number);
  const { seriesId, category, gameStartsAt } = event;
  const head: StaticEvent = {
    venue: event.venue,
    id: event.id,
    ...(seriesId === undefined ? {} : { series_id: seriesId }),
    title: event.title,
    ...(category === undefined ? {} : { category }),
    topics: [...event.topics],
    mutually_exclusive: event.mutuallyExclusive,
    ...(gameStartsAt === undefined ? {} : { game_starts_at: new Date(gameStartsAt).toISOString() }),
  };
  return { head: `${JSON.stringify(head).slice(0, -1)},`, markets };
}

/** The markets in the order of the run: thin ones last, more money first. */
export function marketsByRank({ ranking }: ServedRun, indexes: Int32Array): Int32Array {
  const ranks = indexes.map((index) => ranking.rankOf[index] ?? 0).sort();
  return ranks.map((rank) => ranking.markets[rank] ?? 0);
}
