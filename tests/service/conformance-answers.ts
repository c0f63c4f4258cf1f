/** What every list of recorded data, every quote and every limit of the demo has to agree on. */
import assert from 'node:assert/strict';
import type { LiveQuoteResource } from '../../src/api/schemas/live.ts';
import type { Market } from '../../src/api/schemas/market.ts';
import type { DemoLine } from '../harness/demo-process.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import type { ConformanceReader } from './conformance-reader.ts';

interface RecordedAnswer {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly gaps: readonly { readonly from: string; readonly to?: string; readonly cause: string }[];
  readonly from: string;
  readonly to: string;
}

/** Each list with the field that says when. */
const timed = [
  ['quotes', 'observed_at'],
  ['trades', 'executed_at'],
  ['book/history', 'at'],
] as const;
const dayMs = 86_400_000;
const quoteSources = ['venue', 'archive'];

/** Quotes, trades and the top of the book: one window, one order, and unrecorded time said by each. */
export async function checkWindows(
  reader: ConformanceReader,
  { venue, id }: Pick<Market, 'venue' | 'id'>,
): Promise<void> {
  const ask = (list: (typeof timed)[number][0], query: Readonly<Record<string, string>> = {}) =>
    reader.ask<RecordedAnswer>(`/v1/markets/{venue}/{id}/${list}`, { venue, id, ...query });
  for (const [list, field] of timed) {
    const { data, gaps, from, to } = await ask(list);
    const name = `${list} of ${venue} ${id}`;
    assert.equal(Date.parse(to) - Date.parse(from), dayMs, `${name}: 24 hours`);
    const times = data.map((row) => String(row[field]));
    assert.deepEqual(times, times.toSorted().reverse(), `${name}: newest first`);
    for (const at of times) assert(from <= at && at < to, `${name}: within its window`);
    // The demo began to record a minute ago.
    assert.equal(gaps[0]?.cause, 'not_recorded', name);
    assert.equal(gaps[0].from, from, name);
    const future = await ask(list, { from: '2099-01-01T00:00:00Z' });
    assert.deepEqual([future.data, future.gaps], [[], []], `${name} in the future`);
    assert.equal(future.from, future.to, `${name} in the future`);
  }
}

/** A combo has no rules of its own: its template is not the hash of nothing. Whether one is listed, trading decides. */
export function checkTemplates(listed: readonly Market[]): void {
  const ofNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  for (const { strike, id } of listed) assert.notEqual(strike?.rules_template_hash, ofNothing, id);
}

/** The first quote of a stream, beside those of markets. */
export async function checkQuoteSources(demo: DemoLine, listed: readonly Market[]): Promise<void> {
  for (const { quote, id } of listed) if (quote) assert(quoteSources.includes(quote.source), id);
  const { source } = await readLiveQuote(demo);
  assert(quoteSources.includes(source), source);
}

async function readLiveQuote({ url, key }: DemoLine): Promise<LiveQuoteResource> {
  const stop = new AbortController();
  const answer = await fetchAlone(`${url}/v1/live?channels=quotes`, {
    headers: { 'X-API-Key': key },
    signal: stop.signal,
  });
  assert(answer.body);
  let text = '';
  try {
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const [, data] = /^event: ?quote\n(?:.*\n)*?data: ?(.*)\n/m.exec(text) ?? [];
      if (data !== undefined) return JSON.parse(data);
    }
  } finally {
    stop.abort();
  }
  return assert.fail('the stream ended without a quote');
}

/** The markets live in simulated time, callers do not. */
export async function checkRealClock({ url, key }: DemoLine): Promise<void> {
  const before = Math.floor(Date.now() / 1000);
  const { headers } = await fetchAlone(`${url}/v1/status`, { headers: { 'X-API-Key': key } });
  const resetsAt = Number(headers.get('x-ratelimit-reset'));
  assert(resetsAt >= before && resetsAt <= Math.ceil(Date.now() / 1000) + 60, `${resetsAt} of ${before}`);
}
