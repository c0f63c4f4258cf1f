/** The simulated world as a whole: determinism, sizes, coherent prices, texts that say what claims pay, known traps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FigureClaim, type PricedClaim } from '../../src/simulator/world/claims.ts';
import { families } from '../../src/simulator/world/families/index.ts';
import { createIdentifiers } from '../../src/simulator/world/identifiers.ts';
import {
  buildWorld,
  type SimulatedMarket,
  tradingHabits,
  type VenueAMarket,
  type VenueBMarket,
  type World,
} from '../../src/simulator/world/index.ts';
import { relationOf } from '../../src/simulator/world/oracle.ts';
import { createContext, createRegistry } from '../../src/simulator/world/world-registry.ts';

const startsAt = Date.UTC(2026, 10, 16, 14, 3);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const small = buildWorld({ seed: 7, markets: 500, startsAt });
const middle = buildWorld({ seed: 7, markets: 2000, startsAt });
const large = buildWorld({ seed: 7, markets: 20_000, startsAt, mispricedDays: 0 });

function venueAMarkets(world: World): VenueAMarket[] {
  return world.venueA.events.flatMap(({ markets }) => markets);
}

function venueBMarkets(world: World): VenueBMarket[] {
  return world.venueB.events.flatMap(({ markets }) => markets);
}

function allMarkets(world: World): SimulatedMarket[] {
  return [...venueAMarkets(world), ...venueBMarkets(world)];
}

function claimOf(market: SimulatedMarket): PricedClaim | undefined {
  return 'chance' in market.claim ? (market.claim as PricedClaim) : undefined;
}

/** Everything a world decides, as plain values. */
function printWorld(world: World): unknown {
  return {
    venueA: world.venueA.events.map(({ ticker, markets }) => [
      ticker,
      markets.map((market) => [
        market.id,
        market.terms(startsAt),
        market.closesAt,
        market.fair(startsAt + hourMs),
      ]),
    ]),
    venueB: world.venueB.events.map(({ id, slug, markets }) => [
      id,
      slug,
      markets.map((market) => [
        market.id,
        market.numericId,
        market.conditionId,
        market.questionId,
        market.tokenIds,
        market.terms(startsAt),
        market.fair(startsAt + hourMs),
      ]),
    ]),
    outcomes: [...world.occurrences.values()].map(({ id, endsAt, outcome }) => [id, endsAt, outcome]),
    planted: world.plantedMispricings?.map(({ market, other, from, to, size }) => [
      market.id,
      other.id,
      from,
      to,
      size,
    ]),
    targets: world.venueA.structuredTargets,
    milestones: world.venueA.milestones,
  };
}

test('the same seed makes the same world, another seed another one', () => {
  const again = buildWorld({ seed: 7, markets: 500, startsAt });
  assert.deepEqual(printWorld(again), printWorld(small));
  const other = buildWorld({ seed: 8, markets: 500, startsAt });
  const outcomes = (world: World): unknown => [...world.occurrences.values()].map(({ outcome }) => outcome);
  assert.notDeepEqual(outcomes(other), outcomes(small));
});

test('a world of another time of the year is a world too', () => {
  for (const at of [Date.UTC(2027, 0, 1, 4, 59), Date.UTC(2026, 5, 30, 23, 59), Date.UTC(2028, 1, 29, 12)]) {
    const world = buildWorld({ seed: 3, markets: 600, startsAt: at });
    assert.equal(allMarkets(world).length, 600);
    const open = allMarkets(world).filter(({ createdAt, closesAt }) => createdAt <= at && closesAt > at);
    assert.ok(open.length > 550, `${open.length} open at ${new Date(at).toISOString()}`);
  }
});

test('worlds have the wanted number of markets, three tenths of them on venue_a', () => {
  for (const world of [small, middle, large]) {
    const { markets } = world.options;
    const [a, b] = [venueAMarkets(world).length, venueBMarkets(world).length];
    assert.ok(Math.abs(a + b - markets) <= markets / 100, `wanted ${markets}, found ${a + b}`);
    if (markets >= 5000) {
      assert.ok(Math.abs(a / (a + b) - 0.3) < 0.01);
      const sizes = world.venueB.events
        .map((event) => event.markets.length)
        .sort((left, right) => left - right);
      const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
      assert.ok(median >= 1 && median <= 8, `median ${median}`);
      const combos = venueAMarkets(world).filter(({ provisional }) => provisional).length;
      assert.ok(Math.abs(combos / a - 0.15) < 0.02);
      const dead = venueAMarkets(world).filter(({ closesAt }) => closesAt < startsAt).length;
      assert.ok(dead / a > 0.003 && dead / a < 0.03, `dead legs ${dead / a}`);
    }
  }
  assert.throws(() => buildWorld({ seed: 1, markets: 499, startsAt }), RangeError);
});

