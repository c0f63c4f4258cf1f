/**
 * Contracts of the simulated world whose texts are made to say less: which match decides, from when on it counts, on whose
 * clock, at a moment or until it. What a text does not say is not filled in: the relation goes, and what one text shares
 * with itself stays.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContract } from '../../src/core/claim/index.ts';
import { checkProof, type Member, relate } from '../../src/core/relation/index.ts';
import { simulatedReader } from '../harness/simulated-reader.ts';
import { memberOfListing } from './own-listings.ts';
import { readWorld, type WorldMember } from './read-world.ts';

const read = readWorld(1, 2000);

/** The pair of a hard case, on the given venues and in the order of its verdict. */
function pairOf(hardCase: string, venues: string, at = 0): readonly [WorldMember, WorldMember] {
  const trap = read.world.traps?.filter(
    ({ case: name, left, right }) => name === hardCase && `${left.venue} ${right.venue}` === venues,
  )[at];
  const left = trap && read.memberOf(trap.left.venue, trap.left.id);
  const right = trap && read.memberOf(trap.right.venue, trap.right.id);
  assert.ok(left !== undefined && right !== undefined, hardCase);
  return [left, right];
}

/** The same market with other words in its rules; all of `edits` must be found. */
function reworded({ source }: WorldMember, ...edits: readonly (readonly [string, string])[]): Member {
  let { rules } = source.contract;
  for (const [from, to] of edits) {
    assert.ok(rules.includes(from), `${from} is not in: ${rules}`);
    rules = rules.replaceAll(from, to);
  }
  const contract = { ...source.contract, rules };
  return memberOfListing({ contract, event: source.event });
}

function checkRelation(left: Member, right: Member, expected: string): void {
  const answer = relate(left, right);
  if (answer.kind === 'related') {
    assert.equal(answer.relation, expected);
    assert.deepEqual(checkProof(answer, left, right), { ok: true });
  } else {
    assert.equal(answer.reason, expected, answer.detail);
  }
}

describe('H50 a tie that may have two legs', () => {
  const [win, advance] = pairOf('H50', 'venue_a venue_b');
  const [, advanceOfA] = pairOf('H50', 'venue_a venue_a');
  const silent = reworded(advance, [' from this single-leg tie', '']);

  it('is won by the match only where a text says that it is the only one', () => {
    checkRelation(win, advance, 'implies');
    checkRelation(advanceOfA, advance, 'equivalent');
    checkRelation(win, silent, 'no_claim');
    checkRelation(advanceOfA, silent, 'no_claim');
  });

  it('is withheld for its scope', () => {
    const { source } = advance;
    const rules = source.contract.rules.replaceAll(' from this single-leg tie', '');
    const { withheld } = readContract(simulatedReader, { ...source.contract, rules }, source.event);
    assert.deepEqual(
      withheld.map(({ reason }) => reason),
      ['unknown_scope'],
    );
  });

  it('has a scope that no line of its evidence denies', () => {
    for (const { claim } of [win, advance, advanceOfA]) {
      assert.match(claim?.variable.frame.scope ?? '', /extra time only for who goes on/);
    }
    for (const { claim } of [advance, advanceOfA]) {
      assert.equal(claim?.variable.quantity, 'advances');
      assert.ok(claim?.facts.some((fact) => /extra time|decided in one match/.test(fact)));
    }
  });
});

describe('H31 markets that count from their own listing', () => {
  it('share no window for a touch of a level', () => {
    const [high, low] = pairOf('H25', 'venue_b venue_b');
    checkRelation(high, low, 'implies');
    const from = /between (12:00 AM ET on .+?) and/.exec(low.source.contract.rules)?.[1] ?? '?';
    const edit = [from, 'the listing of this market'] as const;
    checkRelation(reworded(high, edit), reworded(low, edit), 'different_window');
    checkRelation(reworded(high, edit), low, 'different_window');
    checkRelation(high, reworded(low, [from, from.replace(/ \d+, /, ' 30, ')]), 'different_window');
  });

  it('share no first cut', () => {
    const [inMonth, byYear] = pairOf('H45', 'venue_b venue_b');
    checkRelation(inMonth, byYear, 'implies');
    const since = /since .+?, 12:00 AM ET/.exec(byYear.source.contract.rules)?.[0] ?? '?';
    const edit = [since, 'after this market was listed'] as const;
    checkRelation(reworded(inMonth, edit), reworded(byYear, edit), 'different_window');
  });

  it('share no first time that a thing happens', () => {
    const [window, deadline] = pairOf('H31', 'venue_b venue_b');
    checkRelation(window, deadline, 'implies');
    const since = /since \w+ \d+, \d+/.exec(deadline.source.contract.rules)?.[0] ?? '?';
    const edits = [
      [since, 'after the listing of this market'],
      [', dates in Eastern time', ''],
    ] as const;
    checkRelation(reworded(window, ...edits), reworded(deadline, ...edits), 'different_window');
  });
});

