/** The lookups over runs that a test swaps, a live state that it writes and a clock of its own; answers are held against their schemas. */
import assert from 'node:assert/strict';
import type { Static, TSchema } from 'typebox';
import type { ServedRun } from '../../src/core/catalog/index.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { LiveMarkets, type VenueFigures } from '../../src/core/market/index.ts';
import { listWorld, type ServedListing, serveContracts, servedAt } from './served-run.ts';
import { errorCode, readAnswer, startTestApi } from './test-api.ts';

/** Signs the cursors of the API under test. */
export const cursorKey = Buffer.alloc(32, 7);

export async function startLookupApi() {
  const live = new LiveMarkets();
  let served: () => ServedRun | undefined = () => undefined;
  let now = servedAt;
  const testApi = await startTestApi({
    now: () => now,
    served: () => served(),
    findLive: (venue, id) => live.find(venue, id),
    cursorKey,
  });
  const key = await testApi.issueKey();
  const get = (path: string) => testApi.get(path, { 'x-api-key': key });
  return {
    live,
    swap: (run: ServedRun | undefined) => {
      served = () => run;
    },
    /** The next run on each look. */
    swapAtEveryLook: (runs: readonly ServedRun[]) => {
      let looks = 0;
      served = () => runs[looks++ % runs.length];
    },
    now: () => now,
    wait: (ms: number) => {
      now += ms;
    },
    get,
    key,
    listen: testApi.listen,
    /** A 200 whose body fits the schema, exactly. */
    async ask<Response extends TSchema>(
      endpoint: { readonly response: Response },
      path: string,
    ): Promise<Static<Response>> {
      return readAnswer(endpoint, await get(path));
    },
    /** Its status and code. */
    async refused(path: string): Promise<string> {
      const answer = await get(path);
      return `${answer.statusCode} ${errorCode(answer)}`;
    },
    close: testApi.close,
  };
}

export type LookupApi = Awaited<ReturnType<typeof startLookupApi>>;

/** What a venue's listing says; a side without a quote is left out. */
export function listFigures(
  { live, now }: Pick<LookupApi, 'live' | 'now'>,
  venue: VenueId,
  id: string,
  figures: Partial<VenueFigures> = {},
): void {
  live.takeFigures(
    venue,
    id,
    {
      yesBid: undefined,
      yesAsk: undefined,
      lastPrice: undefined,
      volume24hUsd: undefined,
      totalVolumeUsd: undefined,
      openInterestUsd: undefined,
      ...figures,
    },
    now(),
  );
}

/** Figures that differ from market to market, so that every grade occurs; every seventh market is not known live. */
export function listRun(api: Pick<LookupApi, 'live' | 'now'>, { catalog }: ServedRun, salt = 0): void {
  for (let index = 0; index < catalog.size; index += 1) {
    const draw = (index * 7919 + salt * 104_729) % 1_000;
    if (draw % 7 === 0) continue;
    const yesBid = 100_000 + (draw % 80) * 10_000;
    listFigures(api, catalog.venueOf(index), catalog.id(index), {
      yesBid,
      ...(draw % 5 === 0 ? {} : { yesAsk: yesBid + (1 + (draw % 6)) * 10_000 }),
      lastPrice: yesBid,
      // Sums of such amounts are not what floating-point numbers make of them.
      volume24hUsd: `${draw % 4 === 0 ? draw * 97 : draw}.${String(draw).padStart(3, '0')}${draw % 3 === 0 ? '0001' : ''}`,
      ...(draw % 2 === 0 ? { openInterestUsd: String(draw * 300) } : {}),
    });
  }
}

/** Ranked by money of which there are few amounts, so that there are ties. */
export function serveListings(
  listings: readonly ServedListing[],
  { run = 1 }: { readonly run?: number } = {},
): ServedRun {
  return serveContracts(listings, {
    run,
    money: (index) => ({ wholeVolumeUsd: ((index * 7919) % 11) * 1_000, isThin: index % 3 === 0 }),
  });
}

const knownRuns = new Map<number, ServedRun>();

/** A world of 500 markets, served. Files only read it: it is made once a process. */
export function serveSharedListings(seed: number): ServedRun {
  const run = knownRuns.get(seed) ?? serveListings(listWorld({ seed, markets: 500 }));
  knownRuns.set(seed, run);
  return run;
}

/** Every page of a list, from the first on. */
export async function walkPages<Row>(
  ask: (next: string) => Promise<{ readonly data: readonly Row[]; readonly next_cursor?: string }>,
  onPage: (page: readonly Row[]) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = [];
  let next = '';
  for (let pages = 0; pages < 1_000; pages += 1) {
    const { data, next_cursor: cursor } = await ask(next);
    rows.push(...data);
    onPage(data);
    if (cursor === undefined) return rows;
    next = `&cursor=${cursor}`;
  }
  throw new Error('The list does not end');
}

/** Every page of a list paged by offset, until one comes back short. */
export async function walkOffsets<Row>(
  limit: number,
  ask: (page: string) => Promise<{ readonly data: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < 100_000; offset += limit) {
    const { data } = await ask(`limit=${limit}&offset=${offset}`);
    assert.ok(data.length <= limit);
    rows.push(...data);
    if (data.length < limit) return rows;
  }
  throw new Error('The list does not end');
}

/** Parameters with an `&` before each, those that are undefined left out. */
export function printQuery(parameters: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...parameters })) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `&${query}`;
}
