import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readGauges } from './read-gauges.ts';

it('figures of what was read have the venue and the category as labels', () => {
  const share = { markets: 3, marketsRead: 2, volume24hUsd: '10.5000', volume24hUsdRead: '0.5000' };
  const graph = {
    read: [
      { venue: 'venue_a', category: 'Sports', ...share },
      { venue: 'venue_b', category: undefined, ...share, marketsRead: 0 },
    ],
  } as const;
  const gauges = new Map(readGauges(graph).map(({ name, read }) => [name, read()]));
  const ofA = { venue: 'venue_a', category: 'Sports' };
  const ofB = { venue: 'venue_b', category: 'none' };
  assert.deepEqual(
    [...gauges],
    [
      [
        'graph_markets_open',
        [
          { labels: ofA, value: 3 },
          { labels: ofB, value: 3 },
        ],
      ],
      [
        'graph_markets_read',
        [
          { labels: ofA, value: 2 },
          { labels: ofB, value: 0 },
        ],
      ],
      [
        'graph_volume_24h_usd',
        [
          { labels: ofA, value: 10.5 },
          { labels: ofB, value: 10.5 },
        ],
      ],
      [
        'graph_volume_24h_usd_read',
        [
          { labels: ofA, value: 0.5 },
          { labels: ofB, value: 0.5 },
        ],
      ],
    ],
  );
});
