/** Answers of the relation endpoints, made up for the document. */
import type { Relation, RelationExplanation, RelationProof } from '../../schemas/index.ts';
import { exampleRun, inflationAbove31, inflationAcross } from './example-markets.ts';

const variable =
  'consumer prices, all items, 12-month change, September 2026, first release, percent, grid 0.1';

const statistic = '12-month percent change, not seasonally adjusted';

/** The name of a variable, as proofs print it. */
function inflationOf(month: string): string {
  return `line | shared | BLS | US CPI-U, all items | ${month} | first figure published | value | ${statistic} | percent`;
}

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
    graph_relation: 'implied_by',
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
      variable: inflationOf('2026-09'),
      interval: '[3.2, inf)',
      settlement: { payout_currency: 'USD', scope: 'first figure published' },
      first_seen_at: '2026-08-14T14:01:12.407Z',
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
      variable: inflationOf('2026-09'),
      interval: '[3, inf)',
      settlement: { payout_currency: 'USD', scope: 'first figure published' },
      first_seen_at: '2026-08-14T14:01:12.407Z',
    },
    steps: [
      {
        step: 'usable',
        left: '[3.2, inf)',
        right: '[3, inf)',
        detail: 'what Yes pays is not the same on every value',
        result: 'usable',
      },
      {
        step: 'econ_quantity',
        left: `${statistic}, 2026-09, percent`,
        right: `${statistic}, 2026-09, percent`,
        detail: 'grid 0.1',
        result: 'same_kind',
      },
      {
        step: 'same_variable',
        left: inflationOf('2026-09'),
        right: inflationOf('2026-09'),
        result: 'same',
      },
      {
        step: 'intervals',
        left: '[3.2, inf)',
        right: '[3, inf)',
        detail: 'grid 0.1, domain (-inf, inf)',
        result: 'implies',
      },
      { step: 'conclusion', relation: 'implies', result: 'left_implies_right' },
    ],
    evidence: [
      'venue_a CPIYOY-26SEP-T3.1: condition from the strike fields and the label and the rules',
      'venue_a CPIYOY-26SEP-T3.1: the first figure counts, revisions do not',
      'venue_a CPIYOY-26SEP-T2.9: condition from the strike fields and the label and the rules',
      'venue_a CPIYOY-26SEP-T2.9: the first figure counts, revisions do not',
      'grid: 0.1',
      'scope: first figure published',
    ],
    reproduced: true,
    found_by: {
      id: 17,
      graph_version: '2026.9.0',
      started_at: '2026-08-31T06:58:50.018Z',
      finished_at: '2026-08-31T07:00:02.633Z',
    },
    confirmed_by: {
      id: exampleRun,
      graph_version: '2026.9.1',
      started_at: '2026-09-16T13:58:41.290Z',
      finished_at: '2026-09-16T14:00:07.915Z',
    },
    first_seen_at: '2026-08-31T07:00:02.633Z',
    last_confirmed_at: '2026-09-16T14:00:07.915Z',
  },
};

const differentMonths = 'Different period: 2026-09 against 2026-08.';

export const explanationExample: { data: RelationExplanation; graph_run: number } = {
  graph_run: exampleRun,
  data: {
    related: false,
    failed_step: 'econ_quantity',
    reason: 'different_window',
    sentence: differentMonths,
    left: {
      venue: 'venue_a',
      id: 'CPIYOY-26SEP-T2.9',
      event_id: 'CPIYOY-26SEP',
      title: 'Will inflation be above 2.9% in the year to September 2026?',
      label: 'Above 2.9%',
      volume_24h_usd: '84210.0000',
      spread_usd: '0.0100',
      liquidity: 'deep',
    },
    right: {
      venue: 'venue_b',
      id: 'us-inflation-august-2026-above-2pt9',
      event_id: 'us-inflation-august-2026',
      title: 'US annual inflation above 2.9% in August?',
      label: 'Yes',
      volume_24h_usd: '9120.4000',
      spread_usd: '0.0300',
      liquidity: 'tradeable',
    },
    steps: [
      {
        step: 'usable',
        left: '[3, inf)',
        right: '[3, inf)',
        detail: 'what Yes pays is not the same on every value',
        result: 'usable',
      },
      {
        step: 'econ_quantity',
        left: `US CPI-U, all items, ${statistic}, 2026-09, percent`,
        right: `US CPI-U, all items, ${statistic}, 2026-08, percent`,
        detail: differentMonths,
        result: 'different',
      },
    ],
  },
};
