/**
 * Acts that happen in time, on venue_b, each written once and read with every window that the venue puts behind it. A choice in an
 * act is part of what happens, but for parts that only spell it. What defines such acts is written here too.
 */
import type { Saying } from '../../clause.ts';
import { exampleOf } from '../filled-notation.ts';
import { partsOf } from '../notation.ts';
import { type Phrase, phrase } from '../phrase.ts';
import { scope, yesIf } from '../sayings.ts';

export interface Act {
  readonly id: string;
  /** As notation, without the window. */
  readonly text: string;
  readonly measure: string;
  /** Where the text is not written as one. */
  readonly example?: string;
  /** It happens once at most; all else may happen again, so that without a stated beginning the listing of a market is its own. */
  readonly isOnce?: true;
}

interface Window {
  readonly text: string;
  readonly says: readonly Saying[];
  /** Whether it states when counting begins. */
  readonly hasBeginning?: true;
  readonly example?: string;
}

const day = '{until_date:date}';
const moment = `${day} {until_time:time}`;
const eastern = scope('eastern_dates');
const zoned = [eastern];
const listed = scope('listed_date');

const windows: readonly Window[] = [
  { text: `by ${moment}`, says: [], example: 'by December 31, 2026, 11:59 PM ET' },
  { text: `by ${day} at {until_time:time}`, says: [] },
  {
    text: `at any point by ${moment}`,
    says: [],
    example: 'at any point by December 31, 2026, 11:59 PM ET',
  },
  { text: `by ${day} ET`, says: zoned, example: 'by December 31, 2026 ET' },
  { text: `by ${day}`, says: [] },
  {
    text: `between {since_date:day} and ${moment}`,
    says: [],
    hasBeginning: true,
    example: 'between March 3 and December 31, 2026, 11:59 PM ET',
  },
  { text: `between {since_date:day} and ${day} at {until_time:time}`, says: [], hasBeginning: true },
  { text: `at any point between {since_date:day} and ${moment}`, says: [], hasBeginning: true },
  { text: `at any time between {since_date:day} and ${moment}`, says: [], hasBeginning: true },
  { text: `between {since_date:day} and ${day} ET`, says: zoned, hasBeginning: true },
  { text: `between market creation and ${moment}`, says: [scope('since_listing')], hasBeginning: true },
  { text: 'by the listed date {until_time:time}', says: [listed] },
  { text: 'by the specified date {until_time:time}', says: [listed] },
  { text: 'by the listed date ET', says: [listed, ...zoned] },
  { text: 'by the specified date ET', says: [listed, ...zoned] },
];

/** What is no moment but a state, or a sum that may fall again: it is asked whether it ever is so. */
const everWindows = windows.filter(({ text }) => text.startsWith('at any '));

/** With a time of day at both ends: many sentences to compare, so that few acts have it. */
const timedWindow: Window = {
  text: `between {since_date:day} {since_time:time} and ${moment}`,
  says: [],
  hasBeginning: true,
  example: 'between March 3, 12:00 PM ET and December 31, 2026, 11:59 PM ET',
};

/** Until the date that a market lists, counted from its listing. */
const listedWindows: readonly Window[] = [
  {
    text: 'between market creation and the specified date ET',
    says: [scope('since_listing'), listed, eastern],
    hasBeginning: true,
  },
  {
    text: 'between market creation and the listed date ET',
    says: [scope('since_listing'), listed, eastern],
    hasBeginning: true,
  },
  {
    text: 'between market creation and the specified date {until_time:time}',
    says: [scope('since_listing'), listed],
    hasBeginning: true,
  },
  {
    text: 'between market creation and the listed date {until_time:time}',
    says: [scope('since_listing'), listed],
    hasBeginning: true,
  },
  {
    text: "between the time of this market's creation and the listed date ET",
    says: [scope('since_listing'), listed, eastern],
    hasBeginning: true,
  },
  { text: 'at any point by the listed date ET', says: [listed, eastern] },
  { text: 'at any point by the specified date ET', says: [listed, eastern] },
  { text: 'by {until_time:time} on the listed date', says: [listed] },
  {
    text: `between market creation and ${moment} inclusive`,
    says: [scope('since_listing'), scope('ends_count')],
    hasBeginning: true,
  },
];
const listedExample = 'between market creation and the specified date (ET)';

const untilListedWindow: Window = {
  text: 'between market creation and the listed date ET',
  says: [scope('since_listing'), listed, ...zoned],
  hasBeginning: true,
  example: 'between market creation and the listed date (ET)',
};

const everTimedWindow: Window = {
  ...timedWindow,
  text: `at any point ${timedWindow.text}`,
  example: 'at any point between March 3, 12:00 PM ET and December 31, 2026, 11:59 PM ET',
};

/** Parts that only spell a sentence in another way. */
const spelling: ReadonlySet<string> = new Set(
  'as at be by can ends eg for from head hers how_far is may note of on or plural rank soon tail that time to what_for who whom whose with'.split(
    ' ',
  ),
);

/** The branches of the parts that are more than spelling, as words. */
function spokenOf(text: string): (choices: Readonly<Record<string, string>>) => string {
  const spoken = partsOf(text).filter((part) => !spelling.has(part));
  return (choices) => spoken.map((part) => choices[part] ?? '').join(', ');
}

function withParts(
  text: string,
  plain: Phrase,
  says: (choices: Readonly<Record<string, string>>) => readonly Saying[],
): Phrase {
  return { ...plain, ignores: partsOf(text).filter((part) => spelling.has(part)), says };
}

