/**
 * Whose word decides on venue_b: somebody who is named, alone or beside credible reports, in the ways in which its texts join the two.
 * Beside reports it is a matter of judgement. The parts of these sentences only spell them.
 */
import type { Saying } from '../../clause.ts';
import { exampleOf } from '../filled-notation.ts';
import { partsOf } from '../notation.ts';
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source } from '../sayings.ts';
import { choice } from './fragments.ts';

const judgement: Saying = { says: 'judgement' };
const byWhomIsNamed = source('the one who is named');

function decided(id: string, text: string, by: Saying, words: string, example = exampleOf(text)): Phrase {
  return {
    ...phraseOfB(`source/${id}`, text, { says: [by], words, examples: [example] }),
    ignores: partsOf(text),
  };
}

/** `example` where the text is not written as one. */
export function judged(id: string, text: string, example?: string): Phrase {
  const words = 'Somebody who is named decides, or credible reports: a matter of judgement.';
  return decided(id, text, judgement, words, example);
}

function decidesAlone(id: string, text: string, example?: string): Phrase {
  return decided(id, text, byWhomIsNamed, 'Somebody who is named decides.', example);
}

const begins = 'The rank=[primary] resolution source for=[for this market] is=(will be | is)';
/** `information from` and `official information from` stand in `sources.ts` before the commonest end. */
const announced =
  'what=(official announcements from | announcements from | official statements from | statements from | public statements from)';
const informed = 'what=(official information from | information from)';
const reportsToo = 'a consensus of credible reporting may=(may | will) also be used.';

/** How reports are joined to the one who is named. */
const commonest =
  'however a consensus of credible what_of=(reporting | sources) may=(may | will) also be used';
const joined: readonly (readonly [id: string, text: string])[] = [
  ['also', commonest],
  ['used', 'however a consensus of credible what_of=(reporting | sources) may=(may | will) be used'],
  [
    'suffices',
    'however a consensus of credible what_of=(reporting | media) may=(will suffice | will also suffice)',
  ],
  ['or', 'or a consensus of credible what_of=(reporting | sources | media reporting)'],
  [
    'other',
    'however what_of=(other credible reporting | other credible sources) may=(may be used | may also be used)',
  ],
  [
    'overwhelming',
    'however what_of=(an overwhelming | a wide) consensus of credible reporting may=(may | will) also be used',
  ],
  [
    'confirmed',
    'with may=(confirmation | additional verification) from a consensus of credible what_of=(reporting | sources)',
  ],
  [
    'though',
    'though a consensus of credible what_of=(reporting | sources) may=(may also be used in case of discrepancies | may also be used)',
  ],
];

const joinedToOne = joined.flatMap(([id, reports]) => {
  const beside = (of: string, what: string): Phrase =>
    judged(`${of}-${id}`, `${begins} ${what} the {source:proper Alder Committee}, ${reports}.`);
  return [
    ...(reports === commonest ? [] : [beside('informed', informed)]),
    beside('announced', announced),
    beside('itself', ''),
  ];
});

const organizers = `${begins} official information from the {source:proper Alder Award} organizers`;

const oneIsNamed: readonly Phrase[] = [
  decidesAlone(
    'announced',
    `${begins} ${announced} {source:proper}`,
    'The primary resolution source will be official announcements from the Alder Works.',
  ),
  decidesAlone('itself', `${begins} {source:proper}`, 'The resolution source will be Alder.com'),
  decided(
    'announced-league',
    `${begins} what=(official announcements from the | announcements from the) {league:league NFL}.`,
    source('official result'),
    'The league decides.',
  ),
  decided(
    'league-informs',
    `${begins} information from {league:league} page=[{source:address}] however a consensus of credible reporting may=(may | will) also be used`,
    judgement,
    'The league decides, or credible reports: a matter of judgement.',
    'The primary resolution source for this market will be information from FIFA (https://results.example/), however a consensus of credible reporting will also be used.',
  ),
  decided(
    'organizers',
    `${organizers} others=[and/or {source:proper ELM}].`,
    source('the organizers'),
    'The organizers decide.',
  ),
  decided(
    'organizers-or-reports',
    `${organizers}; however, ${reportsToo}`,
    judgement,
    'The organizers decide, or credible reports: a matter of judgement.',
  ),
  decided(
    'website-or-reports',
    `${begins} the official website of the {source:proper Bank of Alder} ({source:address https://bank.example/news}), however ${reportsToo}`,
    judgement,
    'A named page decides, or credible reports: a matter of judgement.',
  ),
];

const beginnings = [
  'the primary resolution source for this market will be',
  'the resolution source for this market will be',
  'the primary resolution source for this market is',
  'the primary resolution source will be',
  'the resolution source will be',
  "this market's primary resolution source will be",
];
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

/** Who is named; {aside} in neither is a part of its own. */
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