test('ids are unique', () => {
  const check = (ids: readonly string[]): void => assert.equal(new Set(ids).size, ids.length);
  for (const world of [small, middle]) {
    check(venueAMarkets(world).map(({ id }) => id));
    check(world.venueA.events.map(({ ticker }) => ticker));
    check(venueBMarkets(world).map(({ id }) => id));
    check(venueBMarkets(world).map(({ conditionId }) => conditionId));
    check(venueBMarkets(world).map(({ questionId }) => questionId));
    check(venueBMarkets(world).flatMap(({ tokenIds }) => tokenIds));
    check(world.venueB.events.map(({ slug }) => slug));
    check(world.venueB.events.map(({ id }) => id));
  }
});

test('every family is in the smallest world', () => {
  const options = { seed: 7, markets: 500, startsAt };
  const tickers = new Set(small.venueA.events.map(({ ticker }) => ticker));
  const slugs = new Set(small.venueB.events.map(({ slug }) => slug));
  for (const family of families) {
    const context = createContext(options, createRegistry(), createIdentifiers(7, { event: 0, market: 0 }));
    const listings = [...family.core(context)];
    const events = listings.flatMap(({ venueA = [], venueB = [] }) => [
      ...venueA.map(({ ticker }) => tickers.has(ticker)),
      ...venueB.map(({ slug }) => slugs.has(slug)),
    ]);
    assert.ok(
      events.length > 0 && events.every(Boolean),
      `${family.name} is not whole in the smallest world`,
    );
  }
});

test('worth never contradicts what is true: ladders are monotone, exclusive claims sum to one at most', () => {
  const events = [...middle.venueA.events, ...middle.venueB.events];
  let checked = 0;
  for (const event of events) {
    const sample: readonly SimulatedMarket[] = event.markets.slice(0, 8);
    for (const [index, left] of sample.entries()) {
      for (const right of sample.slice(index + 1)) {
        const [one, other] = [claimOf(left), claimOf(right)];
        if (one !== undefined && other !== undefined && one.variable === other.variable) {
          const { kind, together } = relationOf(left, right);
          for (const at of [startsAt, startsAt + 5 * hourMs, startsAt + 3 * dayMs]) {
            const [worth, otherWorth] = [one.chance(at), other.chance(at)];
            const context = `${left.id} ${kind} ${right.id} at ${at}: ${worth}, ${otherWorth}`;
            if (kind === 'implies') {
              assert.ok(worth <= otherWorth + 1e-6, context);
            } else if (kind === 'implied_by') {
              assert.ok(otherWorth <= worth + 1e-6, context);
            } else if (kind === 'equivalent') {
              assert.ok(Math.abs(worth - otherWorth) < 1e-6, context);
            } else if (together.atMostOne) {
              assert.ok(worth + otherWorth <= 1 + 1e-6, context);
            }
            checked += 1;
          }
        }
      }
    }
  }
  assert.ok(checked > 3000, `${checked} comparisons`);
});

test('members that tile a figure are worth one dollar together', () => {
  let tiled = 0;
  for (const event of [...middle.venueA.events, ...middle.venueB.events]) {
    const claims = event.markets.map(claimOf).filter((claim) => claim instanceof FigureClaim);
    const occurrence = claims[0]?.occurrence;
    const isTiling =
      claims.length === event.markets.length &&
      claims.length > 2 &&
      occurrence !== undefined &&
      claims.every((claim) => claim.occurrence === occurrence && claim.variable === claims[0]?.variable) &&
      [...occurrence.states()].every(
        (state) => claims.reduce<number>((sum, claim) => sum + claim.pays(state), 0) === 2,
      );
    if (isTiling) {
      tiled += 1;
      for (const at of [startsAt, startsAt + 2 * dayMs]) {
        const sum = claims.reduce((total, claim) => total + claim.chance(at), 0);
        assert.ok(Math.abs(sum - 1) < 1e-6, `${event.title}: ${sum}`);
      }
    }
  }
  assert.ok(tiled > 10, `${tiled} tilings`);
});

