/** Whatever happens to books, listings, states and runs: what is open, how deep, and what was announced equals the model. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { rational } from '../../src/core/exact/index.ts';
import type { ListedState } from '../../src/core/market/index.ts';
import { servedAt } from '../harness/served-run.ts';
import { testRounds } from '../harness/test-rounds.ts';
import { LeadModel } from './lead-model.ts';
import { type HandMade, serveMembers } from './served-members.ts';
import { openState, quadraticFees, type WatchUnderTest, watchUnderTest } from './watch-under-test.ts';

const rounds = testRounds({ usual: 15, full: 1_000 });

/** Every pair of sides, both venues, void branches, an event declared exclusive, a combo, a game. */
const universe: readonly HandMade[] = [
  { venue: 'venue_a', id: 'a3', pays: '1 on [3, inf)' },
  { venue: 'venue_a', id: 'a5', pays: '1 on [5, inf)', gameStartsAt: servedAt + 2_000_000 },
  { venue: 'venue_a', id: 'below3', pays: '1 on (-inf, 3)' },
  { venue: 'venue_b', id: 'b3', pays: '1 on [3, inf)' },
  { venue: 'venue_b', id: 'b4', pays: '1 on (-inf, 4]', closesAt: servedAt + 3_000_000 },
  { venue: 'venue_b', id: 'is7', pays: '1 on [7, 7]' },
  { venue: 'venue_a', id: 'f1', pays: '1 on [1, inf)', scope: 'figure published', subject: 'other' },
  { venue: 'venue_b', id: 'f2', pays: '1 on [2, inf)', scope: 'figure published', subject: 'other' },
  { venue: 'venue_b', id: 'won', eventId: 'race', exclusive: true },
  { venue: 'venue_b', id: 'lost', eventId: 'race', exclusive: true },
  {
    venue: 'venue_a',
    id: 'combo',
    legs: [
      { eventId: '', marketId: 'a3', side: 'yes' },
      { eventId: '', marketId: 'f1', side: 'yes' },
    ],
  },
];

const fees: readonly ListedState['fees'][] = [
  { kind: 'none', schedule: 'free' },
  quadraticFees,
  { kind: 'power', schedule: 's', rate: rational(3n, 100n), exponent: rational(1n), takerOnly: true },
  { kind: 'unknown', reason: 'not_stated' },
];

const market = fc.nat(universe.length - 1);
const cents = fc.integer({ min: 1, max: 99 });
const quantity = fc.integer({ min: 0, max: 30 });
const levels = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), quantity), { maxLength: 4 });

type Step =
  | {
      readonly kind: 'book';
      readonly market: number;
      readonly bid: number;
      readonly spread: number;
      readonly bids: readonly (readonly [number, number])[];
      readonly asks: readonly (readonly [number, number])[];
      readonly assurance: 'full' | 'top';
    }
  | { readonly kind: 'list'; readonly market: number; readonly bid: number; readonly ask: number }
  | { readonly kind: 'doubt' | 'recover' | 'unfollow' | 'unlist'; readonly market: number }
  | {
      readonly kind: 'state';
      readonly market: number;
      readonly status: 'open' | 'paused';
      readonly disputed: boolean;
      readonly closesInMs: number;
      readonly fees: number;
    }
  | { readonly kind: 'tick'; readonly ms: number }
  | { readonly kind: 'run'; readonly without: number; readonly strike: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      market,
      bid: cents,
      spread: fc.integer({ min: 1, max: 5 }),
      bids: levels,
      asks: levels,
      assurance: fc.constantFrom('full' as const, 'full' as const, 'top' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('list' as const), market, bid: cents, ask: cents }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('doubt' as const, 'recover' as const, 'unfollow' as const, 'unlist' as const),
      market,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('state' as const),
      market,
      status: fc.constantFrom('open' as const, 'open' as const, 'paused' as const),
      disputed: fc.boolean(),
      closesInMs: fc.integer({ min: 0, max: 5_000_000 }),
      fees: fc.nat(fees.length - 1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      ms: fc.constantFrom(1_000, 7_000, 60_000, 3_700_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('run' as const),
      without: market,
      strike: fc.integer({ min: 2, max: 8 }),
    }),
  },
);

