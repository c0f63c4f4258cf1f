import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import type { CycleProgress } from '../../ingest/index.ts';
import { createListingProgress } from './listing-progress.ts';

test('without a terminal it prints a line every few seconds, and none before there is a market', () => {
  const lines: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }) as NodeJS.WriteStream;
  let now = 0;
  const progress = createListingProgress({ now: () => now }, output);
  const show = (markets: number, pages: number) =>
    progress.show({
      venue: 'venue_a',
      walk: 'full',
      counts: { markets, pages, newVersions: 0, lookedUp: 0 },
      marketsBefore: undefined,
    } as CycleProgress);
  show(0, 1);
  show(1, 1);
  now += 1_000;
  show(300, 2);
  now += 2_000;
  show(500, 3);
  assert.deepEqual(lines, [
    'venue_a full: 1 market on 1 page, 0 new versions, 0 looked up\n',
    'venue_a full: 500 markets on 3 pages, 0 new versions, 0 looked up\n',
  ]);
});
