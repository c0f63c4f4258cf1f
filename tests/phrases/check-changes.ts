/** That every part of a text is part of its claim: each change of it makes another thing, or is not read. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { groupKey } from '../../src/core/claim/index.ts';
import { checkRelation, read, type Text } from './own-texts.ts';

type Change = readonly [from: string, to: string];

/** The same text twice is one thing; a changed one is another, or is not read. */
export function checkChanges(name: string, text: Text, changes: readonly Change[]): void {
  const key = (each: Text): string | undefined => {
    const { claim } = read(each);
    return claim === undefined ? undefined : groupKey(claim.variable);
  };
  describe(name, () => {
    checkRelation('is what it is', text, { ...text, market: 'Y' }, 'equivalent');
    const own = key(text);
    for (const [from, to] of changes) {
      test(`with "${to}" for "${from}" is another thing`, () => {
        const rules = text.rules.replace(from, to);
        assert.notEqual(rules, text.rules);
        assert.notEqual(key({ ...text, rules }), own);
      });
    }
    test('with another label is another thing', () => {
      const { groupItemTitle } = text.fields ?? {};
      const other =
        groupItemTitle === undefined
          ? { ...text, title: `${text.title} Or Elm?` }
          : { ...text, fields: { groupItemTitle: 'Elm' } };
      assert.notEqual(key(other), own);
    });
  });
}
