import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bestBid, createBook, setLevel } from '../../../core/market/index.ts';
import { BookKeeper, type Snapshot } from './book-keeper.ts';
import type { Decision } from './decision.ts';
import { parseFrame } from './frames.ts';
import type { StreamMessage } from './stream-message.ts';

const options = { topGraceMs: 2_000, pendingMax: 8, setBackAfterMs: 0 };

function keeper(): BookKeeper {
  return new BookKeeper(['Y', 'N'], options);
}

function message(content: object): StreamMessage {
  const frame = parseFrame(JSON.stringify(content));
  const [first] = frame.kind === 'messages' ? frame.messages : [];
  assert.ok(first && first.kind !== 'malformed', JSON.stringify(content));
  return first;
}

/** `bids 0.40:10 0.41:5 asks 0.45:3`, best anywhere. */
function ladders(text: string): { bids: object[]; asks: object[] } {
  const [bids = '', asks = ''] = text.split('/');
  const levels = (side: string) =>
    side
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((level) => ({ price: level.split(':')[0], size: level.split(':')[1] }));
  return { bids: levels(bids), asks: levels(asks) };
}

/** When each step is received, before the time that passes in `time` steps: the order alone matters. */
let clock = -1e9;

/** Feeds one step, written as `kind time content`. */
function step(target: BookKeeper, text: string, now = 0): Decision[] {
  clock += 10;
  const [kind = '', time = '', ...rest] = text.split(' ');
  const content = rest.join(' ');
  switch (kind) {
    case 'book':
    case 'nobook': {
      const asset = kind === 'book' ? 'Y' : 'N';
      const parsed = message({ event_type: 'book', asset_id: asset, timestamp: time, ...ladders(content) });
      return parsed.kind === 'book' ? target.onBook(parsed, clock) : [];
    }
    // `Y BUY 0.42 7 0.42 0.45` and further ones after commas.
    case 'change': {
      const price_changes = content.split(', ').map((each) => {
        const [asset_id, side, price, size, best_bid, best_ask] = each.split(' ');
        const top = best_bid === undefined ? {} : { best_bid: dash(best_bid), best_ask: dash(best_ask) };
        return { asset_id, side, price, size, ...top, hash: `${time} ${each}` };
      });
      const parsed = message({ event_type: 'price_change', timestamp: time, price_changes });
      return parsed.kind === 'changes' ? target.onChanges(parsed, clock) : [];
    }
    case 'top': {
      const [asset_id, best_bid, best_ask] = rest;
      const parsed = message({ event_type: 'best_bid_ask', timestamp: time, asset_id, best_bid, best_ask });
      return parsed.kind === 'top' ? target.onTop(parsed, now) : [];
    }
    case 'rest':
      return target.onReading(snapshot(content, Number(time)), { askedAt: clock - 1, receivedAt: now });
    // Asked for before the steps in front of it.
    case 'late':
      return target.onReading(snapshot(content, Number(time)), {
        askedAt: Number.NEGATIVE_INFINITY,
        receivedAt: now,
      });
    case 'time':
      return target.onTime(Number(time));
    case 'tick':
      return target.onTick(1_000, Number(time));
    case 'detach':
      target.detach();
      return [];
    default:
      throw new Error(`no such step: ${text}`);
  }
}

/** `-` stands for an empty side. */
function dash(text: string | undefined): string {
  return text === '-' ? '' : (text ?? '');
}

function snapshot(content: string, venueTime: number): Snapshot {
  const book = createBook();
  const { bids, asks } = ladders(content);
  for (const [side, levels] of [
    ['bid', bids],
    ['ask', asks],
  ] as const) {
    for (const level of levels) {
      const { price, size } = Object(level);
      setLevel(book, {
        side,
        price: Math.round(Number(price) * 1e6),
        quantity: Math.round(Number(size) * 1e6),
      });
    }
  }
  return { book, venueTime, tick: undefined };
}

function show(decision: Decision): string {
  if (decision.kind === 'suspect') return `suspect ${decision.reason}`;
  const count = decision.changes === 'all' ? 'all' : decision.changes.length;
  return `${decision.source} ${decision.assurance} ${count}`;
}

/** What the last step decides, after the others. */
function checkSteps(what: string, steps: readonly string[], expected: readonly string[]): void {
  it(what, () => {
    const target = keeper();
    const decisions = steps.map((each) => step(target, each));
    assert.deepEqual(decisions.at(-1)?.map(show), expected);
  });
}

