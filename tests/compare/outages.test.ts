/** What the comparison answers before a first run, while the database is away, and where a read has no end. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { defaultTransportLimits } from '../../src/api/index.ts';
import type { PurchaseComparison } from '../../src/api/schemas/index.ts';
import { describeEvidence } from '../../src/compare/evidence.ts';
import { BookSource, PurchaseComparer, Receipts, termsAssessorName } from '../../src/compare/index.ts';
import type { ContractEvidence } from '../../src/core/compare/index.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { FeeCalendar } from '../../src/core/fee/index.ts';
import { createBook, type ListedState, LiveMarkets, setLevel } from '../../src/core/market/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { simulatedWordings } from '../../src/simulator/wordings/index.ts';
import { StoreError } from '../../src/store/index.ts';
import { listWorld, serveContracts, servedAt } from '../harness/served-run.ts';
import { errorCode, startTestApi, type TestApi, type TestApiOptions } from '../harness/test-api.ts';
import { clean } from './compared-service.ts';

const listings = listWorld({ seed: 1, markets: 500 });
const served = serveContracts(listings);
const url = `/v1/markets/venue_a/${clean}/comparison?side=yes&unit=shares&amount=10`;

type Texts = readonly (ContractEvidence | undefined)[];
const texts = (indexes: readonly number[]): (ContractEvidence | undefined)[] =>
  indexes.map((index) => {
    const listing = listings[index];
    return listing && describeEvidence(listing.contract, listing.event, undefined);
  });

/** What reading the texts of contracts does. */
let load: (indexes: readonly number[]) => Promise<Texts> = async (indexes) => texts(indexes);
let laterMs = 0;
const now = () => servedAt + laterMs;
const live = new LiveMarkets();
const findLive = (venue: VenueId, id: string) => live.find(venue, id);
const unhandled: unknown[] = [];
const onUnhandled = (error: unknown) => void unhandled.push(error);

let api: TestApi;
/** Gives up after a moment. */
let hasty: TestApi;
let key: string;
before(async () => {
  process.on('unhandledRejection', onUnhandled);
  const first = await startTestApi();
  const comparer = new PurchaseComparer({
    log: silentLog,
    now,
    findLive,
    calendar: new FeeCalendar(),
    books: new BookSource({
      now,
      findLive,
      wantBook: () => undefined,
      readBook: async () => undefined,
    }),
    shelf: { load: async (_served, indexes) => [...(await load(indexes))] },
    receipts: new Receipts({ store: first.store, log: silentLog, now: () => servedAt }),
    terms: termsAssessorName('test'),
    advisor: undefined,
    onFalseCitation: 'throw',
    wordings: simulatedWordings,
  });
  const options = {
    sharedStore: first.store,
    served: () => (isServed ? served : undefined),
    comparison: {
      candidatesOf: (run, index) => comparer.candidatesOf(run, index),
      compareNow: (asked) => comparer.compareNow(asked),
      compare: (asked, signal) => comparer.compare(asked, signal),
    },
  } satisfies Partial<TestApiOptions>;
  api = await startTestApi(options);
  hasty = await startTestApi({ ...options, transport: { ...defaultTransportLimits, answerTimeoutMs: 100 } });
  closeFirst = first.close;
  key = await api.issueKey();
});
let isServed = true;
let closeFirst: (() => Promise<void>) | undefined;
after(async () => {
  await hasty?.close();
  await api?.close();
  await closeFirst?.();
  process.off('unhandledRejection', onUnhandled);
  assert.deepEqual(unhandled, []);
});

async function checkRefused(status: number, code: string, of = api): Promise<void> {
  const response = await of.get(url, { 'x-api-key': key });
  assert.deepEqual([response.statusCode, errorCode(response)], [status, code], response.body);
  assert.equal(response.headers['cache-control'], 'no-store');
}

async function checkWell(): Promise<void> {
  const response = await api.get(url, { 'x-api-key': key });
  assert.equal(response.statusCode, 200, response.body.slice(0, 300));
}

describe('a comparison', () => {
  it('is 503 graph_unavailable before a run has finished', async () => {
    isServed = false;
    await checkRefused(503, 'graph_unavailable');
    isServed = true;
  });

  it('is 503 database_unavailable while the texts of its contracts cannot be read', async () => {
    load = () => Promise.reject(new StoreError('unavailable', 'Cut off.', { retryAfterMs: 1_000 }));
    await checkRefused(503, 'database_unavailable');
  });

  it('is 504 timeout where a read has no end, and the next caller is served', async () => {
    const hanging = Promise.withResolvers<Texts>();
    load = () => hanging.promise;
    await checkRefused(504, 'timeout', hasty);
    // A read that the caller has left fails later, and harms no other.
    hanging.reject(new StoreError('unavailable', 'Cut off.', { retryAfterMs: 1_000 }));
    load = async (indexes) => texts(indexes);
    await checkWell();
  });

  it('is 500 internal where a contract of the run is not stored, and others are served', async () => {
    load = async (indexes) => indexes.map(() => undefined);
    const [other] = listings.filter(
      ({ contract }) => contract.venue === 'venue_b' && served.catalog.find('venue_b', contract.id) !== -1,
    );
    assert.ok(other);
    const response = await api.get(
      `/v1/markets/venue_b/${other.contract.id}/comparison?side=yes&unit=shares&amount=10`,
      { 'x-api-key': key },
    );
    assert.deepEqual([response.statusCode, errorCode(response)], [500, 'internal']);
    load = async (indexes) => texts(indexes);
    await checkWell();
  });

  it('names why a book is gone that was at hand before the texts were read', async () => {
    const alone = listings.find(({ contract }) => {
      const index = served.catalog.find(contract.venue, contract.id);
      return index !== -1 && served.relations.countsOf(index).crossVenue === 0;
    });
    assert.ok(alone);
    const { venue, id } = alone.contract;
    const answerAfter = async (meanwhile: () => void) => {
      laterMs = 0;
      const book = createBook();
      setLevel(book, { side: 'ask', price: 300_000, quantity: 50_000_000 });
      live.takeBook(venue, id, { book, changes: 'all', assurance: 'full', receivedAt: now() });
      live.takeState(venue, id, openState(served.catalog.market(served.catalog.find(venue, id)).termsHash));
      load = async (indexes) => {
        // The books, which nobody has to read, are gathered by then.
        await setImmediate();
        meanwhile();
        return texts(indexes);
      };
      const response = await api.get(`/v1/markets/${venue}/${id}/comparison?side=yes&unit=shares&amount=10`, {
        'x-api-key': key,
      });
      const { data }: { data: PurchaseComparison } = JSON.parse(response.body);
      return [data.options[0]?.quote.status, data.options[0]?.quote.issues, data.reasons.slice(-2)];
    };
    assert.deepEqual(
      await answerAfter(() => {
        laterMs = 6_000;
      }),
      ['unavailable', ['book_stale'], ['quote_unavailable:0', 'book_stale:0']],
    );
    assert.deepEqual(await answerAfter(() => void live.doubt(venue, id, 'disconnected')), [
      'unavailable',
      ['book_in_doubt:disconnected'],
      ['quote_unavailable:0', 'book_in_doubt:disconnected:0'],
    ]);
    laterMs = 0;
    load = async (indexes) => texts(indexes);
  });
});

function openState(termsHash: string): ListedState {
  return {
    status: 'open',
    disputed: false,
    closesAt: undefined,
    expectedSettlementAt: undefined,
    fees: { kind: 'none', schedule: 'none' },
    listedAt: servedAt,
    termsHash,
  };
}
