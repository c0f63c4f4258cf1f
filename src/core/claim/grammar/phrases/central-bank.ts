/** Decisions of the US central bank: further words of both venues. */
import { type Phrase, phraseOfA, phraseOfB } from '../phrase.ts';
import { nothing, scope, settlesOn, voidBranch, yesIf } from '../sayings.ts';

export const centralBankPhrases: readonly Phrase[] = [
  phraseOfB(
    'fed/cuts-at-least',
    `This market will resolve to "Yes" if the there are {bound:bound 9} or more cuts of 25 basis points by the Fed's {period:period December} meeting (including any cuts made during Dec meeting).`,
    {
      says: [yesIf('fed_cuts', 'units_by_december', 'at_least')],
      words: 'Yes if there are at least so many cuts by the meeting of December.',
    },
  ),
  phraseOfB(
    'fed/cuts-known',
    `This market may resolve to "Yes" immediately after the statement from the Fed's {period:month December 2026} meeting has been released if there has been exactly {bound:bound 9} rate cuts=(cuts | cut) by then.`,
    {
      ignores: ['cuts'],
      says: [nothing],
      argued: 'when the venue looks at the cuts that the statement counts',
      words: 'When the venue looks at the cuts.',
    },
  ),
  phraseOfB(
    'fed/small-cuts',
    'Note that cuts between 1-24 bps (inclusive) will also be considered 1 rate cut.',
    {
      says: [nothing],
      argued: 'a cut of a part of 25 points counts as one: the family counts begun units of 25',
      words: 'A part of 25 counts as one cut.',
    },
  ),
  phraseOfB(
    'fed/statements-of-year',
    'The resolution source for this market will be FOMC statements after meetings scheduled in {period:year 2026} according to the official calendar: {source:address https://rates.example/calendar}.',
    {
      says: [nothing],
      argued: 'where the decisions are stated; the family takes the year that is named',
      words: 'The statements after the meetings of the year are the source.',
    },
  ),
  phraseOfA(
    'fed/bucket-example',
    'Therefore, if the Federal Reserve hikes by 50bps, the 50bps market will resolve to Yes and the 25bps market will resolve to No.',
    {
      says: [nothing],
      argued: 'an example of what the statement says of each market',
      words: 'An example: another move is another market.',
    },
  ),
  phraseOfA('fed/one-bucket', 'Only one bucket, at maximum, can resolve to Yes.', {
    says: [nothing],
    argued: 'the flag of the event says it',
    words: 'At most one market of the event pays.',
  }),
  phraseOfA(
    'fed/not-held-note',
    'Note 4/28/25: For the markets beginning after the May meeting, if a scheduled FOMC meeting is canceled and does not occur on its scheduled date, then the strike for "Fed maintains rate" will resolve to Yes and all others will resolve to No.',
    { says: [scope('not_held_is_no_change')], words: 'A meeting that is not held changes nothing.' },
  ),
  phraseOfA(
    'fed/exclusive-outcomes',
    'The outcomes are mutually exclusive: at most one can resolve to Yes.',
    {
      says: [nothing],
      argued: 'the flag of the event says it',
      words: 'At most one market of the event pays.',
    },
  ),
  phraseOfA(
    'fed/outcomes-example',
    'For example, a 50-basis-point hike resolves "Hike 25 bps" to Yes and "Hike 25 bps" to No.',
    {
      says: [nothing],
      argued: 'an example that lost its sign; the label, the strike and the statement must agree without it',
      words: 'An example that lost its sign.',
    },
  ),
  phraseOfB(
    'fed/odd-moves',
    "If the target federal funds rate is changed to a level not expressed in the displayed options, the change will be rounded up to the nearest 25 and will resolve to the relevant bracket. (e.g. if there's a cut/increase of 12.5 bps it will be considered to be 25 bps)",
    {
      says: [scope('odd_moves_rounded_up_to_25')],
      words: 'A move between the options is rounded up in size to the next 25 points.',
    },
  ),
  phraseOfB(
    'fed/statement-after',
    "The resolution source for this market is the FOMC's statement after its meeting scheduled for {date:days May 5-6, 2026} according to the official calendar: {source:address https://rates.example/calendar}.",
    {
      says: [nothing],
      argued: 'where the decision is stated; the family takes the days that are named',
      words: 'The statement after the meeting is the source.',
    },
  ),
  phraseOfB(
    'fed/raised',
    `This market will resolve to "Yes" if following the Federal Reserve's {period:month May 2026} meeting the upper bound of the target federal funds rate is increased exactly 25 basis points over the level it was prior to the meeting.`,
    {
      says: [yesIf('fed_decision', 'Hike 25')],
      words: 'Yes if the meeting raises the upper bound by exactly 25 points.',
    },
  ),
  phraseOfB(
    'fed/no-statement-half',
    'If no statement is released by {aside:date May 30, 2026}, {aside:time 11:59:59 PM ET}, this market will resolve 50-50.',
    { says: [voidBranch('no_statement', '1/2')], words: 'no statement pays one half' },
  ),
  phraseOfA(
    'fed/expires',
    'This market will expire the first {aside:time 2:05 PM ET} following the release of a Federal Reserve statement for their {date:date May 6, 2026} meeting or one week following the last day of that meeting.',
    {
      says: [nothing],
      argued: 'it is on when the venue looks at the rate; the family takes the day that is named',
      words: 'When the venue looks at the rate.',
    },
  ),
  phraseOfA(
    'fed/level-at-instant',
    "If the upper bound of the target range for the federal funds rate in effect at {time:time 11:59 PM ET} on {date:date May 31, 2026}, as published on the Federal Reserve's official website, is above {bound:bound 4.25}%, then the market resolves to Yes.",
    {
      says: [yesIf('fed_level', 'at_instant', 'above')],
      words: 'Yes if the upper bound in force at an instant is above the level.',
    },
  ),
  phraseOfA(
    'fed/single-rate',
    'If the Federal Reserve specifies a single target rate rather than a target range, that target rate will be used.',
    {
      says: [nothing],
      argued: 'a single rate is the upper bound of a range of one rate',
      words: 'A single target rate would stand for the range.',
    },
  ),
  phraseOfB(
    'fed/level-after-meeting',
    "This market will resolve according to the upper bound of the Federal Reserve's target federal funds range after the {period:month May 2026} Federal Open Market Committee (FOMC) meeting, currently scheduled for {date:days May 5-6, 2026}.",
    { says: [settlesOn('fed_level', 'after_meeting')], words: 'The upper bound after the meeting decides.' },
  ),
  phraseOfB(
    'fed/level-when-issued',
    "This market may resolve immediately after the statement for the FOMC's {period:period June} meeting, with relevant information about the FOMC's decision on the target federal funds range, has been issued.",
    {
      says: [nothing],
      argued: 'when the venue looks at the decision',
      words: 'When the venue looks at the decision.',
    },
  ),
  phraseOfB(
    'fed/level-without-decision',
    'If no FOMC decision on the target federal funds range for their {period:period June} meeting has been issued by {aside:date June 30, 2026}, {aside:time 11:59 PM ET}, this market will resolve according to the upper bound of the target federal funds range at that time.',
    {
      says: [voidBranch('no_statement', 'substitute')],
      words: 'Without a decision the upper bound at a later moment counts.',
    },
  ),
  phraseOfB(
    'fed/level-rounded',
    'The upper bound of the target federal funds range will be rounded to the nearest 25 basis points for resolution of this market.',
    { says: [scope('levels_to_nearest_25')], words: 'Levels are read to the nearest 25 points.' },
  ),
  phraseOfB(
    'fed/source',
    'The primary resolution source for this market will be official information from the Federal Reserve ({source:address https://rates.example}).',
    {
      says: [nothing],
      argued: 'where the rate is published; the family knows the page',
      words: 'The source is the central bank.',
    },
  ),
];