test('worth goes to the payout when the truth is known', () => {
  let settled = 0;
  for (const market of allMarkets(middle)) {
    const claim = claimOf(market);
    if (claim !== undefined && claim.occurrence.outcome.kind === 'state') {
      const payout = claim.pays(claim.occurrence.outcome.state) / 2;
      const worth = claim.chance(Math.max(claim.occurrence.endsAt, market.closesAt));
      assert.ok(Math.abs(worth - payout) < 0.01, `${market.id}: worth ${worth}, pays ${payout}`);
      settled += 1;
    }
    const fair = market.fair(startsAt);
    assert.ok(fair > 0 && fair < 1);
  }
  assert.ok(settled > 1000);
});

test('a few percent of all occurrences come to nothing', () => {
  const world = buildWorld({ seed: 5, markets: 5000, startsAt });
  const outcomes = [...world.occurrences.values()].map(({ outcome }) => outcome.kind);
  const share = outcomes.filter((kind) => kind === 'void').length / outcomes.length;
  assert.ok(share > 0.003 && share < 0.06, `void share ${share}`);
});

test('strikes are exact decimal texts', () => {
  let strikes = 0;
  for (const market of venueAMarkets(middle)) {
    const { floorStrike, capStrike } = market.terms(startsAt + dayMs);
    for (const strike of [floorStrike, capStrike]) {
      if (strike !== undefined) {
        assert.match(strike, /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/, market.id);
        strikes += 1;
      }
    }
  }
  assert.ok(strikes > 150);
});

/** Bounds of the claim as the strike fields give them, by series: steps of the grid in one unit of the strike. */
const stepsPerUnit: readonly (readonly [prefix: string, steps: number])[] = [
  ['KXCPI', 10],
  ['KXU3-', 10],
  ['KXPAYROLLS-', 1 / 1000],
  ['KXJOBLESSCLAIMS-', 1 / 1000],
  ['KXGDP', 10],
  ['KXBTCD-', 100],
  ['KXBTC-', 100],
  ['KXHIGH', 1],
  ['KXLOWT', 1],
  ['KXINXU-', 10_000],
  ['KXINX-', 10_000],
  ['KXHURCTOT-', 1],
  ['KXRATECUTCOUNT-', 1],
];

test('strike fields say the set that the claim pays on', () => {
  const seen = new Set<string>();
  for (const market of venueAMarkets(middle)) {
    const steps = stepsPerUnit.find(([prefix]) => market.id.startsWith(prefix));
    const { claim } = market;
    const { strikeType, floorStrike, capStrike } = market.terms(startsAt);
    if (steps !== undefined && claim instanceof FigureClaim && strikeType !== undefined) {
      const floor = Math.round(Number(floorStrike) * steps[1]);
      const cap = Math.round(Number(capStrike) * steps[1]);
      // A mean is given in halves of a step.
      const least = market.id.startsWith('KXBTC') ? 0.5 : 1;
      const expected = {
        greater: [floor + least, Number.POSITIVE_INFINITY],
        greater_or_equal: [floor, Number.POSITIVE_INFINITY],
        less: [Number.NEGATIVE_INFINITY, cap - least],
        less_or_equal: [Number.NEGATIVE_INFINITY, cap],
        between: [floor, cap],
        structured: undefined,
        custom: undefined,
        functional: undefined,
      }[strikeType];
      assert.deepEqual([claim.low, claim.high], expected, market.id);
      seen.add(steps[0]);
    }
  }
  assert.deepEqual(
    stepsPerUnit.map(([prefix]) => prefix).filter((prefix) => !seen.has(prefix)),
    [],
  );
});

