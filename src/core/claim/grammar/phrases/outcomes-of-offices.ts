/**
 * What elections, offices, courts and orders come to, on venue_a, where no deadline orders it: who is first, who serves out a term, what
 * is in effect. Each is known inside its event alone.
 */
import { type Phrase, phraseOfA } from '../phrase.ts';
import { noIf, scope, voidBranch, yesIf } from '../sayings.ts';
import type { Thing } from './before-a-day.ts';

const occurrence = 'occurrence';

const occasions: readonly Thing[] = [
  {
    id: 'first-in-primary',
    text: 'If {subject:proper ‹Ana Doe›} finishes in 1st place in the {period:year 2026} {competition:proper ‹Alder Governor›} primary election',
    measure: 'is first in the primary',
    words: 'somebody is first in a primary',
  },
  {
    id: 'first-new-holder',
    isSinceListing: true,
    text: 'If the first new person to hold {opponent:proper ‹Chair of Alder›} after Issuance is {subject:proper ‹Ana Doe›}',
    measure: 'first new person to hold an office',
    words: 'a person is the first new one to hold an office',
  },
  {
    id: 'after-next-election',
    isSinceListing: true,
    text: 'If {subject:proper ‹Ana Doe›} becomes {opponent:proper ‹Prime Minister of Alder›} as a result of government formation following the next {competition:proper ‹Birch›} general election and meets all constitutional requirements before {until_date:date Dec 31, 2028}',
    measure: 'heads the government formed after the next general election',
    words: 'a person heads the government that is formed after the next election',
  },
  {
    id: 'serves-full-term',
    text: 'If {subject:name ‹President Doe›} serves their full term, which ends on {date:date Jun 4, 2029}',
    measure: 'serves the full term',
    words: 'a person serves the full term',
  },
  {
    id: 'leaves-before-midterms',
    text: 'If {subject:name ‹Ana Doe›} leaves the {opponent:name ‹Alder House›} before the midterms',
    measure: 'leaves a house before the midterms',
    words: 'a person leaves a house before the midterms',
  },
  {
    id: 'family-nominated',
    text: 'If a member of the {subject:proper ‹Ana Doe›} family (including him personally) is nominated as the {period:year 2028} {opponent:party Republican} presidential candidate',
    measure: 'a member of a family is nominated for President',
    words: 'a member of a family is nominated',
  },
  {
    id: 'first-confirmed-before',
    text: 'If {subject:proper ‹Ana Doe›} is the first person confirmed by the Senate to be {opponent:proper ‹Chair of Alder›} before {until_date:date Jan 1, 2027}',
    measure: 'first to be confirmed by the Senate before a day',
    words: 'a person is the first whom the Senate confirms',
  },
  {
    id: 'party-wins-elections',
    text: 'If {subject:proper ‹Alder List›} wins the {period:year 2026} {competition:proper ‹Birch›} parliamentary elections',
    measure: 'wins the parliamentary elections',
    words: 'a party wins the elections',
  },
  {
    id: 'court-sides-with',
    text: 'If {competition:proper ‹Alder Superior Court›} sides with {subject:proper ‹Ana Doe›} in {opponent:name ‹Doe and Doe›} vs {second:name ‹Roe›} (case number: {stage:name ‹N25C-07-194 CLS›}) before {until_date:date Jan 1, 2028}',
    measure: 'a court sides with a party',
    words: 'a court sides with a party',
  },
  {
    id: 'order-in-effect',
    isSinceListing: true,
    text: "If {subject:name ‹Doe›}'s Executive Order ending birthright citizenship comes into effect for any period after Issuance and before {until_date:date Aug 1, 2026}",
    measure: 'an order comes into effect',
    words: 'an order comes into effect',
  },
  {
    id: 'action-before-occasion',
    text: 'If {subject:name ‹Ana Doe›} has taken any executive action {opponent:name ‹ending the alder emergency›} before the {competition:name ‹Alder Cup›}',
    measure: 'takes an executive action before an occasion',
    words: 'a President takes an executive action before an occasion',
  },
  {
    id: 'visits-in-lifetime',
    text: 'If {subject:name ‹Ana Doe›} visits {opponent:name ‹Alder›} before the earlier of his death or {until_date:date Aug 1, 2099}',
    measure: 'visits a place in the lifetime',
    words: 'a person visits a place in the lifetime',
  },
  {
    id: 'no-deficit',
    text: 'If there is not a budget deficit for any of fiscal years 2025, 2026, 2027, or 2028',
    measure: 'a year without a deficit',
    words: 'a year has no deficit',
  },
  {
    id: 'notice-of-shutdown',
    text: 'If the website of the U.S. Office of Personnel Management contains a notice that the government is shut down on {date:date Jan 31, 2026} at {time:time 10:00 AM ET} due to a lapse in appropriations',
    measure: 'a website tells of a shutdown at a moment',
    words: 'a website tells of a shutdown at a moment',
  },
  {
    id: 'any-country-joins',
    text: 'If any country joins the {subject:proper ‹Alder Union›} by {until_date:date Jan 1, 2030}',
    measure: 'a country joins a union by a day',
    words: 'a country joins a union',
  },
  {
    id: 'law-on-models',
    text: 'If a bill becomes law regulating AI by {until_date:date Jan 1, 2027}',
    measure: 'a law on models by a day',
    words: 'a law is made on models',
  },
];

