import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LiveEvent } from './live-event.ts';
import { ReplayRing } from './replay-ring.ts';

test('the ring holds the newest events within both bounds, and counts what they hold', () => {
  const step = fc.record({
    length: fc.integer({ min: 0, max: 900 }),
    encode: fc.array(
      fc.record({ back: fc.nat(12), format: fc.constantFrom('sse' as const, 'websocket' as const) }),
      {
        maxLength: 3,
      },
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const bounds = { eventsMax: 10, bytesMax: 6_000 };
      const ring = new ReplayRing(bounds);
      const all: LiveEvent[] = [];
      for (const { length, encode } of steps) {
        const content = { boot: 'boot', seq: all.length + 1, json: 'x'.repeat(length) };
        const event = LiveEvent.on('quotes', content, [], undefined, (grown, bytes) =>
          ring.grow(grown, bytes),
        );
        all.push(event);
        ring.add(event);
        for (const { back, format } of encode) all.at(-1 - back)?.bytes(format);
        const held = all.filter(({ seq }) => seq >= ring.oldest);
        assert.equal(ring.size, held.length);
        assert.equal(
          ring.bytes,
          held.reduce((sum, { heldBytes }) => sum + heldBytes, 0),
        );
        assert.ok(ring.size <= bounds.eventsMax && ring.bytes <= bounds.bytesMax);
        for (const known of all)
          assert.equal(ring.find(known.seq), known.seq >= ring.oldest ? known : undefined);
        assert.equal(ring.find(all.length + 1), undefined);
      }
    }),
  );
});
