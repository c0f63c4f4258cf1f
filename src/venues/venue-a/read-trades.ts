/** Trades of one market or of all, newest first. */

import type { Trade } from '../../core/market/index.ts';
import { BoundedCache } from '../../runtime/bounded-cache.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { Log } from '../../runtime/log.ts';
import type { Api } from './api.ts';
import { type ReadCutoff, readCutoff } from './cutoff.ts';
import type { VenueAListingOptions } from './options.ts';
import { cutFailure, walkPages } from './walk-pages.ts';
import { type MarketTrade, readTrade, readUnreadableTrade, toWireSeconds } from './wire/index.ts';

/** The archive repeats at most what lies around the cut. */
const tradesRememberedMax = 50_000;

export interface TradeDeps {
  readonly api: Api;
  readonly log: Log;
  readonly options: Pick<VenueAListingOptions, 'tradesPerPage' | 'pagesMax'>;
  /** Where the archive begins, for readers of many markets; else it is asked for. */
  readonly cutoff?: ReadCutoff;
}

/** A trade that makes no sense, and where it stands: its own time, or between those of its neighbours in the list. */
export interface LostTrade {
  readonly key: string;
  readonly market: string | undefined;
  /** Undefined where no neighbour older than it could be read. */
  readonly from: number | undefined;
  /** Half-open; undefined where no newer one could. */
  readonly to: number | undefined;
}

export interface TradeRows {
  readonly trades: readonly MarketTrade[];
  readonly lost: readonly LostTrade[];
}

/** Live trades, then those in the archive; each once, in the half-open span. Throws a VenueError or the signal's reason. */
export async function* readTrades(
  deps: TradeDeps,
  ticker: string,
  from: number,
  to: number,
  signal: AbortSignal,
): AsyncGenerator<readonly Trade[]> {
  const query = { ticker, min_ts: toWireSeconds(from), max_ts: toWireSeconds(to + 999) };
  const { tradesMadeAt } = await (deps.cutoff?.(signal) ?? readCutoff(deps.api, signal));
  const seen = new BoundedCache<string, true>(tradesRememberedMax);
  const paths = from < tradesMadeAt ? ['/markets/trades', '/historical/trades'] : ['/markets/trades'];
  for (const path of paths) {
    for await (const { trades, lost } of walkTrades(deps, path, query, deps.options.pagesMax, signal)) {
      if (lost.length > 0)
        deps.log.warn({ path, ticker, lost: lost.length }, 'venue_a: invalid trades were left out');
      const fresh = trades.filter(
        ({ market, trade }) =>
          market === ticker && trade.venueTime >= from && trade.venueTime < to && !seen.peek(trade.id),
      );
      for (const { trade } of fresh) seen.save(trade.id, true);
      if (fresh.length > 0) yield fresh.map(({ trade }) => trade);
    }
  }
}

/** Pages of trades as they come. Throws a VenueError where the list is cut, also beyond `pagesMax`. */
export async function* walkTrades(
  deps: TradeDeps,
  path: string,
  query: Readonly<Record<string, string>>,
  pagesMax: number,
  signal: AbortSignal,
): AsyncGenerator<TradeRows> {
  const walk = {
    path,
    query,
    member: 'trades',
    idMember: 'trade_id',
    sizeName: 'limit',
    rowsPerPage: deps.options.tradesPerPage,
    pagesMax,
  } as const;
  let newer: number | undefined;
  for await (const step of walkPages(deps.api, walk, signal)) {
    if (step.kind === 'end') return;
    if (step.kind === 'cut') throw cutFailure(step);
    const page = readRows(step.rows, newer);
    newer = page.trades.at(-1)?.trade.venueTime ?? newer;
    yield page;
  }
}

/** Rows are newest first; `newer` is the time of the last one that could be read before them. */
function readRows(rows: readonly ExactJson[], newer: number | undefined): TradeRows {
  const read = rows.map(readTrade);
  const trades = read.filter((trade) => trade !== undefined);
  if (trades.length === rows.length) return { trades, lost: [] };
  const lost = rows.flatMap((row, place): LostTrade[] => {
    if (read[place] !== undefined) return [];
    const { key, market, venueTime } = readUnreadableTrade(row);
    if (venueTime !== undefined) return [{ key, market, from: venueTime, to: venueTime + 1 }];
    const before = read.slice(0, place).findLast((each) => each !== undefined)?.trade.venueTime ?? newer;
    const from = read.slice(place).find((each) => each !== undefined)?.trade.venueTime;
    return [{ key, market, from, to: before === undefined ? undefined : before + 1 }];
  });
  return { trades, lost };
}
