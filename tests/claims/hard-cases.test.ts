/**
 * Contracts that look related and are not, and some that are only on a condition: each hard case has its verdict, its reason
 * and its condition. Most are pairs of a simulated world; what is about payloads, books, fees and prose is made here.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { complaintsOn } from './check-trap.ts';
import { hardCases } from './hard-cases-table.ts';
import { readWorld } from './read-world.ts';

const read = readWorld(1, 2000);

describe('hard cases in a simulated world', () => {
  for (const row of hardCases) {
    it(`${row.case} ${row.name}`, () => {
      const traps = (read.world.traps ?? []).filter((trap) => trap.case === row.case);
      assert.ok(traps.length > 0, 'no pair of it is in the world');
      assert.deepEqual(
        traps.flatMap((trap) => complaintsOn(read, trap, row)),
        [],
      );
    });
  }
});
