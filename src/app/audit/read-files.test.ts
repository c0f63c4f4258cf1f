import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBeginning } from './read-files.ts';

function checkBeginning(pieces: readonly string[], expected: string | undefined): void {
  test(`${JSON.stringify(pieces)} begins with ${expected}`, async () => {
    const waiting = pieces.map((piece) => Buffer.from(piece));
    const first = await readBeginning(async () => waiting.shift());
    assert.equal(first?.toString(), expected);
  });
}

checkBeginning([], undefined);
checkBeginning(['a'], 'a');
checkBeginning(['a', 'b'], 'ab');
checkBeginning(['a', 'b', 'cd', 'e'], 'abcd');
checkBeginning(['abcd', 'e'], 'abcd');
