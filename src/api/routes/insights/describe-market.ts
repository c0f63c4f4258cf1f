/** Markets of a board as insights show them: every figure is of the board's moment. */
import { formatMicros, microsPerUnit, printDerivedPrice } from '../../../core/exact/index.ts';
import {
  type BoardMarket,
  type DoubledPrice,
  type InsightBoard,
  roundScore,
} from '../../../core/insight/index.ts';
import { printMoney } from '../../market-figures.ts';
import type { FillResource, MarketSummary, Signal } from '../../schemas/index.ts';
import type { InsightsRouteDeps } from './deps.ts';

const doubledPerUnit = BigInt(2 * microsPerUnit);

export function describeFillMarket(
  { served }: InsightBoard,
  { index, money }: BoardMarket,
): FillResource['market'] {
  const { venue, id, eventId, title, yesLabel } = served.catalog.market(index);
  return { venue, id, event_id: eventId, title, label: yesLabel, ...printMoney(money) };
}

export function summariseMarket(board: InsightBoard, market: BoardMarket): MarketSummary {
  const { change24h, money } = market;
  const yesAsk = money.quote?.yesAsk;
  return {
    ...describeFillMarket(board, market),
    ...(yesAsk === undefined ? {} : { yes_ask_usd: formatMicros(yesAsk) }),
    ...(change24h === undefined ? {} : { change_24h: printDoubledPrice(change24h) }),
    sparkline: board.sparkline(market.index).map(printDoubledPrice),
  };
}

export function describeSignals(
  { signalsOf }: Pick<InsightsRouteDeps, 'signalsOf'>,
  { served: { catalog }, at }: InsightBoard,
  { index }: BoardMarket,
): Signal[] {
  return signalsOf(catalog.venueOf(index), catalog.id(index), at).map(({ kind, score, detectedAt }) => ({
    kind,
    score: roundScore(score),
    detected_at: new Date(detectedAt).toISOString(),
  }));
}

/** A midpoint, or what lies between two of them: exact but for half a millionth, as every mid is printed. */
export function printDoubledPrice(price: DoubledPrice): string {
  return printDerivedPrice({ numerator: BigInt(price), denominator: doubledPerUnit });
}
