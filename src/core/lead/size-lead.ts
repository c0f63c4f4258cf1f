/** How many pairs of a lead two books sell, level by level, at the best net after fees. */
import { type Micros, microsPerUnit } from '../exact/index.ts';
import { AskWalk, wholeContracts } from './ask-walk.ts';
import type { LegBook } from './leg-book.ts';
import { nearEnds } from './near-ends.ts';

/** What keeps a lead from being one pair larger. */
export type LimitedBy = 'price' | 'left_depth' | 'right_depth' | 'levels' | 'fee_unknown';

export interface SizedLead {
  /** Something is left after both fees, and nothing speaks against it. */
  readonly executable: boolean;
  /** Contracts of each side: the fewest that leave the most. Zero if nothing would be left. */
  readonly pairs: number;
  readonly cost: Micros;
  readonly fees: Micros;
  /** What is left of a dollar a pair. */
  readonly net: Micros;
  readonly limitedBy: LimitedBy;
  /** Of the older of the two books. */
  readonly observedAt: number;
  /** A venue takes no order of so few. An issue names the leg. */
  readonly isBelowMinimum: boolean;
  readonly issues: readonly string[];
}

/** More than any book holds; dollars of so many pairs are still exact. */
const pairsMax = 1_000_000_000;

interface Size {
  readonly pairs: number;
  readonly cost: Micros;
  readonly fees: Micros;
  readonly net: Micros;
}

const nothing: Size = { pairs: 0, cost: 0, fees: 0, net: 0 };

/** `informational`: whatever keeps the lead from being executable, whatever its books. Only whole contracts are bought. */
export function sizeLead(left: LegBook, right: LegBook, informational: readonly string[]): SizedLead {
  const observedAt = Math.min(left.observedAt, right.observedAt);
  const best = bestSize(left, right);
  if (best === undefined) {
    return {
      ...nothing,
      executable: false,
      limitedBy: 'fee_unknown',
      observedAt,
      isBelowMinimum: false,
      issues: informational,
    };
  }
  return {
    ...best,
    executable: best.net > 0 && informational.length === 0,
    limitedBy: limitOf(left, right, best.pairs),
    observedAt,
    isBelowMinimum: false,
    issues: informational,
  };
}

/** Undefined if a fee is unknown, or more than can be counted. */
function bestSize(leftBook: LegBook, rightBook: LegBook): Size | undefined {
  const left = AskWalk.begin(leftBook);
  const right = AskWalk.begin(rightBook);
  if (left === undefined || right === undefined) return undefined;
  let best = nothing;
  if (!left.next() || !right.next()) return best;
  let begin = 0;
  while (begin < pairsMax) {
    const gross = microsPerUnit - left.price - right.price;
    // Prices only rise and fees only add up: no further pair adds anything.
    if (gross <= 0) return best;
    const end = Math.min(left.end, right.end, pairsMax);
    const { atBegin, atEnd } = nearEnds(gross, left, right);
    const beginsTo = Math.min(end, begin + atBegin);
    const endsFrom = Math.max(beginsTo, end - atEnd) + 1;
    const nearBegin = bestOf(left, right, begin + 1, beginsTo, best);
    const nearEnd = nearBegin && bestOf(left, right, endsFrom, end, nearBegin);
    if (nearEnd === undefined) return undefined;
    best = nearEnd;
    if (left.end === end && !left.next()) return best;
    if (right.end === end && !right.next()) return best;
    begin = end;
  }
  return best;
}

/** The first of the sizes that leaves more than all before it, or `best`. All end at the levels the walks stand at. */
function bestOf(left: AskWalk, right: AskWalk, from: number, to: number, best: Size): Size | undefined {
  let found = best;
  for (let pairs = from; pairs <= to; pairs += 1) {
    const fees = left.feesOf(pairs) + right.feesOf(pairs);
    if (!Number.isSafeInteger(fees)) return undefined;
    const cost = left.costOf(pairs) + right.costOf(pairs);
    const net = pairs * microsPerUnit - cost - fees;
    if (net > found.net) found = { pairs, cost, fees, net };
  }
  return found;
}

export function limitOf(left: LegBook, right: LegBook, pairs: number): LimitedBy {
  const isLeftOut = hasNoMore(left, pairs);
  const isRightOut = hasNoMore(right, pairs);
  if (isLeftOut && left.complete) return 'left_depth';
  if (isRightOut && right.complete) return 'right_depth';
  return isLeftOut || isRightOut || pairs === pairsMax ? 'levels' : 'price';
}

/** Whether no more whole contracts rest in the book than so many. */
function hasNoMore({ quantities }: LegBook, contracts: number): boolean {
  let sum = 0;
  for (const quantity of quantities) {
    sum += wholeContracts(quantity);
    if (sum > contracts) return false;
  }
  return true;
}
