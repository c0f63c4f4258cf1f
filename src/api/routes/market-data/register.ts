import type { FastifyInstance } from 'fastify';
import type { MarketName } from '../../../core/contract/index.ts';
import {
  marketBookEndpoint,
  marketBookHistoryEndpoint,
  marketQuotesEndpoint,
  marketTradesEndpoint,
} from '../../endpoints/index.ts';
import type { Cursors } from '../../http/cursor.ts';
import { type RegistrationDeps, registerEndpoint } from '../../register-endpoint.ts';
import { RequestError } from '../../request-error.ts';
import { nameTooManyRows } from '../name-too-many-rows.ts';
import type { MarketDataDeps, MarketWords } from './deps.ts';
import { listQuotes } from './list-quotes.ts';
import { listTops } from './list-tops.ts';
import { listTrades, readTradesPage } from './list-trades.ts';
import { readMoment, showLiveBook, showPastBook, showVenueBook } from './show-book.ts';
import { VenueBooks } from './venue-books.ts';

export interface MarketDataRouteDeps {
  readonly now: () => number;
  readonly cursors: Cursors;
  readonly marketData: MarketDataDeps;
}

export function registerMarketData(app: FastifyInstance, deps: MarketDataRouteDeps & RegistrationDeps): void {
  const { now, cursors, marketData } = deps;
  const reads = { ...marketData, now, cursors, venueBooks: new VenueBooks(marketData) };

  registerEndpoint(app, deps, marketQuotesEndpoint, async ({ params, query, request }) => {
    const { signal } = request.deadline;
    await loadMarket(marketData, params, signal);
    return nameTooManyRows(tooLongWindow, listQuotes(reads, params, query, signal));
  });
  registerEndpoint(app, deps, marketTradesEndpoint, async ({ params, query, request }) => {
    const { signal } = request.deadline;
    const page = readTradesPage(reads, params, query);
    const words = await loadMarket(marketData, params, signal);
    return nameTooManyRows(tooLongWindow, listTrades(reads, { ...params, ...words }, query, page, signal));
  });
  registerEndpoint(app, deps, marketBookEndpoint, ({ params, query, request }) => {
    const { at } = query;
    if (at !== undefined) readMoment(at, now());
    const live = at === undefined ? marketData.findLiveBook(params) : undefined;
    if (live !== undefined) return showLiveBook(live, query);
    return loadMarket(marketData, params, request.deadline.signal).then(() =>
      at === undefined
        ? showVenueBook(reads, params, query)
        : showPastBook(reads, params, { ...query, at }, request.deadline.signal),
    );
  });
  registerEndpoint(app, deps, marketBookHistoryEndpoint, async ({ params, query, request }) => {
    const { signal } = request.deadline;
    await loadMarket(marketData, params, signal);
    return nameTooManyRows(tooLongWindow, listTops(reads, params, query, signal));
  });
}

async function loadMarket(
  deps: MarketDataDeps,
  market: MarketName,
  signal: AbortSignal,
): Promise<MarketWords> {
  const words = await deps.findMarket(market, signal);
  if (words === undefined)
    throw new RequestError('market_not_found', 'No market with this id was ever listed.');
  return words;
}

const tooLongWindow =
  'from is too early: the window holds more than one answer may read. Ask for parts of it.';
