/** An answer of the opportunities endpoint, made up for the document. */
import type { Lead } from '../../schemas/index.ts';
import { exampleRun, inflationAbove29, inflationAbove31 } from './example-markets.ts';

export const opportunitiesExample: { data: Lead[]; graph_run: number } = {
  data: [
    {
      id: 'venue_a:CPIYOY-26SEP-T2.9:yes+venue_a:CPIYOY-26SEP-T3.1:no',
      state: 'executable',
      opened_at: '2026-09-16T14:00:12.904Z',
      relation: 'implied_by',
      cross_venue: false,
      left: inflationAbove29,
      right: inflationAbove31,
      legs: [
        { venue: 'venue_a', market_id: 'CPIYOY-26SEP-T2.9', side: 'yes', ask_usd: '0.5500' },
        { venue: 'venue_a', market_id: 'CPIYOY-26SEP-T3.1', side: 'no', ask_usd: '0.4100' },
      ],
      cost_usd: '0.9600',
      gross_edge_usd: '0.0400',
      estimated_fee_usd: '0.034458',
      net_edge_usd: '0.005542',
      worst_case_payout_usd: '1.0000',
      lockup_days: 28,
      annualised_return: '0.0726',
      issues: [],
      depth: {
        executable: true,
        pairs: '900.0000',
        cost_usd: '864.0000',
        fees_usd: '30.8324',
        net_usd: '5.1676',
        limited_by: 'price',
        observed_at: '2026-09-16T14:00:31.220Z',
        issues: [],
      },
    },
  ],
  graph_run: exampleRun,
};
