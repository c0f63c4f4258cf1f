/**
 * Who holds an office by a day, on venue_a: no one new, the first pick, the head of the next government, a court of so many. What
 * depends on who else comes is ordered by no deadline.
 */
import { type Phrase, phraseOfA } from '../phrase.ts';
import { noIf, scope, yesIf } from '../sayings.ts';
import type { Thing } from './before-a-day.ts';
import { yes } from './fragments.ts';

const occurrence = 'occurrence';

const occasions: readonly Thing[] = [
  {
    id: 'no-one-else',
    text: 'If the next new {opponent:proper ‹Secretary of Alder›} before {until_date:date Jan 20, 2029} is no other person',
    measure: 'no one else comes to hold an office',
    words: 'no one else holds an office in time',
  },
  {
    id: 'no-one-new',
    text: 'If the next new {opponent:proper ‹Secretary of Alder›} before {until_date:date Jan 20, 2029} is no new person',
    measure: 'no one new comes to hold an office',
    words: 'no one new holds an office in time',
  },
  {
    id: 'abolished',
    isSinceListing: true,
    text: 'If the first new person to hold the position of {opponent:proper ‹Chair of Alder›} after Issuance is no individual because the position is abolished',
    measure: 'an office is abolished before anybody new holds it',
    words: 'an office is abolished',
  },
  {
    id: 'first-pick-confirmed',
    text: "If {subject:name ‹Ana Doe›}'s first officially announced pick for {opponent:name ‹Chair of Alder›} is the first person confirmed as {opponent:name ‹Chair of Alder›} before {until_date:date May 15, 2026}",
    measure: 'the first pick is the first to be confirmed',
    words: 'the first pick is the first to be confirmed',
  },
  {
    id: 'justices-by-president',
    text: 'If on {date:date Jan 20, 2029} there are {bound:number 7} Supreme Court justices appointed by Republican Presidents and {bound:number 2} Supreme Court justices appointed by Democrats',
    measure: 'so many justices of each party on a day',
    words: 'so many justices are of each party on a day',
  },
  {
    id: 'justices-confirmed',
    // Neither `exactly` nor `at least`: nothing is ordered by the number.
    text: 'If {bound:bound 2} Supreme Court Justices are confirmed during the {since_date:number 2025}-{until_date:number 2029} presidential term',
    measure: 'so many justices are confirmed in a term',
    words: 'so many justices are confirmed in a term',
  },
];

const elections = 'kind=(legislative | parliamentary | general | federal | snap | presidential)' as const;

const posts =
  'post=(Secretary of {opponent:proper} | Director of {opponent:proper} | Administrator of {opponent:proper} | Ambassador to {opponent:proper} | Attorney General | Press Secretary | Chief of Staff | National Security Advisor)' as const;

export const officePhrases: readonly Phrase[] = [
  phraseOfA('office/holds-before', `if ${posts} is {subject:proper} before {until_date:date} ${yes}`, {
    says: ({ post }) => [yesIf(occurrence, `holds the office of ${post.replace(' {opponent:proper}', '')}`)],
    words: 'Yes if a person holds an office in time.',
    examples: ['If Secretary of ‹Alder› is ‹Ana Doe› before Jan 20, 2029, then the market resolves to Yes.'],
  }),
  ...occasions.map(({ id, text, measure, words, isSinceListing }) =>
    phraseOfA(`office/${id}`, `${text}, then ${yes}.`, {
      says: [yesIf(occurrence, measure), ...(isSinceListing === true ? [scope('since_listing')] : [])],
      words: `Yes if ${words}.`,
    }),
  ),
  phraseOfA(
    'office/after-election',
    `If {subject:proper ‹Ana Doe›} becomes {opponent:proper ‹Prime Minister of Alder›} as a result of government formation following the {period:year 2026} {competition:proper ‹Birch›} ${elections} election and meets all constitutional requirements before {until_date:date Oct 27, 2027}, then ${yes}.`,
    {
      says: ({ kind }) => [yesIf(occurrence, `heads the government formed after the ${kind} election`)],
      words: 'Yes if a person heads the government that is formed after an election.',
    },
  ),
  phraseOfA(
    'office/who-forms-government',
    "The market resolves to the first person who, as a result of government formation following the election, is formally appointed, sworn in, or invested as {opponent:proper ‹Prime Minister›} according to the country's constitutional procedures, commands the confidence of the parliament/legislature, and exercises the full powers of the office (not serving in a caretaker/acting capacity from the previous government).",
    { says: [scope('definition')], words: 'What it is to head the government.' },
  ),
  phraseOfA(
    'office/no-government',
    'If no government forms by {until_date:date Oct 27, 2027}, the Contract resolves to "No one" if that is an option and No for all other strikes.',
    {
      says: [noIf(occurrence, 'no government in time')],
      words: 'Without a government in time all who are named are paid No.',
    },
  ),
  phraseOfA(
    'office/new-elections',
    'If new elections are called before government formation, the Contract resolves to "No one" immediately and No for all other strikes.',
    {
      says: [noIf(occurrence, 'new elections before a government')],
      words: 'If new elections come first, all who are named are paid No.',
    },
  ),
  phraseOfA(
    'office/not-nine-justices',
    'If there are not nine justices at the time of Expiration, then that strike will resolve to Yes and all others will resolve to No.',
    {
      says: [noIf(occurrence, 'not nine justices')],
      words: 'With another number of justices every other strike is paid No.',
    },
  ),
];