test('labels of exact buckets on venue_b say the set that the claim pays on', () => {
  let checked = 0;
  for (const market of venueBMarkets(middle)) {
    const { claim } = market;
    const { groupItemTitle } = market.terms(startsAt);
    const match = /^([≤≥]?)(-?\d+)\.(\d)%$/.exec(groupItemTitle);
    if (match !== null && claim instanceof FigureClaim) {
      const [, sign, whole = '', tenth = ''] = match;
      const magnitude = Math.abs(Number(whole)) * 10 + Number(tenth);
      const steps = whole.startsWith('-') ? -magnitude : magnitude;
      assert.equal(claim.low, sign === '≤' ? Number.NEGATIVE_INFINITY : steps, market.id);
      assert.equal(claim.high, sign === '≥' ? Number.POSITIVE_INFINITY : steps, market.id);
      checked += 1;
    }
  }
  assert.ok(checked >= 12, `${checked} labels`);
});

test('terms change during the run, and say when', () => {
  const later = startsAt + 3 * dayMs;
  const markets = [...venueAMarkets(large), ...venueBMarkets(large)];
  const changed = markets.filter((market) => market.termsChangedAt(later) > startsAt);
  assert.ok(changed.length > 10);
  for (const market of changed) {
    const at = market.termsChangedAt(later);
    assert.notDeepEqual(market.terms(at), market.terms(at - 1), market.id);
  }
  const filled = venueAMarkets(small).find(({ id }) => id.startsWith('KXBTC15M-'));
  assert.equal(filled?.terms(startsAt).floorStrike, undefined);
  assert.notEqual(filled?.terms(startsAt + hourMs).floorStrike, undefined);
});

test('every hard case and positive control is as the list of hard cases says', () => {
  const byId = new Map(allMarkets(small).map((market) => [`${market.venue}:${market.id}`, market]));
  const traps = small.traps ?? [];
  for (const { case: hardCase, left, right, verdict } of traps) {
    const [one, other] = [byId.get(`${left.venue}:${left.id}`), byId.get(`${right.venue}:${right.id}`)];
    assert.ok(one !== undefined && other !== undefined, `${hardCase}: ${left.id}, ${right.id} are open`);
    const found = relationOf(one, other);
    assert.equal(found.kind, verdict.relation, `${hardCase}: ${left.id}, ${right.id}: ${found.sentence}`);
    if (verdict.voids !== undefined) {
      assert.equal(found.voids, verdict.voids, `${hardCase}: ${left.id}, ${right.id}`);
    }
    if (verdict.covers !== undefined) {
      assert.equal(found.together.atLeastOne, verdict.covers, `${hardCase}: ${left.id}, ${right.id}`);
    }
  }
  // H63 to H67 are about fields and wires, P10 about mirrors of another exchange: no contracts of this world.
  const wireCases = ['H63', 'H64', 'H65', 'H66', 'H67', 'P10'];
  const expected = [
    ...Array.from({ length: 70 }, (_, index) => `H${String(index + 1).padStart(2, '0')}`),
    ...Array.from({ length: 12 }, (_, index) => `P${index + 1}`),
  ].filter((name) => !wireCases.includes(name));
  const present = new Set(traps.map((trap) => trap.case));
  assert.deepEqual(
    expected.filter((name) => !present.has(name)),
    [],
  );
});

test('planted mispricings lie on truly related pairs, enough of them a day', () => {
  const planted = middle.plantedMispricings ?? [];
  for (let day = 0; day < 7; day += 1) {
    const from = startsAt + day * dayMs;
    const count = planted.filter((window) => window.from >= from && window.from < from + dayMs).length;
    assert.ok(count >= 30, `day ${day}: ${count}`);
  }
  for (const { market, other, from, to, size } of planted) {
    assert.notEqual(relationOf(market, other).kind, 'none');
    assert.ok(Math.abs(size) >= 300 && Math.abs(size) <= 2_900);
    assert.equal(market.bias(from), size);
    assert.equal(market.bias(to - 1), size);
    assert.ok(market.opensAt <= from && market.closesAt > to);
  }
  const [first] = planted;
  assert.equal(first?.market.bias(startsAt - 1), 0);
});

test('what is listed later has mistakes as well, the same however time is cut', () => {
  const days = 3;
  const print = (cuts: readonly number[]): unknown => {
    const world = buildWorld(small.options);
    for (const [index, to] of cuts.slice(1).entries()) world.listNew(cuts[index] ?? startsAt, to);
    const planted = world.plantedLater ?? [];
    assert.ok(planted.length >= 5, `${planted.length}`);
    for (const { market, other, from, to, size } of planted) {
      assert.notEqual(relationOf(market, other).kind, 'none');
      assert.ok(market.createdAt >= startsAt && market.opensAt <= from && market.closesAt > to);
      assert.equal(market.bias(from), size);
    }
    return planted.map(({ market, other, from, to, size }) => [market.id, other.id, from, to, size]);
  };
  const end = startsAt + days * dayMs;
  assert.deepEqual(
    print([startsAt, end]),
    print([startsAt, startsAt + 5 * 3_600_000, startsAt + dayMs, end]),
  );
});

