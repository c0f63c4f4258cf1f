/** Leads as they come and go: every pair of sides, books, doubts, runs, bounds. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { one, rational, zero } from '../../src/core/exact/index.ts';
import { atLeast3, key, same3, withOneLead } from './one-lead.ts';
import { type HandMade, serveMembers } from './served-members.ts';
import { dayMs, quadraticFees, watchUnderTest } from './watch-under-test.ts';

const atLeast5: HandMade = { venue: 'venue_b', id: 'b5', pays: '1 on [5, inf)' };
const below3: HandMade = { venue: 'venue_b', id: 'below3', pays: '1 on (-inf, 3)' };
const atMost4: HandMade = { venue: 'venue_b', id: 'most4', pays: '1 on (-inf, 4]' };

/** Two markets with books of which one pair of sides can be had for less than a dollar: what it is called. */
function checkKind(
  left: HandMade,
  right: HandMade,
  books: readonly [yesBid: number, yesAsk: number, otherBid: number, otherAsk: number],
  expected: string,
): void {
  const test = watchUnderTest();
  test.serve([left, right]);
  const [yesBid, yesAsk, otherBid, otherAsk] = books;
  test.book(left, { bids: { [yesBid]: 10 }, asks: { [yesAsk]: 10 } });
  assert.deepEqual(test.heard(), []);
  test.book(right, { bids: { [otherBid]: 20 }, asks: { [otherAsk]: 20 } });
  assert.deepEqual(test.heard(), [`opened ${expected}`, `executable ${expected}`]);
  assert.deepEqual(test.open(), [`executable ${expected}`]);
  const [lead] = test.watch.board?.leads() ?? [];
  assert.equal(lead?.depth?.pairs, 10);
  assert.equal(lead?.depth?.limitedBy, 'left_depth');
}

it('finds every pair of sides that covers', () => {
  // At least 5 is at least 3: No of the narrow one and Yes of the wide one.
  checkKind(atLeast3, atLeast5, [28, 30, 35, 40], 'venue_a:a3:yes+venue_b:b5:no');
  // Which of the two is left is decided by names.
  checkKind(
    { ...atLeast5, venue: 'venue_a', id: 'x' },
    same3,
    [40, 45, 30, 32],
    'venue_a:x:no+venue_b:same3:yes',
  );
  // Both at most one: No and No.
  checkKind(atLeast3, below3, [55, 57, 50, 52], 'venue_a:a3:no+venue_b:below3:no');
  // Together everything: Yes and Yes.
  checkKind(atLeast3, atMost4, [40, 42, 50, 52], 'venue_a:a3:yes+venue_b:most4:yes');
  // The same: either.
  checkKind(atLeast3, same3, [40, 42, 50, 52], 'venue_a:a3:yes+venue_b:same3:no');
  checkKind(atLeast3, same3, [60, 62, 50, 52], 'venue_a:a3:no+venue_b:same3:yes');
});

it('finds nothing where the two together cost a dollar or more, or the fee takes what is left', () => {
  const test = watchUnderTest();
  test.serve([atLeast3, same3]);
  test.book(atLeast3, { bids: { 40: 10 }, asks: { 50: 10 } });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  assert.deepEqual(test.heard(), []);
  test.takeState(atLeast3, { fees: quadraticFees });
  test.book(atLeast3, { bids: { 40: 10 }, asks: { 49: 10 } });
  assert.deepEqual(test.heard(), []);
  test.book(atLeast3, { bids: { 40: 10 }, asks: { 48: 10 } });
  assert.deepEqual(test.heard(), [
    'opened venue_a:a3:yes+venue_b:same3:no',
    'executable venue_a:a3:yes+venue_b:same3:no',
  ]);
});

