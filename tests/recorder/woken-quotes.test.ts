/** A stall of the process ends quotes in the record, and so it must in memory; what is still quoted is repeated in both. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createBook,
  LiveMarkets,
  type QuoteChange,
  setLevel,
  type TradeSeen,
} from '../../src/core/market/index.ts';
import { createFactSink } from '../../src/ingest/fact-sink.ts';
import { defaultRecorderLimits } from '../../src/ingest/recorder/recorder-limits.ts';
import { SecondRecorder } from '../../src/ingest/recorder/second-recorder.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { Topic } from '../../src/runtime/topic.ts';

const begins = Date.UTC(2026, 10, 15, 12);

test('when the process goes on after it was stopped, quotes of books with a gap are repeated', () => {
  const live = new LiveMarkets();
  const quotes = new Topic<QuoteChange>({ log: silentLog }, 'quotes');
  const trades = new Topic<TradeSeen>({ log: silentLog }, 'trades');
  const recorder = new SecondRecorder(defaultRecorderLimits);
  const sink = createFactSink({ live, quotes, trades, recorder });
  recorder.begin(begins, 0);
  const book = createBook();
  setLevel(book, { side: 'bid', price: 400_000, quantity: 1_000_000 });
  setLevel(book, { side: 'ask', price: 450_000, quantity: 1_000_000 });
  sink.take('venue_a', {
    kind: 'book',
    market: 'M',
    book,
    changes: 'all',
    assurance: 'full',
    source: 'stream',
    venueTime: begins,
    receivedAt: begins,
  });
  recorder.close(begins + 2_000);
  recorder.takeRows(begins + 2_000);
  const published: unknown[] = [];
  quotes.subscribe(({ market, quote, at, knownUntil }) => {
    published.push([market.id, quote.yesAsk, at - begins, (knownUntil ?? at) - begins]);
  });
  recorder.close(begins + 60_500);
  assert.deepEqual(published, [['M', 450_000, 60_500, 3_000]]);
  recorder.close(begins + 62_000);
  const { quotes: rows, gaps } = recorder.takeRows(begins + 62_000);
  assert.deepEqual(
    rows.map(({ ts, yesAsk }) => [ts - begins, yesAsk]),
    [[60_500, 450_000]],
  );
  assert.deepEqual(
    gaps.map(({ kind, at }) => [kind, at - begins]),
    [
      ['opened', 3_000],
      ['closed', 61_000],
    ],
  );
});
