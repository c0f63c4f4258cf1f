/**
 * Contracts that a fourth attack related although a place that no reader looked at speaks against it: notices of an event,
 * conditions for an early close, what an event nets, bounds and days that only a text names, units of labels.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import type { ContractVersion, EventFacts } from '../../src/core/contract/index.ts';
import { relate } from '../../src/core/relation/index.ts';
import {
  type Raw,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { memberOfListing } from './own-listings.ts';
import { readWorld, type WorldMember } from './read-world.ts';

function rung(floor: number, fields: Raw = {}, event: Raw = {}) {
  return memberOfListing(
    readVenueA(
      venueAMarket({
        ticker: `KXINDEX-26-${floor}`,
        event_ticker: 'KXINDEX-26',
        title: 'Where is the index?',
        yes_sub_title: `Above ${floor}`,
        rules_primary: `If the index on Nov 20, 2026 is above ${floor}, then the market resolves to Yes.`,
        strike_type: 'greater',
        floor_strike: floor,
        ...fields,
      }),
      venueAEvent({ event_ticker: 'KXINDEX-26', series_ticker: 'KXINDEX', title: 'The index', ...event }),
    ),
  );
}

function resignsBefore(day: string, fields: Raw = {}, event: Raw = {}) {
  return memberOfListing(
    readVenueA(
      venueAMarket({
        ticker: `KXRESIGN-26-${day.replaceAll(/\W/g, '').toUpperCase()}`,
        event_ticker: 'KXRESIGN-26',
        title: 'Will Ada Abbott resign?',
        yes_sub_title: `Before ${day}`,
        rules_primary: `If Ada Abbott resigns before ${day}, then the market resolves to Yes.`,
        ...fields,
      }),
      venueAEvent({ event_ticker: 'KXRESIGN-26', series_ticker: 'KXRESIGN', title: 'Ada Abbott', ...event }),
    ),
  );
}

/** Whether two rungs of a ladder of bounds, and two of a ladder of deadlines, are in order. */
function areInOrder(fields: Raw, event: Raw = {}): readonly boolean[] {
  return [
    relate(rung(110, fields, event), rung(100, fields, event)),
    relate(resignsBefore('Apr 1, 2026', fields, event), resignsBefore('Jul 1, 2026', fields, event)),
  ].map(({ kind }) => kind === 'related');
}

function memberOnA(label: string, rules: string, fields: Raw = {}, event: Raw = {}) {
  return memberOfListing(
    readVenueA(
      venueAMarket({
        ticker: `KXPEN-27-${label.replaceAll(/\W/g, '').toUpperCase()}`,
        event_ticker: 'KXPEN-27',
        title: 'The Golden Pen',
        yes_sub_title: label,
        rules_primary: rules,
        ...fields,
      }),
      venueAEvent({
        event_ticker: 'KXPEN-27',
        series_ticker: 'KXPEN',
        title: 'The Golden Pen',
        mutually_exclusive: true,
        ...event,
      }),
    ),
  );
}

const group = { negRisk: true, negRiskMarketID: `0x${'5c'.repeat(31)}00` };

function memberOnB(label: string, question: string, rules: string, event: Raw = {}) {
  return memberOfListing(
    readVenueB(
      venueBMarket({
        slug: `pen-${label.replaceAll(/\W+/g, '')}`.toLowerCase(),
        question,
        groupItemTitle: label,
        description: rules,
        ...group,
      }),
      venueBEvent({ slug: 'pen', title: 'The Golden Pen', enableNegRisk: true, ...group, ...event }),
    ),
  );
}

const receives = (name: string) =>
  `If ${name} receives the Golden Pen of 2027, then the market resolves to Yes.`;