const first = 'book 100 0.40:10 0.41:5 / 0.45:3 0.46:8';
const good = 'change 110 Y BUY 0.42 7 0.42 0.45, N SELL 0.58 7 0.55 0.58';

describe('the keeper of a book', () => {
  checkSteps('takes a snapshot', [first], ['stream full all']);
  checkSteps(
    'takes the other token’s snapshot, mirrored',
    ['nobook 100 0.55:3 / 0.60:10'],
    ['stream full all'],
  );
  checkSteps(
    'finds both snapshots of one instant equal',
    [first, 'nobook 100 0.55:3 0.54:8 / 0.60:10 0.59:5'],
    ['stream full 0'],
  );
  checkSteps(
    'takes a snapshot of the instant of a change that is what the change made',
    [first, good, 'book 110 0.40:10 0.41:5 0.42:7 / 0.45:3 0.46:8'],
    ['stream full 0'],
  );
  checkSteps(
    'doubts one of that instant that may be from before the change',
    [first, good, 'book 110 0.40:10 0.41:5 / 0.45:3 0.46:8'],
    ['suspect time_went_back'],
  );
  checkSteps(
    'does not restart from such a one',
    [first, good, 'book 110 0.40:10 / 0.45:3', 'nobook 110 0.55:3 / 0.60:10'],
    [],
  );
  checkSteps(
    'restarts from a reading of that instant',
    [first, good, 'book 110 0.40:10 / 0.45:3', 'rest 110 0.40:10 0.41:5 0.42:7 / 0.45:3 0.46:8'],
    ['rest full all'],
  );
  checkSteps(
    'restarts from it on another connection',
    [first, good, 'detach', 'book 110 0.40:10 0.41:5 0.42:7 / 0.45:3 0.46:8'],
    ['stream full all'],
  );
  checkSteps(
    'notices that they differ',
    [first, 'nobook 100 0.55:4 0.54:8 / 0.60:10 0.59:5'],
    ['suspect both_sides_disagree'],
  );
  checkSteps('refuses a crossed snapshot', [first, 'book 120 0.50:1 / 0.45:1'], ['suspect malformed_frame']);
  checkSteps('does not go back to an older snapshot', [first, 'book 99 0.30:1 / 0.31:1'], []);
  checkSteps('applies a change that comes twice, once', [first, good], ['stream top 1']);
  checkSteps('is not moved by a resend', [first, good, good], []);
  checkSteps('is not alarmed by a late resend', [first, good, 'change 120 Y BUY 0.42 8 0.42 0.45', good], []);
  checkSteps(
    'applies the leg that comes alone',
    [first, 'change 110 N SELL 0.58 7 0.55 0.58'],
    ['stream top 1'],
  );
  checkSteps('removes a level', [first, 'change 110 Y BUY 0.41 0 0.40 0.45'], ['stream top 1']);
  checkSteps(
    'knows an empty side',
    ['book 100 0.41:5 / 0.45:3', 'change 110 Y BUY 0.41 0 - 0.45'],
    ['stream top 1'],
  );
  checkSteps('leaves other tokens alone', [first, 'change 110 X BUY 0.99 1 0.99 -'], []);
  checkSteps('ignores a change from before the snapshot', [first, 'change 99 Y BUY 0.44 7 0.44 0.45'], []);
  checkSteps(
    'notices legs that differ',
    [first, 'change 110 Y BUY 0.42 7 0.42 0.45, N SELL 0.58 8 0.55 0.58'],
    ['suspect both_sides_disagree'],
  );
  checkSteps(
    'notices a missed change by the top',
    [first, 'change 110 Y BUY 0.40 9 0.42 0.45'],
    ['suspect top_mismatch'],
  );
  checkSteps(
    'notices it on the other token as well',
    [first, 'change 110 N SELL 0.60 9 0.55 0.58'],
    ['suspect top_mismatch'],
  );
  checkSteps('notices a crossing', [first, 'change 110 Y BUY 0.45 1 0.45 0.46'], ['suspect crossed']);
  checkSteps(
    'does not believe what nothing confirms',
    [first, 'change 110 Y BUY 0.42 7'],
    ['suspect malformed_frame'],
  );
  checkSteps(
    'notices that time went back',
    [first, good, 'change 105 Y BUY 0.39 1 0.41 0.45'],
    ['suspect time_went_back'],
  );
  checkSteps('waits for a whole book after a change of grid', [first, 'tick 110'], ['suspect off_grid']);
  checkSteps(
    'ignores the second token’s word of it',
    [first, 'tick 110', 'book 111 0.40:1 / 0.5:1', 'tick 110'],
    [],
  );
  checkSteps('says nothing twice', [first, 'tick 110', 'change 120 Y BUY 0.45 1 0.45 0.46'], []);

  checkSteps('replays what waited', [good, 'rest 105 0.40:10 0.41:5 / 0.45:3 0.46:8'], ['rest top all']);
  checkSteps('leaves out what the snapshot has', [good, 'rest 111 0.42:9 / 0.45:3'], ['rest full all']);
  checkSteps('does not believe what does not fit', [good, 'rest 105 0.40:10 / 0.43:3'], []);
  checkSteps(
    'does not seed with what is older than what it saw',
    [first, good, 'tick 110', 'rest 109 0.40:1 / 0.45:3'],
    [],
  );
  checkSteps('forgets all with its connection', [first, good, 'detach', good], []);
});

