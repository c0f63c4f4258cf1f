import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ContractVersion } from '../contract/index.ts';
import { formatPayout, parseDecimal } from '../exact/index.ts';
import { variableKey } from './claim.ts';
import type { ReadSentence } from './family.ts';
import { sentencesOfLine } from './grammar/split-blocks.ts';
import type { LadderSentence } from './ladder-sentence.ts';
import { rangeOfLabel, readLadder } from './read-ladder.ts';
import { foldText } from './text/index.ts';

/** Tells texts apart without hiding them. */
const fingerprint = (text: string): string => `<${text}>`;

interface Rung {
  readonly rules: string;
  /** Further sentences, read and without effect. */
  readonly beside?: string;
  readonly label?: string;
  readonly type?: string;
  readonly floor?: string;
  readonly cap?: string;
  readonly event?: string;
  readonly custom?: Readonly<Record<string, string>>;
  readonly exclusive?: boolean;
  readonly venue?: ContractVersion['venue'];
}

function rungOf(rung: Rung): ContractVersion {
  const number = (text: string | undefined) => (text === undefined ? undefined : parseDecimal(text));
  const { venue = 'venue_a', type } = rung;
  return {
    venue,
    id: 'market',
    venueKey: 'market',
    eventId: rung.event ?? 'EVENT',
    seriesId: undefined,
    title: '',
    yesLabel: rung.label ?? 'Yes',
    noLabel: 'No',
    rules: rung.beside === undefined ? rung.rules : `${rung.rules} ${rung.beside}`,
    rulesHash: '',
    rulesTemplateHash: '',
    strike:
      type === undefined
        ? undefined
        : {
            type,
            floor: number(rung.floor),
            cap: number(rung.cap),
            custom: rung.custom,
            functional: undefined,
          },
    exclusivity: {
      eventMutuallyExclusive: rung.exclusive ?? false,
      group: undefined,
      openEnded: false,
    },
    gameStartsAt: undefined,
    settlement: { currency: 'USD', sources: [], payout: '1' },
    legs: undefined,
    terms: {},
    termsHash: '',
  };
}

function sentencesOf({ rules, beside }: Rung, known: readonly ReadSentence[]): readonly LadderSentence[] {
  const nothing: ReadSentence = { print: '', words: '', slots: [], says: [{ says: 'nothing' }] };
  const unread = rules.split('\n').flatMap((line) => sentencesOfLine(foldText(line)));
  return [
    ...unread.map((text) => ({ text: text.replace(/\.+$/, ''), read: undefined, isOfFamily: false })),
    ...[...known, ...(beside === undefined ? [] : [nothing])].map((read) => ({
      text: 'read',
      read,
      isOfFamily: false,
    })),
  ];
}

function read(rung: Rung, known: readonly ReadSentence[] = []): string {
  const reading = readLadder(fingerprint, rungOf(rung), () => sentencesOf(rung, known));
  if (reading === undefined) return 'none';
  return reading.kind === 'claim'
    ? formatPayout(reading.claim.payout)
    : reading.reasons.map(({ reason }) => reason).join(' ');
}

function checkRung(rung: Rung, expected: string): void {
  it(`${rung.type ?? 'label'} ${rung.floor ?? ''} ${rung.cap ?? ''} ${rung.label ?? ''}: ${rung.rules}`, () => {
    assert.equal(read(rung), expected);
  });
}

describe('a rung', () => {
  const mean = (words: string): string => `Yes if the mean of the minute is ${words} on July 5, 2026.`;
  checkRung(
    { rules: mean('above 94999.99'), type: 'greater', floor: '94999.99', label: '$95,000 or above' },
    '(94999.99, inf)',
  );
  checkRung(
    { rules: mean('between 77-78°'), type: 'between', floor: '77', cap: '78', label: '77° to 78°' },
    '[77, 78]',
  );
  checkRung({ rules: mean('less than 88°'), type: 'less', cap: '88', label: '87° or below' }, '(-inf, 88)');
  checkRung(
    { rules: mean('above 7534.9999'), type: 'greater_or_equal', floor: '7535', label: '7,535 or above' },
    '(7534.9999, inf)',
  );
  checkRung({ rules: mean('above 0.15499'), type: 'custom', label: '$0.155 or above' }, '(0.15499, inf)');
  checkRung(
    {
      rules: 'Yes if the pitcher strikes out 10+ batters.',
      type: 'structured',
      floor: '10',
      label: 'Pat Doe: 10+',
    },
    '[10, inf)',
  );
  checkRung(
    { rules: 'Yes if Pat Doe records 10+ points.', type: 'structured', floor: '9.5', label: 'Pat Doe: 10+' },
    '[10, inf)',
  );
  checkRung({ rules: mean('at most 2'), type: 'less_or_equal', cap: '2' }, '(-inf, 2]');
});

