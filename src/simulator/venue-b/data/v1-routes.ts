/** The older generation of the data service: bare arrays, offsets, a wall in front of deep ones. */

import { exactNumber, type Route } from '../../wire/index.ts';
import { get, json } from '../route.ts';
import type { VenueBState } from '../state.ts';
import { decimalText, moneyText } from '../wire-text.ts';
import {
  answered,
  DataError,
  findEvents,
  findMarkets,
  readHundredths,
  readList,
  readSide,
  readTruth,
  readWhole,
} from './query.ts';
import { type DataTradeRow, renderV1, selectTrades, type TradeSelection } from './trade-rows.ts';

const limitMax = 10_000;
const offsetMax = 3_000;

export function v1Routes(state: VenueBState): readonly Route[] {
  const { exchange } = state;
  const routes: readonly Route[] = [
    get('/trades', ({ query }) => {
      const offset = readWhole(query, 'offset', 0);
      if (offset > offsetMax) throw new DataError(`max historical activity offset of ${offsetMax} exceeded`);
      const limit = Math.min(limitMax, readWhole(query, 'limit', 100));
      const rows: DataTradeRow[] = [];
      let passed = 0;
      for (const row of selectTrades(state, readSelection(state, query))) {
        if (rows.length >= limit) break;
        if (passed < offset) passed += 1;
        else rows.push(row);
      }
      return json(rows.map((row) => renderV1(state, row)));
    }),
    get('/oi', ({ query }) => {
      const markets = findMarkets(state, readList(query, 'market'), undefined) ?? [];
      return json(
        markets.map((market) => ({
          market: market.conditionId,
          value: exactNumber(decimalText(exchange.figures(market).openInterest, 2)),
        })),
      );
    }),
    get('/holders', ({ query }) => {
      // No wallet holds anything between two matches here: wallets are invented when a trade is shown.
      const markets = findMarkets(state, readList(query, 'market'), undefined) ?? [];
      return json(markets.flatMap((market) => market.tokenIds.map((token) => ({ token, holders: [] }))));
    }),
    get('/live-volume', ({ query }) =>
      json(
        findEvents(state, readList(query, 'id')).map((event) => {
          const members = state.catalog.members(event);
          const values = members.map((market) => exchange.figures(market).notional);
          return {
            total: exactNumber(moneyText(values.reduce((sum, value) => sum + value, 0n))),
            markets: members.map((market, index) => ({
              market: market.conditionId,
              value: exactNumber(moneyText(values[index] ?? 0n)),
            })),
          };
        }),
      ),
    ),
  ];
  return routes.map((route) => ({ ...route, answer: (call) => answered(() => route.answer(call)) }));
}

function readSelection(state: VenueBState, query: URLSearchParams): TradeSelection {
  const conditions = readList(query, 'market');
  const events = readList(query, 'eventId');
  if (conditions !== undefined && events !== undefined) {
    throw new DataError('market and eventId are mutually exclusive');
  }
  const filterType = query.get('filterType');
  const hundredths = readHundredths(query, 'filterAmount');
  if ((filterType === null) !== (hundredths === undefined)) {
    throw new DataError('filterType and filterAmount must be given together');
  }
  if (filterType !== null && filterType !== 'CASH' && filterType !== 'TOKENS') {
    throw new DataError('invalid filterType');
  }
  return {
    markets: findMarkets(state, conditions, events),
    takerOnly: readTruth(query, 'takerOnly', true),
    side: readSide(query),
    user: query.get('user')?.toLowerCase(),
    fromMs: readWhole(query, 'start', 0) * 1000,
    toMs: query.has('end') ? readWhole(query, 'end', 0) * 1000 + 999 : Number.POSITIVE_INFINITY,
    amountMin: filterType === null || hundredths === undefined ? undefined : { of: filterType, hundredths },
  };
}
