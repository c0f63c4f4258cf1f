/**
 * Who holds an office by a day, on venue_a: no one new, the first pick, the head of the next government, a court of so many. What
 * depends on who else comes is ordered by no deadline.
 */
import { type Phrase, phrase } from '../phrase.ts';
import { noIf, scope, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const yes = 'the market resolves to yes';

interface Occasion {
  readonly id: string;
  readonly text: string;
  readonly measure: string;
  readonly words: string;
  readonly example: string;
  readonly isSinceListing?: true;
}

const occasions: readonly Occasion[] = [
  {
    id: 'no-one-else',
    text: 'if the next new {opponent:proper} before {until_date:date} is no other person',
    measure: 'no one else comes to hold an office',
    words: 'no one else holds an office in time',
    example: 'If the next new ‹Secretary of Alder› before Jan 20, 2029 is no other person',
  },
  {
    id: 'no-one-new',
    text: 'if the next new {opponent:proper} before {until_date:date} is no new person',
    measure: 'no one new comes to hold an office',
    words: 'no one new holds an office in time',
    example: 'If the next new ‹Secretary of Alder› before Jan 20, 2029 is no new person',
  },
  {
    id: 'abolished',
    isSinceListing: true,
    text: 'if the first new person to hold the position of {opponent:proper} after Issuance is no individual because the position is abolished',
    measure: 'an office is abolished before anybody new holds it',
    words: 'an office is abolished',
    example:
      'If the first new person to hold the position of ‹Chair of Alder› after Issuance is no individual because the position is abolished',
  },
  {
    id: 'first-pick-confirmed',
    text: "if {subject:name} 's first officially announced pick for {opponent:name} is the first person confirmed as {opponent:name} before {until_date:date}",
    measure: 'the first pick is the first to be confirmed',
    words: 'the first pick is the first to be confirmed',
    example:
      "If ‹Ana Doe›'s first officially announced pick for ‹Chair of Alder› is the first person confirmed as ‹Chair of Alder› before May 15, 2026",
  },
  {
    id: 'justices-by-president',
    text: 'if on {date:date} there are {bound:number} Supreme Court justices appointed by Republican Presidents and {bound:number} Supreme Court justices appointed by Democrats',
    measure: 'so many justices of each party on a day',
    words: 'so many justices are of each party on a day',
    example:
      'If on Jan 20, 2029 there are 7 Supreme Court justices appointed by Republican Presidents and 2 Supreme Court justices appointed by Democrats',
  },
  {
    id: 'justices-confirmed',
    // Neither `exactly` nor `at least`: nothing is ordered by the number.
    text: 'if {bound:bound} Supreme Court Justices are confirmed during the {since_date:number} - {until_date:number} presidential term',
    measure: 'so many justices are confirmed in a term',
    words: 'so many justices are confirmed in a term',
    example: 'If 2 Supreme Court Justices are confirmed during the 2025-2029 presidential term',
  },
];

const elections = 'kind=(legislative | parliamentary | general | federal | snap | presidential)' as const;

const posts =
  'post=(Secretary of {opponent:proper} | Director of {opponent:proper} | Administrator of {opponent:proper} | Ambassador to {opponent:proper} | Attorney General | Press Secretary | Chief of Staff | National Security Advisor)' as const;

export const officePhrases: readonly Phrase[] = [
  phrase('office/holds-before', `if ${posts} is {subject:proper} before {until_date:date} ${yes}`, {
    venues: ['venue_a'],
    says: ({ post }) => [yesIf(occurrence, `holds the office of ${post.replace(' {opponent:proper}', '')}`)],
    words: 'Yes if a person holds an office in time.',
    examples: ['If Secretary of ‹Alder› is ‹Ana Doe› before Jan 20, 2029, then the market resolves to Yes.'],
  }),
  ...occasions.map(({ id, text, measure, words, example, isSinceListing }) =>
    phrase(`office/${id}`, `${text} ${yes}`, {
      venues: ['venue_a'],
      says: [yesIf(occurrence, measure), ...(isSinceListing === true ? [scope('since_listing')] : [])],
      words: `Yes if ${words}.`,
      examples: [`${example}, then the market resolves to Yes.`],
    }),
  ),
  phrase(
    'office/after-election',
    `if {subject:proper} becomes {opponent:proper} as a result of government formation following the {period:year} {competition:proper} ${elections} election
    and meets all constitutional requirements before {until_date:date} ${yes}`,
    {
      venues: ['venue_a'],
      says: ({ kind }) => [yesIf(occurrence, `heads the government formed after the ${kind} election`)],
      words: 'Yes if a person heads the government that is formed after an election.',
      examples: [
        'If ‹Ana Doe› becomes ‹Prime Minister of Alder› as a result of government formation following the 2026 ‹Birch› legislative election and meets all constitutional requirements before Oct 27, 2027, then the market resolves to Yes.',
      ],
    },
  ),
  phrase(
    'office/who-forms-government',
    `the market resolves to the first person who as a result of government formation following the election is formally appointed sworn in or invested as
    {opponent:proper} according to the country's constitutional procedures commands the confidence of the parliament / legislature and exercises the full powers of
    the office not serving in a caretaker / acting capacity from the previous government`,
    {
      venues: ['venue_a'],
      says: [scope('definition')],
      words: 'What it is to head the government.',
      examples: [
        "The market resolves to the first person who, as a result of government formation following the election, is formally appointed, sworn in, or invested as ‹Prime Minister› according to the country's constitutional procedures, commands the confidence of the parliament/legislature, and exercises the full powers of the office (not serving in a caretaker/acting capacity from the previous government).",
      ],
    },
  ),
  phrase(
    'office/no-government',
    `if no government forms by {until_date:date} the Contract resolves to No one if that is an option and no for all other strikes`,
    {
      venues: ['venue_a'],
      says: [noIf(occurrence, 'no government in time')],
      words: 'Without a government in time all who are named are paid No.',
      examples: [
        'If no government forms by Oct 27, 2027, the Contract resolves to "No one" if that is an option and No for all other strikes.',
      ],
    },
  ),
  phrase(
    'office/new-elections',
    `if new elections are called before government formation the Contract resolves to No one immediately and no for all other strikes`,
    {
      venues: ['venue_a'],
      says: [noIf(occurrence, 'new elections before a government')],
      words: 'If new elections come first, all who are named are paid No.',
      examples: [
        'If new elections are called before government formation, the Contract resolves to "No one" immediately and No for all other strikes.',
      ],
    },
  ),
  phrase(
    'office/not-nine-justices',
    'if there are not nine justices at the time of Expiration that strike will resolve to yes and all others will resolve to no',
    {
      venues: ['venue_a'],
      says: [noIf(occurrence, 'not nine justices')],
      words: 'With another number of justices every other strike is paid No.',
      examples: [
        'If there are not nine justices at the time of Expiration, then that strike will resolve to Yes and all others will resolve to No.',
      ],
    },
  ),
];
