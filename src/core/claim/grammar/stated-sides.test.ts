import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sidesStated } from './stated-sides.ts';

test('two sides are named by the statement of a match', () =>
  assert.deepEqual(
    sidesStated(
      'If magic wins the Alder Showdown #6 2026: magic vs. Birch Five CS2 match originally scheduled for Jul 9, 2026 at 2:00 PM EDT, then the market resolves to Yes.',
    ),
    ['magic', 'Birch Five'],
  ));

test('no other form names any', () => {
  assert.deepEqual(
    sidesStated(
      'If magic wins the Alder Showdown: magic vs. Birch CS2 match originally scheduled for Jul 9.',
    ),
    [],
  );
  assert.deepEqual(
    sidesStated(
      'If magic wins the Alder Showdown 2026: magic vs. Birch chess match originally scheduled for Jul 9.',
    ),
    [],
  );
  assert.deepEqual(
    sidesStated(
      'If magic, or not, wins the Alder (Showdown) 2026: magic vs. Birch CS2 match originally scheduled for Jul 9.',
    ),
    [],
  );
});

test('a long line takes no time', () =>
  assert.deepEqual(
    sidesStated(`${'wins the Alder 2026: a vs. b '.repeat(2000)} match originally scheduled for Jul 9`),
    [],
  ));
