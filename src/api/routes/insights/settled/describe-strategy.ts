/** Measured rules as answers show them: every figure is a quotient of exact sums, rounded once. */
import {
  addRationals,
  formatMicros,
  multiplyRationals,
  printAmount,
  printDerivedPrice,
  printRatio,
  rational,
  zero,
} from '../../../../core/exact/index.ts';
import {
  bandWidth,
  type InsightBoard,
  type MeasuredRule,
  type MonthSums,
  type RuleSums,
  returnsPerUnit,
} from '../../../../core/insight/index.ts';
import type { Strategy, StrategyDetail } from '../../../schemas/index.ts';

const millionths = 1_000_000n;
const amountPlaces = 4;
const ratioPlaces = 6;

export function describeStrategy(
  measured: MeasuredRule,
  { openMatches, fee }: { readonly openMatches: number; readonly fee: string | undefined },
): Strategy {
  const { rule, markets, low, high, later } = measured;
  return {
    id: rule.id,
    venue: rule.venue,
    category: rule.category,
    horizon_days: rule.horizonDays,
    from_usd: formatMicros(rule.band * bandWidth),
    to_usd: formatMicros((rule.band + 1) * bandWidth),
    side: rule.side,
    markets,
    ...describeMeans(measured),
    return_low_usd: printReturn(low.value, low.count),
    return_high_usd: printReturn(high.value, high.count),
    horizons: measured.otherHorizons,
    open_matches: openMatches,
    q_value: Math.min(1, measured.falseFindShare).toFixed(ratioPlaces),
    ...(later === undefined ? {} : { later_return_per_100_usd: printReturn(later.returned, later.markets) }),
    ...(fee === undefined ? {} : { estimated_fee_per_100_usd: fee }),
  };
}

export function describeMonth(month: MonthSums): StrategyDetail['evidence'][number] {
  return { month: month.month, markets: month.markets, ...describeMeans(month) };
}

function describeMeans({ markets, price, paid, returned }: RuleSums) {
  const all = millionths * BigInt(markets);
  return {
    avg_price_usd: printDerivedPrice({ numerator: BigInt(price), denominator: all }),
    win_rate: printRatio({ numerator: BigInt(paid), denominator: all }),
    return_per_100_usd: printReturn(returned, markets),
  };
}

/** What $100 returned, from the sum of what dollars did. */
export function printReturn(returned: number, markets: number): string {
  const numerator = 100n * 10n ** BigInt(amountPlaces) * BigInt(returned);
  const denominator = BigInt(returnsPerUnit) * BigInt(markets);
  return printAmount((2n * numerator + denominator) / (2n * denominator), amountPlaces);
}

/** For $100 at the average price, the mean over those of the markets whose fee is known; undefined where none is. */
export function estimateFee(
  board: InsightBoard,
  { price, markets }: RuleSums,
  indexes: readonly number[],
): string | undefined {
  const average = Math.round(price / markets);
  const fees = indexes.flatMap((index) => board.feeAt(index, average) ?? []);
  if (fees.length === 0) return undefined;
  const sum = fees.reduce(addRationals, zero);
  // A contract costs the average price, so that $100 buy 100 ÷ price of them.
  const perHundred = multiplyRationals(sum, rational(100n, BigInt(average) * BigInt(fees.length)));
  const scaled = 10n ** BigInt(amountPlaces) * perHundred.numerator;
  return printAmount((2n * scaled + perHundred.denominator) / (2n * perHundred.denominator), amountPlaces);
}
