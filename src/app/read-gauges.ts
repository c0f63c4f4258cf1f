/** What an operator watches of the reader: how much of what is open the run in service has read, by venue and category. */
import type { ServiceGauge } from '../api/index.ts';
import type { GraphInService, ReadShare } from '../rebuild/index.ts';

export function readGauges(graph: Pick<GraphInService, 'read'>): readonly ServiceGauge[] {
  const gauge = (name: string, help: string, of: (share: ReadShare) => number): ServiceGauge => ({
    name,
    help,
    labels: ['venue', 'category'],
    read: () =>
      graph.read.map((share) => ({
        labels: { venue: share.venue, category: share.category ?? 'none' },
        value: of(share),
      })),
  });
  return [
    gauge(
      'graph_markets_open',
      'Open markets of the run in service, combos aside.',
      ({ markets }) => markets,
    ),
    gauge(
      'graph_markets_read',
      'Those whose rules were read into a claim.',
      ({ marketsRead }) => marketsRead,
    ),
    gauge(
      'graph_volume_24h_usd',
      'What was traded in the open markets in the 24 hours before the run came into service.',
      ({ volume24hUsd }) => Number(volume24hUsd),
    ),
    gauge('graph_volume_24h_usd_read', 'The same of those that were read.', ({ volume24hUsdRead }) =>
      Number(volume24hUsdRead),
    ),
  ];
}
