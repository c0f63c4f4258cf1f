import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitSentences } from './split-sentences.ts';

function checkSplit(text: string, expected: readonly string[]): void {
  test(`${JSON.stringify(text)} has ${expected.length} sentences`, () => {
    assert.deepEqual(splitSentences(text), expected);
  });
}

checkSplit('One wins. Two loses.', ['One wins', 'Two loses']);
checkSplit('Does One win? Two loses! It ends', ['Does One win?', 'Two loses!', 'It ends']);
checkSplit('One wins.\n- - -\nTwo loses.', ['One wins', 'Two loses']);
// A full stop after an abbreviation or an initial ends nothing, and the sentence goes on to the next.
checkSplit('Dr. One wins. Two loses.', ['Dr. One wins', 'Two loses']);
checkSplit('Two loses. Anna B. One wins at 5 p.m. Eastern. It ends.', [
  'Two loses',
  'Anna B. One wins at 5 p.m. Eastern',
  'It ends',
]);
checkSplit('"One wins." (Two loses.) 3 draw.', ['"One wins."', '(Two loses.)', '3 draw']);