describe('a notice of an event', () => {
  const noticed = (notice: unknown) => areInOrder({}, { product_metadata: { important_info: notice } });

  it('is a sentence of the rules of its markets', () => {
    assert.deepEqual(areInOrder({}), [true, true]);
    const markdown =
      '**Important information:** If Ada Abbott dies, the last traded price before that is paid.';
    assert.deepEqual(noticed({ id: 'notice', markdown, message: '', title: '' }), [false, false]);
    assert.deepEqual(noticed({ id: 'notice', markdown: '', message: '', title: markdown }), [false, false]);
    assert.deepEqual(noticed(markdown), [false, false]);
    assert.deepEqual(noticed([{ text: markdown }]), [false, false]);
  });

  it('says nothing where it is empty', () => {
    assert.deepEqual(noticed({ id: 'notice', markdown: '', message: '', title: ' ' }), [true, true]);
    assert.deepEqual(areInOrder({}, { product_metadata: { competition: 'Pro Baseball' } }), [true, true]);
  });
});

describe('a condition for an early close', () => {
  for (const condition of [
    'This market will close and expire early if the event occurs.',
    'This market will close and expire after a winner is declared.',
    'This market will close and expire early if the U.S. State Department issues an advisory.',
    'Closes and expires after a winner is declared.',
    'Trading ends early once the outcome is known.',
  ]) {
    it(`says when: ${condition}`, () =>
      assert.deepEqual(areInOrder({ early_close_condition: condition }), [true, true]));
  }

  for (const condition of [
    'Only the highest strike that is met pays.',
    'This market resolves to No if a higher strike is met.',
    'This market is worth nothing if it closes early.',
    'This market will close early if the next strike is met, and is then worth nothing.',
    'This market will close early if the event occurs. A lower strike is given half.',
    'The earlier report is used where the later one is late.',
  ]) {
    it(`says more: ${condition}`, () =>
      assert.deepEqual(areInOrder({ early_close_condition: condition }), [false, false]));
  }

  it('lets no two members of an exclusive event pay', () => {
    const winner = (name: string, condition: string) =>
      memberOnA(name, receives(name), { early_close_condition: condition });
    const areApart = (condition: string): boolean =>
      relate(winner('Ada', condition), winner('Ben', condition)).kind === 'related';
    assert.ok(areApart('This market will close and expire after a winner is declared.'));
    assert.ok(!areApart('If two people receive it, both resolve to Yes.'));
  });
});

