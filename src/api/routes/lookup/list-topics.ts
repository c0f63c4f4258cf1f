/** Topics in the order of the run, and the best markets of one. Their sums are live, and kept for some seconds. */
import type { Static } from 'typebox';
import type { CatalogTopic, ServedRun } from '../../../core/catalog/index.ts';
import { type VenueId, venueIds } from '../../../core/contract/index.ts';
import { DecimalSum } from '../../../core/market/index.ts';
import { BoundedCache } from '../../../runtime/bounded-cache.ts';
import { perRun } from '../../per-run.ts';
import { RequestError } from '../../request-error.ts';
import type { TopicQuery, TopicResource, TopicsQuery } from '../../schemas/index.ts';
import type { Lookup } from './deps.ts';
import { marketsByRank } from './event-texts.ts';
import { SlicePace } from './pace.ts';
import { printMarkets, printOne, printPage } from './print-page.ts';

const textsMax = 10_000;
/** The most a topic's answer looks at for those it shows, of which there are 200 at most: some may have ended. */
const topMarketsMax = 400;
/** A topic may have 50,000 markets. */
const sumsHoldMs = 10_000;
const stepMarkets = 256;

interface TopicText {
  readonly topMarkets: Int32Array;
  /** The Topic as JSON without its closing brace; undefined where none of its markets trades. */
  open: string | undefined;
  summedAt: number;
}

export class TopicTexts {
  readonly #of = perRun(() => new BoundedCache<string, TopicText>(textsMax));

  async list(lookup: Lookup, { limit = 50 }: Static<typeof TopicsQuery>, signal: AbortSignal) {
    const { catalog, ranking } = lookup.served;
    const pace = new SlicePace(signal);
    const shown: string[] = [];
    for (const place of ranking.topics) {
      if (shown.length === limit) break;
      const topic = catalog.topics[place];
      if (topic === undefined) continue;
      const open = await printTopic(lookup, topic, this.#text(lookup.served, topic), pace);
      if (open !== undefined) shown.push(`${open}}`);
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
    const open = topic && text && (await printTopic(lookup, topic, text, new SlicePace(signal)));
    if (text === undefined || open === undefined) {
      throw new RequestError('topic_not_found', 'No listed market has this topic.');
    }
    const later = lookup.renew();
    const trading = text.topMarkets.filter((index) => !later.money.hasEnded(index, later.now));
    const markets = printMarkets(later, trading.subarray(0, limit));
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

/** Without its closing brace; undefined where none of its markets trades. */
async function printTopic(
  lookup: Lookup,
  topic: CatalogTopic,
  text: TopicText,
  pace: SlicePace,
): Promise<string | undefined> {
  const { now } = lookup;
  if (now < text.summedAt || now >= text.summedAt + sumsHoldMs) {
    const summed = await sumTopic(lookup, topic, pace);
    text.open = summed.markets === 0 ? undefined : JSON.stringify(summed).slice(0, -1);
    text.summedAt = now;
  }
  return text.open;
}

async function sumTopic(
  { served, money, now }: Lookup,
  { slug, markets }: CatalogTopic,
  pace: SlicePace,
): Promise<TopicResource> {
  const { catalog } = served;
  const volume = new DecimalSum();
  const events = new Set<number>();
  const venues = new Set<VenueId>();
  let count = 0;
  for (let place = 0; place < markets.length; place += 1) {
    if (place % stepMarkets === 0 && pace.isDue) await pace.rest();
    const index = markets[place] ?? 0;
    if (!catalog.isAddressable(index) || money.hasEnded(index, now)) continue;
    count += 1;
    events.add(catalog.eventOf(index));
    venues.add(catalog.venueOf(index));
    money.addVolume(volume, index, now);
  }
  return {
    slug,
    name: nameOf(slug),
    markets: count,
    events: events.size,
    venues: venueIds.filter((venue) => venues.has(venue)),
    volume_24h_usd: volume.print(),
  };
}

function makeText(served: ServedRun, { markets }: CatalogTopic): TopicText {
  const shown = markets.filter((index) => served.catalog.isAddressable(index));
  return {
    topMarkets: marketsByRank(served, shown).slice(0, topMarketsMax),
    open: undefined,
    summedAt: Number.NEGATIVE_INFINITY,
  };
}

/** `fed-rates` is shown as `Fed rates`. */
function nameOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}
