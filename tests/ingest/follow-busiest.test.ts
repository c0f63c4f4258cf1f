import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followBusiest } from '../../src/ingest/follow-busiest.ts';
import { FakeVenue, sketchMarket } from '../harness/fake-venue.ts';

const never = new AbortController().signal;

test('whoever follows is told of another list, and of other keys under the same id', async () => {
  const venue = new FakeVenue();
  const followed = followBusiest(venue, 10);
  let told = 0;
  followed.onChange(() => {
    told += 1;
  });
  const walk = async (...keys: string[]) => {
    venue.put(sketchMarket({ id: 'M', feedKeys: keys }));
    for await (const _step of followed.venue.listOpen(never));
    return [told, followed.list().map(({ feedKeys }) => feedKeys.join())];
  };
  assert.deepEqual(await walk('yes', 'no'), [1, ['yes,no']]);
  assert.deepEqual(await walk('yes', 'no'), [1, ['yes,no']]);
  assert.deepEqual(await walk('yes', 'other'), [2, ['yes,other']]);
});
