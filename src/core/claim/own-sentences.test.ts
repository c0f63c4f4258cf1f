import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownSentences } from './own-sentences.ts';
import { maskText } from './text/index.ts';

function checkOwn(what: string, text: string, expected: readonly string[]): void {
  test(what, () => {
    const sentences = maskText(text, { bounds: [], names: [], namePattern: undefined });
    assert.deepEqual(
      ownSentences(sentences).map(({ masked }) => masked),
      expected,
    );
  });
}

checkOwn('a text by itself is all its own', 'On May 1, 2026. Four win.', ['On ‹date›', 'Four win']);
checkOwn(
  'what a sibling says behind the same opening is left out',
  'On May 1, 2026. Four win.\n\nOn May 1, 2026. Two win.',
  ['On ‹date›', 'Four win'],
);
checkOwn(
  'another day is another opening, and everything counts',
  'On May 1, 2026. Four win.\n\nOn May 2, 2026. Two win.',
  ['On ‹date›', 'Four win', 'On ‹date›', 'Two win'],
);
checkOwn(
  'what was clarified behind the sibling counts',
  'On May 1, 2026. Four win.\n\nOn May 1, 2026. Two win.\n\nClarification (today): Five win. Not four.',
  ['On ‹date›', 'Four win', 'Clarification (today): Five win', 'Not four'],
);
checkOwn('nothing is nothing', '', []);
