/**
 * Things that happen until a time of a day, on venue_b: which side pays, who does what, then the window. Each is written once
 * and read with every window: until a time, between two days, or since the listing.
 */
import type { Saying } from '../../clause.ts';
import { exampleOf } from '../filled-notation.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { scope, yesIf } from '../sayings.ts';
import { happenings } from './happenings.ts';
import { inRareWindows, inTimedWindow } from './in-any-window.ts';

interface Window {
  readonly id: string;
  readonly text: string;
  readonly example: string;
  readonly says: readonly Saying[];
  /** Whether it states when counting begins. */
  readonly hasBeginning: boolean;
  /** Read with every head. Each pair is checked against every other phrase, so that rare ones have the first head alone. */
  readonly isUsual?: true;
}

const sinceListing = scope('since_listing');
const until = '{until_date:date} at=[at] {until_time:time}';
const untilExample = 'December 31, 2026, 11:59 PM ET';
const windows: readonly Window[] = [
  {
    id: 'until',
    text: `by ${until}`,
    example: `by ${untilExample}`,
    says: [],
    hasBeginning: false,
    isUsual: true,
  },
  {
    id: 'until-any-time',
    text: `at any when=(time | point) by ${until}`,
    example: `at any time by ${untilExample}`,
    says: [],
    hasBeginning: false,
  },
  {
    id: 'between',
    text: `between {since_date:day} and ${until}`,
    example: `between March 3 and ${untilExample}`,
    says: [],
    hasBeginning: true,
    isUsual: true,
  },
  {
    id: 'between-any-time',
    text: `at any when=(time | point) between {since_date:day} and ${until}`,
    example: `at any time between March 3 and ${untilExample}`,
    says: [],
    hasBeginning: true,
  },
  {
    id: 'since-listing',
    text: `between whose=(market creation | this market's creation) and ${until}`,
    example: `between market creation and ${untilExample}`,
    says: [sinceListing],
    hasBeginning: true,
    isUsual: true,
  },
  {
    id: 'until-listed',
    text: 'by the which=(listed | specified) date at=[at] {until_time:time}',
    example: 'by the listed date, 11:59 PM ET',
    says: [scope('listed_date')],
    hasBeginning: false,
  },
  {
    id: 'between-inclusive',
    text: `between {since_date:day} and ${until} inclusive`,
    example: `between March 3 and ${untilExample} (inclusive)`,
    says: [scope('ends_count')],
    hasBeginning: true,
  },
  {
    id: 'since-inception',
    text: `from the date of this market's inception {since_date:date} through ${until}`,
    example: `from the date of this market's inception, March 3, 2026 through ${untilExample}`,
    says: [scope('since_inception')],
    hasBeginning: true,
  },
];

const heads = [
  {
    id: 'yes-if',
    text: 'this market will resolve to yes if',
    example: 'This market will resolve to "Yes" if',
    tail: '',
    tailExample: '.',
    windows,
  },
  {
    id: 'if-yes',
    text: 'if',
    example: 'If',
    tail: ' this market will resolve to yes',
    tailExample: ', this market will resolve to "Yes".',
    windows: windows.filter(({ isUsual }) => isUsual),
  },
] as const;

const usual: readonly Phrase[] = happenings.flatMap(({ id, text, measure, words, isOnce }) =>
  heads.flatMap((head) =>
    head.windows.map((window) => {
      const whole = `${head.text} ${text} ${window.text}${head.tail}`;
      return phrase(`deadline/${id}/${head.id}/${window.id}`, whole, {
        venues: ['venue_b'],
        // How the window is joined to the thing changes nothing of either.
        ignores: [...whole.matchAll(/\b(at|when|whose|time|who|hers|which)=[([]/g)].map(
          ([, part = '']) => part as never,
        ),
        says: [
          yesIf('deadline', measure, 'at_most'),
          // A market that is listed later may see less of what may happen again.
          ...(isOnce === true || window.hasBeginning ? [] : [sinceListing]),
          ...window.says,
        ],
        words: `Yes if ${words} in time.`,
        examples: [`${head.example} ${exampleOf(text)} ${window.example}${head.tailExample}`],
      });
    }),
  ),
);

/** Of which counting may begin at an hour. */
const timed: ReadonlySet<string> = new Set([
  'strikes',
  'strike-impacts',
  'speak',
  'meet',
  'meets-with',
  'talks',
]);

export const untilATimePhrases: readonly Phrase[] = [
  ...usual,
  ...inRareWindows(happenings),
  ...inTimedWindow(happenings.filter(({ id }) => timed.has(id))),
];
