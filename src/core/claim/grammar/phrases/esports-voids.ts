/** Esports matches on venue_b that are cancelled, tied, or put off and not rescheduled in time. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { voidBranch } from '../sayings.ts';
import { half } from './fragments.ts';

const notPlayed = 'how=(not played at all | not played at all for any reason)' as const;

export const esportsVoidPhrases: readonly Phrase[] = [
  phraseOfB(
    'cancelled/match-not-played',
    `if the match is canceled ${notPlayed} this market will resolve ${half}`,
    {
      ignores: ['how', 'half'],
      says: [voidBranch('cancelled', '1/2')],
      words: 'A match that is not played pays one half.',
      examples: ['If the match is canceled (not played at all), this market will resolve 50-50.'],
    },
  ),
  phraseOfB(
    'cancelled/match-not-played-or-tied',
    `if the match is canceled ${notPlayed} or ends in a tie this market will resolve ${half}`,
    {
      ignores: ['how', 'half'],
      says: [voidBranch('cancelled', '1/2'), voidBranch('tie', '1/2')],
      words: 'A match that is not played, or tied, pays one half.',
      examples: [
        'If the match is canceled (not played at all) or ends in a tie, this market will resolve to 50-50.',
      ],
    },
  ),
  phraseOfB(
    'postponed/match-rescheduled',
    'If the match is postponed, it must be rescheduled to a start time on or before {until_date:date May 17, 2026} at {until_time:time 11:59 PM ET} (14 calendar days after the originally scheduled start of {date:date May 3, 2026} at {time:time 7:00 AM ET}).',
    {
      says: [voidBranch('postponed', '1/2')],
      words: 'not rescheduled to a start by the day: one half',
    },
  ),
  phraseOfB(
    'postponed/match-rescheduled-in-time',
    'If, by that deadline, the most recently announced rescheduled start time is on or before the deadline, this market resolves based on the result of the match as played.',
    {
      says: [],
      argued: 'a match that is rescheduled in time counts as any other; another sentence pays the rest',
      words: 'Rescheduled in time, the match counts.',
    },
  ),
  phraseOfB(
    'postponed/match-not-rescheduled',
    `otherwise this market resolves ${half} regardless of whether the match is subsequently played`,
    {
      ignores: ['half'],
      says: [voidBranch('postponed', '1/2')],
      needs: ['window'],
      words: 'Not rescheduled in time, the match pays one half.',
      examples: [
        'Otherwise, this market resolves 50-50, regardless of whether the match is subsequently played.',
      ],
    },
  ),
];
