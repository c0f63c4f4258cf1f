import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ReadShare } from '../rebuild/index.ts';
import { describeService } from './describe-service.ts';

const graphRun = {
  id: 7,
  graphVersion: 'one',
  startedAt: 0,
  finishedAt: 1_000,
  listing: {},
  markets: 3,
  claims: 2,
  variables: 2,
  membersRead: 3,
  membersAdded: 3,
  membersClosed: 0,
  relations: { equivalent: 0, implies: 0, contradicts: 0, overlaps: 0, crossVenue: 0 },
  withheld: {},
  found: 0,
  withdrawn: 0,
  changesListed: 0,
};

function describeRead(read: ReadShare) {
  const { graph } = describeService({
    databaseKind: 'external',
    database: { reachable: true, version: '18' },
    uptimeMs: 0,
    graphRun,
    read: [read],
    venues: [],
    recorder: { rowsPerSecond: 0, queueRows: 0, oldestUnsavedMs: 0 },
    drift: { checked: [], findings: [], leftOut: 0 },
    simulated: false,
  });
  return graph?.read[0];
}

it('the share that was read is rounded down, so that it is all only where nothing is left', () => {
  const read = describeRead({
    venue: 'venue_a',
    category: 'Sports',
    markets: 3,
    marketsRead: 2,
    volume24hUsd: '10000000.0000',
    volume24hUsdRead: '9999999.9999',
  });
  assert.deepEqual(read, {
    venue: 'venue_a',
    category: 'Sports',
    markets: 3,
    markets_read: 2,
    share_read: '0.666666',
    volume_24h_usd: '10000000.0000',
    volume_24h_usd_read: '9999999.9999',
    volume_share_read: '0.999999',
  });
});

it('where nothing was traded there is no share of money', () => {
  const none = { volume24hUsd: '0.0000', volume24hUsdRead: '0.0000' };
  const read = describeRead({ venue: 'venue_b', category: undefined, markets: 1, marketsRead: 1, ...none });
  assert.deepEqual([read?.category, read?.share_read, read?.volume_share_read], [null, '1.000000', null]);
});
