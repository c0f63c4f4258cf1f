import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Halves, SimulatedClaim, SimulatedMarket, SimulatedVoidPayout } from './market.ts';
import type { Occurrence, State } from './occurrence.ts';
import { type OracleVerdict, relationOf } from './oracle.ts';

const die: Occurrence = {
  id: 'die',
  startsAt: 0,
  endsAt: 1,
  outcome: { kind: 'state', state: { pips: 4 } },
  *states(): Iterable<State> {
    for (let pips = 1; pips <= 6; pips += 1) {
      yield { pips };
    }
  },
};

function marketOn(claim: SimulatedMarket['claim'], id = 'm'): SimulatedMarket {
  return {
    venue: 'venue_a',
    id,
    claim,
    createdAt: 0,
    opensAt: 0,
    closesAt: 1,
    activity: 1,
    fair: () => 0.5,
    bias: () => 0,
  };
}

function on(
  pays: (pips: number) => Halves,
  variable = 'pips',
  voids: SimulatedClaim['voids'] = {},
): SimulatedMarket {
  return marketOn({ occurrence: die, variable, voids, pays: (state) => pays(state['pips'] ?? 0) });
}

function among(...paying: readonly number[]): SimulatedMarket {
  return on((pips) => (paying.includes(pips) ? 2 : 0));
}

function checkKind(left: SimulatedMarket, right: SimulatedMarket, kind: OracleVerdict['kind']): void {
  assert.equal(relationOf(left, right).kind, kind);
}

test('payouts over all states decide', () => {
  checkKind(among(1, 2), among(2, 1), 'equivalent');
  checkKind(among(1, 2), among(1, 2, 3), 'implies');
  checkKind(among(1, 2, 3), among(1), 'implied_by');
  checkKind(among(1, 2), among(3, 4), 'contradicts');
  checkKind(among(1, 2), among(2, 3), 'overlaps');
});

test('two halves together are at most one dollar', () => {
  const home = on((pips) => (pips > 3 ? 2 : pips === 3 ? 1 : 0));
  const away = on((pips) => (pips < 3 ? 2 : pips === 3 ? 1 : 0));
  checkKind(home, away, 'contradicts');
  assert.deepEqual(relationOf(home, away).together, { atLeastOne: true, atMostOne: true });
});

test('a claim that always or never pays is not related', () => {
  checkKind(among(), among(1), 'none');
  checkKind(among(1, 2, 3, 4, 5, 6), among(1), 'none');
});

test('different figures are not related unless the venue says that their event is exclusive', () => {
  const [left, right] = [on(() => 2, 'one figure'), on(() => 0, 'another figure')];
  checkKind(left, right, 'none');
  const event = { mutuallyExclusive: true };
  checkKind({ ...left, event } as SimulatedMarket, { ...right, event } as SimulatedMarket, 'contradicts');
});

test('void branches are equal, different or unknown', () => {
  const voids = (branch: SimulatedVoidPayout | undefined): SimulatedMarket =>
    on((pips) => (pips > 3 ? 2 : 0), 'pips', branch === undefined ? {} : { cancelled: branch });
  assert.equal(relationOf(voids(1), voids(1)).voids, 'equal');
  assert.equal(relationOf(voids(1), voids(0)).voids, 'different');
  assert.equal(relationOf(voids(1), voids(undefined)).voids, 'unknown');
  assert.equal(relationOf(voids('fair_price'), voids('fair_price')).voids, 'unknown');
});

test('what follows from one leg follows from the combo', () => {
  const [low, high] = [among(1, 2), among(5, 6)];
  const combo = marketOn({
    legs: [
      { market: low, side: 'yes' },
      { market: high, side: 'no' },
    ],
  });
  checkKind(combo, low, 'implies');
  checkKind(low, combo, 'implied_by');
  checkKind(combo, high, 'contradicts');
  checkKind(combo, among(1, 2, 3), 'implies');
  checkKind(combo, among(3), 'contradicts');
  checkKind(
    combo,
    on((pips) => (pips === 1 ? 2 : 0), 'other'),
    'none',
  );
  const longer = marketOn({
    legs: [
      { market: low, side: 'yes' },
      { market: high, side: 'no' },
      { market: among(1), side: 'yes' },
    ],
  });
  checkKind(longer, combo, 'implies');
  checkKind(marketOn({ legs: [{ market: low, side: 'no' }] }), combo, 'contradicts');
});
