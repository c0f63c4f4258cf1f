/**
 * One settled market as strategies and calibration count it, and which markets count.
 *
 *   stated end ──── 30 d ──── 14 d ──── 7 d ── 3 d ─ 1 d ─ end        the moments at which a trader could have bought
 *                    │ ◄ 24 h ┤ the last closing price of these hours is the price of the moment
 *
 * Moments count back from the end that the listing stated at the moment, never from the actual close: a market closes early
 * when its answer is known, so counting back from there would look ahead, and so would an end that was moved there. A moment
 * at which trading had ended has no price.
 */
import type { Category, SettlementFact, VenueId } from '../contract/index.ts';
import { type Micros, microsPerUnit, parseMicros } from '../exact/index.ts';
import { expectedEndOf, type FormerEnd, listStatedEnds } from './stated-ends.ts';

/** In days before the stated end, shortest first. */
export const settledHorizons = [1, 3, 7, 14, 30] as const;

export interface SettledMarket {
  readonly venue: VenueId;
  readonly id: string;
  readonly eventId: string;
  readonly category: Category;
  /** As stated in advance, of the shortest horizon with a price; milliseconds since 1970, as every time here. */
  readonly expectedEndAt: number;
  /** By horizon, where the listing stated another end at its moment; not there for a market whose end never moved. */
  readonly movedEnds?: readonly (number | undefined)[];
  readonly settledAt: number;
  /** What one Yes contract paid. */
  readonly payout: Micros;
  /** The price of Yes at each of `settledHorizons`, in their order; undefined where none is known. */
  readonly prices: readonly (Micros | undefined)[];
}

export interface SettledFacts {
  readonly venue: VenueId;
  readonly id: string;
  readonly eventId: string;
  readonly category: Category;
  /** The scheduled start of the game the market is on. */
  readonly gameStartsAt: number | undefined;
  /** When the venue said beforehand that the outcome would be known. */
  readonly statedEndAt: number | undefined;
  /** What the listing stated before, oldest first, as far as it was seen. */
  readonly formerEnds?: readonly FormerEnd[];
  /** When trading stopped; undefined where the source does not know. */
  readonly closedAt: number | undefined;
  /** When the outcome was known; undefined where the source does not know. */
  readonly determinedAt: number | undefined;
  readonly settledAt: number;
  readonly result: SettlementFact['result'];
  /** Exact decimal text. */
  readonly yesPayout: string;
}

/** The last price of an hour, and when it was the price. */
export interface HourlyClose {
  readonly at: number;
  readonly price: Micros;
}

export const leftOutReasons = [
  /** The source knows only when trading stopped, and that may have been early. */
  'end_not_stated',
  /** Each side was paid half: what a void looks like. */
  'voided',
  /** The payout is no multiple of a millionth between 0 and 1. */
  'payout_unreadable',
  /** No closing price at any horizon. */
  'no_price',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export type SettledOutcome =
  | { readonly kind: 'settled'; readonly market: SettledMarket }
  | { readonly kind: 'left_out'; readonly reason: LeftOutReason };

const dayMs = 86_400_000;

/** When a trader could have bought at a horizon, and the hours whose last close is the price: after `from`, up to and with `upTo`. */
export interface HorizonSpan {
  readonly endAt: number;
  readonly from: number;
  readonly upTo: number;
}

/**
 * By horizon. Of several ends that put a moment there the first counts, since that is when a rule was first followed. Undefined:
 * no end was stated at a time that lay so many days before it, or trading had ended.
 */
export function priceSpansOf(facts: SettledFacts): readonly (HorizonSpan | undefined)[] {
  const tradedUntil = Math.min(
    facts.closedAt ?? Number.POSITIVE_INFINITY,
    facts.determinedAt ?? Number.POSITIVE_INFINITY,
    facts.settledAt,
  );
  const stated = listStatedEnds(facts.formerEnds ?? [], expectedEndOf(facts));
  return settledHorizons.map((days) => {
    for (const { endAt, from, until } of stated) {
      if (endAt === undefined || isActualEnd(endAt, facts)) continue;
      const upTo = endAt - days * dayMs;
      if (upTo < from || upTo >= until) continue;
      return upTo < tradedUntil ? { endAt, from: upTo - dayMs, upTo } : undefined;
    }
    return undefined;
  });
}

/** A venue schedules by the minute: an end at the very second at which trading stopped was put there afterwards. */
function isActualEnd(endAt: number, { closedAt, determinedAt }: SettledFacts): boolean {
  const second = Math.floor(endAt / 1_000);
  if (second % 60 === 0) return false;
  return [closedAt, determinedAt].some((at) => at !== undefined && Math.floor(at / 1_000) === second);
}

function isEndStated(facts: SettledFacts): boolean {
  return listStatedEnds(facts.formerEnds ?? [], expectedEndOf(facts)).some(
    ({ endAt }) => endAt !== undefined && !isActualEnd(endAt, facts),
  );
}

/** The closes may come in any order; of two at one time the later one in the list counts. */
export function settleMarket(facts: SettledFacts, closes: readonly HourlyClose[]): SettledOutcome {
  if (!isEndStated(facts)) return { kind: 'left_out', reason: 'end_not_stated' };
  if (facts.result === 'split') return { kind: 'left_out', reason: 'voided' };
  const payout = parseMicros(facts.yesPayout);
  if (payout === undefined || !isShare(payout)) return { kind: 'left_out', reason: 'payout_unreadable' };
  const bought = priceSpansOf(facts).map((span) => {
    const price = span && lastWithin(closes, span);
    return span === undefined || price === undefined ? undefined : { price, endAt: span.endAt };
  });
  const expectedEndAt = bought.find((each) => each !== undefined)?.endAt;
  if (expectedEndAt === undefined) return { kind: 'left_out', reason: 'no_price' };
  const prices = bought.map((each) => each?.price);
  const moved = bought.map((each) => (each?.endAt === expectedEndAt ? undefined : each?.endAt));
  const { venue, id, eventId, category, settledAt } = facts;
  const market = { venue, id, eventId, category, expectedEndAt, settledAt, payout, prices };
  const isMoved = moved.some((endAt) => endAt !== undefined);
  return { kind: 'settled', market: isMoved ? { ...market, movedEnds: moved } : market };
}

function lastWithin(
  closes: readonly HourlyClose[],
  { from, upTo }: { readonly from: number; readonly upTo: number },
): Micros | undefined {
  let last: HourlyClose | undefined;
  for (const close of closes) {
    if (close.at <= from || close.at > upTo || !isShare(close.price)) continue;
    if (last === undefined || close.at >= last.at) last = close;
  }
  return last?.price;
}

function isShare(value: Micros): boolean {
  return Number.isInteger(value) && value >= 0 && value <= microsPerUnit;
}
