/** What a central bank other than the Federal Reserve does to its rate, on venue_b, where the label has the change. */
import { type Phrase, phrase } from '../phrase.ts';
import { source } from '../sayings.ts';
import { decided, term } from './listed-outcomes.ts';

const rate =
  'rate=(target for the overnight rate | target for the Selic rate | upper bound of the short term policy interest rate | short term policy interest rate | deposit facility rate | Bank Rate | cash rate target | policy rate | official cash rate | key rate)';
const rounded = 'to the nearest {aside:number} what=[basis points] and will resolve to the relevant bracket';

export const listedRatePhrases: readonly Phrase[] = [
  decided(
    'rate-change',
    `the amount of basis points the ${rate} is changed by versus the level it was prior to the {subject:proper} 's {period:month} meeting`,
    'change of the rate',
    "the amount of basis points the Bank Rate is changed by versus the level it was prior to the Bank of Alder's October 2026 meeting.",
  ),
  decided(
    'rate-announcement',
    `the change in basis points in the ${rate} resulting from the {period:month} interest rate announcement of the {subject:proper} relative to the level it was prior to this announcement`,
    'change of the rate',
    'the change in basis points in the target for the overnight rate resulting from the October 2026 interest rate announcement of the Bank of Alder, relative to the level it was prior to this announcement.',
  ),
  term(
    'rate-rounded',
    `if the ${rate} is changed to a level not expressed in the displayed options the change will be rounded up ${rounded}`,
    'Odd changes are rounded.',
    'If the target for the overnight rate is changed to a level not expressed in the displayed options, the change will be rounded up to the nearest 25 basis points and will resolve to the relevant bracket.',
  ),
  term(
    'rate-rounded-example',
    `if the ${rate} is changed to a level not expressed in the displayed options the change will be rounded up ${rounded} e.g. if there's a cut / increase of {aside:number} bps it will be considered to be {aside:number} bps`,
    'Odd changes are rounded.',
    "If the short-term policy interest rate is changed to a level not expressed in the displayed options, the change will be rounded up to the nearest 25 and will resolve to the relevant bracket. (e.g. if there's a cut/increase of 12.5 bps it will be considered to be 25 bps)",
  ),
  term(
    'rate-example',
    `for example if the ${rate} is increased or decreased by {aside:number} basis points it will be treated as a {aside:number} basis point change for the purposes of resolution`,
    'Odd changes are rounded.',
    'For example, if the deposit facility rate is increased or decreased by 12.5 basis points, it will be treated as a 25 basis point change for the purposes of resolution.',
  ),
  term(
    'rate-statement',
    "this market may resolve as soon as the bank=(Bank of Canada | Bank of Japan | Bank of Brazil | Central Bank of Brazil | Bank of England | Bank of Mexico | Bank of Israel | Bank of Korea | Bank of Russia | ECB | European Central Bank | Reserve Bank of Australia | Reserve Bank of New Zealand | Swiss National Bank) 's statement for their {aside:period} meeting with relevant data is issued",
    'The statement decides.',
    "This market may resolve as soon as the Bank of Canada's statement for their October meeting with relevant data is issued.",
  ),
  phrase(
    'listed/rate-source',
    'the resolution source for this market is information released by the {subject:proper} after its meeting=({date:date} | {date:days}) policy meeting as listed on the official {subject:proper} calendar {source:address}',
    {
      venues: ['venue_b'],
      ignores: ['meeting'],
      says: [source('the central bank')],
      words: 'The bank decides.',
      examples: [
        'The resolution source for this market is information released by the Bank of Alder after its October 29, 2026 policy meeting, as listed on the official Bank of Alder calendar: https://bank.example/dates',
      ],
    },
  ),
  phrase(
    'listed/rate-announcement-source',
    'the resolution source will be official information from the {subject:proper} including the statement or release from its {period:month} interest rate announcement scheduled for {date:date} as listed on the official {subject:proper} calendar {source:address}',
    {
      venues: ['venue_b'],
      says: [source('the central bank')],
      words: 'The bank decides.',
      examples: [
        'The resolution source will be official information from the Bank of Alder, including the statement or release from its October 2026 interest rate announcement, scheduled for October 29, 2026, as listed on the official Bank of Alder calendar (https://bank.example/dates).',
      ],
    },
  ),
  term(
    'rate-release',
    'this market may resolve as soon as the statement or release of the {subject:proper} resulting from its {aside:month} interest rate decision with relevant data is issued',
    'The release decides.',
    'This market may resolve as soon as the statement or release of the Bank of Alder resulting from its October 2026 interest rate decision with relevant data is issued.',
  ),
  term(
    'rate-range',
    'if the specified rate is defined by an upper and lower bound the relevant change will be the change to the upper bound',
    'The upper bound counts.',
    'If the specified rate is defined by an upper and lower bound, the relevant change will be the change to the upper bound.',
  ),
  term(
    'rate-guidelines',
    'if the specified rate is changed to a level not expressed in the displayed options the change will be rounded according to the following guidelines',
    'Odd changes are rounded.',
    'If the specified rate is changed to a level not expressed in the displayed options, the change will be rounded according to the following guidelines.',
  ),
  term(
    'rate-small',
    'increases or decreases of less than {aside:number} bps will be rounded to {aside:number} bps e.g. an increase or decrease of {aside:number} bps would be considered to be an increase or decrease of {aside:number} bps',
    'Small changes are rounded.',
    'Increases or decreases of less than 25 bps will be rounded to 25 bps (e.g. an increase or decrease of 10 bps would be considered to be an increase or decrease of 25 bps).',
  ),
  term(
    'rate-large',
    'increases or decreases of greater than {aside:number} bps will be rounded to the nearest {aside:number} bps and will be rounded away from 0 in cases of equidistance e.g. an increase or decrease of {aside:number} bps would be considered to be an increase or decrease of {aside:number} bps',
    'Large changes are rounded.',
    'Increases or decreases of greater than 25 bps will be rounded to the nearest 25 bps and will be rounded away from 0 in cases of equidistance (e.g., an increase or decrease of 37.5 bps would be considered to be an increase or decrease of 50 bps).',
  ),
  term(
    'rate-any-size',
    'displayed options of increase or decrease will include policy rate increases or decreases of any size',
    'A bare direction has any size.',
    'Displayed options of "Increase" or "Decrease" will include policy rate increases or decreases of any size.',
  ),
  term(
    'rate-moved',
    'if the specified announcement is postponed to a date and time before the start of the next scheduled announcement this market will resolve based on the outcome of that postponed announcement',
    'A postponed announcement counts.',
    'If the specified announcement is postponed to a date and time before the start of the next scheduled announcement, this market will resolve based on the outcome of that postponed announcement.',
  ),
  term(
    'rate-cancelled',
    'if the specified announcement is cancelled or postponed such that no decision is announced by the start of the next scheduled announcement this market will resolve to the No Change bracket',
    'Without an announcement nothing has changed.',
    'If the specified announcement is cancelled, or postponed such that no decision is announced by the start of the next scheduled announcement, this market will resolve to the "No Change" bracket.',
  ),
  term(
    'rate-emergency',
    'emergency changes to the specified rate not resulting from the specified announcement will not be considered',
    'Emergency changes do not count.',
    'Emergency changes to the specified rate not resulting from the specified announcement will not be considered.',
  ),
];
