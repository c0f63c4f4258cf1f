/** What lookups keep is bounded, and what was forgotten is made again the same. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MarketTexts } from '../../src/api/market-text.ts';
import { EvidenceTexts } from '../../src/api/routes/lookup/evidence-texts.ts';
import { SlicePace } from '../../src/api/routes/lookup/pace.ts';
import { RelationLists } from '../../src/api/routes/lookup/relation-lists.ts';
import { LiveMarkets } from '../../src/core/market/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import { listRun, serveSharedListings } from '../harness/lookup-api.ts';
import { servedAt } from '../harness/served-run.ts';

const run = serveSharedListings(8);
const indexes = Array.from({ length: run.catalog.size }, (_, index) => index);

describe('what is kept', () => {
  it('of relations never exceeds its bound, and lists made again are the same', () => {
    const bytesMax = 20_000;
    const all = new RelationLists(run);
    const few = new RelationLists(run, bytesMax);
    const print = (lists: RelationLists, index: number) => {
      const list = lists.of(index);
      return Array.from({ length: list.length }, (_, place) => `${list.other(place)} ${list.kind(place)}`);
    };
    for (const index of [...indexes, ...indexes.toReversed()]) {
      assert.deepEqual(print(few, index), print(all, index));
      assert.ok(few.bytes <= bytesMax);
    }
    assert.ok(all.bytes > 5 * bytesMax);
  });

  it('of evidence never exceeds its bound, and it is that of the proof', () => {
    const half = 20_000;
    const few = new EvidenceTexts(run, { members: half, combos: half });
    const all = new EvidenceTexts(run);
    const lists = new RelationLists(run);
    const { catalog } = run;
    let combos = 0;
    let declared = 0;
    for (const left of indexes) {
      const list = lists.of(left);
      for (let place = 0; place < list.length; place += 1) {
        const right = list.other(place);
        const [one, other] = [catalog.member(left), catalog.member(right)];
        const proof = relate(one, other, (_venue, id) => catalog.findMember(id));
        assert.equal(proof.kind, 'related');
        if (proof.kind !== 'related') continue;
        for (const texts of [all, few]) {
          assert.equal(`[${texts.print(left, right)}]`, JSON.stringify(proof.evidence));
        }
        assert.ok(few.bytes <= 2 * half);
        if (one.legs !== undefined || other.legs !== undefined) combos += 1;
        else if (one.exclusiveKey !== undefined && one.exclusiveKey === other.exclusiveKey) declared += 1;
      }
    }
    assert.ok(all.bytes > 4 * half);
    assert.ok(combos > 0 && declared > 0);
  });

  it('of market texts may be next to nothing, and they are the same', () => {
    const live = new LiveMarkets();
    listRun({ live, now: () => servedAt }, run);
    const deps = { findLive: live.find.bind(live) };
    const [few, all] = [new MarketTexts(deps, 5_000), new MarketTexts(deps)];
    for (let turn = 0; turn < 2; turn += 1) {
      for (const index of indexes) {
        assert.equal(few.print(run, index, servedAt), all.print(run, index, servedAt));
      }
    }
  });
});

it('long work ends once no client waits for it', async () => {
  const stop = new AbortController();
  const pace = new SlicePace(stop.signal);
  await pace.rest();
  stop.abort(new Error('too late'));
  await assert.rejects(pace.rest(), /too late/);
});
