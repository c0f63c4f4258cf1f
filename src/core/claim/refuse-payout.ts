/** Payouts that no relation is proven on. */
import type { ContractVersion, TermValue } from '../contract/index.ts';
import { parseDecimal } from '../exact/index.ts';
import { type Withheld, withhold } from './withheld.ts';

/** Other payouts than a dollar or nothing, whatever the venue calls the market. Of a combo this is all that is asked. */
export function refusePayout({ strike, terms, settlement }: ContractVersion): Withheld | undefined {
  const refuse = (detail: string): Withheld => withhold('unknown_payout', detail);
  // Payouts are compared, and two of them added up, in dollars.
  if (settlement.payout !== '1') return refuse('one contract does not pay one dollar');
  const { market_type: type, marketType: otherType } = terms;
  if (type !== undefined && type !== 'binary') return refuse('the venue does not call the market binary');
  if (otherType !== undefined && otherType !== 'normal')
    return refuse('the venue does not call the market normal');
  const { settlement_bounds_type: bounds, settlement_floor_dollars: floor } = terms;
  if (bounds !== undefined && bounds !== 'default')
    return refuse('what it pays is bounded in a way of its own');
  if (floor !== undefined && !isNothing(floor)) return refuse('a least payout is guaranteed');
  if (scaleTerms.some((name) => terms[name] !== undefined)) return refuse('it pays by a place on a scale');
  return strike?.functional === undefined ? undefined : refuse('what it pays is a formula');
}

/** A market that pays by a place between two bounds has these, whatever it is called. */
const scaleTerms = [
  'formatType',
  'lowerBound',
  'upperBound',
  'lowerBoundDate',
  'upperBoundDate',
  'xAxisValue',
  'yAxisValue',
] as const;

function isNothing(amount: TermValue): boolean {
  return typeof amount === 'string' && parseDecimal(amount)?.numerator === 0n;
}
