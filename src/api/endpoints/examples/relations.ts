/** Answers of the relation endpoints, made up for the document. */
import type { Relation, RelationExplanation, RelationProof } from '../../schemas/index.ts';
import { exampleRun, inflationAbove31, inflationAcross } from './example-markets.ts';

const variable =
  'consumer prices, all items, 12-month change, September 2026, first release, percent, grid 0.1';

export const marketRelationsExample: { data: Relation[]; graph_run: number } = {
  data: [
    {
      relation: 'equivalent',
      cross_venue: true,
      evidence: [
        `variable: ${variable}`,
        'left: (2.9, +inf)',
        'right: (2.9, +inf)',
        'void branch "figure never published": payout unknown on the right',
      ],
      market: inflationAcross,
    },
    {
      relation: 'implied_by',
      cross_venue: false,
      evidence: [`variable: ${variable}`, 'left: (2.9, +inf)', 'right: (3.1, +inf)'],
      market: inflationAbove31,
    },
  ],
  graph_run: exampleRun,
};

export const proofExample: { data: RelationProof; graph_run: number } = {
  graph_run: exampleRun,
  data: {
    relation: 'implies',
    graph_relation: 'implies',
    direction: 'left_implies_right',
    cross_venue: false,
    left: {
      venue: 'venue_a',
      id: 'CPIYOY-26SEP-T3.1',
      event_id: 'CPIYOY-26SEP',
      title: 'Will inflation be above 3.1% in the year to September 2026?',
      yes_label: 'Above 3.1%',
      no_label: '3.1% or lower',
      volume_24h_usd: '21930.0000',
      spread_usd: '0.0200',
      liquidity: 'tradeable',
      rules_hash: '5ad0c1f49b7e2208',
      strike: { type: 'greater', rules_template_hash: '7d1f0c52a9e84b36', floor: '3.1' },
      event_mutually_exclusive: false,
      variable,
      interval: '(3.1, +inf)',
      settlement: { payout_currency: 'USD', scope: 'figure published' },
      first_seen_at: '2026-08-14T14:01:12Z',
    },
    right: {
      venue: 'venue_a',
      id: 'CPIYOY-26SEP-T2.9',
      event_id: 'CPIYOY-26SEP',
      title: 'Will inflation be above 2.9% in the year to September 2026?',
      yes_label: 'Above 2.9%',
      no_label: '2.9% or lower',
      volume_24h_usd: '84210.0000',
      spread_usd: '0.0100',
      liquidity: 'deep',
      rules_hash: '91c27be80d3f6a15',
      strike: { type: 'greater', rules_template_hash: '7d1f0c52a9e84b36', floor: '2.9' },
      event_mutually_exclusive: false,
      variable,
      interval: '(2.9, +inf)',
      settlement: { payout_currency: 'USD', scope: 'figure published' },
      first_seen_at: '2026-08-14T14:01:12Z',
    },
    steps: [
      { step: 'usable', left: 'greater 3.1', right: 'greater 2.9' },
      { step: 'same_event', left: 'CPIYOY-26SEP', right: 'CPIYOY-26SEP', result: 'same' },
      { step: 'same_variable', left: variable, right: variable, result: 'same' },
      {
        step: 'intervals',
        left: '(3.1, +inf)',
        right: '(2.9, +inf)',
        detail: 'Every value above 3.1 is above 2.9.',
        result: 'implies',
      },
      { step: 'conclusion', relation: 'implies' },
    ],
    evidence: [`variable: ${variable}`, 'left: (3.1, +inf)', 'right: (2.9, +inf)'],
    reproduced: true,
    found_by: {
      id: 17,
      graph_version: '2026.9.0',
      started_at: '2026-08-31T06:58:50Z',
      finished_at: '2026-08-31T07:00:02Z',
    },
    confirmed_by: {
      id: exampleRun,
      graph_version: '2026.9.1',
      started_at: '2026-09-16T13:58:41Z',
      finished_at: '2026-09-16T14:00:07Z',
    },
    first_seen_at: '2026-08-31T07:00:02Z',
    last_confirmed_at: '2026-09-16T14:00:07Z',
  },
};

export const explanationExample: { data: RelationExplanation; graph_run: number } = {
  graph_run: exampleRun,
  data: {
    related: false,
    failed_step: 'same_variable',
    sentence: 'The left market is about the first release of September and the right one about August.',
    steps: [
      { step: 'usable', left: 'greater 2.9', right: 'greater 2.9' },
      {
        step: 'same_variable',
        left: variable,
        right: 'consumer prices, all items, 12-month change, August 2026, first release, percent, grid 0.1',
        detail: 'The reference months differ.',
      },
    ],
  },
};
