/** The best prices of many markets by one request to the market list: quotes, never books. */
import type { MarketQuote } from '../feed.ts';
import type { Api } from './api.ts';
import { rowsOf } from './api.ts';
import { readFigures } from './figures.ts';
import { readStatus } from './settlement.ts';
import { FieldTally, identifierPattern, readMarket } from './wire/index.ts';

const path = '/markets';

/** Rows that cannot be read, or were not asked for, are left out. Rejects with a VenueError, or with the signal's reason. */
export async function readQuotes(
  deps: { readonly api: Api; readonly now: () => number },
  tickers: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly quotes: readonly MarketQuote[]; readonly receivedAt: number }> {
  // A comma in one would ask for two others.
  const asked = new Set(tickers.filter((ticker) => identifierPattern.test(ticker)));
  const query = { tickers: [...asked].join(','), limit: asked.size.toString() };
  // What was quoted seconds ago is read again soon: trying again at once would hold up the others.
  const answer = await deps.api.read(path, { query, attemptsMax: 1 }, signal);
  const receivedAt = deps.now();
  const tally = new FieldTally();
  const quotes: MarketQuote[] = [];
  for (const row of rowsOf(answer, 'markets', path)) {
    const read = readMarket(row, tally);
    if (read.kind === 'misfit' || !asked.has(read.value.ticker)) continue;
    const { ticker, figures, notional_value_dollars: notional } = read.value;
    const status = readStatus(read.value.status);
    if (status === undefined) continue;
    quotes.push({ market: ticker, status, figures: readFigures(figures, notional, tally) });
  }
  return { quotes, receivedAt };
}
