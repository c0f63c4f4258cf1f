import assert from 'node:assert/strict';
import { it } from 'node:test';
import { silentLog } from '../runtime/log.ts';
import { venueAWire } from '../venues/venue-a/wire/index.ts';
import { WireDrift } from '../venues/wire-drift.ts';
import { driftGauges } from './drift-gauges.ts';

it('figures of drift have the endpoint and the kind as labels, never a name the venue made up', () => {
  const drift = new WireDrift({ log: silentLog, now: () => 0 });
  const watch = drift.watch('venue_a', venueAWire);
  const series = { ticker: 'KXCPI', title: 'CPI', mood: 1, weather: 2 };
  watch.takeAnswer({ method: 'GET', host: undefined, path: '/series/KXCPI' }, { series });
  watch.takeMessage({ type: 'made up by the venue' });
  const [checked, found, leftOut] = driftGauges(drift).map(({ read }) => read());
  assert.ok(Array.isArray(checked));
  const endpoint = 'GET /series/{series}';
  assert.deepEqual(
    checked.filter(({ value }) => value > 0),
    [
      { labels: { venue: 'venue_a', endpoint }, value: 1 },
      { labels: { venue: 'venue_a', endpoint: 'stream' }, value: 1 },
    ],
  );
  assert.deepEqual(found, [
    { labels: { venue: 'venue_a', endpoint, kind: 'new_field' }, value: 2 },
    { labels: { venue: 'venue_a', endpoint: 'stream', kind: 'new_value' }, value: 1 },
  ]);
  assert.equal(leftOut, 0);
});