describe('an exclusive event', () => {
  it('is none where the venue nets it as a ladder', () => {
    const kindOf = (netting: string) => {
      const event = { collateral_return_type: netting };
      return relate(
        memberOnA('Ada', receives('Ada'), {}, event),
        memberOnA('Ben', receives('Ben'), {}, event),
      ).kind;
    };
    assert.equal(kindOf('MECNET'), 'related');
    assert.equal(kindOf(''), 'related');
    assert.equal(kindOf('DIRECNET'), 'unrelated');
    const ladder = { mutually_exclusive: true, collateral_return_type: 'DIRECNET' };
    assert.equal(relate(rung(110, {}, ladder), rung(100, {}, ladder)).kind, 'unrelated');
  });

  it('is none where the venue calls its markets cumulative', () => {
    const kindOf = (isCumulative: boolean) => {
      const rules = 'This market resolves to the person who receives the Golden Pen of 2027.';
      const [ada, ben] = ['Ada', 'Ben'].map((name) =>
        memberOnB(name, `Will ${name} receive it?`, rules, { cumulativeMarkets: isCumulative }),
      );
      assert.ok(ada && ben);
      return relate(ada, ben).kind;
    };
    assert.equal(kindOf(false), 'related');
    assert.equal(kindOf(true), 'unrelated');
  });

  const shared = 'This market resolves by the registry of 2026.';
  /** Labels, and what the text of the market, or its question, says with each. */
  const kindsOf = (labels: readonly [string, string], says: string): readonly string[] => {
    const [first, second] = labels;
    const words = (label: string) => says.replace('N', label);
    const rules = (label: string) => `If ${words(label)}, then the market resolves to Yes.`;
    return [
      relate(memberOnA(first, rules(first)), memberOnA(second, rules(second))),
      relate(
        memberOnB(first, `Will it be that ${words(first)}?`, shared),
        memberOnB(second, `Will it be that ${words(second)}?`, shared),
      ),
    ].map((found) => (found.kind === 'related' ? found.relation : found.reason));
  };

  for (const [labels, says] of [
    [['June 30', 'July 31'], 'Ada resigns by N'],
    [['Jun 30, 2026', 'Jul 31, 2026'], 'Ada resigns before N'],
    [['June', 'July'], 'Ada resigns no later than N'],
    [['2026', '2027'], 'Ada resigns by the end of N'],
    [['Q1 2026', 'Q2 2026'], 'Ada resigns prior to N'],
    [['June', 'June 15, 2026'], 'Ada resigns in N'],
    [['10 wins', '12 wins'], 'Ada has at least N'],
    [['10 wins', '12 wins'], 'Ada has N or more'],
    [['5+ wins', '6 wins'], 'Ada has N'],
    [['Ten', 'Twelve'], 'Ada wins more than N'],
    [['One cut', 'Two cuts'], 'there is at least N'],
    [['10%', '20%'], 'the share is above N'],
    [['120k', '130k'], 'the index is N'],
    [['\u2191 120,000', '\u2191 130,000'], 'the index is N'],
    [['10 and above', '12 and above'], 'the figure is N'],
    [['10-plus', '12-plus'], 'the figure is N'],
    [['Minimum 10', 'Minimum 12'], 'the figure is N'],
    [['Up to 10', 'Up to 12'], 'the figure is N'],
    [['100\u00b0 or hotter', '105\u00b0 or hotter'], 'the day is N'],
    [['10 at the latest count', '12 at the latest count'], 'the figure is N'],
  ] as const) {
    it(`H79 ${labels.join(' and ')}, where ${says}: both may pay`, () =>
      assert.deepEqual(kindsOf(labels, says), ['conflicting_placements', 'conflicting_placements']));
  }

  it('H79 one week and two weeks, where Ada resigns within N: nothing is believed of the text, both may pay', () =>
    assert.deepEqual(kindsOf(['one week', 'two weeks'], 'Ada resigns within N'), [
      'no_claim',
      'conflicting_placements',
    ]));

  for (const [labels, says] of [
    [['June 30', 'July 31'], 'Ada resigns on N'],
    [['June', 'July 15'], 'Ada resigns in N'],
    [['Before March 2026', 'March 2, 2026'], 'Ada resigns N'],
    [['10 wins', '12 wins'], 'Ada has exactly N'],
    [['4.3%', '4.4%'], 'the rate is N'],
    [['5+ wins', '4 wins'], 'Ada has N'],
    [['Boston by 1 to 6', 'Boston by 7 to 14'], 'it is N'],
    [['Round 2', 'Round 3'], 'the fight ends in N'],
    [['76ers', 'Celtics'], 'it is won by N'],
  ] as const) {
    it(`${labels.join(' and ')}, where ${says}: only one pays`, () =>
      assert.deepEqual(kindsOf(labels, says), ['contradicts', 'contradicts']));
  }
});

describe('texts against an exclusive event', () => {
  const areApart = (rules: (name: string) => string): boolean =>
    relate(memberOnA('Ada', rules('Ada')), memberOnA('Ben', rules('Ben'))).kind === 'related';

  for (const sentence of [
    'If there is a tie, this market resolves to Yes.',
    'In a tie the market is paid in full.',
    'Joint awards count.',
    'If the pen goes to a pair, either name resolves to Yes.',
    'Who receives it, alone or with others, has received it.',
  ]) {
    it(`H79 several may pay: ${sentence}`, () =>
      assert.ok(!areApart((name) => `${receives(name)} ${sentence}`)));
  }

  it('a tie pays the member of that name alone', () =>
    assert.ok(
      areApart((name) => `${receives(name)} If it ends in a tie, the market called "Tie" resolves to Yes.`),
    ));

  it('H79 all but one pay', () => {
    assert.ok(areApart(receives));
    assert.ok(!areApart((name) => `If ${name} receives the pen, then the market resolves to No.`));
    assert.ok(!areApart((name) => `The market resolves to Yes unless ${name} receives the pen.`));
    assert.ok(!areApart((name) => `No if ${name} receives the pen, otherwise the market resolves to Yes.`));
    const apart = (label: string) =>
      relate(memberOnA(label, receives(label)), memberOnA('Ben', receives('Ben'))).kind === 'related';
    assert.ok(!apart('Someone other than Ada'));
    assert.ok(!apart('Ada or Ben'));
    assert.ok(!apart('Not Ada'));
    assert.ok(apart('Someone else'));
  });
});

