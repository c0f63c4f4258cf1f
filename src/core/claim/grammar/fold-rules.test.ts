import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldRules, originOf } from './fold-rules.ts';

function checkFolded(rules: string, expected: string): void {
  test(`${JSON.stringify(rules)} is folded to ${JSON.stringify(expected)}`, () => {
    const folded = foldRules(rules);
    assert.equal(folded.kind === 'folded' ? folded.text : folded.reason, expected);
  });
}

checkFolded('It pays \u201cYes\u201d.', 'It pays "Yes".');
checkFolded('the team\u2019s 1\u20112 record', "the team's 1-2 record");
checkFolded('10\u202fAM\u00a0ET', '10 AM ET');
checkFolded('S\u00e3o Paulo wins.', 'S\u00e3o Paulo wins.');
checkFolded('Sa\u0303o Paulo wins.', 'S\u00e3o Paulo wins.');
checkFolded('<p>It pays.</p>', '\n  It pays.    ');
// Letters that only look like the plain ones, invisible characters, digits that are no digits.
checkFolded('it does n\u043et count.', 'odd_characters');
checkFolded('it counts\u200b.', 'odd_characters');
checkFolded('it \u202ecounts.', 'odd_characters');
checkFolded('above 10\u00b2 points.', 'odd_characters');
checkFolded('above \u0661\u0660 points.', 'odd_characters');
// Texts that break off.
checkFolded('The market resolves to Yes if...', 'cut_text');
checkFolded('The market resolves to Yes if the', 'cut_text');
checkFolded('The market resolves to Yes (as reported by', 'cut_text');
checkFolded('The market resolves to Yes (as reported by The Paper', 'cut_text');
checkFolded('The market resolves to Yes (as reported) (by The Paper', 'cut_text');
checkFolded('Yes (as reported).', 'Yes (as reported).');
checkFolded('The market resolves to Yes,', 'cut_text');
checkFolded('The market resolves to Yes', 'The market resolves to Yes');

test('a place of the folded text leads back to the text as it was written', () => {
  const folded = foldRules('A\u2026z'.replace('\u2026', '\u00e9\u2014'));
  assert.equal(folded.kind, 'folded');
  if (folded.kind !== 'folded') return;
  assert.equal(folded.text, 'A\u00e9-z');
  assert.equal(originOf(folded, folded.text.indexOf('z')), 3);
  const wide = foldRules('\ufb01nal \u201cz\u201d');
  assert.equal(wide.kind === 'folded' && wide.text, 'final "z"');
  assert.equal(wide.kind === 'folded' && originOf(wide, wide.text.indexOf('z')), 6);
});
