/** The large fills of all markets, newest first. */
import type { Static } from 'typebox';
import { formatMicros, printAmount } from '../../../core/exact/index.ts';
import { type InsightBoard, notionalOf } from '../../../core/insight/index.ts';
import { notionalPlaces, towardOf } from '../../../core/market/index.ts';
import type { tapeEndpoint } from '../../endpoints/index.ts';
import type { FillResource } from '../../schemas/index.ts';
import { SlicePace } from '../lookup/index.ts';
import type { InsightsRouteDeps } from './deps.ts';
import { describeFillMarket } from './describe-market.ts';
import { describeEach } from './first-accepted.ts';
import { type FillOnBoard, type FillsAsked, findFills, takenPrice } from './tape-fills.ts';

export async function listTape(
  deps: Pick<InsightsRouteDeps, 'tape'>,
  board: InsightBoard,
  asked: FillsAsked,
  signal: AbortSignal,
): Promise<Static<typeof tapeEndpoint.response>> {
  const fills = await findFills(deps, board, asked, signal);
  const { catalog, run } = board.served;
  const describe = ({ fill, market }: FillOnBoard): FillResource => {
    const { trade, archived } = fill;
    const { yesLabel, noLabel } = catalog.market(market.index);
    return {
      market: describeFillMarket(board, market),
      taker_action: trade.takerAction,
      outcome: trade.outcome === 'yes' ? yesLabel : noLabel,
      price_usd: formatMicros(takenPrice(fill)),
      quantity: formatMicros(trade.quantity),
      notional_usd: printAmount(notionalOf(trade), notionalPlaces),
      executed_at: new Date(trade.venueTime).toISOString(),
      toward: towardOf(trade),
      block: trade.block,
      archived,
    };
  };
  return { data: await describeEach(fills, describe, new SlicePace(signal)), graph_run: run.id };
}
