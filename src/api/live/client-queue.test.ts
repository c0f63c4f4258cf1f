import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ClientQueue } from './client-queue.ts';
import { LiveEvent } from './live-event.ts';

const bytesMax = 3_000;

function createQueue(): ClientQueue {
  return new ClientQueue('sse', bytesMax, ({ reason, events }, position) =>
    LiveEvent.own('gap', { boot: 'b', seq: position, json: JSON.stringify({ reason, events }) }),
  );
}

const action = fc.oneof(
  fc.record({
    kind: fc.constant('push' as const),
    market: fc.constantFrom('a', 'b', undefined),
    length: fc.integer({ min: 1, max: 500 }),
  }),
  fc.record({ kind: fc.constant('take' as const), bytesMax: fc.integer({ min: 1, max: 2_000 }) }),
);

test('what is taken is in order, in bounds, and everything else is in a gap before what follows', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 120 }), (actions) => {
      const queue = createQueue();
      const taken: string[] = [];
      let pushed = 0;
      const lastOf = new Map<string, number>();
      for (const next of actions) {
        if (next.kind === 'push') {
          pushed += 1;
          const json = JSON.stringify({ seq: pushed, pad: 'x'.repeat(next.length) });
          if (next.market !== undefined) lastOf.set(next.market, pushed);
          queue.push(
            LiveEvent.on(
              next.market ? 'quotes' : 'trades',
              { boot: 'b', seq: pushed, json },
              [],
              next.market,
            ),
          );
          assert.ok(queue.bytes <= bytesMax);
        } else {
          const bytes = queue.take(next.bytesMax);
          const blocks = (bytes?.toString() ?? '').split('\n\n').slice(0, -1);
          assert.ok(blocks.length <= 2 || (bytes?.length ?? 0) <= next.bytesMax);
          taken.push(...blocks);
        }
      }
      for (let bytes = queue.take(1); bytes; bytes = queue.take(1))
        taken.push(...bytes.toString().split('\n\n').slice(0, -1));
      assert.equal(queue.isEmpty, true);
      assert.equal(queue.bytes, 0);
      checkTaken(taken, pushed, lastOf);
    }),
  );
});

function checkTaken(taken: readonly string[], pushed: number, lastOf: ReadonlyMap<string, number>): void {
  let leftOut = 0;
  let received = 0;
  let position = 0;
  const seen = new Set<number>();
  let hasDropped = false;
  for (const block of taken) {
    const [id = '', name, data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
    const seq = Number(id.split('-')[1]);
    if (name === 'gap') {
      const { events, reason }: { events: number; reason: string } = JSON.parse(data);
      leftOut += events;
      hasDropped ||= reason === 'dropped';
      assert.ok(seq >= position && events > 0);
    } else {
      assert.ok(seq > position, `${seq} after ${position}`);
      received += 1;
      seen.add(seq);
    }
    position = seq;
  }
  assert.equal(received + leftOut, pushed);
  // Where nothing was dropped, the last quote of each market has come.
  if (!hasDropped) for (const last of lastOf.values()) assert.ok(seen.has(last));
}

test('an event larger than the whole queue is left out and counted in a gap', () => {
  const queue = createQueue();
  const push = (seq: number, length: number) =>
    queue.push(LiveEvent.on('trades', { boot: 'b', seq, json: `"${'x'.repeat(length)}"` }, [], undefined));
  push(1, 10_000);
  assert.equal(queue.take(1_000), undefined);
  push(2, 1);
  assert.match(queue.take(1_000)?.toString() ?? '', /^id: b-1\nevent: gap\ndata: .*dropped.*\n\nid: b-2\n/);
});

test('a queue over its bound frees a quarter of it, so that the next events find room', () => {
  const queue = createQueue();
  const push = (seq: number) =>
    queue.push(LiveEvent.on('trades', { boot: 'b', seq, json: `"${'x'.repeat(50)}"` }, [], undefined));
  let pushed = 0;
  let before = 0;
  while (queue.bytes >= before) {
    before = queue.bytes;
    pushed += 1;
    push(pushed);
  }
  const eventBytes = before / (pushed - 1);
  assert.ok(queue.bytes <= bytesMax * 0.75, `${queue.bytes} bytes are left`);
  assert.ok(queue.bytes > bytesMax * 0.75 - eventBytes, 'no more than that is dropped');
});
