/** What an operator watches of the venues' wires. Endpoints and kinds are closed sets, so that no venue can add series. */
import type { ServiceGauge } from '../api/index.ts';
import type { WireDrift } from '../venues/index.ts';

export function driftGauges(drift: WireDrift): readonly ServiceGauge[] {
  return [
    {
      name: 'venue_samples_checked',
      help: 'Answers and messages compared with their known shape since the start.',
      labels: ['venue', 'endpoint'],
      read: () =>
        drift
          .report()
          .checked.map(({ venue, endpoint, count }) => ({ labels: { venue, endpoint }, value: count })),
    },
    {
      name: 'venue_drift',
      help: 'Differences from the known shape met among them since the start.',
      labels: ['venue', 'endpoint', 'kind'],
      read: () => {
        const groups = Map.groupBy(drift.report().findings, ({ venue, endpoint, kind }) =>
          JSON.stringify({ venue, endpoint, kind }),
        );
        return [...groups.values()].flatMap((findings) => {
          const [first] = findings;
          if (first === undefined) return [];
          const { venue, endpoint, kind } = first;
          const value = findings.reduce((sum, { count }) => sum + count, 0);
          return [{ labels: { venue, endpoint, kind }, value }];
        });
      },
    },
    {
      name: 'venue_drift_left_out',
      help: 'Differences met beyond those that are kept.',
      read: () => drift.report().leftOut,
    },
  ];
}
