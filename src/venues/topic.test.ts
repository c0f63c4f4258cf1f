import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toTopic } from './topic.ts';

test('tags become words joined by dashes', () => {
  assert.equal(toTopic('Climate and Weather'), 'climate-and-weather');
  assert.equal(toTopic('  Pokémon!! '), 'pokemon');
  assert.equal(toTopic('US 2028'), 'us-2028');
  assert.equal(toTopic('選挙'), '');
});

test('whatever a venue sends, it is a topic or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (tag) => {
      assert.match(toTopic(tag), /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});
