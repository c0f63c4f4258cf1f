/** Ladders whose texts hide a term outside the condition: sentences beside it, tails, references, other periods. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ContractReading, readContract, variableKey } from '../../src/core/claim/index.ts';
import {
  ExactNumber,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { readingOf, sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';

interface Rung {
  readonly rules: string;
  readonly floor: string;
  readonly type?: string;
  readonly label?: string;
  readonly title?: string;
  readonly more?: string;
}

function read({ rules, floor, type = 'greater', label = '', title = '', more = '' }: Rung): ContractReading {
  const event = 'KXHARBORTOLL-26NOV20';
  const { contract, event: facts } = readVenueA(
    venueAMarket({
      ticker: `${event}-T${floor}`,
      event_ticker: event,
      title,
      yes_sub_title: label,
      rules_primary: rules,
      rules_secondary: more,
      strike_type: type,
      floor_strike: new ExactNumber(floor),
    }),
    venueAEvent({ event_ticker: event, series_ticker: 'KXHARBORTOLL', title: 'Harbor toll' }),
  );
  return readContract(simulatedReader, contract, facts);
}

function toll(floor: string, more: Partial<Rung> = {}): Rung {
  return {
    rules: `If the Harbor Bank price index is above ${floor} on Nov 20, 2026, then the market resolves to Yes.`,
    floor,
    ...more,
  };
}

function keyOf({ claim, withheld }: ContractReading): string {
  assert.ok(claim !== undefined, JSON.stringify(withheld));
  return variableKey(claim.variable);
}

function checkWithheld(name: string, rung: Rung, reason = 'unknown_clause'): void {
  it(`${name}: ${reason}`, () => {
    const { claim, withheld } = read(rung);
    assert.equal(claim, undefined);
    assert.ok(
      withheld.some((each) => each.reason === reason),
      JSON.stringify(withheld),
    );
  });
}

describe('a plain ladder', () => {
  it('is one figure inside its event', () => {
    assert.equal(keyOf(read(toll('100'))), keyOf(read(toll('110'))));
  });
});

describe('an unread sentence withholds a ladder', () => {
  for (const sentence of [
    'Only the highest strike met pays.',
    'Each strike counts from when it was added.',
    'Read below for above.',
    'The reverse holds on Mondays.',
    'A toll of the harbor is what a ship leaves there.',
  ]) {
    checkWithheld(`H72 ${sentence}`, toll('100', { more: sentence }));
  }
  for (const sentence of [
    '100 and more is Yes only in the morning.',
    'If the index is above 100, it is only so in the morning.',
  ]) {
    checkWithheld(`H72 with the bound in it: ${sentence}`, toll('100', { more: sentence }));
  }

  it('H72 in the description of ranges on venue_b', () => {
    const readB = (more: string): ContractReading => {
      const rules = `Decided by posts by Arlo Vance, as the official tracker gives it at the end of November 20, 2026, ET. Each market counts the range in its title, both ends included.${more}`;
      const { contract, event } = readVenueB(
        venueBMarket({ slug: 'posts', question: 'Posts?', groupItemTitle: '100-119', description: rules }),
        venueBEvent({ slug: 'posts', title: 'Posts', description: rules }),
      );
      return readContract(simulatedReader, contract, event);
    };
    assert.equal(readB('').claim?.family, 'ladder');
    assert.equal(readB(' Only the highest range pays.').claim, undefined);
  });

  it('H73 what a carried family refuses for it is not taken by a ladder', () => {
    let checked = 0;
    for (const each of sharedContracts({ seed: 1, markets: 2000 })) {
      const { contract, event } = each;
      if (contract.legs !== undefined || readingOf(each).claim === undefined) continue;
      const rules = `${contract.rules} Only the highest strike met pays.`;
      const { claim, withheld } = readContract(simulatedReader, { ...contract, rules }, event);
      assert.equal(claim, undefined, contract.id);
      assert.ok(withheld.some(({ reason }) => reason === 'unknown_clause' || reason === 'bound_conflict'));
      checked += 1;
    }
    assert.ok(checked > 1000, `${checked} contracts`);
  });
});

/** Rules whose tail, between the bound and the outcome, or whose subject is given. */
const withTail = (tail: string): Rung => ({
  rules: `If the Harbor Bank price index is above 100${tail}, then the market resolves to Yes.`,
  floor: '100',
});
const withSubject = (subject: string): Rung => ({
  rules: `If ${subject} is above 100 on Nov 20, 2026, then the market resolves to Yes.`,
  floor: '100',
});