/** An act after the listing of a market may have been done before it too: only a stated beginning is the same for all markets. */
function begins({ hasBeginning }: Window, isOnce: boolean): readonly Saying[] {
  return hasBeginning === true || isOnce ? [] : [scope('since_listing')];
}

/** What `until-a-time.ts` does not read an act with. */
const rareWindows = windows.filter(({ says, text }) => says.includes(eastern) || text === `by ${day}`);

const heads = [
  ['yes-if', 'this market will resolve to yes if', '', 'This market will resolve to "Yes" if', '.'],
  ['if-yes', 'if', 'this market will resolve to yes', 'If', ', this market will resolve to "Yes".'],
  ['named', 'this polymarket will resolve to yes if', '', 'This polymarket will resolve to "Yes" if', '.'],
] as const;

/** Every act in every window, with the side that is paid before it. */
export function inAnyWindow(acts: readonly Act[]): readonly Phrase[] {
  return acts.map((act) => stated(act, heads[0], windows, ''));
}

/** Acts that other windows are written for, in those that are left. */
export function inRareWindows(acts: readonly Act[]): readonly Phrase[] {
  return acts.map((act) => stated(act, heads[0], rareWindows, '/rare'));
}

/** A state or a sum, in windows that ask whether it ever is so. */
export function atAnyPoint(acts: readonly Act[]): readonly Phrase[] {
  return acts.map((act) => stated(act, heads[0], everWindows, '/ever'));
}

/** From the listing until the day that the market is listed for: few texts have it. */
export function untilListed(acts: readonly Act[]): readonly Phrase[] {
  return acts.map((act) => stated(act, heads[0], [untilListedWindow], '/until-listed'));
}

export function atAnyPointTimed(acts: readonly Act[]): readonly Phrase[] {
  return acts.map((act) => stated(act, heads[0], [everTimedWindow], '/ever-timed'));
}

export function inTimedWindow(acts: readonly Act[]): readonly Phrase[] {
  return acts.map((act) => stated(act, heads[0], [timedWindow], '/timed'));
}

export function inListedWindow(acts: readonly Act[]): readonly Phrase[] {
  const [first, ...others] = listedWindows;
  const shown = first === undefined ? [] : [{ ...first, example: listedExample }];
  return acts.map((act) => stated(act, heads[0], [...shown, ...others], '/since-listing'));
}

/** Where the market calls itself by the name of the venue, with an hour at which counting begins as well. */
export function inNamedMarket(acts: readonly Act[]): readonly Phrase[] {
  return acts.map((act) => stated(act, heads[2], [...windows, timedWindow], ''));
}

/** The same with the side that is paid behind it, which fewer texts have. */
export function inAnyWindowToo(acts: readonly Act[]): readonly Phrase[] {
  return acts.map((act) => stated(act, heads[1], windows, ''));
}

/** What the one who is listed does; the label names them, so that nothing orders it. */
export function ofListed(acts: readonly Act[]): readonly Phrase[] {
  const plain = windows.filter(({ says }) => says.every((saying) => saying !== eastern && saying !== listed));
  return acts.map((act) => {
    const phrased = stated(act, heads[0], plain, '/listed');
    return {
      ...phrased,
      says: (choices) =>
        phrased
          .says(choices)
          .map((saying) =>
            saying.says === 'yes_if' ? yesIf('occurrence', `listed ${saying.measure}`) : saying,
          ),
    };
  });
}

function stated(
  { id, text, measure, example = exampleOf(text), isOnce }: Act,
  [head, before, behind, exampleBefore, exampleBehind]: (typeof heads)[number],
  within: readonly Window[],
  kind: string,
): Phrase {
  const [first] = within;
  const [window, ...others] = within.map((each) => each.text);
  // A choice has two branches at least.
  const choice = others.length === 0 ? (window ?? '') : `window=(${[window, ...others].join(' | ')})`;
  const whole = `${before} ${text} ${choice} ${behind}`;
  const chosen = spokenOf(text);
  return withParts(
    text,
    phrase(`in-time/${id}/${head}${kind}`, whole, {
      venues: ['venue_b'],
      says: [],
      words: `Yes if it happens in time: ${measure}.`,
      examples: [`${exampleBefore} ${example} ${first?.example ?? ''}${exampleBehind}`],
    }),
    (choices) => {
      const found = within.find((each) => each.text === choices['window']) ?? first;
      const spoken = chosen(choices);
      return [
        yesIf('deadline', spoken === '' ? measure : `${measure}: ${spoken}`, 'at_most'),
        ...(found === undefined ? [] : [...begins(found, isOnce === true), ...found.says]),
      ];
    },
  );
}

/** What ends a market with No before it happens. It may have happened before a market was listed, so that no two such markets meet. */
export function endsWithNo(id: string, text: string, words: string, example: string): Phrase {
  const { says, ...ended } = defines(id, text, words, example);
  return { ...ended, says: (choices) => [...says(choices), scope('since_listing')] };
}

/** What counts, what does not, and what is required, whatever the deadline is. */
export function defines(id: string, text: string, words: string, ...examples: [string, ...string[]]): Phrase {
  const chosen = spokenOf(text);
  return withParts(
    text,
    phrase(`in-time/${id}`, text, { venues: ['venue_b'], says: [], words, examples }),
    (choices) => {
      const spoken = chosen(choices);
      return [scope(spoken === '' ? 'definition' : `definition: ${spoken}`)];
    },
  );
}
