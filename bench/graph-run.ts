/**
 * Graph runs over a stored listing of the real size: the first, one with nothing changed, one with two in a hundred
 * contracts changed. The peer of the later ones is the first run in the same database.
 */
import { hash } from 'node:crypto';
import type { VenueId } from '../src/core/contract/index.ts';
import { KnownListing, runListingCycle } from '../src/ingest/index.ts';
import { rebuildStoreLimits, runGraph } from '../src/rebuild/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { migrate, openStore } from '../src/store/index.ts';
import type { ListedMarket, ListingStep } from '../src/venues/index.ts';
import { FakeVenue, sketchEvent, sketchMarket } from '../tests/harness/fake-venue.ts';
import type { ReadListing } from '../tests/harness/raw-payloads.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchResult, reportProgress } from './bench.ts';
import { copyContracts } from './graph-contracts.ts';

const marketCount = 280_000;
const pageSize = 1000;
const incrementalSecondsMax = 1.5;

export async function measureRuns(base: readonly ReadListing[]): Promise<BenchResult[]> {
  const server = await startTestServer();
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url }, rebuildStoreLimits);
  try {
    await migrate(store);
    let held: Parameters<typeof runGraph>[1];
    const list = async (edition: number): Promise<void> => {
      for (const venue of ['venue_a', 'venue_b'] as const) {
        const deps = { venue: new CopiedVenue(venue, base, edition), store, log: silentLog, now: Date.now };
        const outcome = await runListingCycle(
          { ...deps, known: new KnownListing() },
          'full',
          new AbortController().signal,
        );
        if (outcome.kind !== 'finished') throw new Error(`The listing did not end well: ${outcome.kind}.`);
      }
    };
    const run = async (what: string): Promise<number> => {
      const begun = performance.now();
      const outcome = await runGraph(
        { store, log: silentLog, now: Date.now, graphVersion: 'bench' },
        held,
        new AbortController().signal,
      );
      if (outcome.kind !== 'finished') throw new Error(`The run did not end well: ${outcome.kind}.`);
      held = outcome.snapshot;
      const seconds = (performance.now() - begun) / 1000;
      reportProgress(
        `${what}: ${seconds.toFixed(2)} s, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB resident`,
      );
      return seconds;
    };
    await list(0);
    const first = await run('first run over stored contracts');
    const unchanged = await run('run with nothing changed');
    await list(1);
    const changed = await run('run with 2 % changed');
    const compare = (what: string, value: number): BenchResult => ({
      what,
      value,
      unit: 's',
      peer: 'first run, 280,000 markets',
      peerValue: first,
      ratio: value / first,
    });
    return [
      compare('run with nothing changed', unchanged),
      compare('run with 2 % changed', changed),
      {
        what: 'run with 2 % changed',
        value: changed,
        unit: 's',
        peer: 'the goal of 1.5 s',
        peerValue: incrementalSecondsMax,
        ratio: changed / incrementalSecondsMax,
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await store.close();
    await server.close();
  }
}

/** One venue's part of the copies; in a later edition two in a hundred have another title, which is another version. */
class CopiedVenue extends FakeVenue {
  readonly #base: readonly ReadListing[];
  readonly #edition: number;

  constructor(id: VenueId, base: readonly ReadListing[], edition: number) {
    super(id);
    this.#base = base;
    this.#edition = edition;
  }

  override async *listOpen(): AsyncIterable<ListingStep> {
    const sketch = sketchMarket({ id: 'SKETCH' });
    const events = new Map<string, ReturnType<typeof sketchEvent>>();
    let markets: ListedMarket[] = [];
    let place = 0;
    for (const { contract, event } of copyContracts(this.#base, marketCount)) {
      place += 1;
      if (contract.venue !== this.id) continue;
      const edited = this.#edition > 0 && place % 50 === 0 ? ` (${this.#edition})` : '';
      const title = `${contract.title}${edited}`;
      markets.push({
        ...sketch,
        contract: {
          ...contract,
          title,
          venueKey: contract.id,
          rulesHash: hash('sha256', contract.rules, 'hex'),
          rulesTemplateHash: hash('sha256', `${contract.rulesTemplateHash}`, 'hex'),
          termsHash: hash('sha256', `${contract.id} ${contract.rules} ${title}`, 'hex'),
        },
        feedKeys: [contract.id],
      });
      events.set(
        contract.eventId,
        sketchEvent({
          venue: this.id,
          id: contract.eventId,
          title: event.title,
          subTitle: event.subTitle,
          game: event.game,
        }),
      );
      if (markets.length < pageSize) continue;
      yield page(markets, [...events.values()]);
      markets = [];
      events.clear();
    }
    yield page(markets, [...events.values()]);
    yield { kind: 'end', complete: true };
  }
}

function page(
  markets: readonly ListedMarket[],
  events: readonly ReturnType<typeof sketchEvent>[],
): ListingStep {
  return { kind: 'page', series: [], events, markets, quarantined: [], unknownFields: {} };
}