test('mistakes are there from the first moment, for a reader of a world that has just begun', () => {
  for (const world of [small, middle]) {
    const open = (world.plantedMispricings ?? []).filter(({ from, to }) => from <= startsAt && to > startsAt);
    assert.ok(open.length >= 12, `${open.length} of ${world.options.markets} markets`);
    assert.ok(open.every(({ market }) => market.bias(startsAt) !== 0));
  }
});

test('between the venues, where much is traded on both, a mistake is there at any time of the week', () => {
  const across = (middle.plantedMispricings ?? []).filter(
    ({ market, other }) => market.venue !== other.venue && [market, other].every(isWellTraded),
  );
  for (let at = startsAt; at < startsAt + 7 * dayMs; at += hourMs / 6) {
    const open = across.filter(({ from, to }) => from <= at && to > at);
    assert.ok(open.length > 0, new Date(at).toISOString());
  }
});

function isWellTraded(market: SimulatedMarket): boolean {
  const contracts = tradingHabits(middle.options.seed, market).dailyVolume / 100;
  return contracts * market.fair(startsAt) > 1_000;
}

test('no second mistake is planted where it could hide the first', () => {
  const planted = middle.plantedMispricings ?? [];
  for (const { market, other, from, to } of planted) {
    const hiding = planted.filter(
      (window) => window.market === other && window.from < to && window.to > from,
    );
    assert.deepEqual(hiding, [], `${market.id} against ${other.id}`);
  }
});

test('the past holds settled markets of both venues over half a year', () => {
  const { venueA, venueB } = middle.past;
  const past: SimulatedMarket[] = [...venueA, ...venueB].flatMap(({ markets }) => [...markets]);
  assert.ok(past.length >= 20_000, `${past.length}`);
  const open = new Set(allMarkets(middle).map(({ venue, id }) => `${venue}:${id}`));
  const ids = new Set<string>();
  for (const market of past) {
    const key = `${market.venue}:${market.id}`;
    assert.ok(!open.has(key) && !ids.has(key), `${key} twice`);
    ids.add(key);
    const claim = claimOf(market);
    assert.ok(claim !== undefined && claim.occurrence.endsAt < startsAt, `${market.id} has ended`);
    assert.ok(market.closesAt > startsAt - 260 * dayMs);
  }
  const times = venueB.map(({ markets }) => markets[0]?.closesAt ?? 0);
  assert.deepEqual(
    times,
    [...times].sort((left, right) => right - left),
  );
});

test('rolling listings do not hang on how time is cut', () => {
  const print = (world: World, cuts: readonly number[]): unknown => {
    const listed = cuts.slice(1).map((to, index) => world.listNew(cuts[index] ?? startsAt, to));
    return [
      listed.flatMap(({ venueA }) =>
        venueA.map((event) => [event.ticker, event.markets.map(({ id }) => id)]),
      ),
      listed.flatMap(({ venueB }) =>
        venueB.map((event) => [
          event.id,
          event.slug,
          event.markets.map((market) => [market.id, market.numericId, market.tokenIds]),
        ]),
      ),
    ];
  };
  const end = startsAt + 26 * hourMs;
  const fresh = (): World => buildWorld({ seed: 7, markets: 500, startsAt });
  const whole = print(fresh(), [startsAt, end]);
  const many = [startsAt];
  for (let at = startsAt; at < end; at += 97_321) {
    many.push(at);
  }
  assert.deepEqual(print(fresh(), [...many, end]), whole);
  const { venueA, venueB } = fresh().listNew(startsAt, end);
  assert.ok(venueA.length > 50 && venueB.length > 100);
  for (const event of [...venueA, ...venueB]) {
    const created = event.markets[0]?.createdAt ?? 0;
    // The second venue may follow the first within two hours.
    assert.ok(created >= startsAt && created < end + 2 * hourMs);
  }
});
