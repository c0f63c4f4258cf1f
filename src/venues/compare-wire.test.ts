import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareWire, sampleOf } from './compare-wire.ts';
import { encodedList, flag, listOf, number, objectOf, oneOf, text, wireShape } from './wire-shape.ts';

const leg = wireShape('leg', { needed: { side: oneOf('yes', 'no') } });

const market = wireShape('market', {
  needed: { ticker: text },
  used: {
    status: oneOf('active', 'closed'),
    line: number,
    open: flag,
    outcomes: encodedList,
    legs: listOf(objectOf(leg)),
    count: text,
    count_fp: text,
  },
  neededOneOf: [['count_fp', 'count']],
  unused: 'icon image',
  placeholderFlag: 'active',
});

const whole = { ticker: 'A', count_fp: '1' };

/** What differs, as `kind field`. */
function compare(payload: unknown, turn = 0): readonly string[] {
  const found: string[] = [];
  const diverges = ({ kind, field }: { kind: string; field: string }) => void found.push(`${kind} ${field}`);
  // As it comes: without members that are undefined.
  compareWire(JSON.parse(JSON.stringify(payload)), objectOf(market), 'answer', { diverges }, turn);
  return found;
}

function checkDivergence(what: string, members: object, expected: readonly string[]): void {
  it(what, () => assert.deepEqual(compare({ ...whole, ...members }), expected));
}

describe('a payload against its shape', () => {
  checkDivergence('agrees where all is known', { status: 'active', icon: {}, open: true, line: '-3.5' }, []);
  checkDivergence('takes null for nothing', { status: null, legs: null, line: null }, []);
  checkDivergence('has a new field', { novelty: 1 }, ['new_field market.novelty']);
  it('is looked at no further than so many values, known or not', () => {
    const members = Array.from({ length: 20_000 }, (_, place) => [`field_${place}`, 1]);
    assert.equal(compare({ ...whole, ...Object.fromEntries(members) }).length, 10_000 - 3);
  });
  checkDivergence('has a new word', { status: 'frozen' }, ['new_value market.status']);
  checkDivergence('has another kind of text', { ticker: { id: 'A' } }, ['wrong_type market.ticker']);
  checkDivergence('has another kind of number', { line: 'even' }, ['wrong_type market.line']);
  checkDivergence('has another kind of flag', { open: 'true' }, ['wrong_type market.open']);
  checkDivergence('has an object for a list', { legs: {} }, ['wrong_type market.legs']);
  checkDivergence('has a list as a text', { outcomes: '["Yes","No"]' }, []);
  checkDivergence('has a text that holds no list', { outcomes: 'Yes' }, ['wrong_type market.outcomes']);
  checkDivergence('lacks a needed field', { ticker: undefined }, ['missing_field market.ticker']);
  checkDivergence('has null for a needed field', { ticker: null }, ['missing_field market.ticker']);
  checkDivergence('has the former name of a needed field', { count_fp: undefined, count: '1' }, []);
  checkDivergence('lacks all names of a needed field', { count_fp: undefined }, [
    'missing_field market.count_fp or count',
  ]);
  checkDivergence('differs within a list', { legs: [{ side: 'yes' }, { side: 'maybe', fee: '1' }] }, [
    'new_value leg.side',
    'new_field leg.fee',
  ]);

  it('is no object at all', () => {
    assert.deepEqual(compare('<html>'), ['wrong_type answer']);
    assert.deepEqual(compare([]), ['wrong_type answer']);
  });

  it('needs nothing as a placeholder', () => {
    const shape = wireShape('market', {
      needed: { ticker: text },
      used: { active: flag },
      placeholderFlag: 'active',
    });
    const missing = (payload: object) => {
      let count = 0;
      compareWire(payload, objectOf(shape), 'answer', { diverges: () => void count++ });
      return count;
    };
    assert.equal(missing({ active: false }), 0);
    assert.equal(missing({ active: true }), 1);
  });

  it('is looked at in part where a list is long, elsewhere each time', () => {
    const legs = Array.from({ length: 200 }, (_, place) => ({ side: `${place}` }));
    assert.equal(compare({ ...whole, legs }).length, 20);
    const seen = new Set<unknown>();
    for (let turn = 0; turn < 10; turn++)
      compareWire(
        legs,
        listOf(objectOf(leg)),
        'legs',
        { diverges: ({ found }) => void seen.add(found) },
        turn,
      );
    assert.equal(seen.size, 200);
  });
});

describe('an example', () => {
  it('is cut, however large the value is', () => {
    const huge = Object.fromEntries(
      Array.from({ length: 1000 }, (_, place) => [`name-${place}`, 'x'.repeat(1000)]),
    );
    for (const value of [huge, [huge, huge], 'y'.repeat(100_000), { a: { b: { c: { d: huge } } } }])
      assert.ok(sampleOf(value).length <= 301);
  });

  it('is JSON where it fits', () => {
    assert.equal(sampleOf({ a: ['1', true, null] }), '{"a":["1",true,null]}');
    assert.equal(sampleOf(undefined), 'nothing');
  });
});
