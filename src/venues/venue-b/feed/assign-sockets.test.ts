import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { planSockets } from './assign-sockets.ts';

const size = { marketsPerSocket: 2, socketsMax: 3 };

function checkPlan(present: Record<string, number>, wanted: string, expected: string): void {
  it(`goes from ${JSON.stringify(present)} to ${wanted || 'nothing'}`, () => {
    const { leave, join, unplaced } = planSockets(new Map(Object.entries(present)), [...wanted], size);
    const show = (groups: ReadonlyMap<number, readonly string[]>) =>
      [...groups].map(([socket, ids]) => `${socket}${ids.join('')}`).join();
    assert.equal(`${show(leave)} ${show(join)} ${unplaced.join('')}`, expected);
  });
}

describe('markets on sockets', () => {
  checkPlan({}, '', '  ');
  checkPlan({}, 'abc', ' 0ab,1c ');
  checkPlan({ a: 0, b: 0 }, 'ba', '  ');
  checkPlan({ a: 0, b: 0, c: 1 }, 'bcd', '0a 0d ');
  checkPlan({ a: 0 }, '', '0a  ');
  checkPlan({}, 'aab', ' 0ab ');
  checkPlan({}, 'abcdefgh', ' 0ab,1cd,2ef gh');
  // The most interesting ones stay where there is no room for all.
  checkPlan({ g: 0, h: 0 }, 'abcdefgh', '0gh 0ab,1cd,2ef gh');

  it('keep within their sizes, lose nothing and leave what stays', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'));
    fc.assert(
      fc.property(ids, ids, (before, wanted) => {
        const first = planSockets(new Map(), before, size);
        const present = new Map(
          [...first.join].flatMap(([socket, group]) => group.map((id) => [id, socket] as const)),
        );
        const plan = planSockets(present, wanted, size);
        const after = new Map(present);
        for (const group of plan.leave.values()) for (const id of group) after.delete(id);
        for (const [socket, group] of plan.join) for (const id of group) after.set(id, socket);
        assert.deepEqual([...after.keys()].sort(), wanted.slice(0, 6).sort());
        for (const group of Map.groupBy(after.values(), (socket) => socket).values())
          assert.ok(group.length <= 2);
        for (const [id, socket] of present) if (after.has(id)) assert.equal(after.get(id), socket);
      }),
    );
  });
});
