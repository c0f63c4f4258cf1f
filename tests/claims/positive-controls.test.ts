/** Relations that must be found, or the prover is merely timid. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addRationals, formatRational, paidAt, rational, zero } from '../../src/core/exact/index.ts';
import { checkProof, relate } from '../../src/core/relation/index.ts';
import { complaintsOn } from './check-trap.ts';
import { positiveControls } from './hard-cases-table.ts';
import { billOnB, memberOfListing } from './own-listings.ts';
import { readWorld, type WorldMember } from './read-world.ts';

const read = readWorld(1, 2000);
const traps = read.world.traps ?? [];

describe('positive controls', () => {
  for (const row of positiveControls) {
    it(`${row.case} ${row.name}`, () => {
      const pairs = traps.filter((trap) => trap.case === row.case);
      assert.ok(pairs.length > 0, 'no pair of it is in the world');
      assert.deepEqual(
        pairs.flatMap((trap) => complaintsOn(read, trap, row)),
        [],
      );
      assert.ok(pairs.every(({ verdict }) => verdict.relation !== 'none'));
    });
  }

  it('P4 the buckets of one event pay one dollar together on every print', () => {
    const members = eventOf('P4');
    for (let tenths = -50n; tenths <= 150n; tenths += 1n) {
      assert.equal(paidTogether(members, tenths, 10n), '1', `at ${tenths} tenths`);
    }
  });

  it('P8 the three results of a match pay one dollar together, played or cancelled', () => {
    const members = eventOf('P8').filter(({ marketId }) => /-(?:tot|draw|not)$/.test(marketId));
    assert.equal(members.length, 3);
    for (let margin = -9n; margin <= 9n; margin += 1n) {
      assert.equal(paidTogether(members, margin, 1n), '1', `at a margin of ${margin}`);
    }
    const cancelled = members.map(({ claim }) => claim?.voids.find(({ branch }) => branch === 'cancelled'));
    const paid = cancelled.map((branch) => (branch?.pays.kind === 'exact' ? branch.pays.value : zero));
    assert.equal(formatRational(paid.reduce(addRationals, zero)), '1');
  });

  it('P10 one text listed twice', () => {
    const left = memberOfListing(billOnB({ slug: 'farm-bill' }));
    const right = memberOfListing(billOnB({ slug: 'farm-bill-mirror' }));
    const relation = relate(left, right);
    assert.equal(relation.kind === 'related' && relation.relation, 'equivalent');
    assert.deepEqual(relation.kind === 'related' && checkProof(relation, left, right), { ok: true });
  });
});

/** The members of the event of the first pair of a case. */
function eventOf(control: string): readonly WorldMember[] {
  const trap = traps.find((each) => each.case === control);
  const first = trap && read.memberOf(trap.left.venue, trap.left.id);
  return read.members.filter(({ venue, eventId }) => venue === first?.venue && eventId === first.eventId);
}

function paidTogether(members: readonly WorldMember[], numerator: bigint, denominator: bigint): string {
  const value = rational(numerator, denominator);
  const paid = members.map(({ claim }) => (claim === undefined ? zero : paidAt(claim.payout, value)));
  return formatRational(paid.reduce(addRationals, zero));
}
