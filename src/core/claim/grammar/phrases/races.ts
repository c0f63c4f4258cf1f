/** Elections and votes of venue_a as things that happen: who wins, goes on, is nominated, votes for whom or endorses whom. */
import { type Phrase, phrase } from '../phrase.ts';
import { yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const yes = 'the market resolves to yes';
const ballot =
  `ballot=(election | mayoral election | gubernatorial election | presidential election | parliamentary election | legislative election | general election |
  federal election | special election | primary | mayoral primary | gubernatorial primary | presidential primary | primary election | runoff | runoff election |
  Senate election | Senate race | mayoral race | gubernatorial race)` as const;

interface Race {
  readonly id: string;
  readonly text: string;
  readonly measure: string;
  readonly words: string;
  readonly example: string;
}

const races: readonly Race[] = [
  {
    id: 'nominated-for-senate',
    text: 'if {subject:proper} wins the nomination for the {opponent:party} Party to contest the {period:year} {competition:state} Senate seat',
    measure: 'wins the nomination for a Senate seat',
    words: 'a person wins the nomination of a party for a seat',
    example:
      'If ‹Ana Doe› wins the nomination for the Democratic Party to contest the 2026 Texas Senate seat',
  },
  {
    id: 'nominated-for-senate-in',
    text: 'if {subject:proper} wins the nomination for the {opponent:party} Party to contest the {period:year} Senate seat in {competition:proper}',
    measure: 'wins the nomination for a Senate seat',
    words: 'a person wins the nomination of a party for a seat',
    example:
      'If ‹Ana Doe› wins the nomination for the Democratic Party to contest the 2026 Senate seat in ‹Alder›',
  },
  {
    id: 'nominated-for-governor',
    text: 'if {subject:proper} wins the nomination for the {opponent:party} Party to contest the {period:year} {competition:proper} governorship',
    measure: 'wins the nomination for governor',
    words: 'a person wins the nomination of a party for governor',
    example:
      'If ‹Ana Doe› wins the nomination for the Democratic Party to contest the 2026 ‹Alder› governorship',
  },
  {
    id: 'endorses-in-race',
    text: 'if {first:proper} endorses {second:proper} in the {period:year} {competition:proper} before election day',
    measure: 'endorses in a race before election day',
    words: 'a person endorses another before election day',
    example: 'If ‹Ana Doe› endorses ‹Bo Roe› in the 2025 ‹Alder Mayoral Race› before election day',
  },
  {
    id: 'recession-in-quarters',
    text: 'if there are two consecutive quarters of negative GDP growth in {since_date:period} through {until_date:period} according to the Bureau of Economic Analysis',
    measure: 'two quarters of negative growth one after the other',
    words: 'two quarters of a time have negative growth',
    example:
      'If there are two consecutive quarters of negative GDP growth in Q4 2026 through Q4 2027, according to the Bureau of Economic Analysis',
  },
  {
    id: 'recession-in-years',
    text: 'if there are two consecutive quarters of negative GDP growth in {since_date:year} or {until_date:year} according to the Bureau of Economic Analysis',
    measure: 'two quarters of negative growth one after the other, in one of two years',
    words: 'two quarters of two years have negative growth',
    example:
      'If there are two consecutive quarters of negative GDP growth in 2024 or 2025, according to the Bureau of Economic Analysis',
  },
  {
    id: 'debt-shrinks',
    text: 'if the national debt is lower on the last business day in {period:period} than the last business day in the previous quarter',
    measure: 'the national debt is lower than a quarter before',
    words: 'the national debt shrinks in a quarter',
    example:
      'If the national debt is lower on the last business day in Q2 2025 than the last business day in the previous quarter',
  },
  {
    id: 'shut-down-at',
    text: 'if the United States federal government is at least partially shut down due to a lapse of appropriations at {time:time} on {date:date}',
    measure: 'the government is shut down at a moment',
    words: 'the government is shut down at a moment',
    example:
      'If the United States federal government is at least partially shut down due to a lapse of appropriations at 10:00 AM ET on Feb 14, 2026',
  },
  {
    id: 'top-model',
    text: 'if {subject:proper} is the top ranked AI model on {date:date} at {time:time}',
    measure: 'is the first model of a ranking',
    words: 'a model is the first of a ranking at a moment',
    example: 'If ‹Alder 2› is the top-ranked AI model on Jul 31, 2025 at 10:00 AM ET',
  },
  {
    id: 'calls-after-time',
    text: 'if President {first:proper} and {second:proper} share a call together after {since_time:time} {since_date:date} and before {until_date:date}',
    measure: 'share a call between two moments',
    words: 'a President and a person share a call',
    example:
      'If President ‹Doe› and ‹Bo Roe› share a call together after 10:00 AM ET May 29, 2025 and before Jul 1, 2025',
  },
  {
    id: 'calls-after-day',
    text: 'if President {first:proper} and {second:proper} share a call together after {since_date:date} at {since_time:time} and before {until_date:date}',
    measure: 'share a call between two moments',
    words: 'a President and a person share a call',
    example:
      'If President ‹Doe› and ‹Bo Roe› share a call together after Jun 5, 2025 at 5pm ET and before Jul 1, 2025',
  },
  {
    id: 'president-meets',
    text: 'if the President of the United States meets {subject:proper} after {since_date:date} and before {until_date:date}',
    measure: 'the President meets a person between two days',
    words: 'the President meets a person',
    example:
      'If the President of the United States meets ‹Bo Roe› after Oct 16, 2025 and before January 1, 2026',
  },
  {
    id: 'rain',
    text: 'if the number of inches of precipitation recorded at Central Park New York on {date:date} is strictly greater than 0',
    measure: 'more than no rain at Central Park',
    words: 'it rains at Central Park on a day',
    example:
      'If the number of inches of precipitation recorded at Central Park, New York on January 11, 2026 is strictly greater than 0',
  },
  {
    id: 'test-scores',
    text: 'if US average test scores for eighth graders experienced {subject:name} in {period:year}',
    measure: 'test scores of eighth graders have such a change',
    words: 'test scores have such a change',
    example: 'If US average test scores for eighth graders experienced ‹Significant increase› in 2026',
  },
  {
    id: 'attends-before',
    text: 'if {subject:proper} attends {opponent:name} before {until_date:date}',
    measure: 'attends in time',
    words: 'a person attends an occasion in time',
    example: 'If ‹Ana Doe› attends ‹The Alder Gala› before Jan 1, 2027',
  },
  {
    id: 'performs-in-time',
    text: 'if {subject:proper} performs at {opponent:proper} before {until_date:date}',
    measure: 'performs at an occasion in time',
    words: 'a person performs at an occasion in time',
    example: 'If ‹Ana Doe› performs at ‹The Alder Festival› before Jan 1, 2027',
  },
  {
    id: 'announced-as',
    text: 'if {subject:proper} is announced as the {opponent:proper} before {until_date:date}',
    measure: 'is announced for a role in time',
    words: 'a person is announced for a role in time',
    example: 'If ‹Ana Doe› is announced as the ‹Alder Host› before Jan 1, 2027',
  },
  {
    id: 'hosts',
    text: 'if {subject:proper} hosts {opponent:proper}',
    measure: 'hosts a show',
    words: 'a person hosts a show',
    example: 'If ‹Ana Doe› hosts ‹The Alder Awards›',
  },
  {
    id: 'performs-at',
    text: 'if {subject:proper} performs at {opponent:proper}',
    measure: 'performs at an occasion',
    words: 'a person performs at an occasion',
    example: 'If ‹Ana Doe› performs at ‹The Alder Festival›',
  },
  {
    id: 'performs-at-numbered',
    text: 'if {subject:proper} performs at {opponent:proper} {bound:number}',
    measure: 'performs at an occasion',
    words: 'a person performs at an occasion',
    example: 'If ‹Ana Doe› performs at ‹The Alder Festival› 2026',
  },
  {
    id: 'wins-season-of',
    text: 'if {subject:proper} wins season {bound:number} of {opponent:proper}',
    measure: 'wins a season of a show',
    words: 'a person wins a season of a show',
    example: 'If ‹Ana Doe› wins Season 49 of ‹Alder Island›',
  },
  {
    id: 'is-named',
    text: "if {subject:proper} is named {opponent:proper} 's {competition:proper} for {period:year}",
    measure: 'is named by a magazine',
    words: 'a person is named by a magazine',
    example: "If ‹Ana Doe› is named ‹Alder›'s ‹Person of the Year› for 2026",
  },
];

const deeds: readonly (readonly [id: string, text: string, measure: string])[] = [
  ['for', 'votes for', 'votes for'],
  ['against', 'votes against', 'votes against'],
  ['yea', 'votes Yea on', 'votes Yea on'],
  ['nay', 'votes Nay on', 'votes Nay on'],
  ['confirm', 'votes to confirm', 'votes to confirm'],
];

export const racePhrases: readonly Phrase[] = [
  phrase('race/won', `if {subject:proper} wins the {period:year} {competition:proper} ${ballot} ${yes}`, {
    venues: ['venue_a'],
    says: ({ ballot: of }) => [yesIf(occurrence, `wins the ${of.replaceAll(/\s+/g, ' ')}`)],
    words: 'Yes if somebody wins an election.',
    examples: ['If ‹Ana Doe› wins the 2025 ‹Alder› mayoral election, then the market resolves to Yes.'],
  }),
  phrase(
    'race/goes-on',
    `if {subject:proper} advances to the round=(general election | runoff | runoff election | second round) link=(of | in | for) the {period:year} {competition:proper}
    seat=(election | mayoral election | gubernatorial election | presidential election | race | primary) ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['link'],
      says: ({ round, seat }) => [yesIf(occurrence, `advances to the ${round} of the ${seat}`)],
      words: 'Yes if somebody goes on in an election.',
      examples: [
        'If ‹Ana Doe› advances to the runoff in the 2025 ‹Alder› mayoral election, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'race/most-seats',
    `if {subject:proper} wins the most seats in the year=[{period:year}] {competition:proper} kind=(election | general election | parliamentary election | legislative election | federal election) ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['year'],
      says: ({ kind }) => [yesIf(occurrence, `wins the most seats in the ${kind}`)],
      words: 'Yes if a party wins the most seats.',
      examples: [
        'If ‹Alder Party› wins the most seats in the 2026 ‹Birch› parliamentary election, then the market resolves to Yes.',
      ],
    },
  ),
  ...deeds.map(([id, text, measure]) =>
    phrase(
      `race/votes-${id}`,
      `if {subject:proper} ${text} {opponent:proper} before {until_date:date} ${yes}`,
      {
        venues: ['venue_a'],
        says: [yesIf(occurrence, measure)],
        words: 'Yes if a person votes so.',
        examples: [
          `If ‹Ana Doe› ${text} the ‹Alder Act› before May 1, 2026, then the market resolves to Yes.`,
        ],
      },
    ),
  ),
  ...races.map(({ id, text, measure, words, example }) =>
    phrase(`race/${id}`, `${text} ${yes}`, {
      venues: ['venue_a'],
      says: [yesIf(occurrence, measure)],
      words: `Yes if ${words}.`,
      examples: [`${example}, then the market resolves to Yes.`],
    }),
  ),
];
