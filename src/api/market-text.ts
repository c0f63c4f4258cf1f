/**
 * Markets as JSON text. What a run says of a market is printed once, its figures once for every change of them; an answer
 * puts such texts together.
 */
import { randomBytes } from 'node:crypto';
import type { ServedRun } from '../core/catalog/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import type { RelationCounts } from '../core/graph/index.ts';
import {
  describeMarketFigures,
  type LiveMarket,
  quoteHoldsUntil,
  type Trading,
  tradingAt,
  tradingHoldsUntil,
} from '../core/market/index.ts';
import { WeighedMap } from '../runtime/weighed-map.ts';
import { printMarketFigures } from './market-figures.ts';
import { printNames } from './market-names.ts';
import { printStrike } from './market-strike.ts';
import { perRun } from './per-run.ts';
import type { Market } from './schemas/index.ts';

export type FindLive = (venue: VenueId, id: string) => LiveMarket | undefined;

/** Of the texts of a run. */
const textsBytesMax = 64 * 1024 * 1024;
/** A market has about so much beside what the run says of it; its figures among it. */
const restBytes = 900;

/** A Market as JSON, and whether it trades; `version` is another number for every other text or word. */
export interface PrintedMarket {
  readonly text: string;
  readonly trading: Trading;
  readonly version: number;
}

interface MarketText extends PrintedMarket {
  readonly venue: VenueId;
  readonly id: string;
  /** When trading stops, as the run has it. */
  readonly closesAt: number | undefined;
  /** Of everything up to the figures. */
  readonly headLength: number;
  /** The whole, as it was made of this live market at this revision; it holds for the span. */
  text: string;
  trading: Trading;
  version: number;
  live: LiveMarket | undefined;
  revision: number;
  holdsFrom: number;
  holdsUntil: number;
}

export class MarketTexts {
  /** Versions of one of these are not those of another, such as in another process. */
  readonly name = randomBytes(6).toString('base64url');
  readonly #findLive: FindLive;
  #versions = 0;
  readonly #textsOf: (served: ServedRun) => WeighedMap<number, MarketText>;

  constructor(deps: { readonly findLive: FindLive }, bytesMax: number = textsBytesMax) {
    this.#findLive = deps.findLive;
    this.#textsOf = perRun(() => new WeighedMap(bytesMax, ({ headLength }) => headLength + restBytes));
  }

  /** The Market of this index, as it is at `now`. */
  print(served: ServedRun, index: number, now: number): string {
    return this.find(served, index, now).text;
  }

  /** The same Market for an answer that is printed as a whole. */
  describe(served: ServedRun, index: number, now: number): Market {
    const { venue, id } = served.catalog.market(index);
    const figures = printMarketFigures(describeMarketFigures(this.#findLive(venue, id), now));
    return { ...describeHead(served, index), ...figures };
  }

  /** As `print`; a view, which changes when it is asked for again. */
  find(served: ServedRun, index: number, now: number): PrintedMarket {
    const texts = this.#textsOf(served);
    const known = texts.get(index);
    if (known === undefined) {
      const made = this.#make(served, index, now);
      texts.add(index, made);
      return made;
    }
    const isInTime = now >= known.holdsFrom && now <= known.holdsUntil;
    // Of a market that was forgotten the revision is another one.
    const holds = known.live !== undefined && known.live.revision === known.revision && isInTime;
    if (holds) return known;
    const live = this.#findLive(known.venue, known.id);
    if (live !== undefined || known.live !== undefined || !isInTime) this.#printFigures(known, live, now);
    return known;
  }

  #make(served: ServedRun, index: number, now: number): MarketText {
    const { venue, id, closesAt } = served.catalog.market(index);
    const head = `${JSON.stringify(describeHead(served, index)).slice(0, -1)},`;
    const made: MarketText = {
      venue,
      id,
      closesAt,
      headLength: head.length,
      text: head,
      trading: 'unknown',
      version: 0,
      live: undefined,
      revision: -1,
      holdsFrom: 0,
      holdsUntil: 0,
    };
    this.#printFigures(made, this.#findLive(venue, id), now);
    return made;
  }

  #printFigures(market: MarketText, live: LiveMarket | undefined, now: number): void {
    const figures = JSON.stringify(printMarketFigures(describeMarketFigures(live, now)));
    // Not by `+`: it is put into one answer after the other, and what is joined is flat.
    const text = [market.text.slice(0, market.headLength), figures.slice(1)].join('');
    const trading = tradingAt(live, now, market.closesAt);
    if (text !== market.text || trading !== market.trading) {
      this.#versions += 1;
      market.text = text;
      market.trading = trading;
      market.version = this.#versions;
    }
    market.live = live;
    market.revision = live?.revision ?? -1;
    market.holdsFrom = now;
    // A quote that is too old must not be shown as current, not even for a moment.
    market.holdsUntil = Math.min(
      tradingHoldsUntil(live, now, market.closesAt),
      live === undefined ? Number.POSITIVE_INFINITY : live.tradesHoldUntil(now),
      live === undefined ? Number.POSITIVE_INFINITY : quoteHoldsUntil(live, now),
    );
  }
}

type StaticMarket = Pick<
  Market,
  | 'venue'
  | 'id'
  | 'event_id'
  | 'title'
  | 'yes_label'
  | 'no_label'
  | 'category'
  | 'strike'
  | 'event_mutually_exclusive'
  | 'game_starts_at'
  | 'relations'
>;

function describeHead({ catalog, relations }: ServedRun, index: number): StaticMarket {
  const market = catalog.market(index);
  const category = catalog.categoryOf(index);
  const { gameStartsAt } = market;
  return {
    ...printNames(market),
    ...(category === undefined ? {} : { category }),
    ...printStrike(market),
    event_mutually_exclusive: market.eventMutuallyExclusive,
    ...(gameStartsAt === undefined ? {} : { game_starts_at: new Date(gameStartsAt).toISOString() }),
    relations: describeCounts(relations.countsOf(index)),
  };
}

function describeCounts(counts: RelationCounts): Market['relations'] {
  return {
    implies: counts.implies,
    implied_by: counts.impliedBy,
    equivalent: counts.equivalent,
    contradicts: counts.contradicts,
    overlaps: counts.overlaps,
    cross_venue: counts.crossVenue,
  };
}