it('announces executable once a transition, whatever is repeated', () => {
  const test = withOneLead();
  for (let quantity = 11; quantity < 15; quantity += 1) {
    test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: quantity, 41: 5 } });
    test.book(same3, { bids: { 50: quantity }, asks: { 60: 10 } });
    test.watch.tick();
  }
  assert.deepEqual(test.heard(), []);
  assert.equal(test.watch.board?.leads()[0]?.depth?.pairs, 14);
  test.takeState(same3, { disputed: true });
  test.watch.tick();
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  assert.deepEqual(test.open(), [`open ${key}`]);
  test.takeState(same3);
  test.watch.tick();
  test.watch.tick();
  assert.deepEqual(test.heard(), [`executable ${key}`]);
});

it('calls a lead informational once a listing has other rules than the run has read', () => {
  const test = withOneLead();
  test.takeState(same3, { termsHash: 'another' });
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  assert.deepEqual(test.watch.board?.leads()[0]?.priced.issues, ['rules_changed:right']);
  test.takeState(same3);
  test.watch.tick();
  assert.deepEqual(test.heard(), [`executable ${key}`]);
});

it('sees what only time changes', () => {
  const test = withOneLead();
  test.takeState(atLeast3, { closesAt: test.clock.now() + 660_000 });
  test.watch.tick();
  assert.deepEqual(test.heard(), []);
  test.clock.advance(60_000);
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  assert.deepEqual(test.watch.board?.leads()[0]?.priced.issues, ['closing_soon:left']);
});

it('names the leg on a game whose start is unknown, and does not call its lead executable', () => {
  const test = watchUnderTest();
  const game = { ...atLeast3, isGame: true };
  const other = { ...same3, isGame: true, gameStartsAt: test.clock.now() + dayMs };
  test.serve([game, other]);
  test.book(game, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.book(other, { bids: { 70: 10 }, asks: { 75: 10 } });
  const [lead] = test.watch.board?.leads() ?? [];
  assert.deepEqual(lead?.priced.issues, ['start_unknown:left']);
  assert.equal(lead.state, 'open');
});

it('calls a game that is under way, a market whose state is unknown, and an old listing informational', () => {
  const test = watchUnderTest();
  test.serve([
    { ...atLeast3, gameStartsAt: test.clock.now() + 1_000 },
    { ...same3, closesAt: test.clock.now() + 30 * dayMs },
  ]);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.live.takeFigures(
    'venue_b',
    'same3',
    {
      yesBid: 500_000,
      yesAsk: 600_000,
      lastPrice: undefined,
      volume24hUsd: undefined,
      totalVolumeUsd: undefined,
      openInterestUsd: undefined,
    },
    test.clock.now(),
  );
  const market = test.live.find('venue_b', 'same3');
  assert.ok(market?.quote);
  test.watch.takeQuote({ market, quote: market.quote, at: test.clock.now() });
  const issues = () => test.watch.board?.leads()[0]?.priced.issues;
  assert.deepEqual(issues(), ['state_unknown:right', 'fee_unknown:right']);
  test.clock.advance(1_000);
  test.watch.tick();
  assert.deepEqual(issues(), ['state_unknown:right', 'under_way:left', 'fee_unknown:right']);
  test.clock.advance(3_600_000);
  test.watch.tick();
  assert.deepEqual(issues(), [
    'quote_stale:right',
    'state_unknown:right',
    'under_way:left',
    'fee_unknown:right',
  ]);
  assert.equal(test.watch.board?.leads()[0]?.depth, undefined);
  assert.deepEqual(test.heard(), [`opened ${key}`]);
});

it('closes a lead when a side is no longer asked for, or costs more', () => {
  const test = withOneLead();
  test.book(same3, { asks: { 60: 10 } });
  assert.deepEqual(test.heard(), [`closed ${key} no_quote`]);
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  assert.deepEqual(test.heard(), [`opened ${key}`, `executable ${key}`]);
  test.book(same3, { bids: { 40: 10 }, asks: { 60: 10 } });
  assert.deepEqual(test.heard(), [`closed ${key} price`]);
  assert.deepEqual(test.open(), []);
});

it('sizes against the best level alone where no more of a book is proven', () => {
  const test = withOneLead();
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 5, 41: 5 } }, 'top');
  test.watch.tick();
  const [lead] = test.watch.board?.leads() ?? [];
  assert.equal(lead?.depth?.pairs, 5);
  assert.equal(lead?.depth?.limitedBy, 'levels');
});

