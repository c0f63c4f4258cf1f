import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planCycle } from './plan-cycle.ts';

const minute = 60_000;
const hour = 60 * minute;
const schedule = { fullEveryMs: hour, changesEveryMs: minute };
const now = 1_000 * hour;

/** Times as how long ago a cycle began; pauses as how much longer they last. */
function checkPlan(
  ago: { full?: number; any?: number },
  pause: { full?: number; changes?: number },
  kind: 'full' | 'changes',
  waitMs: number,
): void {
  const planned = planCycle(schedule, {
    now,
    lastFull: ago.full === undefined ? undefined : now - ago.full,
    lastAny: ago.any === undefined ? undefined : now - ago.any,
    fullNotBefore: now + (pause.full ?? Number.NEGATIVE_INFINITY),
    changesNotBefore: now + (pause.changes ?? Number.NEGATIVE_INFINITY),
  });
  assert.deepEqual(planned, { kind, waitMs });
}

test('everything is read first, then changes each minute, and everything again after an hour', () => {
  checkPlan({}, {}, 'full', 0);
  checkPlan({ full: 10_000, any: 10_000 }, {}, 'changes', 50_000);
  checkPlan({ full: 10 * minute, any: minute }, {}, 'changes', 0);
  checkPlan({ full: 10 * minute, any: 5 * minute }, {}, 'changes', 0);
  checkPlan({ full: hour, any: 30_000 }, {}, 'full', 0);
  checkPlan({ full: hour - 10_000, any: 20_000 }, {}, 'full', 10_000);
  checkPlan({ full: 5 * hour, any: 5 * hour }, {}, 'full', 0);
});

test('after a reading that failed there is a pause, in which changes are read if there are any to read', () => {
  checkPlan({}, { full: 20_000 }, 'full', 20_000);
  checkPlan({ full: 2 * hour, any: minute }, { full: 5 * minute }, 'changes', 0);
  checkPlan({ full: 2 * hour, any: minute }, { full: 5_000, changes: 20_000 }, 'full', 5_000);
  checkPlan({ full: minute, any: minute }, { changes: 20_000 }, 'changes', 20_000);
  checkPlan({ full: minute, any: minute }, { full: -1, changes: -1 }, 'changes', 0);
});

test('a cycle that began in the future, by a clock that was set back since, postpones nothing', () => {
  checkPlan({ full: -30 * 24 * hour, any: -30 * 24 * hour }, {}, 'full', 0);
  checkPlan({ full: minute, any: -hour }, {}, 'changes', 0);
  checkPlan({ full: -hour, any: 10_000 }, { full: 20_000 }, 'full', 20_000);
});