const acts: readonly Phrase[] = [
  ...named.flatMap(([id, who, example]) => [
    judged(
      `acts/${id}`,
      `${choice('head', beginnings)} ${choice('what', usualWords)} ${who} ${choice('tail', usualReports)}`,
      `This market's primary resolution source will be official statements from ${example}; however, a consensus of credible reporting will suffice.`,
    ),
    judged(
      `acts/${id}/rare`,
      `${choice('head', beginnings.slice(0, 4))} official information from ${who} ${choice('tail', rareReports)}`,
      `The primary resolution source for this market will be official information from ${example}, in addition to a consensus of credible reporting.`,
    ),
  ]),
  judged(
    'acts/words',
    `${choice('head', beginnings.slice(0, 5))} ${choice('what', rareWords)} {source:proper} ${choice('tail', usualReports.slice(0, 4))}`,
    'The primary resolution source will be official statements by Ana Doe, however a consensus of credible reporting will also be used.',
  ),
  judged(
    'acts/heads',
    `${choice('head', rareBeginnings)} ${choice('what', usualWords)} ${choice('whom', ['{source:proper}', 'the government of {source:proper}', '{source:proper} and {source:proper}'])} ${choice('tail', usualReports.slice(0, 4))}`,
    'The primary resolution sources will be information from the Government of Alder, however a consensus of credible reporting will also be used.',
  ),
  judged(
    'acts/speakers',
    `${choice('head', beginnings.slice(0, 3))} official information from {source:proper} ${choice('whose', speakers)} ${choice('tail', usualReports.slice(0, 4))}`,
    'The primary resolution source for this market is official information from Alder Works and/or its leadership, however a consensus of credible reporting will also be used.',
  ),
  judged(
    'acts/speakers/plain',
    `the resolution source for this market will be official information from {source:proper} ${choice('whose', speakers)} ${choice('tail', ['or a consensus of credible reporting', "or a consensus of credible reporting of {source:proper} 's endorsement"])}`,
    'The resolution source for this market will be official information from Ana Doe or one of her representatives, or a consensus of credible reporting.',
  ),
  judged(
    'acts/unnamed',
    `${choice('head', beginnings.slice(0, 3))} ${choice('what', unnamedSources)} ${choice('tail', [...usualReports.slice(0, 3), rareReports[7] ?? ''])}`,
    'The primary resolution source for this market will be official information from involved government(s), however a consensus of credible reporting may also be used.',
  ),
  judged(
    'acts/judged',
    `${choice('head', [...beginnings, ...rareBeginnings.slice(0, 2)])} ${choice('what', [
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
  judged(
    'acts/judged-too',
    `${choice('head', ["this market's", 'the'])} ${choice('what', [
      'resolution source will be a consensus of credible reporting',
      'resolution of this market will be a consensus of credible reporting',
      'resolution source for this market will be a consensus of credible reports',
    ])}`,
    "This market's resolution source will be a consensus of credible reporting.",
  ),
  decidesAlone(
    'acts/named',
    `${choice('head', beginnings)} ${choice('what', ['official statements from', 'official announcements from', 'official announcements by', 'official information from the government of', 'official communications from', 'official information released by'])} {source:proper}`,
    'The primary resolution source will be official communications from Alder Works.',
  ),
  decidesAlone(
    'acts/named-government',
    `${choice('head', beginnings)} ${choice('what', ['official information from', 'information from', 'official statements from'])} the {source:proper} government`,
    'The primary resolution source will be official information from the Alder government.',
  ),
  judged(
    'acts/confirming',
    `${choice('head', beginnings.slice(0, 2))} information from the {source:proper} government however an overwhelming consensus of credible reporting confirming that {aside:proper} has withdrawn may also be used`,
    'The primary resolution source for this market will be information from the Alder government, however an overwhelming consensus of credible reporting confirming that Alder has withdrawn may also be used.',
  ),
  judged(
    'acts/through',
    'the primary resolution source for this market will be announcements through official information from {source:proper} however a consensus of credible reporting may also be used',
    'The primary resolution source for this market will be announcements through official information from ABG, however a consensus of credible reporting may also be used.',
  ),
  judged(
    'acts/with-governments',
    `${choice('head', beginnings)} official information from the relevant government and {source:proper} ${choice('tail', usualReports.slice(0, 4))}`,
    'The resolution source will be official information from the relevant government and Alder Pact, however a consensus of credible reporting may also be used.',
  ),
  judged(
    'acts/official-page',
    `${choice('head', beginnings)} the official website of the {source:proper} {source:address} ${choice('tail', usualReports.slice(0, 4))}`,
    "This market's primary resolution source will be the official website of the Alder Reserve (https://results.example/), however a consensus of credible reporting may also be used.",
  ),
  judged(
    'acts/if-unclear',
    `if there is ambiguity a consensus of credible ${choice('what', ['reporting', 'sources'])} will be used`,
    'If there is ambiguity, a consensus of credible reporting will be used.',
  ),
];

export const namedSourcePhrases: readonly Phrase[] = [...joinedToOne, ...oneIsNamed, ...acts];
