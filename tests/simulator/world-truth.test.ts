/** What is true in a simulated world hangs together: one figure, one truth; figures that logic or nature ties agree. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FigureClaim } from '../../src/simulator/world/claims.ts';
import { families } from '../../src/simulator/world/families/index.ts';
import { createIdentifiers } from '../../src/simulator/world/identifiers.ts';
import {
  buildWorld,
  type SimulatedMarket,
  type VenueAMarket,
  type VenueBMarket,
  type World,
} from '../../src/simulator/world/index.ts';
import { relationOf } from '../../src/simulator/world/oracle.ts';
import { createContext, createRegistry } from '../../src/simulator/world/world-registry.ts';
import { testRounds } from '../harness/test-rounds.ts';

const startsAt = Date.UTC(2026, 10, 16, 14, 3);
const hourMs = 3_600_000;
const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
const manySeeds = Array.from({ length: 120 }, (_, index) => index + 1);
const largestMarkets = testRounds({ usual: 20_000, full: 60_000 });
let worlds: readonly World[] = [];
let middle: World | undefined;

before(() => {
  middle = buildWorld({ seed: 11, markets: 20_000, startsAt });
  worlds = [
    buildWorld({ seed: 1, markets: 2000, startsAt }),
    middle,
    buildWorld({
      seed: 3,
      markets: largestMarkets,
      startsAt: Date.UTC(2027, 5, 3, 9, 30),
      mispricedDays: 0,
    }),
  ];
});

// They fill a good part of the memory of a process that other files share.
after(() => {
  worlds = [];
  middle = undefined;
});

function openMarkets(world: World): (VenueAMarket | VenueBMarket)[] {
  return [...world.venueA.events, ...world.venueB.events].flatMap(({ markets }) => [...markets]);
}

const knownMarkets = new WeakMap<World, readonly (VenueAMarket | VenueBMarket)[]>();

function everyMarket(world: World): readonly (VenueAMarket | VenueBMarket)[] {
  const markets = knownMarkets.get(world) ?? listMarkets(world);
  knownMarkets.set(world, markets);
  return markets;
}

/** Open ones, those of the past and those of the next hours. */
function listMarkets(world: World): (VenueAMarket | VenueBMarket)[] {
  const later = world.listNew(world.options.startsAt, world.options.startsAt + 3 * hourMs);
  return [
    ...openMarkets(world),
    ...[...world.past.venueA, ...world.past.venueB].flatMap(({ markets }) => [...markets]),
    ...[...later.venueA, ...later.venueB].flatMap(({ markets }) => [...markets]),
  ];
}

/** What these families always list, by seed. */
function coreOf(names: readonly string[], seed: number): (VenueAMarket | VenueBMarket)[] {
  const wanted = families.filter(({ name }) => names.includes(name));
  assert.equal(wanted.length, names.length, names.join());
  const identifiers = createIdentifiers(seed, { event: 0, market: 0 });
  const context = createContext({ seed, markets: 500, startsAt }, createRegistry(), identifiers);
  return wanted
    .flatMap((family) => [...family.core(context)])
    .flatMap(({ venueA = [], venueB = [] }) => [...venueA, ...venueB].flatMap(({ markets }) => [...markets]));
}

/** The only figure of the state that a claim reads, by the beginning of the claim's variable. */
function stepsOf(markets: readonly SimulatedMarket[], variable: string): number | undefined {
  const found = markets.find(({ claim }) => 'variable' in claim && claim.variable.startsWith(variable));
  assert.ok(found !== undefined && 'occurrence' in found.claim, variable);
  const { outcome } = found.claim.occurrence;
  return outcome.kind === 'state' ? Object.values(outcome.state)[0] : undefined;
}

function figureClaimOf({ claim }: SimulatedMarket): FigureClaim | undefined {
  return claim instanceof FigureClaim ? claim : undefined;
}

