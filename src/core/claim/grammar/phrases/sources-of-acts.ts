/** Whose word decides what happened, or reports of it: every form in which venue_b joins the two. All of them are a matter of judgement. */
import type { Saying } from '../../clause.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { source } from '../sayings.ts';

const judgement: Saying = { says: 'judgement' };

const beginnings = [
  [
    'the primary resolution source for this market will be',
    'The primary resolution source for this market will be',
  ],
  ['the resolution source for this market will be', 'The resolution source for this market will be'],
  ['the primary resolution source for this market is', 'The primary resolution source for this market is'],
  ['the primary resolution source will be', 'The primary resolution source will be'],
  ['the resolution source will be', 'The resolution source will be'],
  ["this market's primary resolution source will be", "This market's primary resolution source will be"],
] as const;
const rareBeginnings = [
  'the resolution source for this market is',
  "this market's resolution source will be",
  'the primary resolution sources will be',
  'the primary resolution sources for this market will be',
  'the resolution sources for this market will be',
];
const usualReports = [
  'however a consensus of credible reporting may also be used',
  'however a consensus of credible reporting will also be used',
  'however a consensus of credible reporting may be used',
  'however a consensus of credible reporting will suffice',
  'or a consensus of credible reporting',
];
const rareReports = [
  'however a consensus of credible reporting will also suffice',
  'however a consensus of credible media will also suffice',
  'however a consensus of credible media reporting may also be used',
  'however a consensus of credible media reporting will also be used',
  'however a consensus of credible media reporting will suffice',
  'however a consensus of credible information will also be used',
  'however a consensus of credible sources may also be used',
  'however a wide consensus of credible reporting will also be used',
  'however a wide consensus of credible reporting will suffice',
  'however an overwhelming consensus of credible reporting will also be used',
  'however an overwhelming consensus of credible reporting will suffice',
  'however a definitive consensus of credible media reporting may be considered',
  'however other credible reporting may be used',
  'however other credible sources may be used',
  'or a consensus of credible reporting may also be used',
  'and a consensus of credible reporting',
  'in addition to a consensus of credible reporting',
  'with additional verification from a consensus of credible reporting',
];
const usualWords = ['official information from', 'information from', 'official statements from'];
const rareWords = [
  'official statements by',
  'statements from',
  'official announcements from',
  'official announcements by',
  'announcements from',
  'public statements from',
  'official communications from',
  'official information released by',
];

const choice = (part: string, branches: readonly string[]): string => `${part}=(${branches.join(' | ')})`;
const plainHeads = beginnings.map(([text]) => text);

