/** More numbers that a text of venue_a names: shares, seats, rates, orders, awards, each of one day, year or occasion. */
import { type Phrase, phrase } from '../phrase.ts';
import { scope } from '../sayings.ts';
import { above, below, everyForm, exactly, inEveryForm, least, type ReportedNumber } from './tallies.ts';

const reported: readonly ReportedNumber[] = [
  {
    id: 'house-seats',
    text: ['if the {subject:proper} party has', 'House seats on {date:date}'],
    example: ['If the ‹Alder› party has', 'House seats on Feb 1, 2027'],
    measure: 'seats: in the House, of a party on a day',
    words: 'a party has so many seats in the House',
    forms: everyForm,
  },
  {
    id: 'senate-seats',
    text: ['if the {subject:proper} party has', 'Senate seats on {date:date}'],
    example: ['If the ‹Alder› party has', 'Senate seats on Feb 1, 2027'],
    measure: 'seats: in the Senate, of a party on a day',
    words: 'a party has so many seats in the Senate',
    forms: everyForm,
  },
  {
    id: 'seats-won',
    text: ['if {subject:proper} wins', 'seats in the {period:year} {competition:proper} election'],
    example: ['If ‹Alder Party› wins', 'seats in the 2026 ‹Birch› election'],
    measure: 'seats: that a party wins in an election',
    words: 'a party wins so many seats',
    forms: [above, least, exactly, below],
  },
  {
    id: 'vote-share',
    text: [
      'if {subject:proper} receives',
      '% of the vote in the {period:year} {competition:proper} election',
    ],
    example: ['If ‹Ana Doe› receives', '% of the vote in the 2026 ‹Alder› election'],
    measure: 'percent: of the vote in an election',
    words: 'somebody has such a share of the vote',
    forms: [above, least, below],
  },
  {
    id: 'turnout',
    text: ['if voter turnout in the {period:year} {competition:proper} election is', '%'],
    example: ['If voter turnout in the 2026 ‹Alder› election is', '%'],
    measure: 'percent: turnout of an election',
    words: 'the turnout is such',
    forms: [above, least, below],
  },
  {
    id: 'votes-in-race',
    text: ['if the total vote count for all participants in {competition:proper} is', ''],
    example: ['If the total vote count for all participants in ‹Alder Race› is', ''],
    measure: 'votes: for all participants of a race',
    words: 'so many votes are cast',
    forms: [above, least],
  },
  {
    id: 'awards-won',
    text: ['if {subject:proper} has won', 'awards at the {stage:edition} {competition:proper}'],
    example: ['If ‹Alder› has won', 'awards at the 78th ‹Birch Awards›'],
    measure: 'awards: won at a show',
    words: 'so many awards are won at a show',
    forms: [exactly, least, above],
  },
  {
    id: 'executive-orders',
    text: ['if {subject:proper} signs', 'executive orders in {period:period}'],
    example: ['If ‹Ana Doe› signs', 'executive orders in Mar 2026'],
    measure: 'orders: signed in a time',
    words: 'so many orders are signed',
    forms: everyForm,
  },
  {
    id: 'unemployment',
    text: ['if the Unemployment rate is', '% in {period:month}'],
    example: ['If the Unemployment rate is', '% in Sep 2026'],
    measure: 'percent: unemployment of a month',
    words: 'the unemployment of a month is such',
    forms: [exactly, above, least, below],
  },
  {
    id: 'tariff-rate',
    text: [
      'if the general import tariff rate on imports from {subject:proper} into the United States on {date:date} is',
      '%',
    ],
    example: [
      'If the general import tariff rate on imports from ‹Alder› into the United States on Jul 1, 2026 is',
      '%',
    ],
    measure: 'percent: general tariff on a country on a day',
    words: 'the tariff on a country is such',
    forms: [above, least, below, exactly],
  },
  {
    id: 'presidential-actions',
    text: [
      'if {subject:proper} has taken',
      'presidential actions from {since_date:date} through {until_date:date} as checked on the Presidential Actions page at whitehouse.gov at {time:time} on {date:date}',
    ],
    example: [
      'If ‹Ana Doe› has taken',
      'presidential actions from Mar 15, 2026 through Mar 21, 2026 (as checked on the "Presidential Actions" page at whitehouse.gov at 10:00 AM ET on Mar 22, 2026)',
    ],
    measure: 'orders: actions of a President in a week',
    words: 'a President takes so many actions in a week',
    forms: [least, above],
  },
  {
    id: 'monthly-listeners',
    text: ['if {subject:proper} has', 'million monthly listeners on {opponent:proper} on {date:date}'],
    example: ['If ‹Ana Doe› has', 'million monthly listeners on ‹Alder› on Jul 1, 2026'],
    measure: 'million listeners: of a month, on a day',
    words: 'an artist has so many listeners',
    forms: [above, least],
  },
  {
    id: 'tomatometer',
    text: ['if {subject:name} has a Tomatometer score of', 'on {date:date} at {time:time}'],
    example: ['If ‹The Alder› has a Tomatometer score of', 'on June 9, 2025 at 10:00 AM ET'],
    measure: 'score: on the Tomatometer',
    words: 'a film has such a score at a time',
    forms: [least, below, exactly],
  },
];

const definition = scope('definition');

export const reportedFigurePhrases: readonly Phrase[] = [
  ...inEveryForm(reported),
  phrase(
    'tally/presidential-actions-page',
    'the market solely resolves to the publication dates visibly displayed on the home page of the Presidential Actions tab at whitehouse.gov at at {time:time} on {date:date}',
    {
      venues: ['venue_a'],
      says: [definition],
      words: 'The dates of the page decide, at one time.',
      examples: [
        'The market solely resolves to the publication dates visibly displayed on the home page of the "Presidential Actions" tab at whitehouse.gov at at 10:00 AM ET on Mar 22, 2026.',
      ],
    },
  ),
  phrase('tally/week', 'the week runs from {since_date:date} through {until_date:date}', {
    venues: ['venue_a'],
    says: [definition],
    words: 'Which week it is.',
    examples: ['The week runs from Mar 15, 2026 through Mar 21, 2026.'],
  }),
];
