/** What a purchase costs on one contract now: its book, the fees of this moment and the state of the market, or why it has no price. */
import type { CatalogMarket } from '../core/catalog/index.ts';
import {
  fillPurchase,
  type OptionQuote,
  type Purchase,
  type PurchaseFill,
  type QuoteStatus,
} from '../core/compare/index.ts';
import { ticksOfNo } from '../core/contract/index.ts';
import type { FeeCalendar, FeeSchedule } from '../core/fee/index.ts';
import { asksOf } from '../core/lead/index.ts';
import { type LiveMarket, tradingAt } from '../core/market/index.ts';
import type { QuotableBook } from './book-source.ts';

export interface OptionNow {
  readonly market: CatalogMarket;
  readonly live: LiveMarket | undefined;
  readonly book: QuotableBook | undefined;
  /** Why there is no book; empty where there is one. */
  readonly bookIssues: readonly string[];
  readonly calendar: FeeCalendar;
  readonly now: number;
  /** How long a quote is good from when its book was seen. */
  readonly freshMs: number;
  readonly levelsMax: number;
}

const notListed: FeeSchedule = { kind: 'unknown', reason: 'not_listed' };

export function priceOption(option: OptionNow, purchase: Purchase): OptionQuote {
  const { market, live, book, bookIssues, now, freshMs } = option;
  const { side } = purchase;
  const nothing = {
    side,
    fill: undefined,
    status: 'unavailable',
    asOf: undefined,
    validUntil: undefined,
  } as const;
  const trading = tradingAt(live, now, market.closesAt);
  if (trading !== 'open') return { ...nothing, issues: [`not_trading:${trading}`] };
  if (book === undefined) return { ...nothing, issues: bookIssues };
  const asks = asksOf(book.book, side, option.levelsMax);
  const fill = fillPurchase(
    {
      venue: market.venue,
      prices: asks.prices,
      quantities: asks.quantities,
      complete: book.complete && asks.complete,
      fee: feeOf(option),
      ticks: book.ticks && (side === 'yes' ? book.ticks : ticksOfNo(book.ticks)),
    },
    purchase,
  );
  const isDisputed = live?.state?.disputed === true;
  return {
    side,
    fill,
    status: isDisputed ? 'limited' : statusOf(fill),
    asOf: book.observedAt,
    validUntil: book.observedAt + freshMs,
    issues: [...fill.issues, ...(isDisputed ? ['outcome_disputed'] : [])],
  };
}

/** A fee that is not known makes no book a lesser one: it has a reason of its own. */
function statusOf({ filled, issues }: PurchaseFill): QuoteStatus {
  return filled && issues.every((issue) => issue === 'fee_unknown') ? 'current' : 'limited';
}

/** By the newest listing, and by what was announced for the event and the series since. */
function feeOf({ market: { venue, seriesId, eventId }, live, calendar, now }: OptionNow): FeeSchedule {
  const state = live?.state;
  if (state === undefined) return notListed;
  return calendar.scheduleOf({ venue, seriesId, eventId, fees: state.fees, listedAt: state.listedAt }, now);
}
