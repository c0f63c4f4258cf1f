/** A short run of the kill soak (tests/soak/kill.ts): one kill -9 each of the service, its database server, and both. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patienceMs } from '../harness/eventually.ts';
import { runKillSoak } from '../soak/kill.ts';

test('killed at any instant, nothing acknowledged is lost and it is ready again by itself', async () => {
  const report = await runKillSoak(['service', 'postmaster', 'both'], Math.random, undefined, patienceMs);
  assert.equal(report.rounds.length, 3);
  assert(report.keysAcknowledged > 10, `${report.keysAcknowledged} keys`);
  assert(report.revocationsAcknowledged > 1, `${report.revocationsAcknowledged} revocations`);
  assert((report.outcomes.get('200') ?? 0) > 10);
  assert.deepEqual(
    {
      keysLost: report.keysLost,
      revocationsLost: report.revocationsLost,
      strangers: report.strangers,
      wrongAnswers: report.wrongAnswers,
      unexpectedExits: report.unexpectedExits,
    },
    { keysLost: [], revocationsLost: [], strangers: [], wrongAnswers: [], unexpectedExits: [] },
  );
});
