import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyMutant, listMutants } from './list-mutants.ts';

function checkMutants(what: string, source: string, expected: readonly string[]): void {
  test(what, () => {
    assert.deepEqual(
      listMutants(source).map((mutant) => applyMutant(source, mutant)),
      expected,
    );
  });
}

checkMutants('a comparison is widened and turned', 'a < b;', ['a <= b;', 'a >= b;']);
checkMutants('a number is one more, as it is written', 'f(1_000, 7n);', ['f(1001, 7n);', 'f(1_000, 8n);']);
checkMutants('a condition before a return is dropped', 'function f() { if (a && b) return; }', [
  'function f() { if (a || b) return; }',
  'function f() { if (false) return; }',
]);
checkMutants(
  'types, texts, comments and regular expressions stay',
  "const a: Map<1, true> = g('<1'); // 1 < 2",
  [],
);
checkMutants('a regular expression stays', 'const a = /1<2/;', []);
