/** All six endpoints with several queries each, held against what is recomputed from every stored row. */
import assert from 'node:assert/strict';
import {
  closingEndpoint,
  flowsEndpoint,
  insightsEndpoint,
  movesEndpoint,
  tapeEndpoint,
  tickerEndpoint,
} from '../../src/api/endpoints/index.ts';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { DayTrades } from '../../src/core/market/index.ts';
import type { TestHistory } from '../history/open-test-history.ts';
import type { InsightService } from './insight-service.ts';
import { readFacts } from './market-facts.ts';
import { readRows } from './read-rows.ts';
import { type MarketThen, Recomputed } from './recompute.ts';
import {
  type Floors,
  writeBundle,
  writeClosing,
  writeFlows,
  writeMoves,
  writeTape,
  writeTicker,
} from './write-answers.ts';

const floorsAsked: readonly Floors[] = [
  {},
  { include_thin: true },
  { min_volume_usd: '2500.5', max_spread_usd: '0.02' },
  { max_spread_usd: '0.1' },
];

/** Entries of answers compared, by endpoint. */
export type ComparedAnswers = Map<string, number>;

/** Saves and turns first, so that what is stored and what is answered are of one moment. */
export async function checkAnswers(
  service: InsightService,
  recorded: TestHistory,
  served: ServedRun,
  compared: ComparedAnswers,
): Promise<Recomputed> {
  await service.save();
  await service.turn();
  const { board } = service.insights.keeper;
  assert.ok(board);
  const facts = readFacts(served, (venue, id) => service.live.find(venue, id), board.at);
  const then = new Recomputed(await readRows(recorded), facts);
  const when = new Date(board.at).toISOString();
  const check = (
    path: string,
    query: string,
    answer: { data: unknown },
    expected: { data: unknown },
  ): void => {
    assert.deepEqual(answer, expected, `${path}${query} at ${when}`);
    const { data } = expected;
    const lists = Array.isArray(data) ? [data] : Object.values(data ?? {}).filter(Array.isArray);
    for (const list of lists) compared.set(path, (compared.get(path) ?? 0) + list.length);
  };
  for (const { key, venue, id } of facts.markets.values()) {
    // Of every market, not only of those that an answer shows.
    const trades: DayTrades | undefined = service.live.find(venue, id)?.trades24h(board.at);
    const counted: MarketThen['trades'] = { count: trades?.count ?? 0, net: trades?.net ?? 0n };
    assert.deepEqual(counted, then.find(key)?.trades, `fills of a day of ${key} at ${when}`);
  }
  for (const floors of floorsAsked) {
    for (const asked of [{}, { limit: 3 }, { limit: 100 }]) {
      const query = printQuery({ ...floors, ...asked });
      check(
        'moves',
        query,
        await service.ask(movesEndpoint, query),
        writeMoves(then, { ...floors, ...asked }),
      );
    }
    for (const window of ['day', 'week', 'month'] as const) {
      const asked = { ...floors, window, limit: 100 };
      const query = printQuery(asked);
      check('flows', query, await service.ask(flowsEndpoint, query), writeFlows(then, asked));
    }
    for (const asked of [{}, { hours: 168, limit: 200 }, { hours: 5 }]) {
      const query = printQuery({ ...floors, ...asked });
      check(
        'closing',
        query,
        await service.ask(closingEndpoint, query),
        writeClosing(then, { ...floors, ...asked }),
      );
    }
    for (const asked of [
      {},
      { hours: 720, min_notional_usd: 100, limit: 300 },
      { hours: 1, min_notional_usd: 500 },
    ]) {
      const query = printQuery({ ...floors, ...asked });
      check('tape', query, await service.ask(tapeEndpoint, query), writeTape(then, { ...floors, ...asked }));
    }
    const query = printQuery(floors);
    check('bundle', query, await service.ask(insightsEndpoint, query), writeBundle(then, floors));
  }
  check('ticker', '', await service.ask(tickerEndpoint), writeTicker(then));
  return then;
}

function printQuery(parameters: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
}
