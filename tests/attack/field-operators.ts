/** Operators on fields: labels, outcomes, strikes, lines, flags and titles that say something else than the rules. */
import { type Change, inField, inPart, type Operator, raiseField, raiseFirstNumber } from './change.ts';

const label: Operator = {
  name: 'label',
  sides: ['one', 'both'],
  changes: [
    ...['Not ', 'No ', 'Anyone but ', 'not '].map((before) => ({
      name: `${before}before it`,
      apply: inPart('label', (text) => `${before}${text}`),
    })),
    { name: 'its number is another one', apply: inPart('label', raiseFirstNumber) },
    { name: 'Over becomes Under', apply: inPart('label', (text) => text.replace(/\bOver\b/i, 'Under')) },
    { name: 'above becomes below', apply: inPart('label', (text) => text.replace(/\b[Aa]bove\b/, 'Below')) },
    {
      name: 'or more becomes or less',
      apply: inPart('label', (text) => text.replace(/or (?:more|above|higher)/, 'or less')),
    },
    {
      name: 'an arrow turns',
      apply: inPart('label', (text) => text.replace(/[↑↓]/, (arrow) => (arrow === '↑' ? '↓' : '↑'))),
    },
    { name: 'High becomes Low', apply: inPart('label', (text) => text.replace(/high/i, 'Low')) },
    { name: 'a word behind it', apply: inPart('label', (text) => `${text} approximately`) },
  ],
};

function outcomes(edit: (first: string, second: string) => readonly string[] | undefined): Change['apply'] {
  return inField('venue_b', 'outcomes', (value) => {
    const names: unknown = typeof value === 'string' ? JSON.parse(value) : undefined;
    if (!Array.isArray(names) || names.length !== 2) return undefined;
    const edited = edit(String(names[0]), String(names[1]));
    return edited && JSON.stringify(edited);
  });
}

const outcome: Operator = {
  name: 'outcome',
  sides: ['one', 'both'],
  changes: [
    { name: 'Not before the first', apply: outcomes((first, second) => [`Not ${first}`, second]) },
    { name: 'Not before the second', apply: outcomes((first, second) => [first, `Not ${second}`]) },
    { name: 'the first and its negation', apply: outcomes((first) => [first, `Not ${first}`]) },
    { name: 'the negation and the first', apply: outcomes((first) => [`Not ${first}`, first]) },
    { name: 'one twice', apply: outcomes((first) => [first, first]) },
    { name: 'No before Yes', apply: outcomes((first) => (first === 'Yes' ? ['No', 'Yes'] : undefined)) },
    { name: 'a third name', apply: outcomes((first) => [first, 'Neither']) },
    { name: 'more words', apply: outcomes((first, second) => [`${first} or a draw`, second]) },
  ],
};

const strikeTypes = [
  'greater',
  'greater_or_equal',
  'less',
  'less_or_equal',
  'between',
  'custom',
  'unheard_of',
];

const strikeType: Operator = {
  name: 'strike type',
  sides: ['one', 'both'],
  changes: strikeTypes.map((type) => ({
    name: type,
    apply: inField('venue_a', 'strike_type', (before) => (typeof before === 'string' ? type : undefined)),
  })),
};

const field: Operator = {
  name: 'field against text',
  sides: ['one', 'both'],
  changes: [
    { name: 'the floor is another one', apply: inField('venue_a', 'floor_strike', raiseField) },
    { name: 'the cap is another one', apply: inField('venue_a', 'cap_strike', raiseField) },
    { name: 'the line is another one', apply: inField('venue_b', 'line', raiseField) },
    { name: 'the floor is a cap', apply: moveField('floor_strike', 'cap_strike') },
    { name: 'the cap is a floor', apply: moveField('cap_strike', 'floor_strike') },
    {
      name: 'the line is no number',
      apply: inField('venue_b', 'line', (value) => (value == null ? undefined : 'x')),
    },
    { name: 'a scalar market', apply: inField('venue_a', 'market_type', () => 'scalar') },
    {
      name: 'other bounds of settlement',
      apply: inField('venue_a', 'settlement_bounds_type', () => 'custom'),
    },
    { name: 'a formula', apply: inField('venue_a', 'functional_strike', () => '(x-1)/2') },
  ],
};

function moveField(from: string, to: string): Change['apply'] {
  return (listing) => {
    const { market } = listing;
    if (listing.venue !== 'venue_a' || market[from] == null || market[to] != null) return undefined;
    return { ...listing, market: { ...market, [from]: undefined, [to]: market[from] } };
  };
}

const titleDigits: Operator = {
  name: 'title digits',
  sides: ['one'],
  changes: [
    { name: 'another week', apply: inPart('title', (text) => `${text} (Week 7)`) },
    { name: 'its number is another one', apply: inPart('title', raiseFirstNumber) },
  ],
};

const flag: Operator = {
  name: 'flag',
  sides: ['both'],
  changes: [
    {
      name: 'the event is called exclusive',
      apply: ({ venue, market, event, game }) => {
        const name = venue === 'venue_a' ? 'mutually_exclusive' : 'negRisk';
        if (event[name] === true) return undefined;
        const group = { negRisk: true, negRiskMarketID: `0x${'1'.repeat(64)}` };
        return venue === 'venue_a'
          ? { venue, market, event: { ...event, [name]: true }, game }
          : {
              venue,
              market: { ...market, ...group },
              event: { ...event, ...group, enableNegRisk: true },
              game,
            };
      },
    },
  ],
};

export const fieldOperators: readonly Operator[] = [label, outcome, strikeType, field, titleDigits, flag];
