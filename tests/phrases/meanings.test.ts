import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Saying } from '../../src/core/claim/clause.ts';
import { phrases } from '../../src/core/claim/grammar/index.ts';
import { readMeanings, statedMeanings } from './stated-meanings.ts';

test('every example means what was stated of it', () => {
  assert.deepEqual(readMeanings(), statedMeanings());
});

test('a meaning that is turned round no longer agrees with what was stated', () => {
  let turned = 0;
  for (const { sentence, says } of statedMeanings()) {
    const [sayings, slots]: [readonly Saying[], readonly string[]] = JSON.parse(says);
    for (const place of sayings.keys()) {
      const other = sayings.map((each, index) => (index === place ? turn(each) : each));
      assert.notEqual(JSON.stringify([other, slots]), says, `${sentence} agrees with its opposite`);
      turned += 1;
    }
  }
  assert.ok(turned >= phrases.length / 2);
});

function turn(saying: Saying): Saying {
  switch (saying.says) {
    case 'yes_if':
      return { ...saying, says: 'no_if' };
    case 'no_if':
      return { ...saying, says: 'yes_if' };
    case 'tie':
      return { ...saying, pays: '0' };
    case 'void':
      return { ...saying, pays: saying.pays === '0' ? '1' : '0' };
    case 'scope':
      return { ...saying, scope: `not ${saying.scope}` };
    case 'border':
      return { ...saying, belongs: saying.belongs === 'higher' ? 'lower' : 'higher' };
    case 'otherwise_no':
      return { says: 'nothing' };
    case 'judgement':
      return { says: 'nothing' };
    default:
      return { says: 'judgement' };
  }
}
