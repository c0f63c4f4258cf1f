/**
 * Where a market is in its life, and how it ended. Flags are combined, never trusted one by one: `active` stays true
 * after resolution, and `acceptingOrders` has been true on closed markets.
 *
 *   archived, not ended ─ gone
 *   closed ─┬─ prices 1/0, 0/1, ½/½ ─┬─ resolved, settled, or resolved by a machine ─ settled, final
 *           │                        └─ else ─ determined, not final
 *           └─ any other prices ─ closed, no settlement
 *   open ──── takes orders ─ open;  took orders before ─ paused;  else ─ unopened
 *
 * A dispute is no state of its own: the market trades on.
 */
import type { MarketStatus, SettlementFact } from '../../core/contract/index.ts';
import { compareRationals, parseDecimal, type Rational, rational } from '../../core/exact/index.ts';
import type { WireRecord } from './wire-record.ts';

export interface VenueBLifecycle {
  readonly status: MarketStatus;
  readonly disputed: boolean;
  readonly settlement: SettlementFact | undefined;
}

const oracleStatuses: ReadonlySet<string> = new Set([
  'requested',
  'proposed',
  'disputed',
  'resolved',
  'settled',
]);

/** Refuses the market on a status we do not know; the answer is then of no use. */
export function normaliseLifecycle(market: WireRecord): VenueBLifecycle {
  const oracle = market.text('umaResolutionStatus');
  if (oracle !== undefined && !oracleStatuses.has(oracle)) {
    market.refuse('unknown_status', `umaResolutionStatus is ${oracle.slice(0, 40)}`);
  }
  const closed = market.flag('closed');
  if (closed === undefined) market.refuse('unknown_status', 'closed is missing');
  const archived = market.flag('archived') === true;
  const disputed = oracle === 'disputed';
  if (closed !== true) {
    return { status: archived ? 'gone' : openStatus(market), disputed, settlement: undefined };
  }

  const settlement = readSettlement(market, oracle);
  if (settlement?.final) return { status: 'settled', disputed, settlement };
  if (archived) return { status: 'gone', disputed, settlement: undefined };
  return { status: settlement === undefined ? 'closed' : 'determined', disputed, settlement };
}

function openStatus(market: WireRecord): MarketStatus {
  const takesOrders = market.flag('acceptingOrders') === true && market.flag('enableOrderBook') === true;
  if (takesOrders) return 'open';
  return market.text('acceptingOrdersTimestamp') === undefined ? 'unopened' : 'paused';
}

function readSettlement(market: WireRecord, oracle: string | undefined): SettlementFact | undefined {
  const outcome = readOutcome(market.texts('outcomePrices'));
  if (outcome === undefined) return undefined;
  if (outcome.result === 'split' && market.flag('negRisk') === true) {
    // The group's contract pays one side or the other; half and half cannot happen there.
    market.refuse('unknown_result', 'a member of an exclusive group ended half and half');
  }
  const byMachine = oracle === undefined && market.flag('automaticallyResolved') === true;
  return {
    ...outcome,
    observed: undefined,
    determinedAt: market.time('closedTime'),
    settledAt: market.time('umaEndDate'),
    final: oracle === 'resolved' || oracle === 'settled' || byMachine,
  };
}

const zero = rational(0n);
const half = rational(1n, 2n);
const one = rational(1n);

/** Only exact final prices are a result: 0.9995 is a quote, and `0`/`0` of the first markets is none. */
function readOutcome(
  prices: readonly string[] | undefined,
): Pick<SettlementFact, 'result' | 'yesPayout'> | undefined {
  if (prices === undefined || prices.length !== 2) return undefined;
  const [yes, no] = prices.map((price) => parseDecimal(price));
  if (yes === undefined || no === undefined) return undefined;
  if (equal(yes, one) && equal(no, zero)) return { result: 'yes', yesPayout: '1' };
  if (equal(yes, zero) && equal(no, one)) return { result: 'no', yesPayout: '0' };
  if (equal(yes, half) && equal(no, half)) return { result: 'split', yesPayout: '0.5' };
  return undefined;
}

function equal(left: Rational, right: Rational): boolean {
  return compareRationals(left, right) === 0;
}
