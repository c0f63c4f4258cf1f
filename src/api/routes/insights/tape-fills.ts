/** Fills of the tape that belong to markets of a board. */
import type { Micros } from '../../../core/exact/index.ts';
import type { BoardMarket, InsightBoard, TapeFill } from '../../../core/insight/index.ts';
import { complement } from '../../../core/market/index.ts';
import type { LiquidityFloors } from '../liquidity-floors.ts';
import type { InsightsRouteDeps } from './deps.ts';

/** Notionals are in millionths of a millionth of a dollar. */
const notionalPerUsd = 10n ** 12n;

export interface FillOnBoard {
  readonly fill: TapeFill;
  readonly market: BoardMarket;
}

export interface FillsAsked {
  readonly hours: number;
  readonly minNotionalUsd: number;
  readonly floors: LiquidityFloors;
  readonly limit: number;
}

/** Newest first, up to the moment of the board. */
export async function findFills(
  { tape }: Pick<InsightsRouteDeps, 'tape'>,
  board: InsightBoard,
  { hours, minNotionalUsd, floors, limit }: FillsAsked,
  signal: AbortSignal,
): Promise<FillOnBoard[]> {
  const fills = await tape(
    {
      at: board.at,
      hours,
      minNotional: BigInt(minNotionalUsd) * notionalPerUsd,
      limit,
      accepts: (name) => {
        const market = findMarket(board, name);
        return market !== undefined && floors.accepts(market.money);
      },
    },
    signal,
  );
  return fills.flatMap((fill) => {
    const market = findMarket(board, fill.market);
    return market === undefined ? [] : [{ fill, market }];
  });
}

/** The price of the outcome that changed hands. */
export function takenPrice({ trade: { outcome, price } }: TapeFill): Micros {
  return outcome === 'yes' ? price : complement(price);
}

/** Undefined for a market that the run has not, that no path can name, or whose trading has ended. */
function findMarket(board: InsightBoard, { venue, id }: TapeFill['market']): BoardMarket | undefined {
  const index = board.served.catalog.find(venue, id);
  return index === -1 ? undefined : board.find(index);
}
