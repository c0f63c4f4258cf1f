import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '../../src/api/index.ts';

test('every endpoint is below /v1/, but for those that say they are not', () => {
  for (const { path, isUnversioned } of endpoints) {
    assert.equal(path.startsWith('/v1/'), isUnversioned !== true, path);
  }
});
