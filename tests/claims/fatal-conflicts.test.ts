/** Terms that contradict each other withhold a contract with all that its event declares: one of the two may be wrong. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readExclusive } from './exclusive-market.ts';

test('a market whose terms agree has its place in the exclusive event', () => {
  const { claim, exclusiveKey } = readExclusive({});
  assert.ok(claim !== undefined && exclusiveKey !== undefined);
});

for (const fields of [
  { yes_sub_title: 'Above 4' },
  { floor_strike: 4 },
  { rules_primary: 'If the count is above 5, then the market resolves to Yes.' },
]) {
  test(`${JSON.stringify(fields)} beside terms that say 3: no claim, and no place in the event`, () => {
    const { claim, exclusiveKey, exclusiveMark, withheld } = readExclusive(fields);
    assert.deepEqual([claim, exclusiveKey, exclusiveMark], [undefined, undefined, undefined]);
    assert.ok(withheld.some(({ reason }) => reason === 'bound_conflict'));
  });
}
