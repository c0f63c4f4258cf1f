/** The front page of the insights. */
import type { Static } from 'typebox';
import type { BoardMarket, InsightBoard, PriceGapPair } from '../../../core/insight/index.ts';
import type { insightsEndpoint } from '../../endpoints/index.ts';
import type { LiquidityFloors } from '../liquidity-floors.ts';
import type { SlicePace } from '../lookup/index.ts';
import { printDoubledPrice, summariseMarket } from './describe-market.ts';
import { describeEach, firstAccepted } from './first-accepted.ts';

/** Of each list. */
const entriesMax = 20;

/** The most traded are shown as they are: that list ranks, it does not suggest. */
export async function showBundle(
  board: InsightBoard,
  { accepts }: LiquidityFloors,
  pace: SlicePace,
): Promise<Static<typeof insightsEndpoint.response>> {
  const summarise = (market: BoardMarket) => summariseMarket(board, market);
  const isLiquidPair = ({ left, right }: PriceGapPair) => accepts(left.money) && accepts(right.money);
  const gaps = await firstAccepted(board.gaps, isLiquidPair, entriesMax, pace);
  const movers = await firstAccepted(board.movers, ({ money }) => accepts(money), entriesMax, pace);
  return {
    data: {
      spreads: await describeEach(
        gaps,
        ({ left, right, distance }) => ({
          left: summarise(left),
          right: summarise(right),
          spread_usd: printDoubledPrice(distance),
        }),
        pace,
      ),
      movers: await describeEach(movers, summarise, pace),
      most_traded: await describeEach(board.mostTraded.slice(0, entriesMax), summarise, pace),
    },
    graph_run: board.served.run.id,
  };
}
