/**
 * Markets as JSON text. What a run says of a market is printed once, its figures once for every change of them; an answer
 * puts such texts together.
 */
import { randomBytes } from 'node:crypto';
import type { ServedRun } from '../core/catalog/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import type { RelationCounts } from '../core/graph/index.ts';
import { describeMarketFigures, type LiveMarket, quoteHoldsUntil } from '../core/market/index.ts';
import { WeighedMap } from '../runtime/weighed-map.ts';
import { printMarketFigures } from './market-figures.ts';
import { printStrike } from './market-strike.ts';
import { perRun } from './per-run.ts';
import type { Market } from './schemas/index.ts';

export type FindLive = (venue: VenueId, id: string) => LiveMarket | undefined;

/** Of the texts of a run. */
const textsBytesMax = 64 * 1024 * 1024;
/** A market has about so much beside what the run says of it; its figures among it. */
const restBytes = 900;

/** A Market as JSON; `version` is another number for every other text. */
export interface PrintedMarket {
  readonly text: string;
  readonly version: number;
}

interface MarketText extends PrintedMarket {
  readonly venue: VenueId;
  readonly id: string;
  /** Of everything up to the figures. */
  readonly headLength: number;
  /** The whole, as it was made of this live market at this revision; it holds for the span. */
  text: string;
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

  /** As `print`; a view, which changes when it is asked for again. */
  find(served: ServedRun, index: number, now: number): PrintedMarket {
    const texts = this.#textsOf(served);
    const known = texts.get(index);
    if (known === undefined) {
      const made = this.#make(served, index, now);
      texts.add(index, made);
      return made;
    }
    // Of a market that was forgotten the revision is another one.
    const holds =
      known.live !== undefined &&
      known.live.revision === known.revision &&
      now >= known.holdsFrom &&
      now <= known.holdsUntil;
    if (holds) return known;
    const live = this.#findLive(known.venue, known.id);
    if (live !== undefined || known.live !== undefined) this.#printFigures(known, live, now);
    return known;
  }

  #make(served: ServedRun, index: number, now: number): MarketText {
    const { venue, id } = served.catalog.market(index);
    const head = printHead(served, index);
    const made: MarketText = {
      venue,
      id,
      headLength: head.length,
      text: head,
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
    if (text !== market.text) {
      this.#versions += 1;
      market.text = text;
      market.version = this.#versions;
    }
    market.live = live;
    market.revision = live?.revision ?? -1;
    market.holdsFrom = now;
    // A quote that is too old must not be shown as current, not even for a moment.
    market.holdsUntil =
      live === undefined
        ? Number.POSITIVE_INFINITY
        : Math.min(live.tradesHoldUntil(now), quoteHoldsUntil(live, now));
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

function printHead({ catalog, relations }: ServedRun, index: number): string {
  const market = catalog.market(index);
  const category = catalog.categoryOf(index);
  const { gameStartsAt } = market;
  const head: StaticMarket = {
    venue: market.venue,
    id: market.id,
    event_id: market.eventId,
    title: market.title,
    yes_label: market.yesLabel,
    no_label: market.noLabel,
    ...(category === undefined ? {} : { category }),
    ...printStrike(market),
    event_mutually_exclusive: market.eventMutuallyExclusive,
    ...(gameStartsAt === undefined ? {} : { game_starts_at: new Date(gameStartsAt).toISOString() }),
    relations: describeCounts(relations.countsOf(index)),
  };
  return `${JSON.stringify(head).slice(0, -1)},`;
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
