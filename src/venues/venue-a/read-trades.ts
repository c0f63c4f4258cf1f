/** Trades of one market or of all, newest first. */

import type { Trade } from '../../core/market/index.ts';
import { BoundedCache } from '../../runtime/bounded-cache.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { Log } from '../../runtime/log.ts';
import type { Api } from './api.ts';
import { readCutoff } from './cutoff.ts';
import type { VenueAListingOptions } from './options.ts';
import { cutFailure, walkPages } from './walk-pages.ts';
import { type MarketTrade, readTrade, toWireSeconds } from './wire/index.ts';

/** The archive repeats at most what lies around the cut. */
const tradesRememberedMax = 50_000;

export interface TradeDeps {
  readonly api: Api;
  readonly log: Log;
  readonly options: Pick<VenueAListingOptions, 'tradesPerPage' | 'pagesMax'>;
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
  const { tradesMadeAt } = await readCutoff(deps.api, signal);
  const seen = new BoundedCache<string, true>(tradesRememberedMax);
  const paths = from < tradesMadeAt ? ['/markets/trades', '/historical/trades'] : ['/markets/trades'];
  for (const path of paths) {
    for await (const page of walkTrades(deps, path, query, deps.options.pagesMax, signal)) {
      const fresh = page.filter(
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
): AsyncGenerator<readonly MarketTrade[]> {
  const walk = {
    path,
    query,
    member: 'trades',
    idMember: 'trade_id',
    sizeName: 'limit',
    rowsPerPage: deps.options.tradesPerPage,
    pagesMax,
  } as const;
  for await (const step of walkPages(deps.api, walk, signal)) {
    if (step.kind === 'end') return;
    if (step.kind === 'cut') throw cutFailure(step);
    yield readRows(deps.log, path, step.rows);
  }
}

function readRows(log: Log, path: string, rows: readonly ExactJson[]): readonly MarketTrade[] {
  const trades = rows.map(readTrade).filter((trade) => trade !== undefined);
  if (trades.length < rows.length) {
    log.warn({ path, unreadable: rows.length - trades.length }, 'venue_a: trades that make no sense');
  }
  return trades;
}
