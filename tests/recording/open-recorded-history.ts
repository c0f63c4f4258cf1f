/** A recording as the API reads it: hot tables and sealed files together. */

import { loadBookAt } from '../../src/store/history/load-book-at.ts';
import { loadGaps } from '../../src/store/history/load-gaps.ts';
import { loadQuotes } from '../../src/store/history/load-quotes.ts';
import { loadTops } from '../../src/store/history/load-tops.ts';
import { loadTrades } from '../../src/store/history/load-trades.ts';
import { openHistory } from '../../src/store/history/open-history.ts';
import { findRecordedMarket } from '../../src/store/history/recorded-markets.ts';
import type { Store } from '../../src/store/index.ts';
import { plainBookOf } from './plain-book.ts';
import type { MarketName, RecordedHistory, RecordedTrade } from './recorded-history.ts';

/** More points than a run has. */
const pointsMax = 100_000;
const tradesPerPage = 1_000;

export interface OpenRecordedHistory extends RecordedHistory {
  close(): Promise<void>;
}

export async function openRecordedHistory(store: Store, folder: string): Promise<OpenRecordedHistory> {
  const history = await openHistory({ store }, { folder });
  const keys = new Map<string, number>();
  const find = async ({ venue, id }: MarketName): Promise<number | undefined> => {
    const key = keys.get(`${venue} ${id}`) ?? (await findRecordedMarket(store, venue, id));
    if (key !== undefined) keys.set(`${venue} ${id}`, key);
    return key;
  };
  return {
    bookAt: async (market, at) => {
      const key = await find(market);
      const found = key === undefined ? undefined : await loadBookAt(history, key, at);
      return found && { book: plainBookOf(found.book), assurance: found.assurance };
    },
    tops: async (market, window) => {
      const key = await find(market);
      const rows = key === undefined ? [] : await loadTops(history, key, { ...window, limit: pointsMax });
      return rows.toReversed();
    },
    quotes: async (market, window) => {
      const key = await find(market);
      const rows = key === undefined ? [] : await loadQuotes(history, key, { ...window, limit: pointsMax });
      return rows.map(({ ts, yesAsk, noAsk, price }) => ({ at: ts, yesAsk, noAsk, price })).reverse();
    },
    trades: async (market, from, to) => {
      const key = await find(market);
      const all: RecordedTrade[] = [];
      if (key === undefined) return all;
      for (let before: RecordedTrade | undefined; ; before = all.at(-1)) {
        const page = await loadTrades(history, key, { from, to, limit: tradesPerPage, before });
        all.push(...page);
        if (page.length < tradesPerPage) return all;
      }
    },
    gapsAt: async (market, at) => {
      const key = await find(market);
      const gaps = key === undefined ? [] : await loadGaps(store, key, at, at + 1);
      return gaps.map(({ cause }) => cause);
    },
    close: () => history.close(),
  };
}
