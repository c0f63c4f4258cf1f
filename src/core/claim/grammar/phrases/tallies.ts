/** Numbers that a text of venue_a names and compares with a bound: votes, people, days, scores. */
import type { Comparator, Saying } from '../../clause.ts';
import { type Phrase, phraseOfA } from '../phrase.ts';
import { isAbout, scope, yesIf } from '../sayings.ts';
import { yes } from './fragments.ts';

const tally = 'tally';
const sinceListing = scope('since_listing');
const definition = scope('definition');

/** How a number is compared with its bound. */
interface Form {
  readonly id: string;
  readonly text: string;
  readonly comparator: Comparator;
}

const form = (id: string, comparator: Comparator, text: string): Form => ({ id, comparator, text });

export const above = form('above', 'above', 'above {bound:bound 12}');
export const below = form('below', 'below', 'below {bound:bound 12}');
export const exactly = form('exactly', 'exactly', 'exactly {bound:bound 12}');
export const least = form('at-least', 'at_least', 'at least {bound:bound 12}');
const between = form('between', 'between', 'between {bound:bound 10} and {bound:bound 14}');
const range = form('range', 'between', '{bound:bound 10} to {bound:bound 14}');
const orAbove = form('or-above', 'at_least', '{bound:bound 12} or above');
const orBelow = form('or-below', 'at_most', '{bound:bound 12} or below');
/** Where a text alone has the number: what label and strike fields state is held against it. */
const numbered = (forms: readonly Form[]): readonly Form[] =>
  forms.map(({ text, ...rest }) => ({ ...rest, text: text.replaceAll('{bound:bound', '{bound:number') }));
export const everyForm: readonly Form[] = [above, below, exactly, least, between];

export interface ReportedNumber {
  readonly id: string;
  /** The comparison stands in place of `…`. */
  readonly text: string;
  /** `UNIT: WHAT`. */
  readonly measure: string;
  readonly words: string;
  readonly forms: readonly Form[];
  readonly says?: readonly Saying[];
}