it('has no depth while a book is not followed', () => {
  const test = watchUnderTest();
  test.serve([atLeast3, same3]);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.list(same3, { yesBid: 50, yesAsk: 60 });
  assert.deepEqual(test.heard(), [`opened ${key}`]);
  assert.equal(test.watch.board?.leads()[0]?.depth, undefined);
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  test.watch.tick();
  assert.deepEqual(test.heard(), [`executable ${key}`]);
  test.apply(test.live.unfollow('venue_b', 'same3'));
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
});

it('finds at the first sweep what was there before the run', () => {
  const test = watchUnderTest();
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  assert.equal(test.watch.board, undefined);
  assert.equal(test.watch.isSwept, false);
  test.serve([same3, atLeast3]);
  assert.equal(test.watch.isSwept, true);
  assert.deepEqual(test.heard(), [`opened ${key}`, `executable ${key}`]);
});

it('carries leads over to the next run without a word, under its indexes', () => {
  const test = withOneLead();
  test.clock.advance(1_000);
  const [before] = test.watch.board?.leads() ?? [];
  test.serve([same3, below3, atLeast3], 2);
  assert.deepEqual(test.heard(), []);
  const { board } = test.watch;
  const [after] = board?.leads() ?? [];
  assert.equal(board?.served.run.id, 2);
  assert.deepEqual({ ...after, left: 0, right: 1 }, before);
  assert.deepEqual([after?.left, after?.right], [2, 0]);
});

it('withdraws what the next run does not cover, under the run that did', () => {
  const test = withOneLead();
  // At 2 neither Yes of `at least 3` nor No of `at least 2` pays.
  test.serve([atLeast3, { ...same3, pays: '1 on [2, inf)' }], 2);
  const [withdrawn] = test.announced;
  assert.equal(withdrawn?.served.run.id, 1);
  assert.equal(withdrawn?.lead.state, 'closed');
  assert.deepEqual(test.heard(), [`closed ${key} withdrawn`]);
  test.serve([atLeast3, same3], 3);
  assert.deepEqual(test.heard(), [`opened ${key}`, `executable ${key}`]);
  test.serve([atLeast3], 4);
  assert.deepEqual(test.heard(), [`closed ${key} withdrawn`]);
});

it('reads the void branches again in the next run', () => {
  const test = withOneLead();
  const scope = 'figure published';
  test.serve(
    [
      { ...atLeast3, scope },
      { ...same3, scope },
    ],
    2,
  );
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  const issues = test.watch.board?.leads()[0]?.priced.issues;
  assert.deepEqual(issues, ['void_unknown:not_published', 'void_unknown:revised']);
});

it('keeps nothing of a market that left', () => {
  const test = withOneLead();
  test.serve([atLeast3], 2);
  test.heard();
  test.book(same3, { bids: { 55: 10 }, asks: { 60: 10 } });
  assert.deepEqual(test.heard(), []);
  const { open, openExecutable, waiting, carried, coverings } = test.watch.status();
  assert.deepEqual([open, openExecutable, waiting, carried, coverings], [0, 0, 0, 0, 0]);
});

