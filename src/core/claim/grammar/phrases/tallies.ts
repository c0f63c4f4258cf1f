/** Numbers that a text of venue_a names and compares with a bound: votes, people, days, scores. */
import type { Comparator, Saying } from '../../clause.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { isAbout, scope, yesIf } from '../sayings.ts';

const tally = 'tally';
const yes = 'the market resolves to yes';
const sinceListing = scope('since_listing');
const definition = scope('definition');

export interface Form {
  readonly id: string;
  readonly text: string;
  readonly example: string;
  readonly comparator: Comparator;
}

export const above: Form = {
  id: 'above',
  text: 'above {bound:bound}',
  example: 'above 12',
  comparator: 'above',
};
export const below: Form = {
  id: 'below',
  text: 'below {bound:bound}',
  example: 'below 12',
  comparator: 'below',
};
export const exactly: Form = {
  id: 'exactly',
  text: 'exactly {bound:bound}',
  example: 'exactly 12',
  comparator: 'exactly',
};
export const least: Form = {
  id: 'at-least',
  text: 'at least {bound:bound}',
  example: 'at least 12',
  comparator: 'at_least',
};
const between: Form = {
  id: 'between',
  text: 'between {bound:bound} and {bound:bound}',
  example: 'between 10 and 14',
  comparator: 'between',
};
const range: Form = {
  id: 'range',
  text: '{bound:bound} to {bound:bound}',
  example: '10 to 14',
  comparator: 'between',
};
const orAbove: Form = {
  id: 'or-above',
  text: '{bound:bound} or above',
  example: '12 or above',
  comparator: 'at_least',
};
const orBelow: Form = {
  id: 'or-below',
  text: '{bound:bound} or below',
  example: '12 or below',
  comparator: 'at_most',
};
export const everyForm: readonly Form[] = [above, below, exactly, least, between];

export interface ReportedNumber {
  readonly id: string;
  /** Before the comparison and after it. */
  readonly text: readonly [string, string];
  readonly example: readonly [string, string];
  /** `UNIT: WHAT`. */
  readonly measure: string;
  readonly words: string;
  readonly forms: readonly Form[];
  readonly says?: readonly Saying[];
}

