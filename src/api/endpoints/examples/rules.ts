/** Answers of the rules endpoints, made up for the document. */
import type { Rulebook, RuleVersion } from '../../schemas/index.ts';

const versions: RuleVersion[] = [
  {
    rules_hash: '91c27be80d3f6a15',
    text: 'Yes pays if the first release shows a 12-month change above 2.9%.\nRevisions do not count.\n',
    first_seen_at: '2026-08-20T09:12:40Z',
    last_seen_at: '2026-09-16T14:00:00Z',
    change: 'semantic',
    diff: '@@ -1 +1,2 @@\n Yes pays if the first release shows a 12-month change above 2.9%.\n+Revisions do not count.\n',
  },
  {
    rules_hash: '0e8f4d3b62a1c977',
    text: 'Yes pays if the first release shows a 12-month change above 2.9%.\n',
    first_seen_at: '2026-08-14T14:01:12Z',
    last_seen_at: '2026-08-20T08:57:03Z',
    change: 'first',
  },
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