it('shows the run before until its leads are verified, and verifies what a quote touches first', () => {
  let looks = 0;
  // Every look at the clock takes a millisecond: one slice verifies few leads.
  const test = watchUnderTest({ sliceMs: 4 }, { elapsed: () => looks++ });
  const ladder = Array.from(
    { length: 12 },
    (_, place): HandMade => ({ venue: 'venue_a', id: `m${place + 10}`, pays: `1 on [${place}, inf)` }),
  );
  const [widest] = ladder;
  assert.ok(widest !== undefined);
  for (const market of ladder) test.book(market, { bids: { 60: 10 }, asks: { 62: 10 } });
  test.book(widest, { bids: { 18: 10 }, asks: { 20: 10 } });
  test.serve(ladder);
  const open = test.open();
  assert.equal(open.length, 11);
  test.heard();
  test.watch.takeRun(serveMembers(ladder.slice(0, 6), 2));
  assert.ok(test.watch.status().carried > 0);
  assert.equal(test.watch.board?.served.run.id, 1);
  assert.deepEqual(test.open(), open);
  test.book({ venue: 'venue_a', id: 'm15' }, { bids: { 17: 10 }, asks: { 19: 10 } });
  assert.deepEqual(test.heard(), ['closed venue_a:m10:yes+venue_a:m15:no price']);
  assert.equal(test.watch.sweep(1), true);
  assert.deepEqual(test.open(), open);
  test.sweep();
  assert.equal(test.watch.board?.served.run.id, 2);
  assert.equal(test.watch.status().carried, 0);
  assert.equal(test.open().length, 4);
  assert.equal(test.heard().filter((line) => line.endsWith('withdrawn')).length, 6);
});

it('sizes again a lead whose market was forgotten and came back while it waits to be looked at', () => {
  let looks = 0;
  const test = watchUnderTest({ sliceMs: 1 }, { elapsed: () => looks++ });
  test.serve([atLeast3, same3]);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  test.sweep(9);
  const depth = () => test.watch.board?.leads()[0]?.depth;
  assert.equal(depth()?.pairs, 10);
  test.apply(test.live.unfollow('venue_a', 'a3'));
  assert.equal(test.live.find('venue_a', 'a3'), undefined);
  assert.equal(test.watch.status().waiting, 1);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 2 } });
  test.sweep(9);
  assert.equal(depth()?.pairs, 2);
});

it('announces nothing of a lead that ends in the moment it is found', () => {
  const change = {
    scope: 'series',
    id: 'series-venue_a',
    changeId: '1',
    schedule: 'quadratic',
    rate: rational(7n, 100n),
  } as const;
  let now = 0;
  const test = watchUnderTest({}, { now: () => now++ });
  test.serve([atLeast3, same3]);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 49: 10 } });
  test.takeState(atLeast3, { fees: { ...quadraticFees, multiplier: zero }, listedAt: 0 });
  let opened = 0;
  for (let effectiveAt = 0; effectiveAt < 20; effectiveAt += 1) {
    now = 0;
    // The fee that is due from then on leaves nothing.
    test.calendar.replace('venue_a', [{ ...change, multiplier: one, effectiveAt }]);
    test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
    test.book(same3, { bids: { 49: 10 }, asks: { 60: 10 } });
    const kinds = test.announced.splice(0).map(({ kind }) => kind);
    assert.ok(kinds[0] === undefined || kinds[0] === 'opened', `${effectiveAt}: ${kinds.join(' ')}`);
    if (kinds[0] === 'opened') opened += 1;
  }
  assert.ok(opened > 0);
});

it('takes up what is restored while a lead is carried to the next run', () => {
  let looks = 0;
  const test = watchUnderTest({ sliceMs: 0 }, { elapsed: () => looks++ });
  const listed = [atLeast3, same3];
  test.takeState(same3);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  test.takeState(same3, { disputed: true });
  test.serve(listed);
  assert.deepEqual(test.heard(), [`opened ${key}`]);
  test.watch.takeRun(serveMembers(listed, 2));
  assert.equal(test.watch.status().carried, 1);
  test.watch.restore([{ key, executable: true, openedAt: 7 }]);
  test.sweep(9);
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  assert.equal(test.watch.board?.leads()[0]?.openedAt, 7);
});

