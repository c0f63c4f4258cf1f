/** The checker of proofs shares exact numbers with the prover, and no other line of code. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openScopes } from '../../src/core/claim/open-scopes.ts';

const folder = join(import.meta.dirname, '../../src/core/relation');
const files = readdirSync(folder).filter((file) => /^check-proof.*(?<!\.test)\.ts$/.test(file));

test('it imports nothing but exact numbers, itself, and types', () => {
  assert.ok(files.length > 3, files.join(', '));
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [statement, from = ''] of text.matchAll(/^import [^;]*? from '([^']+)';/gm)) {
      if (statement.startsWith('import type ')) continue;
      assert.match(from, /^\.\.\/exact\/index\.ts$|^\.\/check-proof-[a-z]+\.ts$/, `${file}: ${from}`);
    }
  }
});

test('it knows the scopes that leave worlds without a value by words of its own, and they are the same', () => {
  const text = readFileSync(join(folder, 'check-proof.ts'), 'utf8');
  const list = /openScopes: ReadonlySet<string> = new Set\(\[([^\]]+)\]\);/.exec(text)?.[1] ?? '';
  const own = [...list.matchAll(/'([^']+)'/g)].map(([, scope]) => scope);
  assert.deepEqual(own.sort(), [...openScopes].sort());
});
