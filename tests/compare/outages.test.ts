/** What the comparison answers before a first run, while runs change or the database is away, and where a read has no end. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { PurchaseComparison } from '../../src/api/schemas/index.ts';
import { describeEvidence } from '../../src/compare/evidence.ts';
import { BookSource, PurchaseComparer, Receipts, termsAssessorName } from '../../src/compare/index.ts';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { ContractEvidence } from '../../src/core/compare/index.ts';
import type { MarketName, VenueId } from '../../src/core/contract/index.ts';
import { FeeCalendar } from '../../src/core/fee/index.ts';
import { kindOf } from '../../src/core/graph/index.ts';
import { createBook, type ListedState, LiveMarkets, setLevel } from '../../src/core/market/index.ts';
import { silentLog } from '../../src/runtime/log.ts';
import { simulatedPhrases } from '../../src/simulator/phrases/index.ts';
import { StoreError } from '../../src/store/index.ts';
import { patientTransport } from '../harness/patient-transport.ts';
import { listWorld, serveContracts, servedAt } from '../harness/served-run.ts';
import { errorCode, startTestApi, type TestApi, type TestApiOptions } from '../harness/test-api.ts';
import { clean } from './compared-service.ts';

const listings = listWorld({ seed: 1, markets: 500 });
const served = serveContracts(listings);
/** Compared nowhere else here, so that its texts are not at hand. */
const paired = listings.find(
  ({ contract: { venue, id } }) =>
    venue === 'venue_a' && id !== clean && counterpartOf(served, id)?.venue === 'venue_b',
)?.contract;
/** Another run: every contract has another index, and the counterpart of the paired one is not in it. */
const listingsAfter = listings
  .filter(({ contract }) => contract.id !== counterpartOf(served, paired?.id ?? '')?.id)
  .toReversed();
const servedAfter = serveContracts(listingsAfter, { run: 2 });

function counterpartOf({ catalog, relations }: ServedRun, id: string): MarketName | undefined {
  const own = catalog.find('venue_a', id);
  if (own === -1) return undefined;
  const { indexes, codes } = relations.neighbours(own);
  const index = indexes.find((_, place) => kindOf(codes[place] ?? 0) === 'equivalent');
  return index === undefined ? undefined : catalog.market(index);
}
const url = `/v1/markets/venue_a/${clean}/comparison?side=yes&unit=shares&amount=10`;

type Texts = readonly (ContractEvidence | undefined)[];
const texts = (indexes: readonly number[], of = listings): (ContractEvidence | undefined)[] =>
  indexes.map((index) => {
    const listing = of[index];
    return listing && describeEvidence(listing.contract, listing.event, undefined);
  });

/** What reading the texts of contracts does. */
let load: (indexes: readonly number[], run: ServedRun) => Promise<Texts> = async (indexes) => texts(indexes);
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
    shelf: { load: async (run, indexes) => [...(await load(indexes, run))] },
    receipts: new Receipts({ store: first.store, log: silentLog, now: () => servedAt }),
    terms: termsAssessorName('test'),
    advisor: undefined,
    onFalseCitation: 'throw',
    phrases: simulatedPhrases,
  });
  const options = {
    sharedStore: first.store,
    served: () => servedNow,
    comparison: {
      candidatesOf: (run, index) => comparer.candidatesOf(run, index),
      compareNow: (asked) => comparer.compareNow(asked),
      compare: (asked, signal) => comparer.compare(asked, signal),
    },
  } satisfies Partial<TestApiOptions>;
  api = await startTestApi(options);
  hasty = await startTestApi({ ...options, transport: { ...patientTransport, answerTimeoutMs: 100 } });
  closeFirst = first.close;
  key = await api.issueKey();
});
let servedNow: ServedRun | undefined = served;
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
    servedNow = undefined;
    await checkRefused(503, 'graph_unavailable');
    servedNow = served;
  });

  it('is of one run, whenever another one takes its place', async () => {
    assert.ok(paired);
    const held: (() => void)[] = [];
    let loads = 0;
    /** Texts are read only when the runs have changed, as often as they are asked for before. */
    load = async (indexes, run) => {
      loads += 1;
      await new Promise<void>((settle) => held.push(settle));
      return texts(indexes, run === servedAfter ? listingsAfter : listings);
    };
    const ask = async () => {
      const response = await api.get(url.replace(clean, paired.id), { 'x-api-key': key });
      assert.equal(response.statusCode, 200, response.body.slice(0, 300));
      return JSON.parse(response.body);
    };
    const askedOf = new Map<ServedRun, Promise<unknown>[]>([
      [served, []],
      [servedAfter, []],
    ]);
    for (let round = 0; round < 20; round += 1) {
      for (const [run, answers] of askedOf) {
        servedNow = run;
        answers.push(ask(), ask());
        // Until both are read up to their texts.
        for (let turn = 0; turn < 3; turn += 1) await setImmediate();
        if (round % 3 === 0) for (const settle of held.splice(0)) settle();
      }
    }
    const ended = Promise.all([...askedOf.values()].flat());
    let isEnded = false;
    void ended.finally(() => {
      isEnded = true;
    });
    while (!isEnded) {
      for (const settle of held.splice(0)) settle();
      await setImmediate();
    }
    assert.ok(loads >= 2, `${loads} readings`);
    for (const [run, answers] of askedOf) {
      const [first, ...others] = (await Promise.all(answers)).map(describeAnswer);
      assert.equal(first?.own, paired.id);
      assert.equal(first.counterpart === counterpartOf(served, paired.id)?.id, run === served);
      for (const other of others) assert.deepEqual(other, first);
    }
    servedNow = served;
    load = async (indexes) => texts(indexes);
  });

  it('is 503 database_unavailable while the texts of its contracts cannot be read', async () => {
    load = () => Promise.reject(new StoreError('unavailable', 'Cut off.', { retryAfterMs: 1_000 }));
    await checkRefused(503, 'database_unavailable');
  });

  it('is 504 timeout where a read has no end, and the next caller is served', async () => {
    const hanging = Promise.withResolvers<Texts>();
    // On a busy machine the caller may be gone before the texts are asked for.
    hanging.promise.catch(() => undefined);
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
        // The books, which are at hand, are gathered by then.
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

function describeAnswer(body: unknown) {
  const { data } = body as { data: PurchaseComparison };
  const [own, other] = data.options;
  return {
    own: own?.contract.id,
    ownHash: own?.contract.evidence_hash,
    counterpart: other?.contract.id,
    counterpartHash: other?.contract.evidence_hash,
    assessment: data.assessment,
    candidates: data.candidates,
    reasons: data.reasons,
  };
}

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
