/** The checks of names find each kind of offence in a small tree, and nothing in a legal one. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { findOldWords } from '../../scripts/old-words.ts';
import { findRepeatedTypes } from '../../scripts/type-names.ts';

function writeTree(t: TestContext, tree: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'routeur-names-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('an old word is found in every kind of name', (t) => {
  const root = writeTree(t, {
    'src/told-books.ts': 'export const books = 1;',
    'src/variable.ts': 'export const isTold = 1;',
    'src/parameter.ts': 'export function send(whoever: string) { return whoever; }',
    'src/member.ts': 'export class Hub { #tell() {} run() { this.#tell(); } }',
    'src/property.ts': 'export interface Report { readonly begun_anew: boolean }',
    'src/type.ts': 'export interface ToldBook { readonly id: string }',
    'tests/part.tsx': 'export const Part = ({ nobody }: { nobody: string }) => <p>{nobody}</p>;',
  });
  assert.deepEqual(findOldWords(root, ['src', 'tests']), [
    'src/member.ts: tell',
    'src/parameter.ts: whoever',
    'src/property.ts: begun_anew',
    'src/told-books.ts: told-books.ts',
    'src/type.ts: ToldBook',
    'src/variable.ts: isTold',
    'tests/part.tsx: nobody',
  ]);
});

test('a text, a comment and a name that only contains the letters are left alone', (t) => {
  const root = writeTree(t, {
    'src/legal.ts': `// Nobody is told.
      export const satellite = 'nobody'; export const message = \`whoever \${satellite}\`; export const isRetold = 1;`,
  });
  assert.deepEqual(findOldWords(root, ['src']), []);
});

test('a type that two files export is found, whatever declares it', (t) => {
  const root = writeTree(t, {
    'src/a/frame.ts': 'export interface Frame<T> { readonly value: T }\nexport class Hub {}\n',
    'src/b/frame.ts':
      "export type Frame = string;\nexport abstract class Hub {}\nexport type Side = 'yes';\n",
    'src/c/side.ts': "export type Side = 'bid';\n",
  });
  assert.deepEqual(findRepeatedTypes(root, 'src'), [
    'Frame: src/a/frame.ts, src/b/frame.ts',
    'Hub: src/a/frame.ts, src/b/frame.ts',
    'Side: src/b/frame.ts, src/c/side.ts',
  ]);
});

test('a schema with its type, a type that is not exported and a re-export are no repeats', (t) => {
  const root = writeTree(t, {
    'src/a.ts': 'export const Trade = 1;\nexport type Trade = number;\n',
    'src/b.ts': 'interface Trade { readonly id: string }\nexport const trade: Trade = { id: "" };\n',
    'src/index.ts': "export type { Trade } from './a.ts';\nexport * from './b.ts';\n",
  });
  assert.deepEqual(findRepeatedTypes(root, 'src'), []);
});
