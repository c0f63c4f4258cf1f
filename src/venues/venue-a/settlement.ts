/** Where a market is in its life and how it ended, from the wire's words. Never guessed: an unknown word is a misfit. */
import type { MarketStatus, SettlementFact } from '../../core/contract/index.ts';
import { compareRationals, formatRational, type Rational, rational } from '../../core/exact/index.ts';
import type { VenueAWireMarket } from './wire/index.ts';

const statusWords: ReadonlyMap<string, MarketStatus> = new Map([
  ['initialized', 'unopened'],
  ['active', 'open'],
  ['inactive', 'paused'],
  ['closed', 'closed'],
  ['determined', 'determined'],
  ['disputed', 'determined'],
  // Determined again after a dispute; its waiting time starts again.
  ['amended', 'determined'],
  ['finalized', 'settled'],
]);

const zero = rational(0n);
const one = rational(1n);

export function readStatus(word: string): MarketStatus | undefined {
  return statusWords.get(word);
}

export type SettlementReading =
  | { readonly kind: 'read'; readonly settlement: SettlementFact | undefined }
  | { readonly kind: 'misfit'; readonly detail: string };

/**
 * `binary` markets can be paid at a price too (`scalar`: ties, voids, fair prices), so what counts is the value. A market
 * called finalized without any result has no settlement: what it paid is not known.
 */
export function readSettlement(
  market: Pick<
    VenueAWireMarket,
    | 'result'
    | 'status'
    | 'settlement_value_dollars'
    | 'settlement_ts'
    | 'expiration_value'
    | 'notional_value_dollars'
  >,
): SettlementReading {
  const { result, settlement_value_dollars: value, notional_value_dollars: notional } = market;
  if (result === '') return { kind: 'read', settlement: undefined };
  if (result !== 'yes' && result !== 'no' && result !== 'scalar') {
    return {
      kind: 'misfit',
      detail: `market.result: expected yes, no or scalar, found ${result.slice(0, 40)}.`,
    };
  }
  const paid = value === undefined ? undefined : divide(value, notional);
  const implied = result === 'yes' ? one : result === 'no' ? zero : undefined;
  const payout = paid ?? implied;
  if (payout === undefined) {
    return {
      kind: 'misfit',
      detail: 'market.settlement_value_dollars: expected a price beside scalar, found nothing.',
    };
  }
  if (compareRationals(payout, zero) < 0 || compareRationals(payout, one) > 0) {
    return {
      kind: 'misfit',
      detail: `market.settlement_value_dollars: expected 0 to 1, found ${formatRational(payout)}.`,
    };
  }
  if (implied !== undefined && compareRationals(payout, implied) !== 0) {
    return { kind: 'misfit', detail: `market.result: ${result} was paid at ${formatRational(payout)}.` };
  }
  const settlement: SettlementFact = {
    result,
    yesPayout: formatRational(payout),
    observed: market.expiration_value || undefined,
    // Answers do not have when the result was determined; only the stream does.
    determinedAt: undefined,
    settledAt: market.settlement_ts,
    final: market.status === 'finalized',
  };
  return { kind: 'read', settlement };
}

function divide(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator);
}
