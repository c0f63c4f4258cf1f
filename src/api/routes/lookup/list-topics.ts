/** Topics in the order of the run, and the best markets of one. Their sums are live, and kept for some seconds. */
import type { Static } from 'typebox';
import type { CatalogTopic, ServedRun } from '../../../core/catalog/index.ts';
import { venueIds } from '../../../core/contract/index.ts';
import { DecimalSum } from '../../../core/market/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import { perRun } from '../../per-run.ts';
import { RequestError } from '../../request-error.ts';
import type { Topic, TopicQuery, TopicsQuery } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import { marketsByRank } from './event-texts.ts';
import { eventVenues } from './event-venues.ts';
import { Pace } from './pace.ts';
import { printMarkets, printOne, printPage } from './print-page.ts';

const textsMax = 10_000;
/** The most a topic's answer shows of them. */
const topMarketsMax = 200;
/** A topic may have 50,000 markets. */
const sumsHoldMs = 10_000;
const stepMarkets = 256;

interface TopicText {
  /** Everything up to the sum. */
  readonly head: string;
  /** No market of it can be addressed. */
  readonly isEmpty: boolean;
  readonly topMarkets: Int32Array;
  volumeUsd: string;
  summedAt: number;
}

type StaticTopic = Omit<Topic, 'volume_24h_usd'>;

export class TopicTexts {
  readonly #of = perRun(() => new BoundedCache<string, TopicText>(textsMax));

  async list(lookup: Lookup, { limit = 50 }: Static<typeof TopicsQuery>, signal: AbortSignal) {
    const { catalog, ranking } = lookup.served;
    const pace = new Pace(signal);
    const shown: string[] = [];
    for (const place of ranking.topics) {
      if (shown.length === limit) break;
      const topic = catalog.topics[place];
      if (topic === undefined) continue;
      const text = this.#text(lookup.served, topic);
      if (!text.isEmpty) shown.push(`${await printTopic(lookup, topic, text, pace)}}`);
    }
    return printPage(lookup.served, shown);
  }

  async show(
    lookup: Lookup,
    slug: string,
    { limit = 50 }: Static<typeof TopicQuery>,
    signal: AbortSignal,
  ): Promise<string> {
    const topic = lookup.served.catalog.findTopic(slug);
    const text = topic && this.#text(lookup.served, topic);
    if (topic === undefined || text === undefined || text.isEmpty) {
      throw new RequestError('topic_not_found', 'No listed market has this topic.');
    }
    const open = await printTopic(lookup, topic, text, new Pace(signal));
    const markets = printMarkets(lookup.renew(), text.topMarkets.subarray(0, limit));
    return printOne(lookup.served, `${open},"top_markets":[${markets.join(',')}]}`);
  }

  #text(served: ServedRun, topic: CatalogTopic): TopicText {
    const texts = this.#of(served);
    const known = texts.find(topic.slug);
    if (known !== undefined) return known;
    const made = makeText(served, topic);
    texts.save(topic.slug, made);
    return made;
  }
}

/** Without its closing brace. */
async function printTopic(lookup: Lookup, topic: CatalogTopic, text: TopicText, pace: Pace): Promise<string> {
  const { now } = lookup;
  if (now < text.summedAt || now >= text.summedAt + sumsHoldMs) {
    text.volumeUsd = await sumVolume(lookup, topic.markets, pace);
    text.summedAt = now;
  }
  return `${text.head}"volume_24h_usd":"${text.volumeUsd}"`;
}

async function sumVolume({ served, money, now }: Lookup, markets: Int32Array, pace: Pace): Promise<string> {
  const sum = new DecimalSum();
  for (let place = 0; place < markets.length; place += 1) {
    if (place % stepMarkets === 0 && pace.isDue) await pace.rest();
    const index = markets[place] ?? 0;
    if (served.catalog.isAddressable(index)) money.addVolume(sum, index, now);
  }
  return sum.format();
}

function makeText(served: ServedRun, { slug, markets, events }: CatalogTopic): TopicText {
  const { catalog } = served;
  const venueOfEvent = eventVenues(served);
  const shown = markets.filter((index) => catalog.isAddressable(index));
  const head: StaticTopic = {
    slug,
    name: nameOf(slug),
    markets: shown.length,
    events: events.filter((event) => venueOfEvent[event] !== 0).length,
    venues: venueIds.filter((venue) => shown.some((index) => catalog.venueOf(index) === venue)),
  };
  return {
    head: `${JSON.stringify(head).slice(0, -1)},`,
    isEmpty: shown.length === 0,
    topMarkets: marketsByRank(served, shown).slice(0, topMarketsMax),
    volumeUsd: '',
    summedAt: Number.NEGATIVE_INFINITY,
  };
}

/** `fed-rates` is shown as `Fed rates`. */
function nameOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}
