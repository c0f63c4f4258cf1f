import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findProperNames } from './proper-names.ts';

const sentences: readonly (readonly [text: string, names: readonly string[]])[] = [
  ["if Alder's leader, Ana Doe, resigns", ['Alder', 'Ana Doe']],
  ['if Ana Doe and Bo Roe meet in Birch', ['Ana Doe', 'Bo Roe', 'Birch']],
  ['if the Alder Act (H.R.22) is signed', ['Alder Act (H.R.22)']],
  ['if Chair of the Alder Party Ana da Doe resigns', ['Chair of the Alder Party Ana da Doe']],
  ['if Ana F. Doe Jr. resigns in the U.S. Senate', ['Ana F. Doe Jr.', 'U.S. Senate']],
  ['if Ana al-Doe resigns', ['Ana al-Doe']],
  // The first word of a sentence is in capitals whatever it is.
  ["Entering Birch's sea", ['Entering Birch', 'Birch']],
  ['Otherwise Ana Doe resigns', ['Ana Doe']],
  ['if No Other Doe resigns', []],
  ['if Not Ana resigns by December', ['Ana']],
  ['if Every Doe resigns', ['Doe']],
  ['if Ana Only resigns', []],
  ['if Ana Doe Or Bo Roe resigns', []],
  ['Video of the Alder call', ['Video of the Alder', 'of the Alder', 'Alder']],
];

for (const [text, names] of sentences)
  test(text, () =>
    assert.deepEqual(
      findProperNames(text).map(({ from, to }) => text.slice(from, to)),
      names,
    ),
  );
