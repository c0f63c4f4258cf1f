import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartOf, firmOf, honourOf, officeOf, personOf, projectOf, speechOf, workOf } from './made-up.ts';

test('numbered names never repeat', () => {
  const checkUnique = (count: number, nameOf: (number: number) => string): void => {
    const names = new Set(Array.from({ length: count }, (_, number) => nameOf(number)));
    assert.equal(names.size, count);
  };
  checkUnique(10_000, (number) => personOf(3, 'x', number));
  checkUnique(2000, (number) => firmOf(3, 'x', number));
  checkUnique(4000, (number) => workOf(3, 'x', number));
  checkUnique(5000, (number) => officeOf(3, number));
  checkUnique(10_000, (number) => honourOf(3, number));
  checkUnique(10_000, (number) => chartOf(3, number));
  checkUnique(300_000, (number) => projectOf(3, number).name);
  checkUnique(3000, (number) => Object.values(speechOf(3, number)).join(': '));
});