describe('the end of a statement is known word by word', () => {
  for (const tail of [
    ' and up to the next strike',
    ' and up to the next step',
    ' by up to 50',
    '+ points',
    ' to 50',
    ' to 2000',
    ' by 50',
    ' by 2000',
    ' from 50',
    ' in 50',
    ' in Sub-110',
    ' in B110',
    ' pro rata',
    ' on Nov 20, 2026, pro rata',
    ' in Up To The Next Strike',
    ' in the morning',
    ' for each strike',
    ' on Nov 20, 2026 and at 110 in June',
    ' on Nov 20, 2026, capped at 110',
    ' by at most 10',
    ' until it turns',
    ' points a share',
    ' or so',
    ', in part',
    ' on the day of its listing',
    ' on Nov 20, 2026 - or the reverse',
  ]) {
    checkWithheld(`H74${tail}`, withTail(tail), 'unknown_scope');
  }
  for (const tail of [
    '',
    ' points',
    ' million points',
    ' dollars per barrel',
    '%',
    ' on Nov 20, 2026',
    ' at 5 PM EST on Nov 20, 2026',
    ' at noon on Nov 20, 2026',
    ' in November 2026',
    ' in 2026 Q4',
    ' by Nov 20, 2026 at 12:00 AM ET',
    ' at the end of Nov 20, 2026, ET',
    ' at any time from Nov 1, 2026 to 11:59 PM ET on Nov 20, 2026',
    ' in New York City on Nov 20, 2026',
    ' on Nov 20, 2026, according to the Harbor Bank of Lisbon',
    ' points in the Lisbon vs Porto professional football game originally scheduled for Nov 20, 2026 at 4:05 PM EST',
    ' goals in the second half',
  ]) {
    it(`H74 a plain end is read:${tail}`, () => assert.equal(read(withTail(tail)).claim?.family, 'ladder'));
  }
});

describe('a number that bears a mark is no number', () => {
  for (const mark of ['\u0338', '\u20dd', '\u0305'])
    checkWithheld(
      `U+${mark.codePointAt(0)?.toString(16)}`,
      toll('100', { rules: toll('100').rules.replace('100', `100${mark}`) }),
      'unknown_scope',
    );
  it('a letter may have an accent', () =>
    assert.equal(
      read(toll('100', { rules: toll('100').rules.replace('Bank', 'Ba\u0301nk') })).claim?.family,
      'ladder',
    ));
});

describe('a unit inside a condition is known', () => {
  const least = (unit: string): ContractReading =>
    read({
      rules: `If the Harbor Bank price index is 100 ${unit} or more on Nov 20, 2026, then the market resolves to Yes.`,
      floor: '100',
      type: 'greater_or_equal',
    });
  it('H74 100 points or more', () => assert.equal(least('points').claim?.family, 'ladder'));
  it('H74 100 less or more', () => assert.equal(least('less').claim, undefined));
  it('H74 100 shy or more', () => assert.equal(least('shy').claim, undefined));
});

describe('the subject of a statement is made of names and words of a closed list', () => {
  for (const subject of [
    'zero of the Harbor Bank prices',
    'no price of the Harbor Bank',
    'the pro rata price',
    'the price up to June',
    'the price of Harbor Bank at most',
    'Nobody in Lisbon',
    'Not Harbor Bank',
    'the share of towns without a price',
    'the price inverse',
  ]) {
    checkRefused(`H74 ${subject}`, withSubject(subject));
  }
});

/** The tenth of a chart is above the fifteenth: rungs on places are in the order that is the reverse of their numbers. */
describe('a statement names a figure that is more where its number is higher', () => {
  const higher = (words: string): Rung => ({
    rules: `If ${words}, then the market resolves to Yes.`,
    floor: '10',
    type: 'greater_or_equal',
  });
  for (const words of [
    'Alder Song is 10 or higher on Billboard',
    'Alder Song reaches 10 or higher on Billboard',
    'Lisbon is at least 10 in Eastern Conference on Nov 20, 2026',
    'Lisbon is 10 or higher in Coaches Poll on Nov 20, 2026',
    'the Rank of Lisbon is 10 or higher',
    'the Draft Position of Lisbon is 10 or higher',
    "Ana Doe's World Ranking is 10 or higher on Nov 20, 2026",
    'the Seed of Lisbon is 10 or higher',
    'the chart number of Alder Song is 10 or higher',
    'the value of Alder Song in the Rankings is 10 or higher',
    'the highest level of Alder Song on the chart is 10 or higher',
  ]) {
    checkWithheld(words, higher(words), 'unknown_scope');
  }
  for (const words of [
    'the score of Alder Song is 10 or higher on Billboard',
    'the number of streams of Alder Song is 10 or higher',
    'Lisbon has 10 points or more in Eastern Conference on Nov 20, 2026',
    'Lisbon is 10% or higher on Nov 20, 2026',
    'Lisbon Coin is $10 or higher on Nov 20, 2026',
    'Lisbon wins by 10 or more',
    'Ana Doe records 10 or more in the Lisbon vs Porto professional football game',
  ]) {
    it(`is read: ${words}`, () => assert.equal(read(higher(words)).claim?.family, 'ladder'));
  }
});

