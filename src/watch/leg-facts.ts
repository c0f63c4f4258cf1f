/** What a run knows of a market that a lead's legs need, and what is known of one of its sides now. */
import type { Catalog } from '../core/catalog/index.ts';
import type { VenueId } from '../core/contract/index.ts';
import type { Micros } from '../core/exact/index.ts';
import type { FeeCalendar, FeeSchedule } from '../core/fee/index.ts';
import type { LegNow, OutcomeSide } from '../core/lead/index.ts';
import type { LiveMarket, LiveQuote } from '../core/market/index.ts';

/** The same as long as the run is in service. */
export interface LegFacts {
  readonly index: number;
  readonly venue: VenueId;
  readonly id: string;
  readonly eventId: string;
  readonly seriesId: string | undefined;
  /** Its claim is on the score of a game. */
  readonly isGame: boolean;
  readonly gameStartsAt: number | undefined;
  readonly termsHash: string;
  /** As it was when the run was read. */
  readonly closesAt: number | undefined;
  /** Where it was last found in the live state; it is to be found again once that has forgotten it. */
  live: LiveMarket | undefined;
}

/** A listing is read at least every hour: a quote that is older was missed once. Later it loses its asks as well. */
const listedQuoteFreshMs = 3_600_000;
const notListed: FeeSchedule = { kind: 'unknown', reason: 'not_listed' };

export function readLegFacts(catalog: Catalog, index: number): LegFacts {
  const { venue, id, eventId, seriesId, gameStartsAt, termsHash, closesAt } = catalog.market(index);
  return {
    index,
    venue,
    id,
    eventId,
    seriesId,
    isGame: catalog.member(index).claim?.variable.frame.kind === 'score',
    gameStartsAt: gameStartsAt ?? catalog.event(catalog.eventOf(index)).gameStartsAt,
    termsHash,
    closesAt,
    live: undefined,
  };
}

/** Undefined where the side is not asked for. `doubtedAsk`: what is taken for the ask while the book is doubted. */
export function readLegNow(
  facts: LegFacts,
  side: OutcomeSide,
  live: LiveMarket | undefined,
  calendar: FeeCalendar,
  now: number,
  doubtedAsk?: Micros,
): LegNow | undefined {
  const quote = live?.quote;
  if (live === undefined || quote === undefined) return undefined;
  const isDoubted = live.bookState === 'suspect';
  const ask = isDoubted ? doubtedAsk : askOf(quote, side);
  if (ask === undefined) return undefined;
  const { state } = live;
  const { venue, eventId, seriesId, isGame, gameStartsAt } = facts;
  return {
    side,
    ask,
    quote: isDoubted ? 'doubted' : qualityOf(quote, now),
    status: state?.status,
    listedAt: state?.listedAt,
    disputed: state?.disputed ?? false,
    closesAt: state === undefined ? facts.closesAt : state.closesAt,
    settlesAt: state?.expectedSettlementAt,
    isGame,
    gameStartsAt,
    termsChanged: state !== undefined && state.termsHash !== facts.termsHash,
    fee:
      state === undefined
        ? notListed
        : calendar.scheduleOf({ venue, seriesId, eventId, fees: state.fees, listedAt: state.listedAt }, now),
  };
}

function askOf({ yesAsk, noAsk }: LiveQuote, side: OutcomeSide): Micros | undefined {
  return side === 'yes' ? yesAsk : noAsk;
}

function qualityOf({ source, stale, observedAt }: LiveQuote, now: number): LegNow['quote'] {
  if (stale) return 'stale';
  if (source === 'book') return 'book';
  return now - observedAt > listedQuoteFreshMs ? 'stale' : 'listing';
}