function paysOf(market: SimulatedMarket): number {
  const { claim } = market;
  assert.ok('occurrence' in claim && claim.occurrence.outcome.kind === 'state');
  return claim.pays(claim.occurrence.outcome.state);
}

test('every time is a whole millisecond', () => {
  // A start that no hour, day or year divides evenly.
  const odd = buildWorld({ seed: 11, markets: 4000, startsAt: startsAt + 13_287 });
  for (const world of [odd, ...worlds.slice(0, 2)]) {
    for (const market of everyMarket(world)) {
      const { claim } = market;
      const times = [
        market.createdAt,
        market.opensAt,
        market.closesAt,
        market.termsChangedAt(market.closesAt),
        ...('occurrence' in claim ? [claim.occurrence.startsAt, claim.occurrence.endsAt] : []),
        ...(market.venue === 'venue_a'
          ? [market.expectedExpirationAt, market.latestExpirationAt, market.occurrenceAt ?? 0]
          : [market.endDateAt, market.event.createdAt, market.event.endsAt]),
      ];
      assert.deepEqual(
        times.filter((time) => !Number.isSafeInteger(time)),
        [],
        market.id,
      );
    }
    for (const { from, to } of world.plantedMispricings ?? []) {
      assert.ok(Number.isSafeInteger(from) && Number.isSafeInteger(to));
    }
  }
});

test('claims on the same figure have the same truth', () => {
  for (const world of worlds) {
    const truths = new Map<string, string>();
    for (const { id, claim } of everyMarket(world)) {
      if ('variable' in claim) {
        const truth = JSON.stringify(claim.occurrence.outcome);
        assert.equal(truths.get(claim.variable) ?? truth, truth, `${id}: ${claim.variable}`);
        truths.set(claim.variable, truth);
      }
    }
    assert.ok(truths.size > 1000);
  }
});

test('exactly one member of a group pays, whatever happens', () => {
  let groups = 0;
  for (const world of worlds) {
    for (const event of [...world.venueB.events, ...world.past.venueB]) {
      const claims = event.markets.map(figureClaimOf).filter((claim) => claim !== undefined);
      const [first] = claims;
      // Groups of games and seasons have their own tests.
      const isSport = event.tags.some(({ slug }) => slug === 'sports');
      if (event.negRisk && !event.negRiskAugmented && !isSport && first !== undefined) {
        assert.equal(claims.length, event.markets.length);
        const states = [...first.occurrence.states()];
        const { outcome } = first.occurrence;
        for (const state of outcome.kind === 'state' ? [...states, outcome.state] : states) {
          const paid = claims.reduce<number>((sum, claim) => sum + claim.pays(state), 0);
          assert.equal(paid, 2, `${event.slug} at ${JSON.stringify(state)}`);
        }
        groups += 1;
      }
    }
  }
  assert.ok(groups > 1000, `${groups} groups`);
});

test('a close is never above the high of its period, and says that the level is touched', () => {
  let pairs = 0;
  for (const seed of manySeeds) {
    const markets = coreOf(['price-fixings', 'price-touches'], seed);
    const touches = markets.filter(({ id }) => id.startsWith('will-bitcoin-reach'));
    const closes = markets.filter(({ id }) => id.startsWith('bitcoin-above'));
    for (const close of closes) {
      for (const touch of touches) {
        const [level, hit] = [figureClaimOf(close), figureClaimOf(touch)];
        assert.ok(level !== undefined && hit !== undefined);
        const [from = 0, to = 0] = /from (\d+) to (\d+)$/.exec(hit.variable)?.slice(1).map(Number) ?? [];
        const at = level.occurrence.endsAt;
        if (at > from && at <= to && level.low > hit.low) {
          assert.equal(relationOf(close, touch).kind, 'implies', `${close.id}, ${touch.id}`);
          assert.ok(paysOf(close) <= paysOf(touch), `seed ${seed}: ${close.id}, ${touch.id}`);
          pairs += 1;
        }
      }
    }
  }
  assert.ok(pairs > 20, `${pairs} pairs`);
});

