/** The wordings of the simulated venues: handed in, and unknown to a reader of real ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findClause } from '../../src/core/claim/clauses/index.ts';
import { readContract, readSentences } from '../../src/core/claim/index.ts';
import { readGraphVersion } from '../../src/rebuild/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { simulatedWordings } from '../../src/simulator/wordings/index.ts';
import { sharedContracts } from '../harness/shared-world.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';

const contracts = sharedContracts({ seed: 1 });

test('the clause book has no sentence of the simulated venues, and they hand each in once', () => {
  const sentences = simulatedWordings.map(({ sentence }) => sentence);
  assert.deepEqual(
    sentences.filter((sentence) => findClause(fingerprint(sentence)) !== undefined),
    [],
  );
  assert.equal(new Set(sentences).size, sentences.length);
});

test('a reader of real venues knows no sentence of a simulated world, and claims no family of its contracts', () => {
  const known = contracts.flatMap(
    ({ contract, event }) => readSentences({ fingerprint }, contract, event)?.known ?? [],
  );
  assert.deepEqual(new Set(known.map(({ words }) => words)), new Set());
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

test('where the clause book has a sentence, its meaning stands and not the one that is handed in', () => {
  const [listing] = contracts;
  assert.ok(listing !== undefined);
  const contract = { ...listing.contract, rules: 'The weather vane decides.' };
  const sentence = 'The weather vane decides';
  const wordings = [{ sentence, slots: [], says: [{ says: 'otherwise_no' } as const], words: 'handed in' }];
  // A sentence of the book that says nothing; only its fingerprint is kept.
  const ofBook = 'cbcfff8cba5721af5737ed0dac158279';
  const wordsOf = (print: (text: string) => string): readonly string[] | undefined =>
    readSentences({ fingerprint: print, wordings }, contract, undefined)?.known.map(({ words }) => words);
  assert.deepEqual(
    wordsOf((text) => fingerprint(text)),
    ['handed in'],
  );
  assert.deepEqual(
    wordsOf((text) => (text === sentence ? ofBook : fingerprint(text))),
    [findClause(ofBook)?.words],
  );
});

test('a build that reads simulated venues has another graph version, by every word of its wordings', () => {
  const real = readGraphVersion();
  const simulated = readGraphVersion(simulatedWordings);
  const [first, ...others] = simulatedWordings;
  assert.ok(first !== undefined);
  const reworded = readGraphVersion([{ ...first, sentence: `${first.sentence}, or so` }, ...others]);
  assert.equal(new Set([real, simulated, reworded]).size, 3);
  assert.equal(readGraphVersion([]), real);
});
