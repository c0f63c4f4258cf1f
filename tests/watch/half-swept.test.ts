/**
 * Runs that come before the last one is swept, with indexes in another order, markets that are forgotten and come back,
 * fees that change by the calendar: what is shown in the end equals the model, and what was announced fits together.
 */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { rational } from '../../src/core/exact/index.ts';
import type { LeadChange } from '../../src/core/lead/index.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { LeadModel } from './lead-model.ts';
import { type HandMade, serveMembers, termsHash } from './served-members.ts';
import { quadraticFees, type WatchUnderTest, watchUnderTest } from './watch-under-test.ts';

const rounds = testRounds({ usual: 60, full: 2_000 });

/** Ids that differ by more than letters: of keys, of places in names, of what a regular expression would take. */
const universe: readonly HandMade[] = [
  { venue: 'venue_a', id: 'a:yes+venue_b:b', pays: '1 on [3, inf)' },
  { venue: 'venue_a', id: 'a', pays: '1 on [5, inf)' },
  { venue: 'venue_a', id: '__proto__', pays: '1 on (-inf, 3)' },
  { venue: 'venue_b', id: 'a', pays: '1 on [3, inf)' },
  { venue: 'venue_b', id: '.*', pays: '1 on (-inf, 4]' },
  { venue: 'venue_b', id: '\u{1f600}', pays: '1 on [7, 7]' },
  { venue: 'venue_b', id: '\uff5e', pays: '1 on [4, inf)' },
];

const market = fc.nat(universe.length - 1);
const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      market,
      bid: fc.integer({ min: 1, max: 95 }),
      spread: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('doubt' as const, 'forget' as const), market }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('fees' as const), inMs: fc.nat(5_000), by: fc.nat(20) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('state' as const),
      market,
      isDisputed: fc.boolean(),
      rules: fc.constantFrom(termsHash, termsHash, 'another'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('run' as const),
      order: fc.shuffledSubarray([...universe.keys()], { minLength: 2 }),
      strike: fc.integer({ min: 2, max: 6 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('tick' as const), ms: fc.constantFrom(0, 1_000) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('slice' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** The listing of a run, if the step is one. */
function apply(test: WatchUnderTest, each: Step, run: number): readonly HandMade[] | undefined {
  const now = test.clock.now();
  const { venue, id } = universe['market' in each ? each.market : 0] ?? { venue: 'venue_a', id: '' };
  switch (each.kind) {
    case 'book': {
      const { bid, spread, quantity } = each;
      test.book({ venue, id }, { bids: { [bid]: quantity }, asks: { [bid + spread]: quantity } });
      return undefined;
    }
    case 'doubt':
      test.apply(test.live.doubt(venue, id, 'gap'));
      return undefined;
    case 'forget':
      test.apply(test.live.unfollow(venue, id));
      assert.equal(test.live.find(venue, id), undefined);
      return undefined;
    case 'fees':
      test.calendar.replace('venue_a', [
        {
          scope: 'series',
          id: 'series-venue_a',
          changeId: '1',
          schedule: 'quadratic',
          rate: rational(7n, 100n),
          multiplier: rational(BigInt(each.by), 4n),
          effectiveAt: now + each.inMs,
        },
      ]);
      return undefined;
    case 'state':
      test.takeState(
        { venue, id },
        { disputed: each.isDisputed, termsHash: each.rules, fees: quadraticFees },
      );
      return undefined;
    case 'run': {
      const listed = each.order
        .flatMap((place) => universe[place] ?? [])
        .map((made) =>
          made.id === 'a' && made.venue === 'venue_b'
            ? { ...made, pays: `1 on [${each.strike}, inf)` }
            : made,
        );
      test.watch.takeRun(serveMembers(listed, run));
      return listed;
    }
    case 'tick':
      test.clock.advance(each.ms);
      test.watch.tick();
      return undefined;
    case 'slice':
      test.watch.sweep(2);
      return undefined;
  }
}

/** opened, then executable, suspended, resumed and lapsed in turn, then closed; the last word is what is shown. */
function checkAnnounced(announced: readonly LeadChange[], test: WatchUnderTest): void {
  const states = new Map<string, string>();
  for (const { kind, key, lead } of announced) {
    const before = states.get(key) ?? 'closed';
    const from = {
      opened: ['closed'],
      executable: ['opened', 'lapsed'],
      lapsed: ['executable', 'resumed', 'suspended'],
      suspended: ['executable', 'resumed'],
      resumed: ['suspended'],
    };
    if (kind === 'closed') assert.notEqual(before, 'closed', key);
    else assert.ok(from[kind].includes(before), `${kind} after ${before}: ${key}`);
    if (kind === 'executable' || kind === 'resumed') assert.equal(lead.depth?.executable, true);
    states.set(key, kind);
  }
  const shown = new Map((test.watch.board?.leads() ?? []).map(({ key, state }) => [key, state]));
  for (const [key, state] of states) {
    const expected =
      state === 'closed' ? undefined : /executable|resumed/.test(state) ? 'executable' : 'open';
    assert.equal(shown.get(key), expected, key);
  }
  assert.equal(shown.size, [...states.values()].filter((state) => state !== 'closed').length);
}

function isDoubted(issues: readonly string[]): boolean {
  return issues.some((issue) => issue.startsWith('book_doubted:'));
}

it('shows in the end what the model does, whatever was half done on the way', () => {
  let executable = 0;
  let half = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
      let looks = 0;
      const test = watchUnderTest({ sliceMs: 2, coveringsMax: 9 }, { elapsed: () => looks++ });
      let listed: readonly HandMade[] = universe;
      test.watch.takeRun(serveMembers(universe, 1));
      for (const [place, each] of steps.entries()) {
        listed = apply(test, each, place + 2) ?? listed;
        if (!test.watch.isSwept) half += 1;
        if (each.kind !== 'tick') continue;
        // Whatever happened: one tick, and what waits.
        test.sweep(2);
        const model = new LeadModel(test.live, test.calendar);
        model.takeRun(listed, test.clock.now());
        // A new model knows nothing of a book before its doubt.
        const leads = (test.watch.board?.leads() ?? []).filter(({ priced }) => !isDoubted(priced.issues));
        const shown = leads.map(({ key, asks, priced, depth }) => ({
          key,
          asks,
          issues: priced.issues,
          netEdge: priced.netEdge,
          depth,
        }));
        assert.deepEqual(
          shown.sort((a, b) => (a.key < b.key ? -1 : 1)),
          model.open.map(({ key, asks, issues, netEdge, depth }) => ({ key, asks, issues, netEdge, depth })),
        );
        checkAnnounced(test.announced, test);
        executable += shown.filter(({ depth }) => depth?.executable === true).length;
      }
    }),
    { numRuns: rounds, seed: 11 },
  );
  assert.ok(executable > rounds && half > rounds, `${executable} executable, ${half} half swept`);
});
