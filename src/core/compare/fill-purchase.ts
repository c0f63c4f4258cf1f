/** What a book sells for a purchase: whole shares, level by level, with the most that the venue may charge in fees. */
import { isOnTick } from '../contract/index.ts';
import type { Micros } from '../exact/index.ts';
import { leastOrders } from '../lead/index.ts';
import type { OptionBook } from './option-book.ts';
import type { Purchase } from './purchase.ts';
import { isOnSale, ShareWalk, sharesIn } from './share-walk.ts';

/**
 * - `thin_book`: the whole book does not sell the amount.
 * - `levels_cut`: the levels at hand do not sell it, and there may be more.
 * - `below_minimum`: the venue takes no order so small.
 * - `budget_below_one_share`: the budget does not pay for one share.
 * - `price_off_tick`: a level that is needed stands at a price that no order may name, so that the book or the price grid is
 *   not that of this moment.
 * - `fee_unknown`: what a taker pays is not known; of a budget the quantity is what it would buy without fees.
 */
export type FillIssue =
  | 'thin_book'
  | 'levels_cut'
  | 'below_minimum'
  | 'budget_below_one_share'
  | 'price_off_tick'
  | 'fee_unknown';

export interface PurchaseFill {
  /** Whole shares. */
  readonly quantity: number;
  /** Rounded up to a millionth of a dollar. */
  readonly principal: Micros;
  /** The most by the roundings that the venue has documented. Undefined if it is not known; never zero instead. */
  readonly fee: Micros | undefined;
  readonly total: Micros | undefined;
  /** Whole shares that were asked for and are not sold; zero for a budget. */
  readonly unfilled: number;
  /** Of the last level that is needed; undefined if nothing is bought. */
  readonly worstPrice: Micros | undefined;
  /** The whole amount: all shares, or a budget that is not cut short by the book. */
  readonly filled: boolean;
  /** Each once; empty exactly if the amount is filled and its fee known. */
  readonly issues: readonly FillIssue[];
}

interface Bought {
  readonly quantity: number;
  readonly principal: Micros;
  readonly fee: Micros | undefined;
  readonly worstPrice: Micros | undefined;
}

export function fillPurchase(book: OptionBook, { unit, amount }: Purchase): PurchaseFill {
  const onSale = sharesIn(book);
  const wanted = unit === 'shares' ? buyShares(book, Math.min(amount, onSale)) : buyWithin(book, amount);
  const issues: FillIssue[] = [];
  if (isCutShort(unit, amount, onSale, wanted)) issues.push(book.complete ? 'thin_book' : 'levels_cut');
  else if (wanted.quantity === 0) issues.push('budget_below_one_share');
  const isTooSmall = wanted.quantity > 0 && wanted.principal < leastOrders[book.venue];
  if (isTooSmall) issues.push('below_minimum');
  const bought = isTooSmall ? nothingOf(book) : wanted;
  if (needsOffTick(book, bought)) issues.push('price_off_tick');
  const filled = issues.length === 0;
  if (bought.fee === undefined) issues.push('fee_unknown');
  return {
    ...bought,
    total: bought.fee === undefined ? undefined : bought.principal + bought.fee,
    unfilled: unit === 'shares' ? amount - bought.quantity : 0,
    filled,
    issues,
  };
}

/** Levels without a share on sale are none. */
function needsOffTick({ ticks, prices, quantities }: OptionBook, { worstPrice }: Bought): boolean {
  if (ticks === undefined || worstPrice === undefined) return false;
  return prices.some(
    (price, level) => price <= worstPrice && isOnSale(price, quantities[level]) && !isOnTick(ticks, price),
  );
}

function nothingOf(book: OptionBook): Bought {
  return {
    quantity: 0,
    principal: 0,
    fee: book.fee.kind === 'unknown' ? undefined : 0,
    worstPrice: undefined,
  };
}

/** `shares` of those on sale. */
function buyShares(book: OptionBook, shares: number): Bought {
  const walk = new ShareWalk(book);
  while (walk.next()) if (shares > walk.begin && shares <= walk.end) return boughtAt(walk, shares);
  return nothingOf(book);
}

/**
 * The most whole shares whose total is within the budget. Between two changes of level the total only grows: the principal
 * does, and each way to round the fee of a level gives more for more shares. So there the last that fits is found by halving.
 * Every level is looked at that the budget reaches without fees, whatever the roundings of the levels before.
 */
function buyWithin(book: OptionBook, budget: Micros): Bought {
  const walk = new ShareWalk(book);
  let best = nothingOf(book);
  while (walk.next() && walk.principalOf(walk.begin + 1) <= budget) {
    let fits = walk.begin;
    let above = walk.end + 1;
    while (above - fits > 1) {
      const middle = Math.floor((fits + above) / 2);
      if (costOf(walk, middle) <= budget) fits = middle;
      else above = middle;
    }
    if (fits > walk.begin) best = boughtAt(walk, fits);
  }
  return best;
}

/** Without the fee where that is not known. */
function costOf(walk: ShareWalk, shares: number): Micros {
  return walk.principalOf(shares) + (walk.feeOf(shares) ?? 0);
}

function boughtAt(walk: ShareWalk, shares: number): Bought {
  return {
    quantity: shares,
    principal: walk.principalOf(shares),
    fee: walk.feeOf(shares),
    worstPrice: walk.price,
  };
}

/** A budget is not cut short if the last price, which no further share undercuts, is more than what is left of it. */
function isCutShort(
  unit: Purchase['unit'],
  amount: number,
  onSale: number,
  { quantity, principal, fee, worstPrice }: Bought,
): boolean {
  if (unit === 'shares') return quantity < amount;
  if (quantity < onSale) return false;
  return worstPrice === undefined || principal + (fee ?? 0) + worstPrice <= amount;
}
