/** Fights and matches of venue_a that no table of sides knows, and what stands beside votes, documents and departures. */
import { type Phrase, phrase } from '../phrase.ts';
import { isAbout, scope, voidBranch, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const yes = 'the market resolves to yes';
const definition = scope('definition');
const fight =
  '{first:name} vs {second:name} kind=(boxing | professional MMA | professional boxing | MMA) fight originally scheduled for {date:day}' as const;

const game =
  `{first:name} link=(vs | at) {second:name} league=(Premier Lacrosse League game | professional CFL football game | BIG3 basketball game |
  professional Euroleague basketball game | professional Chinese Basketball Association basketball game | professional AFL game | NPB game |
  professional men's County Championship Cricket match | professional men's Test International Cricket match | professional men's T20 International
  Cricket match | professional men's ODI International Cricket match | professional rugby match | professional KBO baseball game | professional NBL basketball game | professional KHL hockey game |
  Indian Premier League cricket match | professional table tennis match | professional darts match | professional volleyball match | professional handball match) originally scheduled for {date:day} when=[at {time:time}]` as const;

const kind = 'kind=(boxing | professional MMA | professional boxing | MMA)';
/** Small words before a last name, which is known without them. */
const particle = 'of=(de | da | dos | del | di | du | van | von | la | le)';
const withParticles = [
  { id: 'second', pair: `{first:name} vs ${particle} {second:name}`, shown: '‹Doe› vs de ‹Roe›' },
  { id: 'first', pair: `${particle} {first:name} vs {second:name}`, shown: 'de ‹Roe› vs ‹Doe›' },
].flatMap(({ id, pair, shown }): readonly Phrase[] => {
  const text = `${pair} ${kind} fight originally scheduled for {date:day}`;
  const example = `${shown} professional MMA fight originally scheduled for Jul 26, 2025`;
  const plain = { venues: ['venue_a'], says: [] } as const;
  return [
    {
      ...phrase(`fight/wins-particle-${id}`, `if {subject:name} wins the ${text} ${yes}`, {
        ...plain,
        words: 'Yes if a fighter wins.',
        examples: [`If ‹Bo Roe› wins the ${example}, then the market resolves to Yes.`],
      }),
      ignores: ['of'],
      says: ({ kind: words = '' }) => [yesIf(occurrence, `wins the ${sportOf(words)} fight`)],
    },
    {
      ...phrase(`fight/refers-particle-${id}`, `the following market refers to the ${text}`, {
        ...plain,
        words: 'Which fight it is about.',
        examples: [`The following market refers to the ${example}.`],
      }),
      ignores: ['of'],
      says: ({ kind: words = '' }) => [isAbout('ladder', sportOf(words))],
    },
  ];
});

function sportOf(kind: string): string {
  return kind.endsWith('MMA') ? 'MMA' : 'boxing';
}

export const fightPhrases: readonly Phrase[] = [
  phrase('fight/wins', `if {subject:name} wins the ${fight} ${yes}`, {
    venues: ['venue_a'],
    says: ({ kind }) => [yesIf(occurrence, `wins the ${sportOf(kind)} fight`)],
    words: 'Yes if a fighter wins.',
    examples: [
      'If ‹Ana Doe› wins the ‹Doe› vs ‹Roe› professional MMA fight originally scheduled for Jul 26, 2025, then the market resolves to Yes.',
    ],
  }),
  ...withParticles,
  phrase('fight/game-won', `if {subject:name} verb=(wins | win) the ${game} ${yes}`, {
    venues: ['venue_a'],
    ignores: ['verb', 'link', 'when'],
    says: ({ league }) => [yesIf(occurrence, `wins the ${league.replaceAll(/\s+/g, ' ')}`)],
    words: 'Yes if a side wins a game of a league without a table of sides.',
    examples: [
      'If ‹Alder› wins the ‹Alder› vs ‹Birch› Premier Lacrosse League game originally scheduled for Jul 10, 2026, then the market resolves to Yes.',
    ],
  }),
  phrase('fight/game-refers', `the following market refers to who=[the team who wins] the ${game}`, {
    venues: ['venue_a'],
    ignores: ['who', 'link', 'when'],
    says: ({ league }) => [isAbout('ladder', league.replaceAll(/\s+/g, ' '))],
    words: 'Which game it is about.',
    examples: [
      'The following market refers to the team who wins the ‹Alder› vs ‹Birch› Premier Lacrosse League game originally scheduled for Jul 10, 2026.',
    ],
  }),
  phrase(
    'fight/game-moved-14-days',
    'if this game is postponed / delayed and played within 14 days of the originally scheduled start time the market will remain open and close after the rescheduled game has finished',
    {
      venues: ['venue_a'],
      says: [voidBranch('postponed', 'later_result')],
      words: 'A game that is put off by up to two weeks is waited for.',
      examples: [
        'If this game is postponed/delayed and played within 14 days of the originally scheduled start time, the market will remain open and close after the rescheduled game has finished.',
      ],
    },
  ),
  phrase(
    'fight/game-lost-14-days',
    'if a postponed / cancelled game is not played or is rescheduled further than 14 days out the market will resolve to a fair price for each team in accordance with the rules',
    {
      venues: ['venue_a'],
      says: [voidBranch('cancelled', 'fair_price')],
      words: 'A game that is put off for longer pays a fair price.',
      examples: [
        'If a postponed/cancelled game is not played or is rescheduled further than 14 days out, the market will resolve to a fair price for each team in accordance with the rules.',
      ],
    },
  ),
  phrase(
    'fight/from-group',
    `if {subject:name} is one of the teams to qualify from {opponent:name} for the Round of 32 in the {period:year} FIFA World Cup ${yes}`,
    {
      venues: ['venue_a'],
      says: [yesIf(occurrence, 'qualifies from its group for the Round of 32')],
      words: 'Yes if a team qualifies from its group.',
      examples: [
        'If ‹Alder› is one of the teams to qualify from ‹Group G› for the Round of 32 in the 2026 FIFA World Cup, then the market resolves to Yes.',
      ],
    },
  ),
  phrase('fight/refers', `the following market refers to the ${fight}`, {
    venues: ['venue_a'],
    says: ({ kind }) => [isAbout('ladder', sportOf(kind))],
    words: 'Which fight it is about.',
    examples: [
      'The following market refers to the ‹Doe› vs ‹Roe› professional MMA fight originally scheduled for Jul 26, 2025.',
    ],
  }),
  phrase(
    'fight/postponed',
    'if this fight is postponed or delayed the market will remain open and close after the rescheduled fight has finished within two years',
    {
      venues: ['venue_a'],
      says: [voidBranch('postponed', 'later_result')],
      words: 'A fight that is put off is waited for.',
      examples: [
        'If this fight is postponed or delayed, the market will remain open and close after the rescheduled fight has finished (within two years).',
      ],
    },
  ),
  phrase(
    'fight/cancelled',
    'if the cancelled fight is not played rescheduled or declared a tie the market will resolve to 50 / 50 for both fighters',
    {
      venues: ['venue_a'],
      says: [voidBranch('cancelled', '1/2'), voidBranch('tie', '1/2')],
      words: 'A fight without a winner pays one half.',
      examples: [
        'If the cancelled fight is not played, rescheduled, or declared a tie, the market will resolve to 50/50 for both fighters.',
      ],
    },
  ),
  phrase(
    'fight/game-postponed-two-years',
    'if this game is postponed or delayed the market will remain open and close after the rescheduled game / series has finished within two years',
    {
      venues: ['venue_a'],
      says: [voidBranch('postponed', 'later_result')],
      words: 'A game that is put off is waited for.',
      examples: [
        'If this game is postponed or delayed, the market will remain open and close after the rescheduled game/series has finished (within two years).',
      ],
    },
  ),
  phrase(
    'fight/game-cancelled-in-thirds',
    'if the cancelled game is not played or is rescheduled the market will resolve to 33 / 33 / 33 for the market called tie and both team markets',
    {
      venues: ['venue_a'],
      says: [voidBranch('cancelled', 'unknown')],
      words: 'A game that is not played pays about a third.',
      examples: [
        'If the cancelled game is not played or is rescheduled, the market will resolve to 33/33/33 for the market called "Tie" and both team markets.',
      ],
    },
  ),
  phrase(
    'fight/vote-changed',
    `once the vote has been closed and the correct result of the vote has been announced a request by {subject:name} to add remove or alter a vote shall not be
    considered for purposes of resolving this market regardless of any change to the official vote tally reported by the website senate.gov or any other official source`,
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'A vote that is changed later changes nothing.',
      examples: [
        'Once the vote has been closed and the correct result of the vote has been announced, a request by ‹Ana Doe› to add, remove, or alter a vote shall not be considered for purposes of resolving this market, regardless of any change to the official vote tally reported by the website senate.gov or any other official source.',
      ],
    },
  ),
  phrase(
    'fight/departure-date',
    '{subject:name} must have an actual departure date and vacate the role within the time period',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'The departure itself lies in the window.',
      examples: ['‹Ana Doe› must have an actual departure date and vacate the role within the time period.'],
    },
  ),
  phrase(
    'fight/in-documents',
    `{subject:proper} is considered to appear in the documents when either the exact term phrase or name specified appears in the content of the documents or is
    present by way of commonly used abbreviation direct synonym or unmistakable reference including in any official appendices footnotes or tables`,
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'What it is to appear in documents.',
      examples: [
        '‹Ana Doe› is considered to appear in the documents when either the exact term, phrase, or name specified appears in the content of the documents, or is present by way of commonly used abbreviation, direct synonym, or unmistakable reference including in any official appendices, footnotes, or tables.',
      ],
    },
  ),
  phrase(
    'fight/in-documents-corrected',
    'if a correction or update nullifies the appearance of {subject:proper} the market may still resolve to yes based on original reporting',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'A later correction need not change it.',
      examples: [
        'If a correction or update nullifies the appearance of ‹Ana Doe›, the market may still resolve to Yes based on original reporting.',
      ],
    },
  ),
];