describe('a rung whose places disagree is refused', () => {
  // H89: the text of every rung quotes the lowest strike of the event.
  checkRung(
    { type: 'greater', floor: '70', label: 'Above 70', rules: 'Yes if the figure is above 50 points.' },
    'bound_conflict',
  );
  checkRung(
    { rules: 'Yes if Pat Doe records 9+ points.', type: 'structured', floor: '9.5', label: 'Pat Doe: 10+' },
    'bound_conflict',
  );
  checkRung(
    { rules: 'Yes if Pat Doe records 10+ points.', type: 'structured', floor: '8.5', label: 'Pat Doe: 10+' },
    'none',
  );
  checkRung(
    {
      rules: 'Yes if Pat Doe records 10 or fewer points.',
      type: 'structured',
      floor: '9.5',
      label: 'Pat Doe: 10+',
    },
    'bound_conflict',
  );
  checkRung({ rules: 'Yes if the score is at least 6.', type: 'greater', floor: '6' }, 'bound_conflict');
  checkRung(
    { rules: 'Yes if the high is above 92.', type: 'greater', floor: '92', label: '92° or above' },
    'bound_conflict',
  );
  checkRung(
    { rules: 'Yes if the high is above 92.', type: 'greater', floor: '92', label: 'Above 93' },
    'bound_conflict',
  );
  checkRung(
    { rules: 'Yes if the high is above 92 points or below 92 points.', type: 'greater', floor: '92' },
    'bound_conflict',
  );
  checkRung(
    {
      rules: 'Yes if the price ends at or over its start.',
      type: 'greater_or_equal',
      floor: '92',
      label: 'Target: 92',
    },
    'no_bound',
  );
  checkRung(
    { rules: 'Yes if the count, which is not above 5, stays.', type: 'greater', floor: '5' },
    'no_bound',
  );
  checkRung({ rules: 'Yes if {city} is above 5.', type: 'greater', floor: '5' }, 'unfilled_template');
  const upper = { type: 'greater', floor: '5' };
  checkRung({ rules: 'Yes if the level is above 5 at any time after issuance.', ...upper }, 'unknown_scope');
  checkRung(
    {
      rules: 'Yes if the level is above 5.',
      beside: 'Levels before the creation of this market do not count.',
      ...upper,
    },
    'unknown_window',
  );
  // Rungs of one event may close a year apart, or a day.
  for (const when of [
    'in June',
    'on June 5',
    'from June 1 to June 5',
    'in Q2',
    'at the close',
    'at noon ET',
    'at 5 PM ET',
    'on the day',
  ])
    checkRung({ rules: `Yes if the level is above 5 points ${when}.`, ...upper }, 'unknown_window');
  checkRung({ rules: 'Yes if the level in May is above 5 points.', ...upper }, 'unknown_window');
  checkRung({ rules: 'Yes if the level is above 5 points at 5 PM ET in 2026.', ...upper }, 'unknown_window');
  for (const when of [
    'in June 2026',
    'on June 5, 2026',
    'from June 1 to June 5, 2026',
    'in Q2 2026',
    'at noon ET on June 5, 2026',
  ])
    checkRung({ rules: `Yes if the level is above 5 points ${when}.`, ...upper }, '(5, inf)');
  checkRung({ rules: 'Yes if none of the towns counts above 5 votes.', ...upper }, 'no_bound');
  checkRung({ rules: 'If the count is above 5, then the market resolves to No.', ...upper }, 'no_bound');
  checkRung(
    {
      rules: 'Yes if the mill does not grind in the autumn, by its own long report, above 5 tons.',
      ...upper,
    },
    'no_bound',
  );
  checkRung({ rules: 'Yes if no U.S. town counts above 5 votes.', ...upper }, 'no_bound');
  checkRung({ rules: 'Yes if the count is n\u200bot above 5.', ...upper }, 'unknown_scope');
  checkRung({ rules: 'Yes if Doe wins.', type: 'structured' }, 'none');
  checkRung({ rules: 'Yes if Doe wins.' }, 'none');
});

