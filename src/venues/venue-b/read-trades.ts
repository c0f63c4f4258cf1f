/** Trades of one market, newest first. */
import type { Trade } from '../../core/market/index.ts';
import type { Log } from '../../runtime/log.ts';
import type { MarketReference } from '../market-reference.ts';
import { rowsPerPageMax, type TradeListSpan, type TradeLists, walkPrints } from './trade-list.ts';
import { normalisePrint } from './trade-row.ts';

/** Throws a VenueError or the signal's reason. */
export async function* readTrades(
  { data, log }: { readonly data: TradeLists; readonly log: Log },
  market: MarketReference,
  span: TradeListSpan,
  signal: AbortSignal,
): AsyncGenerator<readonly Trade[]> {
  const question = { conditions: [market.venueKey], span, rowsPerPage: rowsPerPageMax };
  for await (const { prints, unreadable } of walkPrints(data, question, signal)) {
    const read = prints.map((print) => normalisePrint(print, market.feedKeys, print.ordinal));
    const trades = read.filter((trade) => trade !== undefined);
    const lost = unreadable + read.length - trades.length;
    if (lost > 0) log.warn({ market: market.id, lost }, 'venue_b trades that could not be read exactly');
    const within = trades.filter(({ venueTime }) => venueTime >= span.from && venueTime < span.to);
    if (within.length > 0) yield within;
  }
}
