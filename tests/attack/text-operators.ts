/**
 * Operators on rules texts. Each changes what is promised, or leaves it in doubt: unread sentences, tails and
 * references in the statement, headings, other units, zones, days and sources, and letters that only look alike.
 */
import { type Change, inPart, type Operator, raise } from './change.ts';

/** Each would change the settlement of some contract; no phrase reads one. */
const sentences: readonly string[] = [
  'Only the highest strike that is met pays.',
  'Only one rung of this ladder can pay.',
  'Each strike counts from the day on which it was added.',
  'Read below for above in the paragraph before.',
  'The outcome is the opposite of what the paragraph before says.',
  'A strike that is exceeded by more than 10 pays nothing.',
  'If the value is reached more than once, the first listed strike pays.',
  'Traders who hold the lower strike are paid half.',
  'The words Yes and No are exchanged in this paragraph.',
  'A clarification of the venue may replace the value.',
  'The payout is reduced by one cent for each day.',
  'Values after the listing of this contract do not count.',
  'Unless the title says otherwise, the week before is meant.',
  'This also pays if the other side is announced first.',
  'The number is multiplied by the figure in the subtitle.',
  'Dates are dates of the place in the title.',
  'Rounding is up for even strikes and down for odd ones.',
  'For this contract, between means outside of.',
  'It is settled at the last traded price instead.',
];

const injected: Operator = {
  name: 'injected sentence',
  sides: ['one', 'both'],
  changes: sentences.flatMap((sentence, index) => [
    { name: `after the rules: ${index + 1}`, apply: inPart('rules', (text) => `${text}\n\n${sentence}`) },
    { name: `in the last line: ${index + 1}`, apply: inPart('rules', (text) => `${text} ${sentence}`) },
    { name: `before the rules: ${index + 1}`, apply: inPart('rules', (text) => `${sentence} ${text}`) },
  ]),
};

/** What an event that is declared exclusive cannot say. */
const contradictions: readonly string[] = [
  'Where two members qualify, both pay.',
  'More than one member of this event may resolve to Yes.',
  'Co-winners each count as the winner.',
  'Every team that reaches the final resolves to Yes.',
  'In a tie, all tied members resolve to Yes.',
];

const severalPay: Operator = {
  name: 'several may pay',
  sides: ['one', 'both'],
  changes: contradictions.map((sentence, index) => ({
    name: `after the rules: ${index + 1}`,
    apply: inPart('rules', (text) => `${text}\n\n${sentence}`),
  })),
};

const tails: readonly string[] = [
  ' and up to the next strike',
  ' by up to 50',
  ' pro rata',
  ' but not more than 10 higher',
  ' or does not',
  ' for the first time',
  ' and in no other',
  ' at any time before',
  ' on average',
  ' in the opposite case',
];

const references: readonly string[] = [
  ' of this strike',
  ' in the period of the title',
  ' of the artist in the subtitle',
  ' as listed above',
  ' of the market itself',
  ' on the day that the label names',
];

const tail: Operator = { name: 'tail', sides: ['one', 'both'], changes: tails.flatMap(inStatement) };
const reference: Operator = {
  name: 'reference',
  sides: ['one', 'both'],
  changes: references.flatMap(inStatement),
};

/** Words put into the statement: at its end, before `, then`, and behind its first number. */
function inStatement(words: string): readonly Change[] {
  return [
    {
      name: `at the end:${words}`,
      apply: inPart('rules', (text) => text.replace(/\.(?=\s|$)/, `${words}.`)),
    },
    {
      name: `before then:${words}`,
      apply: inPart('rules', (text) => text.replace(/,? then /, `${words}$&`)),
    },
    {
      name: `behind the number:${words}`,
      apply: inPart('rules', (text) => text.replace(/\d[\d,]*(?:\.\d+)?(?![\d:])%?/, `$&${words}`)),
    },
  ];
}

const headings: Operator = {
  name: 'heading',
  sides: ['one', 'both'],
  changes: [
    'This resolves No if:',
    'The following does not count:',
    'Example of another contract:',
    'Superseded rules:',
    'NOT:',
  ].map((heading) => ({ name: heading, apply: inPart('rules', (text) => `${heading}\n${text}`) })),
};

/** The first of the words that the rules hold is replaced everywhere. */
function swaps(name: string, pairs: readonly (readonly [RegExp, string])[]): Operator {
  return {
    name,
    sides: ['one'],
    changes: pairs.map(([from, to]) => ({
      name: `${from.source} becomes ${to}`,
      apply: inPart('rules', (text) => text.replaceAll(new RegExp(from.source, 'g'), to)),
    })),
  };
}

