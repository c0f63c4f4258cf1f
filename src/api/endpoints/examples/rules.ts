/** Answers of the rules endpoints, made up for the document. */
import type { Rulebook, RuleVersion } from '../../schemas/index.ts';
import { inflationAcross } from './example-markets.ts';

const before = {
  rules_hash: 'fb40edb5bd602ea6be2b6ffbc4d11f4b36ced3c68ee80f82f26c554c8015f4c7',
  text: 'Yes pays if the first release shows a 12-month change above 2.9%.\n',
  first_seen_at: '2026-08-14T14:01:12.000Z',
};

const after = {
  rules_hash: '06c55a1262004f2327b2260887cdc3ca60a8bbab056c0598f1f2ab2c311d3386',
  text: `${before.text}Revisions do not count.\n`,
  first_seen_at: '2026-08-20T09:12:40.000Z',
};

const versions: RuleVersion[] = [
  {
    ...after,
    last_seen_at: '2026-09-16T14:00:00.000Z',
    change: 'semantic',
    diff:
      `--- ${before.rules_hash}\t${before.first_seen_at}\n+++ ${after.rules_hash}\t${after.first_seen_at}\n` +
      `@@ -1,1 +1,2 @@\n ${before.text}+Revisions do not count.\n`,
    withdrew: {
      graph_run: 7,
      count: 1,
      relations: [
        {
          venue: inflationAcross.venue,
          id: inflationAcross.id,
          relation: 'equivalent',
          volume_24h_usd: inflationAcross.volume_24h_usd,
          ...(inflationAcross.spread_usd === undefined ? {} : { spread_usd: inflationAcross.spread_usd }),
          liquidity: inflationAcross.liquidity,
        },
      ],
    },
  },
  { ...before, last_seen_at: after.first_seen_at, change: 'first' },
];

export const marketRulesExample: { data: RuleVersion[] } = { data: versions };

export const rulebookExample: { data: Rulebook } = {
  data: {
    venue: 'venue_a',
    kind: 'market',
    id: 'CPIYOY-26SEP-T2.9',
    title: 'Will inflation be above 2.9% in the year to September 2026?',
    versions,
  },
};
