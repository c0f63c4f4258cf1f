import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitBlocks } from './split-blocks.ts';

function checkBlocks(text: string, expected: readonly unknown[]): void {
  test(`${JSON.stringify(text)} is divided into blocks`, () => {
    const written = ({ from, to }: { readonly from: number; readonly to: number }) => text.slice(from, to);
    const blocks = splitBlocks(text).map((block) => {
      if (block.kind === 'paragraph') return block.sentences.map(written);
      if (block.kind === 'nested') return { nested: block.lines.map(written) };
      return { heading: written(block.heading), items: block.items.map((item) => item.map(written)) };
    });
    assert.deepEqual(blocks, expected);
  });
}

checkBlocks('One. Two.\n\nThree', [['One.', 'Two.'], ['Three']]);
checkBlocks('Alder vs. Birch ends. J. Doe scores at 5 p.m. ET.', [
  ['Alder vs. Birch ends.', 'J. Doe scores at 5 p.m. ET.'],
]);
checkBlocks('Alder wins Serie A. Otherwise, it resolves to No. Birch wins Group B. Elm is out.', [
  ['Alder wins Serie A.', 'Otherwise, it resolves to No.', 'Birch wins Group B. Elm is out.'],
]);
checkBlocks('It resolves to "No." If it ends, it pays.', [['It resolves to "No."', 'If it ends, it pays.']]);
checkBlocks('These count:\n- a visit\n- a call. Or a letter.\nThe end.', [
  { heading: 'These count:', items: [['a visit'], ['a call.', 'Or a letter.']] },
  ['The end.'],
]);
checkBlocks('These do not count:\n1) a visit\n2) a call', [
  { heading: 'These do not count:', items: [['a visit'], ['a call']] },
]);
// No sentence ends in a bare word, and one with a full stop heads nothing.
checkBlocks('These do not count\n- a visit', [{ heading: 'These do not count', items: [['a visit']] }]);
checkBlocks('It pays.\n- a visit', [['It pays.'], ['a visit']]);
checkBlocks('In the game on May 3: This market pays.', [['In the game on May 3:', 'This market pays.']]);
// An item further in belongs to a heading that is not decided.
checkBlocks('These count:\n- a visit\n  - a call', [{ nested: ['These count:', 'a visit', 'a call'] }]);
// Without a heading an item is a paragraph.
checkBlocks('- a visit', [['a visit']]);