function decides(id: string, text: string, example: string): Phrase {
  return {
    ...phrase(`source/${id}`, text, {
      venues: ['venue_b'],
      says: [judgement],
      words: 'Somebody who is named decides, or credible reports: a matter of judgement.',
      examples: [example],
    }),
    ignores: [...text.matchAll(/([a-z_]+)=[([]/g)].map(([, part = '']) => part),
  };
}

/** Who is named, as notation and in an example. */
const named: readonly (readonly [id: string, who: string, example: string])[] = [
  ['one', '{source:proper}', 'Alder Works'],
  ['government-of', 'the government of {source:proper}', 'the government of Alder'],
  ['government', 'the {source:proper} government', 'the Alder government'],
  ['administration', 'the {source:proper} administration', 'the Doe administration'],
  [
    'two-governments',
    'the governments of {source:proper} and {source:proper}',
    'the governments of Alder and Birch',
  ],
  ['both', '{source:proper} and {source:proper}', 'Ana Doe and Alder Works'],
  ['either', '{source:proper} or {source:proper}', 'Ana Doe or Alder Works'],
  ['and-or', '{source:proper} and / or {source:proper}', 'Ana Doe and/or Alder Works'],
];

/** Those who speak for the one who is named. */
const speakers = [
  'or his representatives',
  'or her representatives',
  'or one of his representatives',
  'or one of her representatives',
  'or one of his official representatives',
  'or his official representatives',
  'or her official representatives',
  'or its official representatives',
  'or his official / legal representatives',
  'or her official / legal representatives',
  'and his representatives',
  'and its representatives',
  'and / or its leadership',
  'and / or his official representatives',
  'and / or its official representatives',
  'and / or their representatives',
];

const unnamedSources = [
  'official information from relevant governmental sources',
  'official information from the relevant governments',
  'official information from involved government s',
  'official information from the involved governments',
  'official information from government authorities',
  'official information from the arresting government and law enforcement',
  'official information from the company',
  'official governmental information',
  'official government information',
  'official government sources',
  'official company announcements',
];

export const sourceOfActsPhrases: readonly Phrase[] = [
  ...named.flatMap(([id, who, example]) => [
    decides(
      `acts/${id}`,
      `${choice('head', plainHeads)} ${choice('what', usualWords)} ${who} ${choice('tail', usualReports)}`,
      `This market's primary resolution source will be official statements from ${example}; however, a consensus of credible reporting will suffice.`,
    ),
    decides(
      `acts/${id}/rare`,
      `${choice('head', plainHeads.slice(0, 4))} official information from ${who} ${choice('tail', rareReports)}`,
      `The primary resolution source for this market will be official information from ${example}, in addition to a consensus of credible reporting.`,
    ),
  ]),
  decides(
    'acts/words',
    `${choice('head', plainHeads.slice(0, 5))} ${choice('what', rareWords)} {source:proper} ${choice('tail', usualReports.slice(0, 4))}`,
    'The primary resolution source will be official statements by Ana Doe, however a consensus of credible reporting will also be used.',
  ),
  decides(
    'acts/heads',
    `${choice('head', rareBeginnings)} ${choice('what', usualWords)} ${choice('whom', ['{source:proper}', 'the government of {source:proper}', '{source:proper} and {source:proper}'])} ${choice('tail', usualReports.slice(0, 4))}`,
    'The primary resolution sources will be information from the Government of Alder, however a consensus of credible reporting will also be used.',
  ),
  decides(
    'acts/speakers',
    `${choice('head', plainHeads.slice(0, 3))} official information from {source:proper} ${choice('whose', speakers)} ${choice('tail', usualReports.slice(0, 4))}`,
    'The primary resolution source for this market is official information from Alder Works and/or its leadership, however a consensus of credible reporting will also be used.',
  ),
  decides(
    'acts/speakers/plain',
    `the resolution source for this market will be official information from {source:proper} ${choice('whose', speakers)} ${choice('tail', ['or a consensus of credible reporting', "or a consensus of credible reporting of {source:proper} 's endorsement"])}`,
    'The resolution source for this market will be official information from Ana Doe or one of her representatives, or a consensus of credible reporting.',
  ),
  decides(
    'acts/unnamed',
    `${choice('head', plainHeads.slice(0, 3))} ${choice('what', unnamedSources)} ${choice('tail', [...usualReports.slice(0, 3), rareReports[7] ?? ''])}`,
    'The primary resolution source for this market will be official information from involved government(s), however a consensus of credible reporting may also be used.',
  ),
  decides(
    'acts/judged',
    `${choice('head', [...plainHeads, ...rareBeginnings.slice(0, 2)])} ${choice('what', [
      'a wide consensus of credible reporting',
      'a broad consensus of credible reporting',
      'an overwhelming consensus of credible reporting',
      'a consensus of credible media reporting',
      'a consensus of credible reporting and video evidence',
      'credible media reporting',
      'photographic or digital evidence verified by a consensus of credible reporting',
      'statements from {source:proper} and / or {source:proper} and their representatives however a definitive consensus of credible media reporting may be considered',
      'official congressional records and a consensus of credible reporting',
      'credible reporting',
    ])}`,
    'The resolution source for this market will be a broad consensus of credible reporting.',
  ),
  decides(
    'acts/judged-too',
    `${choice('head', ["this market's", 'the'])} ${choice('what', [
      'resolution source will be a consensus of credible reporting',
      'resolution of this market will be a consensus of credible reporting',
      'resolution source for this market will be a consensus of credible reports',
    ])}`,
    "This market's resolution source will be a consensus of credible reporting.",
  ),
  {
    ...decides(
      'acts/named',
      `${choice('head', plainHeads)} ${choice('what', ['official statements from', 'official announcements from', 'official announcements by', 'official information from the government of', 'official communications from', 'official information released by'])} {source:proper}`,
      'The primary resolution source will be official communications from Alder Works.',
    ),
    says: () => [source('the one who is named')],
  },
  {
    ...decides(
      'acts/named-government',
      `${choice('head', plainHeads)} ${choice('what', ['official information from', 'information from', 'official statements from'])} the {source:proper} government`,
      'The primary resolution source will be official information from the Alder government.',
    ),
    says: () => [source('the one who is named')],
  },
  decides(
    'acts/confirming',
    `${choice('head', plainHeads.slice(0, 2))} information from the {source:proper} government however an overwhelming consensus of credible reporting confirming that {aside:proper} has withdrawn may also be used`,
    'The primary resolution source for this market will be information from the Alder government, however an overwhelming consensus of credible reporting confirming that Alder has withdrawn may also be used.',
  ),
  decides(
    'acts/through',
    'the primary resolution source for this market will be announcements through official information from {source:proper} however a consensus of credible reporting may also be used',
    'The primary resolution source for this market will be announcements through official information from ABG, however a consensus of credible reporting may also be used.',
  ),
  decides(
    'acts/with-governments',
    `${choice('head', plainHeads)} official information from the relevant government and {source:proper} ${choice('tail', usualReports.slice(0, 4))}`,
    'The resolution source will be official information from the relevant government and Alder Pact, however a consensus of credible reporting may also be used.',
  ),
  decides(
    'acts/official-page',
    `${choice('head', plainHeads)} the official website of the {source:proper} {source:address} ${choice('tail', usualReports.slice(0, 4))}`,
    "This market's primary resolution source will be the official website of the Alder Reserve (https://results.example/), however a consensus of credible reporting may also be used.",
  ),
  decides(
    'acts/if-unclear',
    `if there is ambiguity a consensus of credible ${choice('what', ['reporting', 'sources'])} will be used`,
    'If there is ambiguity, a consensus of credible reporting will be used.',
  ),
];