function keyOf(rung: Rung, known: readonly ReadSentence[] = []): string {
  const reading = readLadder(fingerprint, rungOf(rung), () => sentencesOf(rung, known));
  assert.equal(reading?.kind, 'claim');
  return reading?.kind === 'claim' ? variableKey(reading.claim.variable) : '';
}

function checkMeet(name: string, left: Rung, right: Rung, expected: boolean): void {
  it(`${name}: ${expected ? 'one figure' : 'two figures'}`, () => {
    assert.equal(keyOf(left) === keyOf(right), expected);
  });
}

describe('two rungs', () => {
  const above = (floor: string, more: Partial<Rung> = {}): Rung => ({
    rules: `Yes if the count is above ${floor} on July 5, 2026.`,
    beside: 'Delays of more than 48 hours void it.',
    type: 'greater',
    floor,
    ...more,
  });
  const below = (cap: string, more: Partial<Rung> = {}): Rung => ({
    rules: `Yes if the count is below ${cap} on July 5, 2026.`,
    beside: 'Delays of more than 48 hours void it.',
    type: 'less',
    cap,
    ...more,
  });
  checkMeet('two bounds of one text', above('90'), above('91'), true);
  checkMeet('upper and lower tail of a figure nobody understands', above('92'), below('85'), false);
  // One value is told by no word: there are many closes, days, places and companies.
  for (const subject of [
    'the highest temperature at the station on July 5, 2026',
    'the high temperature in the town in June 2026',
    'the closing price of the coin on June 1 or June 2, 2026',
    'the mean fuel price in the country in 2026',
    'a town of the county in the mean of July 5, 2026',
    'the price at the close of July 5, 2026',
    'the price at 5 PM on July 5, 2026',
  ]) {
    const tail = (word: string, type: string, bound: string, exclusive: boolean): Rung => ({
      rules: `Yes if ${subject} is ${word} ${bound}.`,
      type,
      exclusive,
      ...(type === 'greater' ? { floor: bound } : { cap: bound }),
    });
    for (const exclusive of [false, true]) {
      checkMeet(
        `two tails of ${subject}${exclusive ? ', declared exclusive' : ''}`,
        tail('above', 'greater', '92', exclusive),
        tail('below', 'less', '85', exclusive),
        exclusive,
      );
    }
  }
  const range = (floor: string, cap: string, exclusive: boolean): Rung => ({
    rules: `Yes if the count is between ${floor} and ${cap} in the game.`,
    type: 'between',
    floor,
    cap,
    exclusive,
  });
  checkMeet('two ranges', range('5', '6', false), range('7', '8', false), false);
  checkMeet('two ranges of an exclusive event', range('5', '6', true), range('7', '8', true), true);
  const sold = (words: string, type: string, floor: string): Rung => ({
    rules: `Yes if the index is ${words} points.`,
    type,
    floor,
  });
  checkMeet(
    'one comparison',
    sold('at least 71', 'greater_or_equal', '71'),
    sold('at least 70.5', 'greater_or_equal', '70.5'),
    true,
  );
  checkMeet(
    'a bound that the fields write in another way',
    sold('at least 71', 'greater', '70'),
    sold('at least 70.5', 'greater_or_equal', '70.5'),
    false,
  );
  checkMeet(
    'a unit inside the phrase',
    { rules: 'Yes if Doe makes 20 points or more.', type: 'greater_or_equal', floor: '20' },
    { rules: 'Yes if Doe makes 8 rebounds or more.', type: 'greater_or_equal', floor: '8' },
    false,
  );
  checkMeet(
    'a window in another sentence',
    {
      rules: 'Yes if the mean is above 5.',
      beside: 'One report of several is enough.',
      type: 'greater',
      floor: '5',
    },
    {
      rules: 'Yes if the mean is below 4.',
      beside: 'One report of several is enough.',
      type: 'less',
      cap: '4',
    },
    false,
  );
  checkMeet('a bound that is the day of the month', above('5'), above('6'), true);
  checkMeet('a bound that is the length of a delay', above('48'), above('49'), true);
  checkMeet('two events', above('90'), above('91', { event: 'OTHER' }), false);
  checkMeet('two texts', above('90'), above('91', { rules: 'Yes if the sum is above 91.' }), false);
  checkMeet(
    'two people in the venue’s fields',
    above('90', { custom: { player: 'a' } }),
    above('91', { custom: { player: 'b' } }),
    false,
  );
  for (const [one, other] of [
    ['Above 90°F', 'Above 91°C'],
    ['Above 90 F', 'Above 91 C'],
    ['Doe: over 90°F', 'Doe: over 91°C'],
    ['Above 90bps', 'Above 91'],
    ['Above 90°', 'Above 91'],
  ] as const)
    checkMeet(`${one} and ${other}`, above('90', { label: one }), above('91', { label: other }), false);
  for (const [one, other] of [
    ['Above 90°F', 'Above 91 °F'],
    ['Above 90bps', 'Above 91 bps'],
  ] as const)
    checkMeet(`${one} and ${other}`, above('90', { label: one }), above('91', { label: other }), true);
  checkMeet(
    'two people in the label',
    above('90', { label: 'Doe: over 90' }),
    above('91', { label: 'Roe: over 91' }),
    false,
  );
  const touch = (word: string, type: string, bound: string, exclusive = false): Rung => ({
    rules: `Yes if the price is ${word} ${bound} at any time before July 2026.`,
    type,
    exclusive,
    ...(type === 'greater' ? { floor: bound } : { cap: bound }),
  });
  checkMeet(
    'two upper levels of a window',
    touch('above', 'greater', '90'),
    touch('above', 'greater', '95'),
    true,
  );
  checkMeet(
    'an upper and a lower level of a window',
    touch('above', 'greater', '90'),
    touch('below', 'less', '80'),
    false,
  );
  checkMeet(
    'the same where the venue declares them exclusive',
    touch('above', 'greater', '90', true),
    touch('below', 'less', '80', true),
    true,
  );
});