it('verifies first what is executable, however many look better', () => {
  let looks = 0;
  const test = watchUnderTest({ sliceMs: 4 }, { elapsed: () => looks++ });
  const wide: HandMade = { venue: 'venue_a', id: 'wide', pays: '1 on [0, inf)', subject: 'other' };
  const disputed = Array.from(
    { length: 20 },
    (_, place): HandMade => ({
      ...wide,
      venue: 'venue_b',
      id: `n${place + 10}`,
      pays: `1 on [${place}, inf)`,
    }),
  );
  const listed = [wide, ...disputed, atLeast3, same3];
  test.book(wide, { bids: { 10: 10 }, asks: { 20: 10 } });
  for (const market of disputed) {
    test.book(market, { bids: { 60: 10 }, asks: { 90: 10 } });
    test.takeState(market, { disputed: true });
  }
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 48: 10 } });
  test.book(same3, { bids: { 54: 10 }, asks: { 60: 10 } });
  test.serve(listed);
  assert.deepEqual(test.open().at(-1), `executable ${key}`);
  assert.equal(test.open().length, 21);
  test.heard();
  test.watch.takeRun(serveMembers(listed.slice(0, -1), 2));
  assert.deepEqual(test.heard(), [`closed ${key} withdrawn`]);
  assert.ok(test.watch.status().carried > 10);
});

it('looks at a run, and at a quote that changes much, a slice at a time', () => {
  let looks = 0;
  const test = watchUnderTest({ sliceMs: 8 }, { elapsed: () => looks++ });
  const ladder = Array.from(
    { length: 40 },
    (_, place): HandMade => ({ venue: 'venue_a', id: `m${place + 10}`, pays: `1 on [${place}, inf)` }),
  );
  const [widest] = ladder;
  assert.ok(widest !== undefined);
  for (const market of ladder) test.book(market, { bids: { 60: 10 }, asks: { 62: 10 } });
  test.book(widest, { bids: { 18: 10 }, asks: { 20: 10 } });
  test.watch.takeRun(serveMembers(ladder));
  assert.equal(test.watch.sweep(8), true);
  assert.ok(test.open().length < 8);
  assert.ok(test.sweep(8) > 10);
  assert.equal(test.open().length, 39);
  // All of them close with one quote, and open with the next.
  test.book(widest, { bids: { 60: 10 }, asks: { 62: 10 } });
  assert.ok(test.open().length > 30);
  assert.ok(test.watch.status().waiting > 30);
  test.sweep(8);
  assert.deepEqual([test.open().length, test.watch.status().waiting], [0, 0]);
  test.book(widest, { bids: { 18: 10 }, asks: { 20: 10 } });
  assert.ok(test.open().length < 8);
  assert.equal(test.watch.status().waiting, 1);
  test.sweep(8);
  assert.deepEqual([test.open().length, test.watch.status().waiting], [39, 0]);
});

it('keeps the best where there are too many', () => {
  const test = watchUnderTest({ leadsMax: 3 });
  const wide: HandMade = { venue: 'venue_a', id: 'wide', pays: '1 on [0, inf)' };
  const narrow = Array.from(
    { length: 6 },
    (_, place): HandMade => ({ venue: 'venue_b', id: `n${place}`, pays: `1 on [${place + 1}, inf)` }),
  );
  test.serve([wide, ...narrow]);
  test.book(wide, { bids: { 10: 100 }, asks: { 30: 100 } });
  const bids = [40, 45, 42, 39, 50, 44];
  for (const [place, market] of narrow.entries()) {
    // Asks far above, so that the narrow ones cover nothing among themselves.
    test.book(market, { bids: { [bids[place] ?? 0]: 10 }, asks: { 90: 10 } });
    assert.ok(test.open().length <= 3);
  }
  const name = (place: number) => `venue_a:wide:yes+venue_b:n${place}:no`;
  assert.deepEqual(
    test.open(),
    [4, 1, 5].map((place) => `executable ${name(place)}`),
  );
  assert.deepEqual(
    test.heard().filter((line) => line.startsWith('closed')),
    [`closed ${name(0)} crowded_out`, `closed ${name(2)} crowded_out`],
  );
  // The fourth was never opened: it was worse than all.
  assert.equal(test.watch.status().crowdedOut, 3);
  // There is room again, and a quote of one that was left out changes, to nothing cheaper.
  test.book(narrow[1] ?? wide, { bids: { 5: 10 }, asks: { 90: 10 } });
  test.book(narrow[2] ?? wide, { bids: { 42: 10 }, asks: { 91: 10 } });
  assert.deepEqual(
    test.open(),
    [4, 5, 2].map((place) => `executable ${name(place)}`),
  );
});