describe('a statement that refers to the market itself is not understood', () => {
  for (const subject of [
    'the open interest of this strike',
    'the open interest of the strike',
    'the price of this market',
    "the title's index",
    'the index of the title',
    'the sales of the artist of the subtitle',
    'the sales of the listed artist',
    'the sales of the artist named above',
    'the specified price',
    'the price of the label',
    'the price of this event',
    'the volume of the contract',
    'the index in question',
    'the price of The Strike',
  ]) {
    checkRefused(`H76 ${subject}`, withSubject(subject));
  }
  for (const tail of [
    ' in the period of the title',
    " in the title's period",
    ' at the listed time',
    ' at the specified time',
    ' for this market',
    ' at expiration',
    ' as named above',
    ' at Expiration',
  ]) {
    checkWithheld(`H76${tail}`, withTail(tail), 'unknown_scope');
  }
});

function checkRefused(name: string, rung: Rung): void {
  it(`${name}: withheld`, () => assert.equal(read(rung).claim, undefined));
}

describe('what a title or a label says beside the bound tells two figures apart', () => {
  const titled = (floor: string, title: string): string => keyOf(read(toll(floor, { title })));
  const labelled = (floor: string, label: string): string => keyOf(read(toll(floor, { label })));

  it('H77 two bounds of one week are one figure', () => {
    assert.equal(titled('100', 'Week 7: above 100?'), titled('110', 'Week 7: above 110?'));
    assert.equal(titled('1000', 'Above $1,000 in Week 7?'), titled('1100', 'Above $1,100 in Week 7?'));
  });

  it('H77 two weeks are two figures', () => {
    assert.notEqual(titled('100', 'Week 7: above 100?'), titled('110', 'Week 8: above 110?'));
    assert.notEqual(titled('100', 'Prices in 2026'), titled('110', 'Prices in 2027'));
    assert.notEqual(titled('100', 'v1.5 prices'), titled('110', 'v2.5 prices'));
  });

  it('H77 a day or an hour that is the bound of its rung stays one', () => {
    assert.notEqual(titled('20', 'Above 20 on Nov 20, 2026'), titled('21', 'Above 21 on Nov 21, 2026'));
    assert.notEqual(titled('20', 'Above 20 on Nov 20'), titled('21', 'Above 21 on Nov 21'));
    assert.notEqual(titled('5', 'Above 5 at 5 PM'), titled('6', 'Above 6 at 6 PM'));
    assert.notEqual(titled('5', 'Above 5 at 5pm'), titled('6', 'Above 6 at 6pm'));
    assert.equal(titled('5', 'Above 5 at 5 PM'), titled('6', 'Above 6 at 5 PM'));
  });

  it('H77 the label as well', () => {
    assert.equal(labelled('100', 'Week 7: above 100'), labelled('110', 'Week 7: above 110'));
    assert.notEqual(labelled('100', 'Week 7: above 100'), labelled('110', 'Week 8: above 110'));
  });
});

describe('a number that ends a name is no bound', () => {
  const labelled = (floor: string, label: string): string => keyOf(read(toll(floor, { label })));
  const titled = (floor: string, title: string): string => keyOf(read(toll(floor, { title })));

  it('H85 a stage of the label tells two figures apart, also where it is the bound', () => {
    assert.equal(labelled('100', 'Semifinal 2'), labelled('110', 'Semifinal 2'));
    assert.notEqual(labelled('2', 'Semifinal 2'), labelled('3', 'Semifinal 3'));
  });

  it('H85 a week or a product of the title does', () => {
    assert.notEqual(titled('7', 'Week 7'), titled('8', 'Week 8'));
    assert.notEqual(titled('2', 'Above 2 in Dota 2'), titled('3', 'Above 3 in Dota 3'));
    assert.equal(titled('2', 'Above 2 in Dota 2'), titled('3', 'Above 3 in Dota 2'));
  });
});
