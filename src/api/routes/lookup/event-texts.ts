/** Events as JSON text: what the run says of one is printed once, the sums over its markets are live. */
import type { ServedRun } from '../../../core/catalog/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import { perRun } from '../../per-run.ts';
import type { Event } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import { MoneySums } from './live-money.ts';
import type { Pace } from './pace.ts';

const textsMax = 20_000;

interface EventText {
  /** Everything up to the sums. */
  readonly head: string;
  /** Its markets that can be addressed, best first. */
  readonly markets: Int32Array;
}

type StaticEvent = Omit<Event, 'volume_24h_usd' | 'liquidity'>;

export class EventTexts {
  readonly #of = perRun(() => new BoundedCache<number, EventText>(textsMax));

  print({ served, money, now }: Lookup, event: number): string {
    const { head, markets } = this.#text(served, event);
    const sums = new MoneySums();
    for (const index of markets) money.addTo(sums, index, now);
    return `${printOpen(head, sums)}}`;
  }

  /** With its markets: there may be thousands. Each is summed as it is shown. */
  async printDetail(first: Lookup, event: number, pace: Pace): Promise<string> {
    const { head, markets } = this.#text(first.served, event);
    const sums = new MoneySums();
    const shown: string[] = [];
    let lookup = first;
    for (const index of markets) {
      if (pace.isDue) {
        await pace.rest();
        lookup = lookup.renew();
      }
      const { served, texts, money, now } = lookup;
      shown.push(texts.print(served, index, now));
      money.addTo(sums, index, now);
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

/** Without its closing brace. */
function printOpen(head: string, { volume, best }: MoneySums): string {
  return `${head}"volume_24h_usd":"${volume.format()}","liquidity":"${best}"`;
}

function makeText(served: ServedRun, number: number): EventText {
  const { catalog } = served;
  const markets = marketsByRank(
    served,
    catalog.eventMarkets(number).filter((index) => catalog.isAddressable(index)),
  );
  const event = catalog.event(number);
  const opensAt = earliest(markets, (index) => catalog.opensAt(index));
  const closesAt = latest(markets, (index) => catalog.closesAt(index));
  const { seriesId, category, gameStartsAt } = event;
  const head: StaticEvent = {
    venue: event.venue,
    id: event.id,
    ...(seriesId === undefined ? {} : { series_id: seriesId }),
    title: event.title,
    ...(category === undefined ? {} : { category }),
    topics: [...event.topics],
    mutually_exclusive: event.mutuallyExclusive,
    markets_count: markets.length,
    ...(opensAt === undefined ? {} : { opens_at: new Date(opensAt).toISOString() }),
    ...(closesAt === undefined ? {} : { closes_at: new Date(closesAt).toISOString() }),
    ...(gameStartsAt === undefined ? {} : { game_starts_at: new Date(gameStartsAt).toISOString() }),
  };
  return { head: `${JSON.stringify(head).slice(0, -1)},`, markets };
}

/** The markets in the order of the run: thin ones last, more money first. */
export function marketsByRank({ ranking }: ServedRun, indexes: Int32Array): Int32Array {
  const ranks = indexes.map((index) => ranking.rankOf[index] ?? 0).sort();
  return ranks.map((rank) => ranking.markets[rank] ?? 0);
}

function earliest(indexes: Int32Array, timeOf: (index: number) => number | undefined): number | undefined {
  let found: number | undefined;
  for (const index of indexes) {
    const time = timeOf(index);
    if (time !== undefined && (found === undefined || time < found)) found = time;
  }
  return found;
}

function latest(indexes: Int32Array, timeOf: (index: number) => number | undefined): number | undefined {
  const negated = earliest(indexes, (index) => {
    const time = timeOf(index);
    return time === undefined ? undefined : -time;
  });
  return negated === undefined ? undefined : -negated;
}