function apply(test: WatchUnderTest, model: LeadModel, each: Step, run: number): void {
  const now = test.clock.now();
  if (each.kind === 'tick') {
    test.clock.advance(each.ms);
    test.watch.tick();
    model.tick(test.clock.now());
    return;
  }
  if (each.kind === 'run') {
    const listed = universe
      .filter((_, place) => place !== each.without)
      .map((made) => (made.id === 'b3' ? { ...made, pays: `1 on [${each.strike}, inf)` } : made));
    test.watch.takeRun(serveMembers(listed, run));
    test.sweep();
    model.takeRun(listed, now);
    return;
  }
  const { venue, id } = universe[each.market] ?? { venue: 'venue_a', id: '' };
  const isAnnounced = (() => {
    switch (each.kind) {
      case 'book': {
        const [bids, asks] = [new Map([[each.bid, 5]]), new Map<number, number>()];
        for (const [down, contracts] of each.bids) if (each.bid > down) bids.set(each.bid - down, contracts);
        const ask = each.bid + each.spread;
        for (const [up, contracts] of each.asks) if (ask + up < 100) asks.set(ask + up, contracts);
        const text = { bids: Object.fromEntries(bids), asks: Object.fromEntries(asks) };
        return test.book({ venue, id }, text, each.assurance);
      }
      case 'list':
        return test.list({ venue, id }, { yesBid: each.bid, yesAsk: each.ask });
      case 'doubt':
        return test.apply(test.live.doubt(venue, id, 'gap'));
      case 'recover':
        // Doubted for a while, or just now; what was put off comes before the next book.
        if (test.apply(test.live.doubt(venue, id, 'gap'))) {
          test.sweep();
          model.takeQuote(venue, id, now);
        }
        return test.recover({ venue, id });
      case 'unfollow':
        return test.apply(test.live.unfollow(venue, id));
      case 'unlist':
        return test.apply(test.live.forgetFigures(venue, id));
      case 'state':
        // A listing brings changed fees, and nothing else.
        return test.takeState(
          { venue, id },
          {
            status: each.status,
            disputed: each.disputed,
            closesAt: now + each.closesInMs,
            fees: fees[each.fees] ?? openState.fees,
          },
        );
    }
  })();
  if (isAnnounced && each.kind === 'state') model.takeFees(venue, id, now);
  else if (isAnnounced) model.takeQuote(venue, id, now);
}

function check(test: WatchUnderTest, model: LeadModel): void {
  const leads = test.watch.board?.leads() ?? [];
  const shown = leads.map(({ key, relation, asks, priced, depth, openedAt }) => ({
    key,
    relation,
    asks,
    issues: priced.issues,
    netEdge: priced.netEdge,
    depth,
    openedAt,
  }));
  assert.deepEqual(
    shown.sort((a, b) => (a.key < b.key ? -1 : 1)),
    model.open.map(({ doubtedAt, isAnnouncedExecutable, isSuspended, ...lead }) => lead),
  );
  for (const { state, depth } of leads) {
    assert.equal(state, depth?.executable === true ? 'executable' : 'open');
  }
  const announced = new Map<string, string[]>();
  for (const { kind, key, reason } of test.announced) {
    announced.set(key, [...(announced.get(key) ?? []), reason === undefined ? kind : `${kind} ${reason}`]);
  }
  assert.deepEqual(announced, model.announced);
}

it('shows and announces what the model does', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 90 }), fc.boolean(), (steps, isSlow) => {
      let looks = 0;
      // Where every look at the clock takes a millisecond, most of the work is put off to later slices.
      const test = watchUnderTest({ sliceMs: 3 }, isSlow ? { elapsed: () => looks++ } : {});
      const model = new LeadModel(test.live, test.calendar);
      test.serve(universe);
      model.takeRun(universe, test.clock.now());
      for (const [place, each] of steps.entries()) {
        apply(test, model, each, place + 2);
        test.sweep();
        check(test, model);
        for (const { issues } of model.open) for (const issue of issues) seen.add(issue.split(':')[0] ?? '');
      }
      for (const kinds of model.announced.values()) for (const kind of kinds) seen.add(kind);
      for (const { lead } of test.announced) {
        seen.add(lead.sides.join('+'));
        for (const issue of lead.depth?.issues ?? []) seen.add(issue.split(':')[0] ?? '');
      }
    }),
    { numRuns: rounds, seed: 7 },
  );
  // The steps were drawn so that everything occurs.
  for (const what of [
    ...['opened', 'executable', 'lapsed', 'closed price', 'closed no_quote', 'closed withdrawn'],
    ...['suspended', 'resumed', 'book_doubted', 'listing_stale', 'below_minimum'],
    ...['yes+yes', 'yes+no', 'no+yes', 'no+no'],
    ...['void_unknown', 'rules_unread', 'fee_unknown', 'not_open', 'disputed', 'closing_soon', 'under_way'],
    'quote_stale',
  ]) {
    assert.ok(seen.has(what), what);
  }
});
