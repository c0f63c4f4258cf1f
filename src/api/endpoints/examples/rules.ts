/** What was read from a rules text, made up for the document. */
import type { PastLeadResource, RulesReadingResource } from '../../schemas/index.ts';
import { exampleRun } from './example-markets.ts';

const statement = 'Yes if inflation is above 2.9% in the year to September 2026.';
const publication = 'The source is the Bureau of Labor Statistics.';

export const rulesReadingExample: { data: RulesReadingResource; graph_run: number } = {
  data: {
    venue: 'venue_a',
    id: 'CPIYOY-26SEP-T2.9',
    rules_hash: '91c27be80d3f6a15',
    usable: true,
    withheld: [],
    whole: true,
    sentences: [
      {
        start: 0,
        end: statement.length,
        quote: statement,
        effect: 'read',
        topics: ['outcome', 'payout', 'boundary', 'deciding_time'],
        meaning: 'Yes if the figure is above the bound',
        parts: [
          { kind: 'bound', start: 26, end: 29 },
          { kind: 'window', start: 46, end: 60 },
        ],
      },
      {
        start: statement.length + 1,
        end: statement.length + 1 + publication.length,
        quote: publication,
        effect: 'read',
        topics: ['source'],
        meaning: 'whose word decides',
        parts: [],
      },
    ],
  },
  graph_run: exampleRun,
};

export const pastOpportunitiesExample: { data: PastLeadResource[] } = {
  data: [
    {
      id: 'venue_a:CPIYOY-26SEP-T2.9:yes+venue_b:inflation-above-2pt9-in-september:no',
      relation: 'equivalent',
      cross_venue: true,
      legs: [
        {
          venue: 'venue_a',
          market_id: 'CPIYOY-26SEP-T2.9',
          title: 'Will inflation be above 2.9% in the year to September 2026?',
          side: 'yes',
          volume_24h_usd: '84210.0000',
          spread_usd: '0.0100',
          liquidity: 'deep',
        },
        {
          venue: 'venue_b',
          market_id: 'inflation-above-2pt9-in-september',
          title: 'Inflation above 2.9% in September?',
          side: 'no',
          volume_24h_usd: '51877.2500',
          spread_usd: '0.0200',
          liquidity: 'deep',
        },
      ],
      graph_run: exampleRun,
      opened_at: '2026-10-02T14:00:03.120Z',
      closed_at: '2026-10-02T14:06:41.870Z',
      close_reason: 'price',
      executable_at: '2026-10-02T14:00:04.510Z',
      best_net_usd: '0.0132',
      steps_count: 3,
      steps: [
        { state: 'opened', at: '2026-10-02T14:00:03.120Z' },
        { state: 'executable', at: '2026-10-02T14:00:04.510Z' },
        { state: 'closed', at: '2026-10-02T14:06:41.870Z' },
      ],
    },
  ],
};
