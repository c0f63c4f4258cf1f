/** Bills, margins and finishing places whose texts differ in one thing: each is another variable, or withheld. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ContractReading, readContract, variableKey } from '../../src/core/claim/index.ts';
import { formatPayout } from '../../src/core/exact/index.ts';
import {
  ExactNumber,
  type Raw,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';

let serial = 0;

function readA(rules: string, label: string, fields: Raw = {}): ContractReading {
  serial += 1;
  const { contract, event } = readVenueA(
    venueAMarket({
      ticker: `KXSUBJECT-27-${serial}`,
      event_ticker: 'KXSUBJECT-27',
      yes_sub_title: label,
      rules_primary: rules,
      ...fields,
    }),
    venueAEvent({ event_ticker: 'KXSUBJECT-27', series_ticker: 'KXSUBJECT', title: 'Subject' }),
  );
  return readContract(simulatedReader, contract, event);
}

function readB(rules: string, label: string): ContractReading {
  serial += 1;
  const { contract, event } = readVenueB(
    venueBMarket({
      slug: `subject-${serial}`,
      question: 'Subject?',
      groupItemTitle: label,
      description: rules,
    }),
    venueBEvent({ slug: 'subject', title: 'Subject', description: rules }),
  );
  return readContract(simulatedReader, contract, event);
}

function readAs({ claim, withheld }: ContractReading): { key: string; pays: string } {
  assert.ok(claim !== undefined, JSON.stringify(withheld));
  return { key: variableKey(claim.variable), pays: formatPayout(claim.payout) };
}

function checkWithheld({ claim, withheld }: ContractReading, reason: string): void {
  assert.equal(claim, undefined);
  assert.equal(withheld[0]?.reason, reason, JSON.stringify(withheld));
}

describe('a bill', () => {
  const before = (name: string, since = 'Jan 1, 2026', fate = 'becomes law'): string =>
    `Yes if the ${name} ${fate}, since ${since} and before Jan 1, 2027, dates in Eastern time, as given by the Federal Register.`;
  const until = (name: string, source = 'the Federal Register'): string =>
    `Yes if the ${name} becomes law, since Jan 1, 2026 and until 11:59:59 PM ET on December 31, 2026, dates in Eastern time; No otherwise.\n\nThe source is ${source}.`;

  it('is the same on both venues by the same name, fate, beginning and register', () => {
    assert.deepEqual(
      readAs(readA(before('Farm Bill'), 'Before Jan 1, 2027')),
      readAs(readB(until('Farm Bill'), 'December 31')),
    );
  });
  it('is another by any other word', () => {
    const keys = [
      before('Farm Bill'),
      before('Farm Bill II'),
      before('Farm Bill (Revised)'),
      before('Barn Bill'),
      before('Farm Bill', 'Jan 2, 2026'),
      before('Farm Bill', 'Jan 1, 2026', 'passes the House'),
      before('Farm Bill', 'Jan 1, 2026', 'is signed'),
      before('Farm Bill', 'Jan 1, 2026', 'is signed into law or otherwise enacted'),
    ].map((rules) => readAs(readA(rules, '')).key);
    assert.equal(new Set(keys).size, keys.length);
  });
  it('is withheld where label and rules disagree, or a word is new', () => {
    checkWithheld(readA(before('Farm Bill'), 'Before Jan 1, 2028'), 'bound_conflict');
    checkWithheld(readB(until('Farm Bill'), 'December 30'), 'bound_conflict');
    checkWithheld(readB(until('Farm Bill', 'a consensus of reports'), 'December 31'), 'unknown_clause');
    checkWithheld(readA(before('Farm Bill').replace('since', 'from'), ''), 'unknown_clause');
    checkWithheld(
      readB(`${until('Farm Bill')}\n\nClarification (2026-11-15): a farm must be meant.`, 'December 31'),
      'unknown_clause',
    );
  });
  it('is withheld where its two texts name two bills', () => {
    checkWithheld(readB(`${until('Farm Bill')}\n\n${until('Barn Bill')}`, 'December 31'), 'clause_conflict');
  });
});

describe('a margin of victory', () => {
  const ladder = (bound: string, place = 'Ohio', year = '2028', seat = 'Senate'): string =>
    `Yes if the certified margin of the Democratic nominee over the Republican nominee in the ${seat} race of ${year} in ${place} is at least ${bound} percentage points, to one decimal.`;
  const bracket = (place = 'Ohio'): string =>
    `Decided by the certified margin of the Democratic nominee over the Republican nominee in the Senate race of 2028 in ${place}, in percentage points to one decimal.`;
  const border = '\n\nA value exactly between two brackets belongs to the higher bracket.';
  const strike = (floor: string, type = 'greater_or_equal'): Raw => ({
    strike_type: type,
    floor_strike: new ExactNumber(floor),
  });

  it('is read alike from ladders and brackets', () => {
    const rung = readAs(readA(ladder('-2'), 'At least -2 points', strike('-2')));
    assert.equal(rung.pays, '[-2, inf)');
    const binned = readAs(readB(bracket() + border, '-2 to 0'));
    assert.deepEqual(binned, { key: rung.key, pays: '[-2, -0.1]' });
    assert.equal(readAs(readB(bracket() + border, 'Below -2')).pays, '(-inf, -2.1]');
  });
  it('is another for another place, year or seat', () => {
    const keys = [
      ladder('3'),
      ladder('3', 'Ohio district 3'),
      ladder('3', 'Ohio', '2030'),
      ladder('3', 'Ohio', '2028', 'special Senate'),
    ].map((rules) => readAs(readA(rules, 'At least 3 points', strike('3'))).key);
    assert.equal(new Set(keys).size, keys.length);
  });
  it('is withheld where bounds disagree or borders are not settled', () => {
    checkWithheld(readA(ladder('3'), 'At least 4 points', strike('3')), 'bound_conflict');
    checkWithheld(readA(ladder('3'), 'At least 3 points', strike('3', 'greater')), 'bound_conflict');
    checkWithheld(readB(bracket(), '-2 to 0'), 'unknown_scope');
    checkWithheld(readB(bracket() + border, 'Somebody'), 'no_bound');
  });
});

describe('a finishing place', () => {
  const tied = ' Tied entries all hold the better place.';
  const top = (place: number, chart = 'Lumen jazz chart in Chile', day = 'Dec 10, 2026'): string =>
    `Yes if Juno Park finishes in the top ${place} of the ${chart} published on ${day}, ties included.`;

  it('is one number for every part of the chart', () => {
    const five = readAs(readA(top(5) + tied, 'Juno Park'));
    const ten = readAs(readA(top(10) + tied, 'Juno Park'));
    assert.equal(five.key, ten.key);
    assert.deepEqual([five.pays, ten.pays], ['[1, 5]', '[1, 10]']);
  });
  it('is another on another chart or day', () => {
    const keys = [
      top(5),
      top(5, 'Lumen jazz chart in Peru'),
      top(5, 'Lumen jazz chart in Chile North'),
      top(5, 'Lumen jazz chart in Chile', 'Dec 11, 2026'),
    ].map((rules) => readAs(readA(rules + tied, 'Juno Park')).key);
    assert.equal(new Set(keys).size, keys.length);
  });
  it('is withheld for somebody else, or where ties are not settled', () => {
    checkWithheld(readA(top(5) + tied, 'Mira Sol'), 'unknown_clause');
    checkWithheld(readA(top(5), 'Juno Park'), 'unknown_scope');
    checkWithheld(readA(`${top(5)} Tied entries all hold the worse place.`, 'Juno Park'), 'unknown_clause');
  });
});
