/** More numbers that a text of venue_a names: shares, seats, rates, orders, awards, each of one day, year or occasion. */
import { type Phrase, phraseOfA } from '../phrase.ts';
import { scope, yesIf } from '../sayings.ts';
import { yes } from './fragments.ts';
import { above, below, everyForm, exactly, inEveryForm, least, type ReportedNumber } from './tallies.ts';

const reported: readonly ReportedNumber[] = [
  {
    id: 'house-seats',
    text: 'If the {subject:proper ‹Alder›} party has … House seats on {date:date Feb 1, 2027}',
    measure: 'seats: in the House, of a party on a day',
    words: 'a party has so many seats in the House',
    forms: everyForm,
  },
  {
    id: 'senate-seats',
    text: 'If the {subject:proper ‹Alder›} party has … Senate seats on {date:date Feb 1, 2027}',
    measure: 'seats: in the Senate, of a party on a day',
    words: 'a party has so many seats in the Senate',
    forms: everyForm,
  },
  {
    id: 'seats-won',
    text: 'If {subject:proper ‹Alder Party›} wins … seats in the {period:year 2026} {competition:proper ‹Birch›} election',
    measure: 'seats: that a party wins in an election',
    words: 'a party wins so many seats',
    forms: [above, least, exactly, below],
  },
  {
    id: 'vote-share',
    text: 'If {subject:proper ‹Ana Doe›} receives … % of the vote in the {period:year 2026} {competition:proper ‹Alder›} election',
    measure: 'percent: of the vote in an election',
    words: 'somebody has such a share of the vote',
    forms: [above, least, below],
  },
  {
    id: 'turnout',
    text: 'If voter turnout in the {period:year 2026} {competition:proper ‹Alder›} election is … %',
    measure: 'percent: turnout of an election',
    words: 'the turnout is such',
    forms: [above, least, below],
  },
  {
    id: 'votes-in-race',
    text: 'If the total vote count for all participants in {competition:proper ‹Alder Race›} is …',
    measure: 'votes: for all participants of a race',
    words: 'so many votes are cast',
    forms: [above, least],
  },
  {
    id: 'awards-won',
    text: 'If {subject:proper ‹Alder›} has won … awards at the {stage:edition 78th} {competition:proper ‹Birch Awards›}',
    measure: 'awards: won at a show',
    words: 'so many awards are won at a show',
    forms: [exactly, least, above],
  },
  {
    id: 'executive-orders',
    text: 'If {subject:proper ‹Ana Doe›} signs … executive orders in {period:period Mar 2026}',
    measure: 'orders: signed in a time',
    words: 'so many orders are signed',
    forms: everyForm,
  },
  {
    id: 'unemployment',
    text: 'If the Unemployment rate is … % in {period:month Sep 2026}',
    measure: 'percent: unemployment of a month',
    words: 'the unemployment of a month is such',
    forms: [exactly, above, least, below],
  },
  {
    id: 'tariff-rate',
    text: 'If the general import tariff rate on imports from {subject:proper ‹Alder›} into the United States on {date:date Jul 1, 2026} is … %',
    measure: 'percent: general tariff on a country on a day',
    words: 'the tariff on a country is such',
    forms: [above, least, below, exactly],
  },
  {
    id: 'presidential-actions',
    text: 'If {subject:proper ‹Ana Doe›} has taken … presidential actions from {since_date:date Mar 15, 2026} through {until_date:date Mar 21, 2026} (as checked on the "Presidential Actions" page at whitehouse.gov at {time:time 10:00 AM ET} on {date:date Mar 22, 2026})',
    measure: 'orders: actions of a President in a week',
    words: 'a President takes so many actions in a week',
    forms: [least, above],
  },
  {
    id: 'monthly-listeners',
    text: 'If {subject:proper ‹Ana Doe›} has … million monthly listeners on {opponent:proper ‹Alder›} on {date:date Jul 1, 2026}',
    measure: 'million listeners: of a month, on a day',
    words: 'an artist has so many listeners',
    forms: [above, least],
  },
  {
    id: 'tomatometer',
    text: 'If {subject:name ‹The Alder›} has a Tomatometer score of … on {date:date June 9, 2025} at {time:time 10:00 AM ET}',
    measure: 'score: on the Tomatometer',
    words: 'a film has such a score at a time',
    forms: [least, below, exactly],
  },
];

const definition = scope('definition');

const district = 'place=({stage:ordinal} | {stage:edition})';

export const reportedFigurePhrases: readonly Phrase[] = [
  ...inEveryForm(reported),
  phraseOfA(
    'tally/margin-in-district',
    `if the {subject:party} wins the {period:year} U.S. House of Representatives election in {competition:state} 's ${district} District by {bound:number} percentage points or more ${yes}`,
    {
      ignores: ['place'],
      says: [yesIf('tally', 'percentage points: by which a party wins a seat of the House', 'at_least')],
      words: 'Yes if a party wins a district by so many points.',
      examples: [
        "If the Democratic Party wins the 2026 U.S. House of Representatives election in Texas's 10th District by 19 percentage points or more, then the market resolves to Yes.",
        "If the Republican Party wins the 2026 U.S. House of Representatives election in Texas's 14th District by 19 percentage points or more, then the market resolves to Yes.",
      ],
    },
  ),
  phraseOfA(
    'tally/margin-in-state',
    `if the {subject:party} wins the {period:year} race=(U.S. Senate | gubernatorial | governor | special U.S. Senate) election in {competition:state} by {bound:number} percentage points or more ${yes}`,
    {
      says: ({ race }) => [
        yesIf('tally', `percentage points: by which a party wins the ${race} election`, 'at_least'),
      ],
      words: 'Yes if a party wins a state by so many points.',
      examples: [
        'If the Democratic Party wins the 2026 U.S. Senate election in Texas by 9 percentage points or more, then the market resolves to Yes.',
      ],
    },
  ),
  phraseOfA(
    'tally/lowest-approval-of-poll',
    'If the approval rating for {subject:name ‹Ana Doe›} according to {opponent:proper ‹Alder Bulletin›} falls below {bound:bound 35}% before {until_date:date Jan 1, 2027}, then the market resolves to Yes.',
    {
      says: [yesIf('tally', 'percent: approval, lowest before a day', 'below')],
      words: 'Yes if the approval falls below the bound in time.',
    },
  ),
  phraseOfA(
    'tally/presidential-actions-page',
    'The market solely resolves to the publication dates visibly displayed on the home page of the "Presidential Actions" tab at whitehouse.gov at at {time:time 10:00 AM ET} on {date:date Mar 22, 2026}.',
    { says: [definition], words: 'The dates of the page decide, at one time.' },
  ),
  phraseOfA(
    'tally/week',
    'The week runs from {since_date:date Mar 15, 2026} through {until_date:date Mar 21, 2026}.',
    { says: [definition], words: 'Which week it is.' },
  ),
];
