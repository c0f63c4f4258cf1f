import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedSources, sourceFacts } from './ladder-source.ts';

test('the sources that a venue names are found again among the facts, each once', () => {
  const sources = ['CF Benchmarks', 'NWS', 'CF Benchmarks'].map((name) => ({ name, url: '' }));
  const facts = sourceFacts({ settlement: { currency: 'USD', payout: '1', sources } });
  assert.equal(facts.length, 2);
  assert.deepEqual(namedSources({ facts: ['strike fields: (3, inf)', ...facts] }), ['CF Benchmarks', 'NWS']);
  assert.deepEqual(namedSources({ facts: ['strike fields: (3, inf)'] }), []);
});
