/** A tape that would read more of the history than one answer may: refused, naming what to ask for less of. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StoreError } from '../../src/store/index.ts';
import { boardOf } from '../harness/insight-board.ts';
import { listWorld, serveContracts } from '../harness/served-run.ts';
import { startTestApi } from '../harness/test-api.ts';

test('a tape beyond what one answer may read is refused with 400, naming hours', async (t) => {
  const board = boardOf(serveContracts(listWorld({ seed: 1, markets: 500 }).slice(0, 10)));
  let failure: StoreError | undefined = new StoreError('too_many_rows', 'Too many.');
  const api = await startTestApi({
    insights: () => board,
    tape: () => (failure === undefined ? Promise.resolve([]) : Promise.reject(failure)),
  });
  t.after(() => api.close());
  const key = await api.issueKey();
  const ask = () => api.get('/v1/insights/tape?hours=720', { 'x-api-key': key });
  const refused = await ask();
  assert.equal(refused.statusCode, 400);
  assert.equal(refused.json().error.code, 'invalid_parameter');
  assert.match(refused.json().error.message, /^hours /);
  // Nothing of it is kept.
  failure = undefined;
  assert.deepEqual((await ask()).json().data, []);
});
