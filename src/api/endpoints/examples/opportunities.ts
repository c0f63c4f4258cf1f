/** An answer of the opportunities endpoint, made up for the document. */
import type { Lead } from '../../schemas/index.ts';
import { exampleRun, inflationAbove29, inflationAbove31 } from './example-markets.ts';

export const opportunitiesExample: { data: Lead[]; graph_run: number } = {
  data: [
    {
      relation: 'implies',
      cross_venue: false,
      left: inflationAbove31,
      right: inflationAbove29,
      legs: [
        { venue: 'venue_a', market_id: 'CPIYOY-26SEP-T3.1', side: 'no', ask_usd: '0.4100' },
        { venue: 'venue_a', market_id: 'CPIYOY-26SEP-T2.9', side: 'yes', ask_usd: '0.5500' },
      ],
      cost_usd: '0.9600',
      gross_edge_usd: '0.0400',
      estimated_fee_usd: '0.0343',
      net_edge_usd: '0.0057',
      issues: [],
      depth: {
        executable: true,
        pairs: '900.0000',
        cost_usd: '864.0000',
        fees_usd: '30.8300',
        net_usd: '5.1700',
        limited_by: 'price',
        observed_at: '2026-09-16T14:00:31.220Z',
        issues: [],
      },
    },
  ],
  graph_run: exampleRun,
};