describe('readings beside the stream', () => {
  const same = '0.40:10 0.41:5 / 0.45:3 0.46:8';
  checkSteps('confirm', [first, `rest 100 ${same}`], ['rest full 0']);
  checkSteps('that are equal and older prove nothing', [first, `rest 90 ${same}`], []);
  checkSteps(
    'that are equal and older do not hide what was lost in between',
    [
      first,
      'change 110 Y BUY 0.42 7 0.42 0.45, N SELL 0.58 7 0.55 0.58',
      // Lost: another bid at 0.39.
      'change 130 Y BUY 0.42 0 0.41 0.45, N SELL 0.58 0 0.55 0.59',
      `late 100 ${same}`,
    ],
    [],
  );
  checkSteps(
    'of the instant of a change prove nothing unless asked for after it',
    [first, good, 'late 110 0.42:7 0.41:5 0.40:10 / 0.45:3 0.46:8'],
    [],
  );
  checkSteps('change nothing when older and different', [first, 'rest 90 0.40:1 / 0.45:3'], []);
  checkSteps(
    'of the same instant must be the same',
    [first, 'rest 100 0.40:1 / 0.45:3'],
    ['suspect differs_from_rest'],
  );
  checkSteps('that are ahead are given time', [first, 'rest 110 0.42:7 0.41:5 0.40:10 / 0.45:3 0.46:8'], []);
  checkSteps(
    'are met by the stream',
    [first, 'rest 110 0.42:7 0.41:5 0.40:10 / 0.45:3 0.46:8', good, 'change 120 Y BUY 0.42 8 0.42 0.45'],
    ['stream top 1'],
  );
  checkSteps(
    'are not met, and replace what was missed',
    [first, 'rest 110 0.41:5 0.40:99 / 0.45:3 0.46:8', 'change 120 Y BUY 0.42 8 0.42 0.45'],
    ['suspect differs_from_rest', 'stream top all'],
  );
  checkSteps(
    'are not met in time',
    [first, 'rest 110 0.40:99 / 0.45:3', 'time 2000'],
    ['suspect differs_from_rest', 'rest full all'],
  );
});

describe('an announced top', () => {
  checkSteps('may be met a moment later', [first, 'top 110 Y 0.42 0.45', good, 'time 5000'], []);
  checkSteps(
    'is a suspicion when it is not',
    [first, 'top 110 Y 0.42 0.45', 'time 2000'],
    ['suspect top_mismatch'],
  );
  checkSteps('is not before its time', [first, 'top 110 Y 0.42 0.45', 'time 1999'], []);
  checkSteps('is read on the other token too', [first, 'top 110 N 0.55 0.59', 'time 9999'], []);
  checkSteps('of the past is no news', [first, good, 'top 105 Y 0.41 0.45', 'time 9999'], []);
  checkSteps(
    'does not postpone an earlier one',
    [first, 'top 110 Y 0.42 0.45', 'top 111 Y 0.43 0.45', 'time 2000'],
    ['suspect top_mismatch'],
  );
});