test('one way of the central bank: decisions, levels, counts, the first cut and the highest level agree', () => {
  let cuts = 0;
  for (const seed of seeds) {
    const markets = coreOf(['fed'], seed);
    const decision = stepsOf(markets, 'change of the upper bound');
    const level = stepsOf(markets, 'upper bound of the federal funds target range after');
    const yearEnd = stepsOf(markets, 'upper bound of the federal funds target range in force');
    const times = stepsOf(markets, 'number of times the Fed cuts') ?? 0;
    const units = stepsOf(markets, 'cuts of the Fed in 2026 in units') ?? 0;
    const firstCut = stepsOf(markets, 'second of the first cut') ?? 0;
    const peak = stepsOf(markets, 'highest lower or upper bound') ?? 0;
    assert.equal(peak % 25, 0);
    assert.ok(units >= times && peak >= Math.max(375, yearEnd ?? 0));
    if (decision === undefined || level === undefined) {
      continue;
    }
    assert.equal(level, 375 + decision);
    assert.equal(yearEnd, level, 'no meeting lies between the one of December and the end of the year');
    const statementAt = Date.UTC(2026, 11, 9, 19) / 1000;
    assert.equal(firstCut === statementAt, decision < 0, `seed ${seed}`);
    if (decision < 0) {
      assert.ok(times >= 1);
      cuts += 1;
    }
  }
  assert.ok(cuts > 0 && cuts < seeds.length);
});

test('each level ladder of venue_a has levels of venue_b on the same figure', () => {
  assert.ok(middle !== undefined);
  const variablesOf = (markets: readonly SimulatedMarket[]): Set<string> =>
    new Set(markets.flatMap(({ claim }) => ('variable' in claim ? [claim.variable] : [])));
  const venueB = variablesOf(middle.venueB.events.flatMap(({ markets }) => [...markets]));
  const ladders = middle.venueA.events.filter(({ series }) => series.ticker === 'KXFED');
  const matched = ladders.filter(({ markets }) =>
    [...variablesOf(markets)].every((each) => venueB.has(each)),
  );
  assert.ok(
    matched.length > 0 && matched.length >= ladders.length / 2,
    `${matched.length} of ${ladders.length}`,
  );
});

test('the sign of a certified margin is that of the called winner', () => {
  let races = 0;
  for (const world of worlds) {
    const winners = new Map<string, number>();
    for (const { claim } of everyMarket(world)) {
      if ('variable' in claim && claim.occurrence.outcome.kind === 'state') {
        const { winner, tenths } = claim.occurrence.outcome.state;
        const called = /^party whose nominee wins the (.+), as called/.exec(claim.variable)?.[1];
        const margin =
          /^certified margin of the Democratic over the Republican nominee in the (.+), perc/.exec(
            claim.variable,
          )?.[1];
        if (called !== undefined && winner !== undefined) {
          winners.set(called, winner);
        } else if (margin !== undefined && tenths !== undefined) {
          winners.set(`margin ${margin}`, tenths);
        }
      }
    }
    for (const [key, winner] of winners) {
      const margin = winners.get(`margin ${key}`);
      if (margin !== undefined) {
        assert.equal(margin > 0, winner === 0, key);
        races += 1;
      }
    }
  }
  assert.ok(races > 50, `${races} races`);
});

/** Look-alikes are other figures, yet their truths nearly always agree. */
const lookAlikes: readonly (readonly [family: string, left: string, right: string, apart: number])[] = [
  ['elections', 'person next inaugurated', 'person called as winner', 0],
  ['elections', 'party of the Senator of Kansas', 'party whose nominee wins the Senate race', 0],
  ['elections', 'Democratic nominee for the Presidency', 'person who wins the 2028 Democratic', 0],
  ['growth', 'BEA real GDP growth of US, advance', 'BEA real GDP growth of US, third', 5],
  ['temperature', 'NWS daily climate report: highest temperature at KNYC', 'Weather Underground: highest', 2],
];