it('leaves a lead to the next second while what it is asked for is the same', () => {
  const test = watchUnderTest();
  test.serve([atLeast3, same3]);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  const observedAt = () => test.watch.board?.leads()[0]?.depth?.observedAt;
  const before = observedAt();
  test.clock.advance(100);
  // There is no bid for No of the one, or Yes of the other.
  test.book(atLeast3, { bids: { 31: 10 }, asks: { 40: 10 } });
  test.book(same3, { bids: { 50: 10 }, asks: { 59: 10 } });
  assert.equal(observedAt(), before);
  test.watch.tick();
  assert.equal(observedAt(), test.clock.now());
  test.book(same3, { bids: { 49: 10 }, asks: { 59: 10 } });
  assert.deepEqual(test.watch.board?.leads()[0]?.asks, [400_000, 510_000]);
});

it('does not announce again what was executable before a start', () => {
  const test = watchUnderTest();
  const openedAt = test.clock.now() - dayMs;
  test.watch.restore([{ key, executable: true, openedAt }]);
  // No books yet: what it was sized from is not there.
  test.list(atLeast3, { yesBid: 30, yesAsk: 40 });
  test.list(same3, { yesBid: 50, yesAsk: 60 });
  test.serve([atLeast3, same3]);
  test.watch.tick();
  assert.deepEqual(test.heard(), []);
  assert.deepEqual(test.open(), [`open ${key}`]);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  test.watch.tick();
  assert.deepEqual(test.heard(), []);
  assert.deepEqual(test.open(), [`executable ${key}`]);
  assert.equal(test.watch.board?.leads()[0]?.openedAt, openedAt);
  test.book(same3, { bids: { 45: 10 }, asks: { 60: 10 } });
  test.takeState(same3, { disputed: true });
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
});

it('takes a restored lead for what it was until its fees are known', () => {
  const test = watchUnderTest();
  test.watch.restore([{ key, executable: true, openedAt: 1 }]);
  test.serve([atLeast3, same3]);
  test.book(atLeast3, { bids: { 30: 10 }, asks: { 40: 10 } });
  test.takeState(atLeast3, { fees: { kind: 'unknown', reason: 'not_stated' } });
  test.book(same3, { bids: { 50: 10 }, asks: { 60: 10 } });
  test.watch.tick();
  assert.equal(test.watch.board?.leads()[0]?.depth?.limitedBy, 'fee_unknown');
  assert.deepEqual(test.open(), [`open ${key}`]);
  assert.deepEqual(test.heard(), []);
  test.takeState(atLeast3);
  test.watch.tick();
  assert.deepEqual(test.open(), [`executable ${key}`]);
  assert.deepEqual(test.heard(), []);
});

it('announces that a restored lead has lapsed once it can be sized, or after some time', () => {
  let elapsed = 0;
  const test = watchUnderTest({}, { elapsed: () => elapsed });
  test.watch.restore([
    { key, executable: true, openedAt: 1 },
    { key: 'venue_a:gone:yes+venue_b:gone:no', executable: true, openedAt: 1 },
  ]);
  test.serve([atLeast3, same3]);
  test.list(atLeast3, { yesBid: 30, yesAsk: 40 });
  test.list(same3, { yesBid: 50, yesAsk: 60 });
  assert.equal(test.watch.status().restored, 1);
  elapsed = 299_999;
  test.watch.tick();
  assert.deepEqual(test.heard(), []);
  elapsed = 300_000;
  test.watch.tick();
  assert.deepEqual(test.heard(), [`lapsed ${key}`]);
  assert.equal(test.watch.status().restored, 0);
});

it('takes up what is restored while the lead is open already', () => {
  const test = withOneLead();
  test.watch.restore([{ key, executable: true, openedAt: 7 }]);
  test.watch.tick();
  assert.deepEqual(test.heard(), []);
  assert.equal(test.watch.board?.leads()[0]?.openedAt, 7);
});
