/**
 * The API with comparisons over a simulated world: live books that are whole and fresh, because the clock stands still, texts
 * from memory, receipts in a real database. `node compare-server.ts DATABASE_URL MARKETS`.
 */
import { openSync } from 'node:fs';
import { createApi, defaultApiOptions, issueApiKey } from '../src/api/index.ts';
import { describeEvidence } from '../src/compare/evidence.ts';
import { BookSource, PurchaseComparer, Receipts, termsAssessorName } from '../src/compare/index.ts';
import { evenTicks, type FeeTerms, type VenueId } from '../src/core/contract/index.ts';
import { rational } from '../src/core/exact/index.ts';
import { FeeCalendar } from '../src/core/fee/index.ts';
import { createBook, LiveMarkets, setLevel } from '../src/core/market/index.ts';
import { createLog, openLogDestination } from '../src/runtime/log.ts';
import { simulatedPhrases } from '../src/simulator/phrases/index.ts';
import { migrate, openStore } from '../src/store/index.ts';
import { listWorld, serveContracts, servedAt } from '../tests/harness/served-run.ts';
import { idleService } from './idle-service.ts';
import { tiersBeyondReach } from './serve-for-bench.ts';

const [databaseUrl = '', marketCount = ''] = process.argv.slice(2);
const stopRequested = new Promise<void>((resolve) => process.on('SIGTERM', () => resolve()));
const log = createLog({ level: 'info', destination: openLogDestination(openSync('/dev/null', 'w')) });
const store = openStore({ log }, { kind: 'external', url: databaseUrl });
await migrate(store);

const listings = listWorld({ seed: 1, markets: Number(marketCount) });
const served = serveContracts(listings);
const { catalog } = served;
const live = new LiveMarkets();
const now = () => servedAt;
const feesOf: Readonly<Record<VenueId, FeeTerms>> = {
  venue_a: {
    kind: 'quadratic',
    schedule: 'quadratic',
    rate: rational(7n, 100n),
    multiplier: rational(1n),
    setBy: 'series',
    waivedUntil: undefined,
  },
  venue_b: {
    kind: 'power',
    schedule: 'bench',
    rate: rational(4n, 100n),
    exponent: rational(1n),
    takerOnly: true,
  },
};
for (let index = 0; index < catalog.size; index += 1) {
  const { venue, id, termsHash } = catalog.market(index);
  const book = createBook();
  // A cent less on one venue, so that there is a best.
  const middle = venue === 'venue_a' ? 500_000 : 490_000;
  for (let level = 1; level <= 20; level += 1) {
    setLevel(book, { side: 'ask', price: middle + level * 10_000, quantity: 40_000_000 });
    setLevel(book, { side: 'bid', price: middle - level * 10_000, quantity: 40_000_000 });
  }
  // Before its state, which is kept of markets that are known.
  live.takeBook(venue, id, { book, changes: 'all', assurance: 'full', receivedAt: servedAt });
  live.takeState(venue, id, {
    status: 'open',
    disputed: false,
    closesAt: undefined,
    expectedSettlementAt: undefined,
    fees: feesOf[venue],
    listedAt: servedAt,
    termsHash,
    ticks: evenTicks(10_000),
  });
}
const findLive = (venue: VenueId, id: string) => live.find(venue, id);
const comparer = new PurchaseComparer({
  log,
  now,
  findLive,
  calendar: new FeeCalendar(),
  books: new BookSource({ now, findLive, wantBook: () => undefined, readBook: async () => undefined }),
  shelf: {
    load: async (_served, indexes) =>
      indexes.map((index) => {
        const listing = listings[index];
        return listing && describeEvidence(listing.contract, listing.event, undefined);
      }),
  },
  receipts: new Receipts({ store, log, now }),
  terms: termsAssessorName('bench'),
  advisor: undefined,
  onFalseCitation: 'throw',
  phrases: simulatedPhrases,
});
const api = createApi(
  {
    log,
    now,
    realNow: Date.now,
    store,
    redis: undefined,
    databaseReachable: () => true,
    served: () => served,
    findLive,
    leads: () => undefined,
    comparison: {
      candidatesOf: (run, index) => comparer.candidatesOf(run, index),
      compareNow: (asked) => comparer.compareNow(asked),
      compare: (asked, signal) => comparer.compare(asked, signal),
    },
    ...idleService(store, now),
  },
  { ...defaultApiOptions, tiers: tiersBeyondReach },
);
api.app.get('/bench/paths', async () => choosePaths());
const stop = new AbortController();
const running = api.run(stop.signal);
const url = await api.listen({ host: '127.0.0.1', port: 0 });
const { text: key } = await issueApiKey(store, { tier: 'institutional', label: 'bench' });
console.log(JSON.stringify({ url, key }));
await stopRequested;
await api.close();
stop.abort();
await running;
await store.close();

/** What is measured, by its name. */
function choosePaths(): Record<string, string> {
  const pathOf = (index: number) =>
    `/v1/markets/${catalog.venueOf(index)}/${catalog.id(index)}/comparison?side=yes&unit=shares&amount=300`;
  const clean = catalog.find('venue_a', 'KXSTABLEACT-27-27APR01');
  let most = 0;
  let count = 0;
  for (let index = 0; index < catalog.size; index += 1) {
    const { length } = comparer.candidatesOf(served, index);
    if (length > count) [most, count] = [index, length];
  }
  return { 'comparison, clean': pathOf(clean), [`comparison, ${count} candidates`]: pathOf(most) };
}