describe('a rung whose sentence leaves a doubt is refused', () => {
  const upper = { type: 'greater', floor: '5' };
  checkRung({ rules: 'If the count is above 5, then the market resolves to Yes.', ...upper }, '(5, inf)');
  checkRung({ rules: 'This market will resolve to "Yes" if the count is above 5.', ...upper }, '(5, inf)');
  checkRung(
    { rules: 'If Doe records above 5 points in the first half, then it resolves to Yes.', ...upper },
    '(5, inf)',
  );
  for (const condition of [
    // Verbs and words that turn it round.
    'the bank avoids a rate above 5 percent',
    'less than half of the towns report a count above 5',
    'fewer towns than before report a count above 5',
    'the last day with a count above 5 comes in August',
    'the maker misses sales above 5 cars',
    'the council rejects a limit above 5 millions',
    'few towns are above 5',
    'only the mill is above 5',
    'exactly one town is above 5',
    'the bank denies the rate is above 5',
    'the voters fear the rate is above 5',
    'the voters hate the rate is above 5',
    'the bank puts a lid on the rate at above 5',
    'the rate is above 5 in zero towns',
    'the bank predicts the rate is above 5',
    'the day the rate is above 5 comes',
    'the claim that the rate is above 5 falls',
    'the plan whose cost is above 5 passes',
    'the mayor quits before the rate is above 5',
    'the rate is above 5 until August',
    'the rate is above 5 is doubtful',
    'the rate is above 5 if it rains',
    'the towns ban cars above 5 tons',
    'the high in the town between June 1 and June 30 is above 5',
    'a coin closes above 5 in June',
    'a company of the index closes above 5',
    // A second comparison.
    'the close is above 5 or under 2',
    'the close is above 5 or under two points',
    'the close is above 5 and the open is above 9',
  ]) {
    checkRung({ rules: `If ${condition}, then the market resolves to Yes.`, ...upper }, 'unknown_scope');
  }
  checkRung({ rules: 'If the count is above 5, it rains.', ...upper }, 'unknown_scope');
  checkRung({ rules: 'The count is above 5.', ...upper }, 'unknown_scope');
  it('a sentence of any length', () => {
    const rules = `Yes if the ${'tracker puts the '.repeat(10_000)} count at above 5.`;
    assert.equal(read({ rules, ...upper }), 'unknown_scope');
  });
  checkRung({ rules: 'In the town of St. Ives, Yes if the count is above 5.', ...upper }, 'unknown_scope');
  checkRung(
    {
      rules: 'Yes if the close is between 3 and 4 or under 2.',
      type: 'between',
      floor: '3',
      cap: '4',
      exclusive: true,
    },
    'unknown_scope',
  );
  // A letter of another script in a word.
  checkRung({ rules: 'Yes if the count is n\u043et above 5.', ...upper }, 'unknown_scope');
  checkRung({ rules: 'Yes if the count is above 5. N\u043et so on Mondays.', ...upper }, 'unknown_scope');
  checkRung({ rules: 'Yes if the count is \uff4eot above 5.', ...upper }, 'unknown_scope');
  checkRung({ rules: 'Yes if n\u00f3body in the town is above 5.', ...upper }, 'unknown_scope');
  checkRung({ rules: 'Yes if the count of M\u00e1laga is above 5.', ...upper }, '(5, inf)');
});