describe('H30 dates without a zone', () => {
  const unzoned = [', dates in Eastern time', ''] as const;
  const [bySpring, beforeSpring] = pairOf('H30', 'venue_b venue_a', 1);
  const [beforeYear] = pairOf('P7', 'venue_a venue_a');

  it('are no moment of another venue', () => {
    checkRelation(bySpring, beforeSpring, 'equivalent');
    checkRelation(bySpring, reworded(beforeSpring, unzoned), 'venue_local');
    checkRelation(reworded(bySpring, unzoned), beforeSpring, 'venue_local');
    checkRelation(reworded(bySpring, unzoned), reworded(beforeSpring, unzoned), 'venue_local');
  });

  it('are in order among themselves, and beside no date with a zone', () => {
    checkRelation(reworded(beforeYear, unzoned), reworded(beforeSpring, unzoned), 'implies');
    checkRelation(reworded(beforeYear, unzoned), beforeSpring, 'different_window');
    const [byYear, bySpringToo] = pairOf('H60', 'venue_b venue_b');
    checkRelation(reworded(byYear, unzoned), reworded(bySpringToo, unzoned), 'implies');
  });

  it('are not called Eastern', () => {
    const { claim } = reworded(beforeSpring, unzoned);
    assert.ok(claim?.facts.every((fact) => !fact.includes('Eastern')));
    assert.ok(beforeSpring.claim?.facts.some((fact) => fact.includes('Eastern')));
  });
});

describe('H04 a level at the end of a day, and by its end', () => {
  const [bucket, atLeast] = pairOf('H19', 'venue_b venue_a');
  const [six, fiveOrFewer] = pairOf('H18', 'venue_a venue_b');
  const day = /at (the end of .+), ET/.exec(atLeast.source.contract.rules)?.[1] ?? '?';
  const byTheEnd = [`at ${day}, ET`, `by ${day}`] as const;

  it('are two figures', () => {
    checkRelation(bucket, atLeast, 'implies');
    checkRelation(bucket, reworded(atLeast, byTheEnd), 'venue_local');
    checkRelation(six, fiveOrFewer, 'contradicts');
    checkRelation(reworded(six, byTheEnd), fiveOrFewer, 'venue_local');
  });

  it('by its end, more is met where less is, and what is low then may have been high', () => {
    const eight = pairOf('H29', 'venue_a venue_b')[0];
    checkRelation(reworded(eight, byTheEnd), reworded(six, byTheEnd), 'implies');
    checkRelation(reworded(eight, byTheEnd), six, 'different_window');
    const { source } = six;
    const { strike } = source.contract;
    assert.ok(strike?.floor !== undefined);
    const atMost: WorldMember = {
      ...six,
      source: {
        market: source.market,
        event: source.event,
        contract: {
          ...source.contract,
          title: source.contract.title.replace('at least', 'at most'),
          yesLabel: 'At most 6',
          rules: source.contract.rules.replace('at least', 'at most'),
          strike: { ...strike, type: 'less_or_equal', cap: strike.floor, floor: undefined },
        },
      },
    };
    checkRelation(reworded(eight), reworded(atMost), 'contradicts');
    checkRelation(reworded(eight, byTheEnd), reworded(atMost, byTheEnd), 'different_statistic');
  });
});

describe('H86 a range of a mean', () => {
  it('has its ends only by a sentence', () => {
    const range = read.members.find(
      ({ claim, source }) =>
        claim?.family === 'count' &&
        claim.variable.grid.kind === 'continuous' &&
        /^\d[\d.]*-\d/.test(source.contract.yesLabel),
    );
    assert.ok(range !== undefined);
    const silent = reworded(range, ['Each market counts the range in its title, both ends included.', '']);
    assert.equal(reworded(range).claim?.variable.grid.kind, 'continuous');
    assert.equal(silent.claim, undefined);
  });
});