describe('the label of a rung', () => {
  it('counts in the unit of the other rungs', () => {
    const areRelated = (first: string, second: string): boolean =>
      relate(rung(110, { yes_sub_title: first }), rung(100, { yes_sub_title: second })).kind === 'related';
    assert.ok(areRelated('Above $110', 'Above $100'));
    assert.ok(areRelated('111 or above', 'Above 100'));
    assert.ok(!areRelated('Above 110%', 'Above $100'));
    assert.ok(!areRelated('Above 110 wins', 'Above 100 points'));
  });
});

describe('what is shown beside the rules', () => {
  const { members } = readWorld(1, 2000);
  const find = (isMeant: (member: WorldMember) => boolean): WorldMember => {
    const found = members.find((member) => member.claim !== undefined && isMeant(member));
    assert.ok(found !== undefined);
    return found;
  };
  const reasonOf = (
    { source }: WorldMember,
    changes: Partial<ContractVersion>,
    eventChanges: Partial<EventFacts> = {},
  ): string => {
    const event = source.event && { ...source.event, ...eventChanges };
    const { claim, withheld } = readContract(simulatedReader, { ...source.contract, ...changes }, event);
    return claim === undefined ? (withheld[0]?.reason ?? '') : 'claim';
  };
  const soccer = find(({ claim, venue }) => venue === 'venue_a' && claim?.family === 'soccer');
  const game = find(
    ({ claim, venue }) =>
      venue === 'venue_a' && claim?.family === 'game' && claim.variable.frame.window === 'full game',
  );

  it('is of the teams that the rules are of', () => {
    const { terms, title } = soccer.source.contract;
    const competition = (name: string) => ({
      terms: { ...terms, event: { product_metadata: { competition: name } } },
    });
    assert.equal(reasonOf(soccer, competition('Premier League')), 'claim');
    assert.equal(reasonOf(soccer, competition('Super League (W)')), 'subject_conflict');
    assert.equal(reasonOf(soccer, competition('Youth League')), 'subject_conflict');
    assert.equal(reasonOf(soccer, { title: `${title} (Reserves)` }), 'subject_conflict');
    assert.equal(reasonOf(soccer, {}, { title: 'Under-21 final' }), 'subject_conflict');
    assert.equal(reasonOf(soccer, { terms: { ...terms, subtitle: 'Women' } }), 'subject_conflict');
  });

  it('is of the part of the game that the rules are of', () => {
    const { terms, title } = game.source.contract;
    const scope = (name: string) => ({
      terms: { ...terms, event: { product_metadata: { competition_scope: name } } },
    });
    assert.equal(reasonOf(game, scope('Game')), 'claim');
    assert.equal(reasonOf(game, scope('First Half')), 'subject_conflict');
    assert.equal(reasonOf(game, { title: `${title} (1st quarter)` }), 'subject_conflict');
    assert.equal(reasonOf(game, { terms: { ...terms, subtitle: 'Second half' } }), 'subject_conflict');
  });

  it('is of the year that the rules are of', () => {
    const { terms } = game.source.contract;
    assert.equal(reasonOf(game, { terms: { ...terms, subtitle: '2031' } }), 'subject_conflict');
    const touch = find(
      ({ claim, source }) =>
        claim?.family === 'price' &&
        / in November\?$/.test(source.contract.title) &&
        /2026/.test(source.contract.rules),
    );
    const { title } = touch.source.contract;
    assert.equal(reasonOf(touch, { title: title.replace('?', ' 2026?') }), 'claim');
    assert.equal(reasonOf(touch, { title: title.replace('?', ' 2031?') }), 'bound_conflict');
  });

  it('denies no figure of the labour market', () => {
    const jobs = find(({ claim, venue }) => venue === 'venue_b' && claim?.family === 'us_jobs');
    assert.equal(reasonOf(jobs, { title: `${jobs.source.contract.title} Never` }), 'subject_conflict');
  });
});