const unit = swaps('unit', [
  [/Fahrenheit/, 'Celsius'],
  [/percentage points/, 'percent'],
  [/basis points/, 'percentage points'],
  [/ percent\b/, ' basis points'],
  [/(?<=\d)%/, ' basis points'],
  [/\bpoints\b/, 'goals'],
  [/\bgoals\b/, 'points'],
  [/\bruns\b/, 'hits'],
  [/\bgames\b/, 'sets'],
  [/\bmillion\b/, 'billion'],
  [/\$(?=\d)/, '€'],
  [/\binches\b/, 'centimetres'],
]);

const zone = swaps('zone', [
  [/\bET\b/, 'PT'],
  [/\bEastern\b/, 'Pacific'],
  [/\bUTC\b/, 'ET'],
  [/\bGMT\b/, 'ET'],
  [/\bEDT\b/, 'PDT'],
  [/\bEST\b/, 'PST'],
]);

const source = swaps('source', [
  [/Bureau of Labor Statistics/, 'Bureau of Economic Analysis'],
  [/Bureau of Economic Analysis/, 'Census Bureau'],
  [/\bBLS\b/, 'BEA'],
  [/National Weather Service/, 'European weather service'],
  [/CF Benchmarks/, 'another benchmark'],
  [/\bBinance\b/, 'Kraken'],
  [/\bCoinbase\b/, 'Kraken'],
  [/Federal Reserve/, 'Bank of England'],
  [/Federal Register/, 'Daily Gazette'],
  [/Associated Press/, 'Daily Gazette'],
  [/Wunderground|Weather Underground/, 'Daily Weather'],
]);

const otherMonth: Readonly<Record<string, string>> = {
  January: 'February',
  March: 'April',
  May: 'June',
  July: 'August',
  September: 'October',
  November: 'December',
  December: 'November',
  Dec: 'Nov',
  Nov: 'Dec',
};

const window: Operator = {
  name: 'window',
  sides: ['one'],
  changes: [
    {
      name: 'the first month is another one',
      apply: inPart('rules', (text) =>
        text.replace(
          /\b(?:January|March|May|July|September|November|December|Dec|Nov)\b/,
          (month) => otherMonth[month] ?? month,
        ),
      ),
    },
    {
      name: 'the first year is another one',
      apply: inPart('rules', (text) => text.replace(/\b20\d\d\b/, raise)),
    },
    {
      name: 'the first hour is another one',
      apply: inPart('rules', (text) => text.replace(/\b\d{1,2}(?=(?::\d\d)* ?[AP]M\b)/, raise)),
    },
    { name: 'after becomes before', apply: inPart('rules', (text) => text.replace(/\bafter\b/, 'before')) },
    { name: 'before becomes after', apply: inPart('rules', (text) => text.replace(/\bbefore\b/, 'after')) },
  ],
};

/** Letters of another script, and characters that cannot be seen. */
const cyrillic: readonly (readonly [string, string])[] = [
  ['a', '\u0430'],
  ['e', '\u0435'],
  ['o', '\u043e'],
];

const lookAlike: Operator = {
  name: 'look-alike',
  sides: ['one'],
  changes: [
    ...cyrillic.flatMap(([plain, other]) => [
      { name: `${plain} in the rules`, apply: inPart('rules', (text) => text.replace(plain, other)) },
      {
        name: `every ${plain} in the rules`,
        apply: inPart('rules', (text) => text.replaceAll(plain, other)),
      },
      { name: `${plain} in the label`, apply: inPart('label', (text) => text.replace(plain, other)) },
    ]),
    { name: 'a digit of full width', apply: inPart('rules', (text) => text.replace(/\d/, wideDigit)) },
    {
      name: 'an unseen character in a number',
      apply: inPart('rules', (text) => text.replace(/(?<=\d)(?=\d)/, '\u200b')),
    },
    { name: 'an unseen turn of direction', apply: inPart('rules', (text) => `\u202e${text}`) },
  ],
};

function wideDigit(digit: string): string {
  return String.fromCodePoint(0xff10 + Number(digit));
}

const negation: Operator = {
  name: 'negation',
  sides: ['one', 'both'],
  changes: [
    { name: 'Yes becomes No', apply: inPart('rules', (text) => text.replace(/\bYes\b/, 'No')) },
    { name: 'if becomes unless', apply: inPart('rules', (text) => text.replace(/\b[Ii]f\b/, 'unless')) },
    {
      name: 'a not before the verb',
      apply: inPart('rules', (text) => text.replace(/\b(?:is|are|wins|reaches)\b/, '$& not')),
    },
    {
      name: 'above becomes not above',
      apply: inPart('rules', (text) =>
        text.replace(/\b(?:above|below|over|under|between|at least)\b/, 'not $&'),
      ),
    },
  ],
};

export const textOperators: readonly Operator[] = [
  injected,
  severalPay,
  tail,
  reference,
  headings,
  negation,
  unit,
  zone,
  window,
  source,
  lookAlike,
];
