/** Who decides on venue_b: somebody who is named, alone or beside credible reports, in the ways texts of that venue put it. */
import type { Saying } from '../../clause.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { source } from '../sayings.ts';

const judgement: Saying = { says: 'judgement' };
const forMarket = 'for=[for this market]';
const is = 'is=(is | will be)';

/** What is had from whom; `information from` and `official information from` stand in `sources.ts` before the commonest tail. */
const announced =
  'what=(official announcements from | announcements from | official statements from | statements from | public statements from)';
const informed = 'what=(official information from | information from)';

interface Tail {
  readonly id: string;
  readonly text: string;
}

const commonest: Tail = {
  id: 'also',
  text: 'however a consensus of credible what_of=(reporting | sources) may=(may | will) also be used',
};
const tails: readonly Tail[] = [
  {
    id: 'used',
    text: 'however a consensus of credible what_of=(reporting | sources) may=(may | will) be used',
  },
  {
    id: 'suffices',
    text: 'however a consensus of credible what_of=(reporting | media) may=(will suffice | will also suffice)',
  },
  { id: 'or', text: 'or a consensus of credible what_of=(reporting | sources | media reporting)' },
  {
    id: 'other',
    text: 'however what_of=(other credible reporting | other credible sources) may=(may be used | may also be used)',
  },
  {
    id: 'overwhelming',
    text: 'however what_of=(an overwhelming | a wide) consensus of credible reporting may=(may | will) also be used',
  },
  {
    id: 'confirmed',
    text: 'with may=(confirmation | additional verification) from a consensus of credible what_of=(reporting | sources)',
  },
  {
    id: 'though',
    text: 'though a consensus of credible what_of=(reporting | sources) may=(may also be used | may also be used in case of discrepancies)',
  },
];

const endings: Readonly<Record<string, string>> = {
  also: 'however a consensus of credible reporting may also be used',
  used: 'however a consensus of credible reporting may be used',
  suffices: 'however a consensus of credible reporting will suffice',
  or: 'or a consensus of credible reporting',
  overwhelming: 'however an overwhelming consensus of credible reporting may also be used',
  other: 'however other credible reporting may be used',
  confirmed: 'with confirmation from a consensus of credible reporting',
  though: 'though a consensus of credible reporting may also be used in case of discrepancies',
};

const ignored = ['rank', 'for', 'is', 'what', 'page', 'what_of', 'may'] as const;

function orReports(id: string, what: string, { id: tail, text }: Tail, example: string): Phrase {
  return {
    ...phrase(
      `source/${id}-${tail}`,
      `the rank=[primary] resolution source ${forMarket} ${is} ${what} {source:proper} ${text}`,
      {
        venues: ['venue_b'],
        says: [judgement],
        words: 'Somebody who is named decides, or credible reports: a matter of judgement.',
        examples: [
          `The primary resolution source for this market will be ${example} the Alder Committee, ${endings[tail] ?? ''}.`,
        ],
      },
    ),
    ignores: ignored.filter((part) => `${what} ${text} rank= for= is=`.includes(`${part}=`)),
  };
}

export const namedSourcePhrases: readonly Phrase[] = [
  ...tails.map((tail) => orReports('informed', informed, tail, 'official information from')),
  ...[commonest, ...tails].map((tail) =>
    orReports('announced', announced, tail, 'official announcements from'),
  ),
  ...[commonest, ...tails].map((tail) => orReports('itself', '', tail, '')),
  phrase(
    'source/announced',
    `the rank=[primary] resolution source ${forMarket} ${is} ${announced} {source:proper}`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'what'],
      says: [source('the one who is named')],
      words: 'Somebody who is named decides.',
      examples: ['The primary resolution source will be official announcements from the Alder Works.'],
    },
  ),
  phrase('source/itself', `the rank=[primary] resolution source ${forMarket} ${is} {source:proper}`, {
    venues: ['venue_b'],
    ignores: ['rank', 'for', 'is'],
    says: [source('the one who is named')],
    words: 'Somebody who is named decides.',
    examples: ['The resolution source will be Alder.com'],
  }),
  phrase(
    'source/announced-league',
    `the rank=[primary] resolution source ${forMarket} ${is} what=(official announcements from | announcements from) {league:league}`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'what'],
      says: [source('official result')],
      words: 'The league decides.',
      examples: [
        'The primary resolution source for this market will be official announcements from the NFL.',
      ],
    },
  ),
  phrase(
    'source/league-informs',
    `the rank=[primary] resolution source ${forMarket} ${is} information from {league:league} page=[{source:address}] however a consensus of credible
    reporting may=(may | will) also be used`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'page', 'may'],
      says: [judgement],
      words: 'The league decides, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be information from FIFA (https://results.example/), however a consensus of credible reporting will also be used.',
      ],
    },
  ),
  phrase(
    'source/organizers',
    `the rank=[primary] resolution source ${forMarket} ${is} official information from the {source:proper} organizers others=[and / or {source:proper}]`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'others'],
      says: [source('the organizers')],
      words: 'The organizers decide.',
      examples: [
        'The primary resolution source for this market will be official information from the Alder Award organizers and/or ELM.',
      ],
    },
  ),
  phrase(
    'source/organizers-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} official information from the {source:proper} organizers however a consensus of credible reporting
    may=(may | will) also be used`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'may'],
      says: [judgement],
      words: 'The organizers decide, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be official information from the Alder Award organizers; however, a consensus of credible reporting may also be used.',
      ],
    },
  ),
  phrase(
    'source/website-or-reports',
    `the rank=[primary] resolution source ${forMarket} ${is} the official website of {source:proper} {source:address} however a consensus of
    credible reporting may=(may | will) also be used`,
    {
      venues: ['venue_b'],
      ignores: ['rank', 'for', 'is', 'may'],
      says: [judgement],
      words: 'A named page decides, or credible reports: a matter of judgement.',
      examples: [
        'The primary resolution source for this market will be the official website of the Bank of Alder (https://bank.example/news), however a consensus of credible reporting may also be used.',
      ],
    },
  ),
];
