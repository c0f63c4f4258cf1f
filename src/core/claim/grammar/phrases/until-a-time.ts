/**
 * Things that happen until a time of a day, on venue_b: which side pays, who does what, then the window. Each is written once
 * and read with every window: until a time, between two days, or since the listing.
 */
import type { Saying } from '../../clause.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { scope, yesIf } from '../sayings.ts';

interface Window {
  readonly id: string;
  readonly text: string;
  readonly example: string;
  readonly says: readonly Saying[];
}

const until = '{until_date:date} at=[at] {until_time:time}';
const untilExample = 'December 31, 2026, 11:59 PM ET';
const windows: readonly Window[] = [
  { id: 'until', text: `by ${until}`, example: `by ${untilExample}`, says: [] },
  {
    id: 'until-any-time',
    text: `at any when=(time | point) by ${until}`,
    example: `at any time by ${untilExample}`,
    says: [],
  },
  {
    id: 'between',
    text: `between {since_date:day} and ${until}`,
    example: `between March 3 and ${untilExample}`,
    says: [],
  },
  {
    id: 'between-any-time',
    text: `at any when=(time | point) between {since_date:day} and ${until}`,
    example: `at any time between March 3 and ${untilExample}`,
    says: [],
  },
  {
    id: 'since-listing',
    text: `between whose=(market creation | this market's creation) and ${until}`,
    example: `between market creation and ${untilExample}`,
    says: [scope('since_listing')],
  },
];

