/**
 * Reading a listing of the real size into an empty database, again unchanged, and again with two in a hundred changed:
 * time, CPU of this process, rows and write-ahead log. The peer is PostgreSQL's own COPY of the rows the first reading
 * left, from a file into tables with the same indexes. The venue is generated here; what that alone takes is shown too.
 */
import { hash } from 'node:crypto';
import { Client } from 'pg';
import { rational } from '../src/core/exact/index.ts';
import { KnownListing, runListingCycle } from '../src/ingest/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import { migrate, openStore } from '../src/store/index.ts';
import type { ListedMarket, ListingStep } from '../src/venues/index.ts';
import { FakeVenue, sketchEvent, sketchMarket } from '../tests/harness/fake-venue.ts';
import { startTestServer } from '../tests/harness/test-server.ts';
import { type BenchResult, reportProgress } from './bench.ts';
import { compare, measure, time } from './listing-measure.ts';

const marketCount = 280_000;
const marketsPerEvent = 7;
const marketsPerPage = 1_000;
/** Of the time, the rows and the log of the first reading. */
const unchangedShareMax = 0.1;
const tables = ['rule_text', 'event', 'event_version', 'market', 'contract_version'] as const;

export async function runGenerated(): Promise<readonly BenchResult[]> {
  const server = await startTestServer();
  const store = openStore({ log: silentLog }, { kind: 'external', url: server.url });
  const client = new Client({ connectionString: server.url });
  try {
    await migrate(store);
    await client.connect();
    const venue = new GeneratedVenue();
    const known = new KnownListing();
    const read = async (): Promise<void> => {
      const outcome = await runListingCycle(
        { venue, store, log: silentLog, now: Date.now, known },
        'full',
        new AbortController().signal,
      );
      if (outcome.kind !== 'finished' || outcome.incomplete !== undefined) {
        throw new Error(`The reading did not end well: ${JSON.stringify(outcome)}`);
      }
    };
    const generatingSeconds = await time(() => drain(venue));
    const first = await measure(client, 'first reading', read);
    const copySeconds = await copyPeer(client);
    const unchanged = await measure(client, 'unchanged reading', read);
    venue.isChanged = true;
    const changed = await measure(client, 'reading with 2 % changed', read);

    const perMarket = (seconds: number) => (seconds / marketCount) * 1e6;
    return [
      compare(
        'first reading',
        'µs/market',
        perMarket(first.seconds),
        'COPY of the same rows',
        perMarket(copySeconds),
      ),
      compare(
        'generating the listing, part of each',
        'µs/market',
        perMarket(generatingSeconds),
        'first reading',
        perMarket(first.seconds),
      ),
      ...[
        { label: 'unchanged reading', measured: unchanged, goal: { goal: { atMost: unchangedShareMax } } },
        { label: 'reading with 2 % changed', measured: changed, goal: {} },
      ].flatMap(({ label, measured, goal }) => [
        { ...compare(label, 's', measured.seconds, 'first reading', first.seconds), ...goal },
        { ...compare(label, 's CPU', measured.cpuSeconds, 'first reading', first.cpuSeconds) },
        { ...compare(label, 'rows', measured.rows, 'first reading', first.rows), ...goal },
        { ...compare(label, 'B WAL', measured.walBytes, 'first reading', first.walBytes), ...goal },
      ]),
    ];
  } finally {
    await client.end();
    await store.close();
    await server.close();
  }
}

/** The server reads and writes the file itself, so that no client is in the way. */
async function copyPeer(client: Client): Promise<number> {
  const found = await client.query("select current_setting('data_directory') as folder");
  let seconds = 0;
  for (const table of tables) {
    const file = `${found.rows[0].folder}/bench-${table}.copy`;
    await client.query(`copy ${table} to '${file}'`);
    await client.query(`create table copied_${table} (like ${table} including all)`);
    seconds += await time(() => client.query(`copy copied_${table} from '${file}'`));
    await client.query(`drop table copied_${table}`);
  }
  reportProgress(`  COPY of the same rows: ${seconds.toFixed(1)} s`);
  return seconds;
}

async function drain(venue: GeneratedVenue): Promise<void> {
  let markets = 0;
  for await (const step of venue.listOpen()) if (step.kind === 'page') markets += step.markets.length;
  if (markets !== marketCount) throw new Error(`The venue lists ${markets} markets.`);
}

const rulesBody =
  'The figure is the one the office publishes for the day, at the hour the office names, rounded as the office rounds it. '.repeat(
    7,
  );

/** Markets are made as they are listed: all of them at once would fill the memory with the bench itself. */
class GeneratedVenue extends FakeVenue {
  isChanged = false;
  readonly #sketch = sketchMarket({ id: 'SKETCH' });

  override async *listOpen(): AsyncIterable<ListingStep> {
    for (let start = 0; start < marketCount; start += marketsPerPage) {
      const places = Array.from({ length: marketsPerPage }, (_, place) => start + place);
      yield {
        kind: 'page',
        series: [],
        events: places
          .filter((place) => place % marketsPerEvent === 0)
          .map((place) => sketchEvent({ id: `EVENT-${place / marketsPerEvent}` })),
        markets: places.map((place) => this.#market(place)),
        quarantined: [],
        unknownFields: {},
      };
    }
    yield { kind: 'end', complete: true };
  }

  /** One in a hundred has other terms, one in a hundred another closing time. */
  #market(place: number): ListedMarket {
    const hasNewTerms = this.isChanged && place % 100 === 0;
    const hasNewTime = this.isChanged && place % 100 === 50;
    const strike = 50_000 + place;
    const rules = `Yes if the figure is ${hasNewTerms ? 'at least' : 'above'} ${strike}. ${rulesBody}`;
    const rulesHash = hash('sha256', rules, 'hex');
    return {
      ...this.#sketch,
      contract: {
        ...this.#sketch.contract,
        id: `MARKET-${place}`,
        venueKey: `MARKET-${place}`,
        eventId: `EVENT-${Math.floor(place / marketsPerEvent)}`,
        rules,
        rulesHash,
        strike: {
          type: 'greater',
          floor: rational(BigInt(strike)),
          cap: undefined,
          custom: undefined,
          functional: undefined,
        },
        terms: { floor_strike: String(strike), strike_type: 'greater', rules_primary: rules },
        // Not sealed as an adapter would, which costs more than all the rest; it only has to differ.
        termsHash: hash('sha256', `${place} ${rulesHash}`, 'hex'),
      },
      state: {
        ...this.#sketch.state,
        closesAt: (hasNewTime ? 60_000 : 0) + (this.#sketch.state.closesAt ?? 0),
      },
      feedKeys: [`MARKET-${place}`],
    };
  }
}
