/** The phrases of the simulated venues: handed in, and unknown to a reader of real ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPhrases } from '../../src/core/claim/grammar/check-phrases.ts';
import { grammarOf, handedPhrases, phrases } from '../../src/core/claim/grammar/index.ts';
import { type HandedPhrase, readContract, readText } from '../../src/core/claim/index.ts';
import { readGraphVersion } from '../../src/rebuild/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';

const contracts = sharedContracts({ seed: 1 });

/** The rules that are on the notation, on roles, and on two phrases that accept one sentence: not those on examples of ours. */
const unasked: ReadonlySet<string> = new Set(['no_example', 'not_silent']);

test('phrases that are handed in break no rule of the notation, and no two of them read one sentence', () => {
  const handed = handedPhrases(fingerprint, simulatedPhrases);
  const faults = checkPhrases(grammarOf('venue_b', handed));
  assert.deepEqual(
    faults.filter(({ rule }) => !unasked.has(rule)),
    [],
  );
});

test('a reader of real venues claims no family of the contracts of a simulated world', () => {
  const families = contracts.map(
    ({ contract, event }) => readContract({ fingerprint }, contract, event).claim?.family,
  );
  // What the strike fields of one event say by themselves, whatever its text calls the figure.
  assert.deepEqual(new Set(families), new Set([undefined, 'ladder']));
});

test('the reader of a simulated service reads them into claims of families', () => {
  const families = new Set<string>();
  for (const { contract, event } of contracts) {
    const { claim } = readContract(simulatedReader, contract, event);
    if (claim !== undefined) families.add(claim.family);
  }
  for (const family of ['game', 'soccer', 'set_match', 'price', 'weather', 'fed_decision', 'deadline'])
    assert.ok(families.has(family), `${family} is not among ${[...families].join(', ')}`);
});

test('a sentence that a phrase reads has no other meaning by one that is handed in', () => {
  const [listing] = contracts;
  assert.ok(listing !== undefined);
  const marks = phrases.find(({ id }) => id === 'silent/marks');
  assert.ok(marks !== undefined);
  const readings = (handed: readonly HandedPhrase[]): unknown => {
    const contract = { ...listing.contract, rules: marks.examples.join(' ') };
    const text = readText({ fingerprint, phrases: handed }, contract, undefined);
    return typeof text === 'string' ? text : text.map(({ read }) => read?.says);
  };
  assert.deepEqual(readings([]), [[{ says: 'nothing' }]]);
  assert.deepEqual(readings([{ text: marks.text, says: [{ says: 'otherwise_no' }], words: 'handed in' }]), [
    undefined,
  ]);
});

test('a build that reads simulated venues has another graph version, by every word of its phrases', () => {
  const real = readGraphVersion();
  const simulated = readGraphVersion(simulatedPhrases);
  const [first, ...others] = simulatedPhrases;
  assert.ok(first !== undefined);
  const reworded = readGraphVersion([{ ...first, text: `${first.text}, or so` }, ...others]);
  assert.equal(new Set([real, simulated, reworded]).size, 3);
  assert.equal(readGraphVersion([]), real);
});