/** The id, what happens as notation, the measure, its words, and an example of what happens. */
const things: readonly (readonly [
  id: string,
  text: string,
  measure: string,
  words: string,
  example: string,
])[] = [
  [
    'visits',
    '{subject:name} visits {opponent:name}',
    'visits',
    'a person visits a place',
    '‹Ana Doe› visits ‹Alder›',
  ],
  [
    'returns',
    '{subject:name} returns to {opponent:name}',
    'returns',
    'a person returns to a place',
    '‹Ana Doe› returns to ‹Alder›',
  ],
  ['meet', '{first:name} and {second:name} meet', 'meet', 'two people meet', '‹Ana Doe› and ‹Bo Roe› meet'],
  [
    'meets-with',
    '{first:name} meets with {second:name}',
    'meets with',
    'a person meets another',
    '‹Ana Doe› meets with ‹Bo Roe›',
  ],
  [
    'meet-in-person',
    '{first:name} and {second:name} meet in person',
    'meet in person',
    'two people meet in person',
    '‹Ana Doe› and ‹Bo Roe› meet in person',
  ],
  [
    'meet-in',
    '{first:name} and {second:name} meet in {opponent:name}',
    'meet in a place',
    'two people meet in a place',
    '‹Ana Doe› and ‹Bo Roe› meet in ‹Alder›',
  ],
  [
    'shake-hands',
    '{first:name} and {second:name} shake hands',
    'shake hands',
    'two people shake hands',
    '‹Ana Doe› and ‹Bo Roe› shake hands',
  ],
  [
    'talks',
    '{first:name} talks with {second:name}',
    'talks with',
    'a person talks with another',
    '‹Ana Doe› talks with ‹Bo Roe›',
  ],
  ['resigns', '{subject:name} resigns', 'resigns', 'a person resigns', '‹Ana Doe› resigns'],
  [
    'announces-resignation',
    '{subject:name} announces his or her resignation',
    'announces resignation',
    'a person announces the resignation',
    '‹Ana Doe› announces his or her resignation',
  ],
  [
    'ceases',
    '{subject:name} ceases to be {opponent:name} for any time=(length | period) of time',
    'ceases to hold an office',
    'a person no longer holds an office',
    '‹Ana Doe› ceases to be ‹Chair of Alder› for any length of time',
  ],
  [
    'removed',
    '{subject:name} is removed from power for any length of time',
    'removed from power',
    'a person is removed from power',
    '‹Ana Doe› is removed from power for any length of time',
  ],
  [
    'removed-from-office',
    '{subject:name} is removed from office',
    'removed from office',
    'a person is removed from office',
    '‹Ana Doe› is removed from office',
  ],
  [
    'resigns-or-ceases',
    '{subject:name} resigns or is removed as {opponent:name} or otherwise ceases to be the {opponent:name}',
    'resigns, is removed or ceases',
    'a person no longer holds an office',
    '‹Ana Doe› resigns or is removed as ‹Chair of Alder› or otherwise ceases to be the ‹Chair of Alder›',
  ],
  [
    'recognizes',
    '{first:name} recognizes {second:name}',
    'recognizes',
    'a country recognizes another',
    '‹Alder› recognizes ‹Birch›',
  ],
  [
    'recognizes-state',
    '{first:name} formally recognizes the {second:name} as a sovereign state',
    'formally recognizes as a state',
    'a country recognizes another as a state',
    '‹Alder› formally recognizes the ‹Birch Republic› as a sovereign state',
  ],
  [
    'signed-into-law',
    '{subject:name} is signed into law',
    'signed into law',
    'a bill is signed into law',
    '‹Alder Act› is signed into law',
  ],
  [
    'passed-and-signed',
    '{subject:name} is passed by both chambers of the U.S. Congress and signed into law',
    'passed by both chambers and signed',
    'a bill is passed and signed',
    '‹Alder Act› is passed by both chambers of the U.S. Congress and signed into law',
  ],
  [
    'sues',
    '{first:name} initiates a lawsuit against {second:name}',
    'sues',
    'a person sues another',
    '‹Ana Doe› initiates a lawsuit against ‹Bo Roe›',
  ],
  ['arrested', '{subject:name} is arrested', 'arrested', 'a person is arrested', '‹Ana Doe› is arrested'],
  [
    'arrested-or-detained',
    '{subject:name} is arrested or detained',
    'arrested or detained',
    'a person is arrested or detained',
    '‹Ana Doe› is arrested or detained',
  ],
  ['indicted', '{subject:name} is indicted', 'indicted', 'a person is indicted', '‹Ana Doe› is indicted'],
  [
    'pardoned',
    '{first:name} pardons {second:name}',
    'pardons',
    'a person pardons another',
    '‹Ana Doe› pardons ‹Bo Roe›',
  ],
  [
    'in-custody',
    '{subject:name} spends any time in custody in a jail or prison',
    'in custody',
    'a person is in custody',
    '‹Ana Doe› spends any time in custody in a jail or prison',
  ],
  [
    'endorses',
    '{first:name} endorses {second:name}',
    'endorses',
    'a person endorses another',
    '‹Ana Doe› endorses ‹Bo Roe›',
  ],
  [
    'strikes',
    '{first:name} initiates a drone missile or air strike on {second:name} soil or any official {second:name} embassy or consulate',
    'strikes',
    'a country strikes another',
    '‹Alder› initiates a drone, missile, or air strike on ‹Birch› soil or any official ‹Birch› embassy or consulate',
  ],
  [
    'annexes',
    '{first:name} officially annexes any territory in {second:name}',
    'annexes territory',
    'a country annexes territory',
    '‹Alder› officially annexes any territory in ‹Birch›',
  ],
  [
    'acquired',
    'credible reporting confirms that any entity enters into an agreement to acquire {subject:name}',
    'agreement to be acquired',
    'an agreement to buy a company is confirmed',
    'credible reporting confirms that any entity enters into an agreement to acquire ‹Alder Works›',
  ],
  [
    'launches-token',
    '{subject:name} launches a token',
    'launches a token',
    'a project launches a token',
    '‹Alder Works› launches a token',
  ],
];

const heads = [
  {
    id: 'yes-if',
    text: 'this market will resolve to yes if',
    example: 'This market will resolve to "Yes" if',
    tail: '',
    tailExample: '.',
  },
  {
    id: 'if-yes',
    text: 'if',
    example: 'If',
    tail: ' this market will resolve to yes',
    tailExample: ', this market will resolve to "Yes".',
  },
] as const;

export const untilATimePhrases: readonly Phrase[] = things.flatMap(([id, text, measure, words, example]) =>
  heads.flatMap((head) =>
    windows.map((window) => {
      const whole = `${head.text} ${text} ${window.text}${head.tail}`;
      return phrase(`deadline/${id}/${head.id}/${window.id}`, whole, {
        venues: ['venue_b'],
        // How the window is joined to the thing changes nothing of either.
        ignores: [...whole.matchAll(/\b(at|when|whose|time)=[([]/g)].map(([, part = '']) => part as never),
        says: [yesIf('deadline', measure, 'at_most'), ...window.says],
        words: `Yes if ${words} in time.`,
        examples: [`${head.example} ${example} ${window.example}${head.tailExample}`],
      });
    }),
  ),
);