describe('a keeper whose venue’s clock was set back', () => {
  const added = 'change 110 Y BUY 0.43 7 0.43 0.45, N SELL 0.57 7 0.55 0.57';
  const removed = 'change 110 Y BUY 0.43 0 0.41 0.45, N SELL 0.57 0 0.55 0.59';
  checkSteps('ignores the second of two equal changes', [first, added, added], []);
  checkSteps(
    'does not let a resend take back what came after it in the same instant',
    [first, added, removed, added],
    ['suspect time_went_back'],
  );
  it('does not guess whether a repeated change is a resend or a change of its own', () => {
    const target = keeper();
    for (const each of [added, removed, added]) step(target, each);
    // The third may also be a change of its own, and then the level is there.
    assert.deepEqual(step(target, first).map(show), []);
    assert.equal(target.current, false);
  });

  it('distinguishes changes of one instant and one hash', () => {
    const target = keeper();
    step(target, first);
    for (const [size, bid] of [
      ['7', '0.43'],
      ['0', '0.41'],
    ]) {
      const change = { asset_id: 'Y', side: 'BUY', price: '0.43', size, best_bid: bid, best_ask: '0.45' };
      const parsed = message({
        event_type: 'price_change',
        timestamp: '110',
        price_changes: [{ ...change, hash: 'same' }],
      });
      assert.ok(parsed.kind === 'changes');
      assert.deepEqual(target.onChanges(parsed, 0).map(show), ['stream top 1']);
    }
    assert.equal(bestBid(target.book)?.price, 410_000);
  });

  it('does not stay frozen by one time that was far ahead', () => {
    const target = keeper();
    step(target, 'book 999999 0.40:10 / 0.45:3');
    assert.deepEqual(step(target, good).map(show), [], 'a change from before the book is in it');
    const rest = 'rest 120 0.42:7 / 0.45:3';
    const decided = Array.from({ length: 8 }, () => step(target, rest).map(show).join());
    assert.deepEqual(decided, ['', '', 'suspect time_went_back', '', '', '', '', 'rest full all']);
    assert.equal(bestBid(target.book)?.price, 420_000);
  });

  it('is not doubted for readings that are older, while changes come between them', () => {
    const target = keeper();
    step(target, first);
    for (let time = 200; time < 210; time++) {
      step(target, `change ${time} Y BUY 0.42 ${time} 0.42 0.45, N SELL 0.58 ${time} 0.55 0.58`);
      assert.deepEqual(step(target, 'rest 150 0.40:10 / 0.45:3'), []);
    }
    assert.equal(target.current, true);
  });

  /** Five readings, older than the book, each answered so many milliseconds after the one before. */
  function readOlder(target: BookKeeper, apartMs: number): readonly number[] {
    step(target, 'book 1000 0.40:1 / 0.45:1');
    step(target, 'tick 1000');
    return Array.from({ length: 5 }, (_, i) => {
      const times = { askedAt: i * apartMs, receivedAt: i * apartMs + 1 };
      return target.onReading(snapshot('0.40:2 / 0.45:1', 500 + i), times).length;
    });
  }

  it('gives in after some readings over some time', () => {
    const target = new BookKeeper(['Y', 'N'], { ...options, setBackAfterMs: 60_000 });
    assert.deepEqual(readOlder(target, 15_000), [0, 0, 0, 0, 1]);
  });

  it('does not take the answers of a cache for the venue’s clock', () => {
    const target = new BookKeeper(['Y', 'N'], { ...options, setBackAfterMs: 60_000 });
    assert.deepEqual(readOlder(target, 1_000), [0, 0, 0, 0, 0]);
    assert.equal(target.current, false);
  });

  it('does not take a backlog of the stream for the venue’s clock', () => {
    const target = keeper();
    step(target, 'book 1000 0.40:1 / 0.45:1');
    step(target, 'tick 1000');
    const backlog = Array.from(
      { length: 9 },
      (_, i) => step(target, `book ${500 + i} 0.40:2 / 0.45:1`).length,
    );
    assert.deepEqual(new Set(backlog), new Set([0]));
    assert.equal(target.current, false);
  });
});

describe('a keeper that waits too long', () => {
  it('does not take a snapshot it can no longer complete', () => {
    const target = keeper();
    for (let i = 0; i < 20; i++) step(target, `change ${100 + i} Y BUY 0.40 ${i + 1} 0.40 0.45`);
    assert.deepEqual(step(target, 'rest 101 0.40:2 / 0.45:3'), []);
    assert.equal(target.current, false);
    assert.deepEqual(step(target, 'rest 119 0.40:20 / 0.45:3').map(show), ['rest full all']);
  });
});
