/** A lead as its two best asks price it: what it costs, what is left after fees, and what speaks against buying it. */
import type { MarketStatus } from '../contract/index.ts';
import { type Micros, microsPerUnit, printRatio } from '../exact/index.ts';
import { type FeeSchedule, mostFees } from '../fee/index.ts';
import type { OutcomeSide } from './side.ts';

/** One side of a market now. Times in milliseconds since 1970. */
export interface LegNow {
  readonly side: OutcomeSide;
  readonly ask: Micros;
  /**
   * Where the ask is from: a book that is followed, the newest listing, one that is too old, or what a book said last
   * before it was doubted.
   */
  readonly quote: 'book' | 'listing' | 'stale' | 'doubted';
  /** Undefined if no listing has said. */
  readonly status: MarketStatus | undefined;
  /** When the listing that said so was read. */
  readonly listedAt: number | undefined;
  readonly disputed: boolean;
  /** When trading stops; undefined where no time is set for it. */
  readonly closesAt: number | undefined;
  /** When the outcome is expected. */
  readonly settlesAt: number | undefined;
  /** Its claim is on the score of a game. */
  readonly isGame: boolean;
  readonly gameStartsAt: number | undefined;
  /** The newest listing has other rules than those the two were related by. */
  readonly termsChanged: boolean;
  readonly fee: FeeSchedule;
}

/** For one contract of each side. */
export interface PricedLead {
  readonly cost: Micros;
  readonly grossEdge: Micros;
  /** The most that both venues may charge. Undefined if that is not known; never zero instead. */
  readonly fee: Micros | undefined;
  readonly netEdge: Micros | undefined;
  /** Codes, each once. A lead with any of them is informational and never executable. */
  readonly issues: readonly string[];
  readonly worstCasePayout: Micros;
  /** Whole days, rounded up, until both are to be settled. */
  readonly lockupDays: number | undefined;
  /** Net edge by what is paid, for a year of 365 days, rounded down: `0.125000` is 12.5 %. */
  readonly annualisedReturn: string | undefined;
}

/** Everything is listed once an hour, and a walk takes an hour at the most: what is older was missed. */
const listingFreshMs = 3 * 3_600_000;
/** Before this long to the close an order may no longer be taken. */
const closingSoonMs = 10 * 60_000;
const dayMs = 86_400_000;
const daysPerYear = 365n;

/** Issues of one leg, as `code:left` or `code:right`, in this order. */
const legIssues: readonly {
  readonly code: string;
  readonly isSo: (leg: LegNow, now: number) => boolean;
}[] = [
  { code: 'quote_stale', isSo: ({ quote }) => quote === 'stale' },
  { code: 'book_doubted', isSo: ({ quote }) => quote === 'doubted' },
  { code: 'state_unknown', isSo: ({ status }) => status === undefined },
  { code: 'not_open', isSo: ({ status }) => status !== undefined && status !== 'open' },
  {
    code: 'listing_stale',
    isSo: ({ listedAt }, now) => listedAt !== undefined && now - listedAt > listingFreshMs,
  },
  {
    code: 'close_unknown',
    // A game that trades until it is decided is too late from its start on, which is an issue of its own.
    isSo: (leg) => endOf(leg) === undefined && leg.gameStartsAt === undefined,
  },
  {
    code: 'closing_soon',
    isSo: (leg, now) => (endOf(leg) ?? Number.POSITIVE_INFINITY) - now <= closingSoonMs,
  },
  {
    code: 'under_way',
    isSo: ({ gameStartsAt }, now) => gameStartsAt !== undefined && gameStartsAt <= now,
  },
  // Nothing else shows that the game may have begun long ago.
  { code: 'start_unknown', isSo: ({ isGame, gameStartsAt }) => isGame && gameStartsAt === undefined },
  { code: 'disputed', isSo: ({ disputed }) => disputed },
  { code: 'rules_changed', isSo: ({ termsChanged }) => termsChanged },
];

export function priceLead(
  legs: readonly [LegNow, LegNow],
  voidIssues: readonly string[],
  now: number,
): PricedLead {
  const [left, right] = legs;
  const cost = left.ask + right.ask;
  const grossEdge = microsPerUnit - cost;
  const leftFee = feeOf(left);
  const rightFee = feeOf(right);
  const fee = leftFee === undefined || rightFee === undefined ? undefined : leftFee + rightFee;
  const netEdge = fee === undefined ? undefined : grossEdge - fee;
  const lockupDays = lockupOf(left, right, now);
  const issues = issuesOf(left, right, now);
  if (leftFee === undefined) issues.push('fee_unknown:left');
  if (rightFee === undefined) issues.push('fee_unknown:right');
  return {
    cost,
    grossEdge,
    fee,
    netEdge,
    issues: uniqueOf(voidIssues, issues),
    worstCasePayout: microsPerUnit,
    lockupDays,
    annualisedReturn:
      fee === undefined || netEdge === undefined ? undefined : annualise(netEdge, cost + fee, lockupDays),
  };
}

/** Nearly always there are none, or one. */
function uniqueOf(voidIssues: readonly string[], issues: readonly string[]): readonly string[] {
  if (issues.length === 0 && voidIssues.length <= 1) return voidIssues;
  return voidIssues.length === 0 ? issues : [...new Set([...voidIssues, ...issues])];
}

function feeOf({ fee, ask }: LegNow): Micros | undefined {
  return mostFees(fee, [{ price: ask, quantity: microsPerUnit }]);
}

function issuesOf(left: LegNow, right: LegNow, now: number): string[] {
  const issues: string[] = [];
  for (const { code, isSo } of legIssues) {
    if (isSo(left, now)) issues.push(`${code}:left`);
    if (isSo(right, now)) issues.push(`${code}:right`);
  }
  return issues;
}

/** Where a market trades until its outcome is settled, it may stop trading from when that is expected. */
function endOf({ closesAt, settlesAt }: LegNow): number | undefined {
  return closesAt ?? settlesAt;
}

/** Undefined where a venue says neither when a market is settled nor when it closes. */
function lockupOf(left: LegNow, right: LegNow, now: number): number | undefined {
  const leftEnd = left.settlesAt ?? left.closesAt;
  const rightEnd = right.settlesAt ?? right.closesAt;
  if (leftEnd === undefined || rightEnd === undefined) return undefined;
  return Math.max(0, Math.ceil((Math.max(leftEnd, rightEnd) - now) / dayMs));
}

/** Undefined where the day is not known, or has passed: then it is not known how long it takes. */
function annualise(net: Micros, paid: Micros, days: number | undefined): string | undefined {
  if (days === undefined || days === 0 || paid <= 0) return undefined;
  return printRatio(
    { numerator: BigInt(net) * daysPerYear, denominator: BigInt(paid) * BigInt(days) },
    'down',
  );
}