const numbers: readonly ReportedNumber[] = [
  {
    id: 'pardons',
    text: 'If the President pardons, commutes the sentence of, or gives reprieve to … persons after Issuance and before {until_date:date Apr 1, 2026}',
    measure: 'people: pardoned, or with a sentence that is shortened',
    words: 'so many people are pardoned in time',
    forms: everyForm,
    says: [sinceListing],
  },
  {
    id: 'justices',
    text: 'If … justices vote in favor of the petitioner in {first:name ‹Alder›} v. {second:name ‹Birch›}',
    measure: 'votes: of justices for the petitioner',
    words: 'so many justices vote for the petitioner',
    forms: everyForm,
  },
  {
    id: 'yeas',
    text: 'If the number of Senators voting Yea for the nomination of {subject:proper ‹Ana Doe›} to {opponent:proper ‹Secretary of Alder›} after Issuance and before {until_date:date Jan 1, 2027} is …',
    measure: 'votes: of senators for a nomination',
    words: 'so many senators vote for a nomination',
    forms: numbered(everyForm),
    says: [sinceListing],
  },
  {
    id: 'encounters',
    text: 'If there are … Southwest Land Border Encounters in {period:month Mar 2026}',
    measure: 'encounters: at the Southwest land border',
    words: 'so many encounters at the border are counted in a month',
    forms: [range, orAbove, orBelow],
  },
  {
    id: 'ties-broken',
    text: 'If the Vice President breaks … ties in {period:year 2026}',
    measure: 'ties: broken by the Vice President',
    words: 'the Vice President breaks so many ties in a year',
    forms: everyForm,
  },
  {
    id: 'trips',
    text: 'If {subject:name ‹Ana Doe›} makes … trips to {opponent:name ‹Alder Club›} in {period:month Mar 2026} as President',
    measure: 'trips: to a place in a month',
    words: 'a person makes so many trips in a month',
    forms: everyForm,
  },
  {
    id: 'speakers',
    text: 'If the number of people who have served as Speaker of the House during {period:year 2026} is …',
    measure: 'people: who serve as Speaker of the House in a year',
    words: 'so many people serve as Speaker in a year',
    forms: everyForm,
  },
  {
    id: 'holders',
    text: 'If President {subject:name ‹Doe›} has … {opponent:name ‹Secretaries of Alder›}',
    measure: 'people: who hold an office under a President',
    words: 'so many people hold an office under a President',
    forms: numbered([exactly, least]),
  },
  {
    id: 'fired',
    text: 'If President {subject:name ‹Doe›} has announced that he asked for the resignation of, or fired, … non-acting {opponent:name ‹Cabinet›} members before {until_date:date January 1, 2027}',
    measure: 'members: asked to resign, or fired',
    words: 'so many members are asked to resign or are fired',
    forms: [exactly, least],
  },
  {
    id: 'headlines',
    text: 'If the number of {subject:name ‹Alder Times›} front page banner headlines is … in {period:month Mar 2026}',
    measure: 'headlines: over the whole front page',
    words: 'a newspaper has so many banner headlines in a month',
    forms: everyForm,
  },
  {
    id: 'shutdown-days',
    text: 'If the duration of the first US federal government shutdown between {since_date:date Feb 7, 2026} and {until_date:date Dec 31, 2026} due to a lapse of appropriations is … days',
    measure: 'days: of the first shutdown',
    words: 'the first shutdown lasts so many days',
    forms: [least, above],
  },
  {
    id: 'lowest-index',
    text: 'If the United States falls … in any year between {since_date:year 2025} and {until_date:year 2028} on the {subject:name ‹Alder Index›}',
    measure: 'score: lowest of the United States on an index',
    words: 'the lowest score of the years is below the bound',
    forms: [below],
  },
  {
    id: 'lowest-approval',
    text: "If {subject:name ‹Ana Doe›}'s approval rating during {since_date:date Dec 1, 2025} to {until_date:date Dec 1, 2026} as reported by {opponent:name ‹Alder Polls›} is … %",
    measure: 'percent: approval, lowest of a time',
    words: 'the approval is below the bound',
    forms: [below],
  },
  {
    id: 'score-of-film',
    text: 'If {subject:name ‹The Alder›} has a Tomatometer score of … on {date:date June 9, 2025} at {time:time 10:00 AM ET}',
    measure: 'score: on the Tomatometer',
    words: 'a film has more than a score at a time',
    forms: [above],
  },
  {
    id: 'hot-dogs',
    text: "If the winner of the men's {period:year 2025} Nathan's Famous International Hot Dog Eating Contest eats … hot dogs",
    measure: 'hot dogs: eaten by the winner',
    words: 'the winner eats so many',
    forms: everyForm,
  },
  {
    id: 'carbon-dioxide',
    text: 'If the atmospheric concentration of {subject:name ‹CO2›} is … before {until_date:date Jan 1, 2030}',
    measure: 'concentration: highest in the atmosphere',
    words: 'the concentration reaches the bound',
    forms: [least, above],
  },
  {
    id: 'rounds',
    text: 'If it takes … rounds of ranked choice eliminations to get a winner in the {period:year 2026} {subject:name ‹Alder Mayoral›} primary',
    measure: 'rounds: until there is a winner',
    words: 'a winner takes so many rounds',
    forms: everyForm,
  },
  {
    id: 'tornadoes',
    text: 'If the preliminary number of tornadoes in {period:period June} is …',
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
  return list.flatMap(({ id, text, measure, words, forms, says = [] }) =>
    forms.map((compared) =>
      phraseOfA(`tally/${id}/${compared.id}`, `${text.replace('…', compared.text)}, then ${yes}.`, {
        says: [yesIf(tally, measure, compared.comparator), ...says],
        words: `Yes if ${words}.`,
      }),
    ),
  );
}

export const tallyPhrases: readonly Phrase[] = [
  ...inEveryForm(numbers),
  phraseOfA(
    'tally/goals-of-player',
    `if {subject:name} records at least {bound:bound}+ goals during the ${game} ${yes}`,
    {
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
  phraseOfA('tally/game-of-player', `the following market refers to a player in the ${game}`, {
    ignores: ['link'],
    says: ({ league }) => [isAbout('ladder', leagueCalled(league))],
    words: 'Which game it is about.',
    examples: [
      'The following market refers to a player in the entire game (regulation, stoppage and any extra time periods) of the ‹Alder› vs ‹Birch› professional EPL soccer game originally scheduled for May 3, 2026.',
    ],
  }),
  phraseOfA(
    'tally/no-vote',
    'If no vote has occurred before {until_date:date Jan 1, 2027}, then any market not including "zero" within its count (e.g. "Between {aside:number 1} and {aside:number 10}") resolves to No, and any market including "zero" (e.g. "Below {aside:number 10}") resolves to Yes.',
    { says: [definition], words: 'Without a vote the count is zero.' },
  ),
  phraseOfA(
    'tally/visit-goes-on',
    'A visit need not end to be included - i.e. if {period:month Mar 2026} ends with the President still there, that visit counts for the purposes of the count.',
    { says: [definition], words: 'A visit that goes on at the end counts.' },
  ),
  phraseOfA(
    'tally/visit-has-begun',
    'If the President is in {opponent:name ‹Alder Club›} at the beginning of {period:month Mar 2026}, that will count as a visit.',
    { says: [definition], words: 'A visit that has begun counts.' },
  ),
  phraseOfA(
    'tally/single-visit',
    'A single visit begins when the President arrives in {opponent:name ‹Alder Club›} and ends when the President has returned to the White House.',
    { says: [definition], words: 'When a visit begins and ends.' },
  ),
];
