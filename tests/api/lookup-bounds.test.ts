/** What lookups keep is bounded, and what was forgotten is made again the same. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MarketTexts } from '../../src/api/market-text.ts';
import { Pace } from '../../src/api/routes/lookup/pace.ts';
import { RelationLists } from '../../src/api/routes/lookup/relation-lists.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import { listRun, serveListings } from '../harness/lookup-api.ts';
import { listWorld, servedAt } from '../harness/served-run.ts';

const run = serveListings(listWorld({ seed: 8, markets: 500 }));
const indexes = Array.from({ length: run.catalog.size }, (_, index) => index);

describe('what is kept', () => {
  it('of relations never exceeds its bound, and lists made again are the same', () => {
    const bytesMax = 20_000;
    const all = new RelationLists(run);
    const few = new RelationLists(run, bytesMax);
    const print = (lists: RelationLists, index: number) =>
      lists.with(index, (list) =>
        Array.from({ length: list.length }, (_, place) => `${list.other(place)} ${list.head(place)}`),
      );
    for (const index of [...indexes, ...indexes.toReversed()]) {
      assert.deepEqual(print(few, index), print(all, index));
      assert.ok(few.bytes <= bytesMax);
    }
    assert.ok(all.bytes > 10 * bytesMax);
  });

  it('of a relation list that failed is nothing', () => {
    const lists = new RelationLists(run);
    assert.throws(() =>
      lists.with(0, () => {
        throw new Error('of the test');
      }),
    );
    assert.equal(lists.bytes, 0);
    assert.equal(
      lists.with(0, () => 'made'),
      'made',
    );
  });

  it('of market texts may be next to nothing, and they are the same', () => {
    const live = new LiveMarkets();
    listRun({ live, now: () => servedAt }, run);
    const deps = { findLive: live.find.bind(live) };
    const [few, all] = [new MarketTexts(deps, 2), new MarketTexts(deps)];
    for (let turn = 0; turn < 2; turn += 1) {
      for (const index of indexes) {
        assert.equal(few.print(run, index, servedAt), all.print(run, index, servedAt));
      }
    }
  });
});

it('long work ends once nobody waits for it', async () => {
  const stop = new AbortController();
  const pace = new Pace(stop.signal);
  await pace.rest();
  stop.abort(new Error('too late'));
  await assert.rejects(pace.rest(), /too late/);
});