const numbers: readonly ReportedNumber[] = [
  {
    id: 'pardons',
    text: [
      'if the President pardons commutes the sentence of or gives reprieve to',
      'persons after Issuance and before {until_date:date}',
    ],
    example: [
      'If the President pardons, commutes the sentence of, or gives reprieve to',
      'persons after Issuance and before Apr 1, 2026',
    ],
    measure: 'people: pardoned, or with a sentence that is shortened',
    words: 'so many people are pardoned in time',
    forms: everyForm,
    says: [sinceListing],
  },
  {
    id: 'justices',
    text: ['if', 'justices vote in favor of the petitioner in {first:name} v {second:name}'],
    example: ['If', 'justices vote in favor of the petitioner in ‹Alder› v. ‹Birch›'],
    measure: 'votes: of justices for the petitioner',
    words: 'so many justices vote for the petitioner',
    forms: everyForm,
  },
  {
    id: 'yeas',
    text: [
      'if the number of Senators voting Yea for the nomination of {subject:name} to {opponent:name} after Issuance and before {until_date:date} is',
      '',
    ],
    example: [
      'If the number of Senators voting Yea for the nomination of ‹Ana Doe› to ‹Secretary of Alder› after Issuance and before Jan 1, 2027 is',
      '',
    ],
    measure: 'votes: of senators for a nomination',
    words: 'so many senators vote for a nomination',
    forms: everyForm,
    says: [sinceListing],
  },
  {
    id: 'encounters',
    text: ['if there are', 'Southwest Land Border Encounters in {period:month}'],
    example: ['If there are', 'Southwest Land Border Encounters in Mar 2026'],
    measure: 'encounters: at the Southwest land border',
    words: 'so many encounters at the border are counted in a month',
    forms: [range, orAbove, orBelow],
  },
  {
    id: 'ties-broken',
    text: ['if the Vice President breaks', 'ties in {period:year}'],
    example: ['If the Vice President breaks', 'ties in 2026'],
    measure: 'ties: broken by the Vice President',
    words: 'the Vice President breaks so many ties in a year',
    forms: everyForm,
  },
  {
    id: 'trips',
    text: ['if {subject:name} makes', 'trips to {opponent:name} in {period:month} as President'],
    example: ['If ‹Ana Doe› makes', 'trips to ‹Alder Club› in Mar 2026 as President'],
    measure: 'trips: to a place in a month',
    words: 'a person makes so many trips in a month',
    forms: everyForm,
  },
  {
    id: 'speakers',
    text: ['if the number of people who have served as Speaker of the House during {period:year} is', ''],
    example: ['If the number of people who have served as Speaker of the House during 2026 is', ''],
    measure: 'people: who serve as Speaker of the House in a year',
    words: 'so many people serve as Speaker in a year',
    forms: everyForm,
  },
  {
    id: 'holders',
    text: ['if President {subject:name} has', '{opponent:name}'],
    example: ['If President ‹Doe› has', '‹Secretaries of Alder›'],
    measure: 'people: who hold an office under a President',
    words: 'so many people hold an office under a President',
    forms: [exactly, least],
  },
  {
    id: 'fired',
    text: [
      'if President {subject:name} has announced that he asked for the resignation of or fired',
      'non acting {opponent:name} members before {until_date:date}',
    ],
    example: [
      'If President ‹Doe› has announced that he asked for the resignation of, or fired,',
      'non-acting ‹Cabinet› members before January 1, 2027',
    ],
    measure: 'members: asked to resign, or fired',
    words: 'so many members are asked to resign or are fired',
    forms: [exactly, least],
  },
  {
    id: 'headlines',
    text: ['if the number of {subject:name} front page banner headlines is', 'in {period:month}'],
    example: ['If the number of ‹Alder Times› front page banner headlines is', 'in Mar 2026'],
    measure: 'headlines: over the whole front page',
    words: 'a newspaper has so many banner headlines in a month',
    forms: everyForm,
  },
  {
    id: 'shutdown-days',
    text: [
      'if the duration of the first US federal government shutdown between {since_date:date} and {until_date:date} due to a lapse of appropriations is',
      'days',
    ],
    example: [
      'If the duration of the first US federal government shutdown between Feb 7, 2026 and Dec 31, 2026 due to a lapse of appropriations is',
      'days',
    ],
    measure: 'days: of the first shutdown',
    words: 'the first shutdown lasts so many days',
    forms: [least, above],
  },
  {
    id: 'lowest-index',
    text: [
      'if the United States falls',
      'in any year between {since_date:year} and {until_date:year} on the {subject:name}',
    ],
    example: ['If the United States falls', 'in any year between 2025 and 2028 on the ‹Alder Index›'],
    measure: 'score: lowest of the United States on an index',
    words: 'the lowest score of the years is below the bound',
    forms: [below],
  },
  {
    id: 'lowest-approval',
    text: [
      "if {subject:name} 's approval rating during {since_date:date} to {until_date:date} as reported by {opponent:name} is",
      '%',
    ],
    example: [
      "If ‹Ana Doe›'s approval rating during Dec 1, 2025 to Dec 1, 2026 as reported by ‹Alder Polls› is",
      '%',
    ],
    measure: 'percent: approval, lowest of a time',
    words: 'the approval is below the bound',
    forms: [below],
  },
  {
    id: 'score-of-film',
    text: ['if {subject:name} has a Tomatometer score of', 'on {date:date} at {time:time}'],
    example: ['If ‹The Alder› has a Tomatometer score of', 'on June 9, 2025 at 10:00 AM ET'],
    measure: 'score: on the Tomatometer',
    words: 'a film has more than a score at a time',
    forms: [above],
  },
  {
    id: 'hot-dogs',
    text: [
      "if the winner of the men's {period:year} Nathan's Famous International Hot Dog Eating Contest eats",
      'hot dogs',
    ],
    example: [
      "If the winner of the men's 2025 Nathan's Famous International Hot Dog Eating Contest eats",
      'hot dogs',
    ],
    measure: 'hot dogs: eaten by the winner',
    words: 'the winner eats so many',
    forms: everyForm,
  },
  {
    id: 'carbon-dioxide',
    text: ['if the atmospheric concentration of {subject:name} is', 'before {until_date:date}'],
    example: ['If the atmospheric concentration of ‹CO2› is', 'before Jan 1, 2030'],
    measure: 'concentration: highest in the atmosphere',
    words: 'the concentration reaches the bound',
    forms: [least, above],
  },
  {
    id: 'rounds',
    text: [
      'if it takes',
      'rounds of ranked choice eliminations to get a winner in the {period:year} {subject:name} primary',
    ],
    example: [
      'If it takes',
      'rounds of ranked choice eliminations to get a winner in the 2026 ‹Alder Mayoral› primary',
    ],
    measure: 'rounds: until there is a winner',
    words: 'a winner takes so many rounds',
    forms: everyForm,
  },
  {
    id: 'tornadoes',
    text: ['if the preliminary number of tornadoes in {period:period} is', ''],
    example: ['If the preliminary number of tornadoes in June is', ''],
    measure: 'tornadoes: by preliminary count',
    words: 'so many tornadoes are counted',
    forms: everyForm,
  },
];