describe('what stands beside the statement of a rung', () => {
  const rules = 'Yes if the count is above 5.';
  const upper = { rules, type: 'greater', floor: '5' };
  const said = (says: ReadSentence['says'][number]): readonly ReadSentence[] => [
    { print: '', words: '', slots: [], says: [says] },
  ];
  const check = (says: ReadSentence['says'][number], expected: string): void => {
    it(`H72 ${Object.values(says).join(' ')}: ${expected}`, () =>
      assert.equal(read(upper, said(says)), expected));
  };
  for (const says of [
    { says: 'nothing' },
    { says: 'otherwise_no' },
    { says: 'source', source: 'the mill' },
    { says: 'judgement' },
    { says: 'void', branch: 'not_published', pays: '0' },
    { says: 'void', branch: 'cancelled', pays: 'fair_price' },
    { says: 'scope', scope: 'definition' },
    { says: 'is_about', family: 'ladder' },
  ] as const) {
    check(says, '(5, inf)');
  }
  for (const says of [
    { says: 'void', branch: 'not_published', pays: 'unknown' },
    { says: 'scope', scope: 'lowest_if_cancelled' },
    { says: 'border', belongs: 'higher' },
    { says: 'tie', pays: '1/2' },
    { says: 'precision', step: '0.1' },
    { says: 'is_about', family: 'game' },
    { says: 'yes_if', family: 'game', measure: 'total' },
    { says: 'no_if', family: 'game', measure: 'total' },
    { says: 'settles_on', family: 'game', measure: 'total' },
  ] as const) {
    check(says, 'unknown_clause');
  }
  checkRung({ ...upper, rules: `${rules} It is so.` }, 'unknown_clause');
});

describe('a rung that is written in two ways', () => {
  const index = (words: string): string => `Yes if the index is ${words} points.`;
  checkRung({ rules: index('at least 71'), type: 'greater', floor: '70' }, '[71, inf)');
  checkRung({ rules: index('above 70'), type: 'greater', floor: '70', label: '71 or more' }, '(70, inf)');
  // Each is next to the strike, and they are not next to each other.
  checkRung(
    { rules: index('above 69.9'), type: 'greater_or_equal', floor: '70', label: 'Above 69' },
    'bound_conflict',
  );
  checkRung(
    { rules: `${index('above 70')} It pays at least 71 points.`, type: 'greater', floor: '70' },
    'bound_conflict',
  );
});

describe('labels of venue_b', () => {
  const ranges: ReadonlyArray<ReadSentence> = [
    { print: '', words: '', slots: [], says: [{ says: 'scope', scope: rangeOfLabel }] },
  ];
  const bordered: ReadonlyArray<ReadSentence> = [
    ...ranges,
    { print: '', words: '', slots: [], says: [{ says: 'border', belongs: 'higher' }] },
  ];
  const rung = (label: string): Rung => ({
    rules: '',
    beside: 'The count decides.',
    label,
    venue: 'venue_b',
  });

  it('decide nothing by themselves', () => {
    assert.equal(read(rung('5 or fewer')), 'none');
    assert.equal(read(rung('62,000')), 'none');
  });

  it('are withheld where counting begins with the market', () => {
    const beside = 'The count from the creation of this market on decides.';
    assert.equal(read({ ...rung('5 or fewer'), beside }, ranges), 'unknown_window');
  });

  for (const [label, expected] of [
    ['5 or fewer', '(-inf, 5]'],
    ['6-7', '[6, 7]'],
    ['8+', '[8, inf)'],
    ['<43', '(-inf, 43)'],
    ['12', '[12, 12]'],
    // Without a number there is nothing to be a range.
    ['Ana Doe', 'none'],
  ] as const) {
    it(`${label} is a range with its ends where a known sentence says so`, () => {
      assert.equal(read(rung(label), ranges), expected);
    });
  }

  for (const [label, expected] of [
    ['64,000-66,000', '[64000, 66000)'],
    ['>66,000', '[66000, inf)'],
    ['<64,000', '(-inf, 64000)'],
    ['64,000', 'no_bound'],
  ] as const) {
    it(`${label} ends where its border belongs to the higher range`, () => {
      assert.equal(read(rung(label), bordered), expected);
    });
  }
});
