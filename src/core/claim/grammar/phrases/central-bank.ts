/** Decisions of the US central bank: further words of both venues. */
import { type Phrase, phrase } from '../phrase.ts';
import { nothing, scope, settlesOn, voidBranch, yesIf } from '../sayings.ts';

export const centralBankPhrases: readonly Phrase[] = [
  phrase(
    'fed/cuts-at-least',
    `this market will resolve to yes if the there are {bound:bound} or more cuts of 25 basis points by the Fed's {period:period} meeting including any cuts made
    during Dec meeting`,
    {
      venues: ['venue_b'],
      says: [yesIf('fed_cuts', 'units_by_december', 'at_least')],
      words: 'Yes if there are at least so many cuts by the meeting of December.',
      examples: [
        'This market will resolve to "Yes" if the there are 9 or more cuts of 25 basis points by the Fed\'s December meeting (including any cuts made during Dec meeting).',
      ],
    },
  ),
  phrase(
    'fed/cuts-known',
    `this market may resolve to yes immediately after the statement from the Fed's {period:month} meeting has been released if there has been exactly {bound:bound}
    rate cuts=(cut | cuts) by then`,
    {
      venues: ['venue_b'],
      ignores: ['cuts'],
      says: [nothing],
      argued: 'when the venue looks at the cuts that the statement counts',
      words: 'When the venue looks at the cuts.',
      examples: [
        'This market may resolve to "Yes" immediately after the statement from the Fed\'s December 2026 meeting has been released if there has been exactly 9 rate cuts by then.',
      ],
    },
  ),
  phrase('fed/small-cuts', 'note that cuts between 1 - 24 bps inclusive will also be considered 1 rate cut', {
    venues: ['venue_b'],
    says: [nothing],
    argued: 'a cut of a part of 25 points counts as one: the family counts begun units of 25',
    words: 'A part of 25 counts as one cut.',
    examples: ['Note that cuts between 1-24 bps (inclusive) will also be considered 1 rate cut.'],
  }),
  phrase(
    'fed/statements-of-year',
    `the resolution source for this market will be FOMC statements after meetings scheduled in {period:year} according to the official calendar {source:address}`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'where the decisions are stated; the family takes the year that is named',
      words: 'The statements after the meetings of the year are the source.',
      examples: [
        'The resolution source for this market will be FOMC statements after meetings scheduled in 2026 according to the official calendar: https://rates.example/calendar.',
      ],
    },
  ),
  phrase(
    'fed/bucket-example',
    'therefore if the Federal Reserve hikes by 50bps the 50bps market will resolve to yes and the 25bps market will resolve to no',
    {
      venues: ['venue_a'],
      says: [nothing],
      argued: 'an example of what the statement says of each market',
      words: 'An example: another move is another market.',
      examples: [
        'Therefore, if the Federal Reserve hikes by 50bps, the 50bps market will resolve to Yes and the 25bps market will resolve to No.',
      ],
    },
  ),
  phrase('fed/one-bucket', 'only one bucket at maximum can resolve to yes', {
    venues: ['venue_a'],
    says: [nothing],
    argued: 'the flag of the event says it',
    words: 'At most one market of the event pays.',
    examples: ['Only one bucket, at maximum, can resolve to Yes.'],
  }),
  phrase(
    'fed/not-held-note',
    `note 4 / 28 / 25 for the markets beginning after the May meeting if a scheduled FOMC meeting is canceled and does not occur on its scheduled date the strike
    for Fed maintains rate will resolve to yes and all others will resolve to no`,
    {
      venues: ['venue_a'],
      says: [scope('not_held_is_no_change')],
      words: 'A meeting that is not held changes nothing.',
      examples: [
        'Note 4/28/25: For the markets beginning after the May meeting, if a scheduled FOMC meeting is canceled and does not occur on its scheduled date, then the strike for "Fed maintains rate" will resolve to Yes and all others will resolve to No.',
      ],
    },
  ),
  phrase('fed/exclusive-outcomes', 'the outcomes are mutually exclusive at most one can resolve to yes', {
    venues: ['venue_a'],
    says: [nothing],
    argued: 'the flag of the event says it',
    words: 'At most one market of the event pays.',
    examples: ['The outcomes are mutually exclusive: at most one can resolve to Yes.'],
  }),
  phrase(
    'fed/outcomes-example',
    'for example a 50 basis point hike resolves hike 25 bps to yes and hike 25 bps to no',
    {
      venues: ['venue_a'],
      says: [nothing],
      argued: 'an example that lost its sign; the label, the strike and the statement must agree without it',
      words: 'An example that lost its sign.',
      examples: ['For example, a 50-basis-point hike resolves "Hike 25 bps" to Yes and "Hike 25 bps" to No.'],
    },
  ),
  phrase(
    'fed/odd-moves',
    `if the target federal funds rate is changed to a level not expressed in the displayed options the change will be rounded up to the nearest 25 and will
    resolve to the relevant bracket e.g. if there's a cut / increase of 12.5 bps it will be considered to be 25 bps`,
    {
      venues: ['venue_b'],
      says: [scope('odd_moves_rounded_up_to_25')],
      words: 'A move between the options is rounded up in size to the next 25 points.',
      examples: [
        "If the target federal funds rate is changed to a level not expressed in the displayed options, the change will be rounded up to the nearest 25 and will resolve to the relevant bracket. (e.g. if there's a cut/increase of 12.5 bps it will be considered to be 25 bps)",
      ],
    },
  ),
  phrase(
    'fed/statement-after',
    `the resolution source for this market is the FOMC's statement after its meeting scheduled for {date:days} according to the official calendar {source:address}`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'where the decision is stated; the family takes the days that are named',
      words: 'The statement after the meeting is the source.',
      examples: [
        "The resolution source for this market is the FOMC's statement after its meeting scheduled for May 5-6, 2026 according to the official calendar: https://rates.example/calendar.",
      ],
    },
  ),
  phrase(
    'fed/raised',
    `this market will resolve to yes if following the Federal Reserve's {period:month} meeting the upper bound of the target federal funds rate is increased
    exactly 25 basis points over the level it was prior to the meeting`,
    {
      venues: ['venue_b'],
      says: [yesIf('fed_decision', 'Hike 25')],
      words: 'Yes if the meeting raises the upper bound by exactly 25 points.',
      examples: [
        'This market will resolve to "Yes" if following the Federal Reserve\'s May 2026 meeting the upper bound of the target federal funds rate is increased exactly 25 basis points over the level it was prior to the meeting.',
      ],
    },
  ),
  phrase(
    'fed/no-statement-half',
    'if no statement is released by {aside:date} {aside:time} this market will resolve 50 50',
    {
      venues: ['venue_b'],
      says: [voidBranch('no_statement', '1/2')],
      words: 'no statement pays one half',
      examples: [
        'If no statement is released by May 30, 2026, 11:59:59 PM ET, this market will resolve 50-50.',
      ],
    },
  ),
  phrase(
    'fed/expires',
    `this market will expire the first {aside:time} following the release of a Federal Reserve statement for their {date:date} meeting or one week following the
    last day of that meeting`,
    {
      venues: ['venue_a'],
      says: [nothing],
      argued: 'it is on when the venue looks at the rate; the family takes the day that is named',
      words: 'When the venue looks at the rate.',
      examples: [
        'This market will expire the first 2:05 PM ET following the release of a Federal Reserve statement for their May 6, 2026 meeting or one week following the last day of that meeting.',
      ],
    },
  ),
  phrase(
    'fed/level-at-instant',
    `if the upper bound of the target range for the federal funds rate in effect at {time:time} on {date:date} as published on the Federal Reserve's official
    website is above {bound:bound}% the market resolves to yes`,
    {
      venues: ['venue_a'],
      says: [yesIf('fed_level', 'at_instant', 'above')],
      words: 'Yes if the upper bound in force at an instant is above the level.',
      examples: [
        "If the upper bound of the target range for the federal funds rate in effect at 11:59 PM ET on May 31, 2026, as published on the Federal Reserve's official website, is above 4.25%, then the market resolves to Yes.",
      ],
    },
  ),
  phrase(
    'fed/single-rate',
    'if the Federal Reserve specifies a single target rate rather than a target range that target rate will be used',
    {
      venues: ['venue_a'],
      says: [nothing],
      argued: 'a single rate is the upper bound of a range of one rate',
      words: 'A single target rate would stand for the range.',
      examples: [
        'If the Federal Reserve specifies a single target rate rather than a target range, that target rate will be used.',
      ],
    },
  ),
  phrase(
    'fed/level-after-meeting',
    `this market will resolve according to the upper bound of the Federal Reserve's target federal funds range after the {period:month} Federal Open Market
    Committee FOMC meeting currently scheduled for {date:days}`,
    {
      venues: ['venue_b'],
      says: [settlesOn('fed_level', 'after_meeting')],
      words: 'The upper bound after the meeting decides.',
      examples: [
        "This market will resolve according to the upper bound of the Federal Reserve's target federal funds range after the May 2026 Federal Open Market Committee (FOMC) meeting, currently scheduled for May 5-6, 2026.",
      ],
    },
  ),
  phrase(
    'fed/level-when-issued',
    `this market may resolve immediately after the statement for the FOMC's {period:period} meeting with relevant information about the FOMC's decision on the
    target federal funds range has been issued`,
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'when the venue looks at the decision',
      words: 'When the venue looks at the decision.',
      examples: [
        "This market may resolve immediately after the statement for the FOMC's June meeting, with relevant information about the FOMC's decision on the target federal funds range, has been issued.",
      ],
    },
  ),
  phrase(
    'fed/level-without-decision',
    `if no FOMC decision on the target federal funds range for their {period:period} meeting has been issued by {aside:date} {aside:time} this market will
    resolve according to the upper bound of the target federal funds range at that time`,
    {
      venues: ['venue_b'],
      says: [voidBranch('no_statement', 'substitute')],
      words: 'Without a decision the upper bound at a later moment counts.',
      examples: [
        'If no FOMC decision on the target federal funds range for their June meeting has been issued by June 30, 2026, 11:59 PM ET, this market will resolve according to the upper bound of the target federal funds range at that time.',
      ],
    },
  ),
  phrase(
    'fed/level-rounded',
    'the upper bound of the target federal funds range will be rounded to the nearest 25 basis points for resolution of this market',
    {
      venues: ['venue_b'],
      says: [scope('levels_to_nearest_25')],
      words: 'Levels are read to the nearest 25 points.',
      examples: [
        'The upper bound of the target federal funds range will be rounded to the nearest 25 basis points for resolution of this market.',
      ],
    },
  ),
  phrase(
    'fed/source',
    'the primary resolution source for this market will be official information from the Federal Reserve {source:address}',
    {
      venues: ['venue_b'],
      says: [nothing],
      argued: 'where the rate is published; the family knows the page',
      words: 'The source is the central bank.',
      examples: [
        'The primary resolution source for this market will be official information from the Federal Reserve (https://rates.example).',
      ],
    },
  ),
];