const game =
  'entire game regulation stoppage and any extra time periods of the {first:name} link=(vs | at) {second:name} professional league=(EPL | Premier League | La Liga | Serie A | Bundesliga | Ligue 1 | MLS | Champions League | UCL | Europa League) soccer game originally scheduled for {date:day}' as const;

/** One name for a league that is called by two. */
const leagues: Readonly<Record<string, string>> = { EPL: 'Premier League', UCL: 'Champions League' };

function leagueCalled(words: string): string {
  return leagues[words] ?? words;
}

/** Every number with every comparison that it is written with. */
export function inEveryForm(list: readonly ReportedNumber[]): readonly Phrase[] {
  return list.flatMap(({ id, text, example, measure, words, forms, says = [] }) =>
    forms.map((form) =>
      phrase(`tally/${id}/${form.id}`, `${text[0]} ${form.text} ${text[1]} ${yes}`, {
        venues: ['venue_a'],
        says: [yesIf(tally, measure, form.comparator), ...says],
        words: `Yes if ${words}.`,
        examples: [
          `${example[0]} ${form.example} ${example[1]}`.trim().concat(', then the market resolves to Yes.'),
        ],
      }),
    ),
  );
}

export const tallyPhrases: readonly Phrase[] = [
  ...inEveryForm(numbers),
  phrase(
    'tally/goals-of-player',
    `if {subject:name} records at least {bound:bound}+ goals during the ${game} ${yes}`,
    {
      venues: ['venue_a'],
      ignores: ['link'],
      says: ({ league }) => [
        yesIf(
          tally,
          `goals: of a player in the whole match of the ${leagueCalled(league)}, extra time too`,
          'at_least',
        ),
      ],
      words: 'Yes if a player has the bound or more, extra time included.',
      examples: [
        'If ‹Ana Doe› records at least 2+ goals during the entire game (regulation, stoppage and any extra time periods) of the ‹Alder› vs ‹Birch› professional EPL soccer game originally scheduled for May 3, 2026, then the market resolves to Yes.',
      ],
    },
  ),
  phrase('tally/game-of-player', `the following market refers to a player in the ${game}`, {
    venues: ['venue_a'],
    ignores: ['link'],
    says: ({ league }) => [isAbout('ladder', leagueCalled(league))],
    words: 'Which game it is about.',
    examples: [
      'The following market refers to a player in the entire game (regulation, stoppage and any extra time periods) of the ‹Alder› vs ‹Birch› professional EPL soccer game originally scheduled for May 3, 2026.',
    ],
  }),
  phrase(
    'tally/no-vote',
    `if no vote has occurred before {until_date:date} any market not including zero within its count e.g. between {aside:number} and {aside:number}
    resolves to no and any market including zero e.g. below {aside:number} resolves to yes`,
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'Without a vote the count is zero.',
      examples: [
        'If no vote has occurred before Jan 1, 2027, then any market not including "zero" within its count (e.g. "Between 1 and 10") resolves to No, and any market including "zero" (e.g. "Below 10") resolves to Yes.',
      ],
    },
  ),
  phrase(
    'tally/visit-goes-on',
    'a visit need not end to be included i.e. if {period:month} ends with the President still there that visit counts for the purposes of the count',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'A visit that goes on at the end counts.',
      examples: [
        'A visit need not end to be included - i.e. if Mar 2026 ends with the President still there, that visit counts for the purposes of the count.',
      ],
    },
  ),
  phrase(
    'tally/visit-has-begun',
    'if the President is in {opponent:name} at the beginning of {period:month} that will count as a visit',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'A visit that has begun counts.',
      examples: [
        'If the President is in ‹Alder Club› at the beginning of Mar 2026, that will count as a visit.',
      ],
    },
  ),
  phrase(
    'tally/single-visit',
    'a single visit begins when the President arrives in {opponent:name} and ends when the President has returned to the White House',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'When a visit begins and ends.',
      examples: [
        'A single visit begins when the President arrives in ‹Alder Club› and ends when the President has returned to the White House.',
      ],
    },
  ),
];