test('look-alikes mostly end alike, and not always', () => {
  let different = 0;
  for (const [family, left, right, apart] of lookAlikes) {
    let [alike, known] = [0, 0];
    for (const seed of manySeeds) {
      const markets = coreOf([family], seed);
      const [one, other] = [stepsOf(markets, left), stepsOf(markets, right)];
      if (one !== undefined && other !== undefined) {
        known += 1;
        alike += Math.abs(one - other) <= apart ? 1 : 0;
        different += one === other ? 0 : 1;
      }
    }
    assert.ok(alike / known > 0.75, `${left}: ${alike} of ${known}`);
  }
  assert.ok(different > 0);
});

test('what the president, the nominee and the party are called fits together', () => {
  for (const seed of seeds) {
    const markets = coreOf(['elections'], seed);
    const president = stepsOf(markets, 'person called as winner');
    const party = stepsOf(markets, 'party whose candidate is elected');
    const nominee = stepsOf(markets, 'person who wins the 2028 Democratic');
    assert.equal(party === 0, president === 0, `seed ${seed}`);
    assert.ok(president !== 0 || nominee === 0, `seed ${seed}`);
  }
});

test('a window inside a deadline is named in its text', () => {
  const trap = middle?.traps?.find((each) => each.case === 'H31');
  const find = (id: string | undefined): VenueBMarket | undefined =>
    middle?.venueB.events.flatMap(({ markets }) => markets).find((market) => market.id === id);
  const [window, deadline] = [find(trap?.left.id)?.terms(startsAt), find(trap?.right.id)?.terms(startsAt)];
  assert.ok(window !== undefined && deadline !== undefined);
  assert.notEqual(window.question, deadline.question);
  assert.match(window.question, / in December 2026\?$/);
  assert.match(
    window.description,
    /between midnight ET as December 1, 2026 begins and 11:59 PM ET on December 31/,
  );
  assert.doesNotMatch(deadline.description, /December 1,/);
});

test('labels that name the first value of a tail name the first one that pays', () => {
  let labels = 0;
  for (const market of worlds
    .flatMap((world) => world.venueA.events)
    .flatMap(({ markets }) => [...markets])) {
    const claim = figureClaimOf(market);
    const { yesSubTitle, strikeType, floorStrike } = market.terms(startsAt);
    const shown = /^\$([\d,.]+) or above$/.exec(yesSubTitle)?.[1]?.replaceAll(',', '');
    // One coin's labels are loose on purpose, by a digit more than its index has.
    if (
      shown !== undefined &&
      claim !== undefined &&
      strikeType === 'greater' &&
      !market.id.startsWith('KXXRP')
    ) {
      const decimals = floorStrike?.split('.')[1]?.length ?? 0;
      // A mean is given in halves of a step, and its label in whole ones.
      const first = Math.ceil(claim.low);
      assert.equal(Math.round(Number(shown) * 10 ** decimals), first, `${market.id}: ${yesSubTitle}`);
      labels += 1;
    }
  }
  assert.ok(labels > 100, `${labels} labels`);
});

test('a large world has the shape of the venues', () => {
  for (const world of worlds.slice(1)) {
    const events = world.venueA.events.filter(({ markets }) => markets[0]?.provisional === false);
    const sizes = events.map(({ markets }) => markets.length).sort((left, right) => left - right);
    const exclusive = events.filter(({ mutuallyExclusive }) => mutuallyExclusive).length / events.length;
    const at = (share: number): number => sizes[Math.floor(share * sizes.length)] ?? 0;
    assert.ok(exclusive > 0.38 && exclusive < 0.48, `exclusive ${exclusive}`);
    assert.ok(at(0.5) >= 3 && at(0.5) <= 5, `median ${at(0.5)}`);
    assert.ok(at(0.9) >= 12 && at(0.9) <= 20, `p90 ${at(0.9)}`);
    assert.ok((sizes.at(-1) ?? 0) >= 300);
  }
});
