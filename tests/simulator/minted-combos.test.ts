/** Very many combos of venue_a, none of which is held: lists, filters, look-ups, trades and their end. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { startFixture, type VenueAFixture } from './venue-a-fixture.ts';

const open = 3_000;
let fixture: VenueAFixture;

before(async () => {
  fixture = await startFixture({ mintedCombos: { open, tradedEvery: 10 } });
});
after(() => fixture.close());

interface Page {
  readonly cursor: string;
  readonly markets: readonly { readonly ticker: string; readonly status: string }[];
  readonly trades: readonly { readonly ticker: string; readonly trade_id: string }[];
}

async function read(path: string): Promise<Page> {
  const answer = await fetchAlone(`${fixture.url}${path}`);
  assert.equal(answer.status, 200, path);
  return (await answer.json()) as Page;
}

async function walk(query: string): Promise<string[]> {
  const tickers: string[] = [];
  let cursor = '';
  do {
    const page = await read(`/markets?limit=1000&${query}&cursor=${cursor}`);
    tickers.push(...page.markets.map(({ ticker }) => ticker));
    cursor = page.cursor;
  } while (cursor !== '');
  return tickers;
}

test('a walk shows each open combo once, and none where combos are left out', async () => {
  const only = await walk('status=open&mve_filter=only');
  assert.equal(new Set(only).size, only.length);
  assert.equal(only.filter((ticker) => ticker.includes('-S2026M')).length, open);
  const without = await walk('status=open&mve_filter=exclude');
  assert.deepEqual(
    without.filter((ticker) => ticker.startsWith('KXMVE')),
    [],
  );
  const [newest, ...others] = (await read('/markets?status=open&limit=3')).markets;
  assert.ok(newest !== undefined && others.length === 2);
  assert.ok(newest.ticker.startsWith('KXMVE'), 'combos flood a list that does not leave them out');
});

test('a combo that traded is found after its end, as settled; one that did not is not', async () => {
  const traded = (await read('/markets/trades?limit=100')).trades.find(({ ticker }) =>
    ticker.includes('-S2026M'),
  );
  assert.ok(traded);
  const newest = (await read('/markets?status=open&mve_filter=only&limit=3')).markets.map(
    ({ ticker }) => ticker,
  );
  // One in ten trades: of two neighbours at least one does not.
  const untraded = newest.find((ticker) => Number.parseInt(ticker.split('-S2026M')[1] ?? '', 16) % 10 !== 0);
  assert.ok(untraded);
  const lookUp = () => read(`/markets?tickers=${traded.ticker},${untraded}`);
  assert.deepEqual(
    (await lookUp()).markets.map(({ status }) => status),
    ['active', 'active'],
  );
  fixture.exchange.advance(fixture.exchange.now + 40_000_000);
  const ended = (await lookUp()).markets;
  assert.deepEqual(
    ended.map(({ ticker, status }) => [ticker, status]),
    [[traded.ticker, 'finalized']],
  );
  assert.equal((await fetchAlone(`${fixture.url}/markets/${untraded}`)).status, 404);
  assert.equal((await walk('status=open&mve_filter=only')).length >= open, true, 'others have come');
});