const definition = scope('definition');

const beside: readonly Phrase[] = [
  phraseOfA(
    'outcome/write-in',
    'Write-in candidates achieving the specified rank resolve all named candidate markets to No unless a specific "Write-in" or "Other" option exists.',
    {
      says: [noIf(occurrence, 'a candidate who was written in')],
      words: 'No for all who are named, if another is written in.',
    },
  ),
  phraseOfA(
    'outcome/not-held',
    'If the election is cancelled or postponed beyond expiration, all markets resolve to No.',
    { says: [noIf(occurrence, 'no election in time')], words: 'No without an election.' },
  ),
  phraseOfA(
    'outcome/exact-ties',
    'In case of exact ties, markets resolve proportionally (1/number of tied entities).',
    { says: [voidBranch('tie', 'unknown')], words: 'Those who are level share.' },
  ),
  phraseOfA(
    'outcome/closes-early',
    'This market will close and expire early if what=(the event occurs | certified election results are published | a winner is declared).',
    { ignores: ['what'], says: [], argued: 'when trading ends', words: 'When trading ends.' },
  ),
  phraseOfA(
    'outcome/term-limit',
    'An acknowledgement by {subject:proper ‹Ana Doe›} that they will leave office due solely to the scheduled expiration of a constitutionally or legally mandated term limit does not satisfy the Payout Criterion.',
    { says: [definition], words: 'Leaving at the end of a term does not count.' },
  ),
  phraseOfA(
    'outcome/order-withdrawn',
    'If the Executive Order is withdrawn, then the market immediately resolves to No.',
    {
      says: [noIf(occurrence, 'the order is withdrawn')],
      words: 'No once the order is withdrawn.',
    },
  ),
  phraseOfA(
    'outcome/order-ruled-on',
    'If the Supreme Court rules that the order is not constitutional, then the market immediately resolves to No (and the reverse if they rule that the order is constitutional).',
    {
      says: [noIf(occurrence, 'the Supreme Court rules against the order'), definition],
      words: 'A ruling on the order decides at once.',
    },
  ),
  phraseOfA(
    'outcome/occasion-cancelled',
    'If the event is cancelled before {until_date:date Jun 22, 2026}, then a strike for the event not occurring will resolve to Yes and all other strikes will resolve to No.',
    {
      says: [noIf(occurrence, 'occasion cancelled before a day')],
      words: 'No if the occasion is cancelled.',
    },
  ),
  phraseOfA(
    'outcome/announcers-say',
    'If who=(the announcers | the commentators | the broadcasters | the hosts | the speakers) say {opponent:name ‹Birch›} how=(as part of | during) the {competition:name ‹Alder game›}, then the market resolves to Yes.',
    {
      says: ({ who, how }) => [
        yesIf(
          occurrence,
          `${who.replace('the ', '')} say a word ${how === 'during' ? 'during' : 'at'} an occasion`,
        ),
      ],
      words: 'Yes if those who speak say a word at an occasion.',
    },
  ),
];

export const outcomeOfOfficePhrases: readonly Phrase[] = [
  ...occasions.map(({ id, text, measure, words, isSinceListing }) =>
    phraseOfA(`outcome/${id}`, `${text}, then the market resolves to Yes.`, {
      says: [yesIf(occurrence, measure), ...(isSinceListing === true ? [scope('since_listing')] : [])],
      words: `Yes if ${words}.`,
    }),
  ),
  ...beside,
];
