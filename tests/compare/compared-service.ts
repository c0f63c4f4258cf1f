/**
 * The service against both simulated venues, behind a proxy that gives the books a test has in mind. No book is followed, so
 * that every book is read from its venue, unless a test puts one into the live state.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { comparisonEndpoint } from '../../src/api/endpoints/index.ts';
import type { CrossVenuePair, PurchaseComparison } from '../../src/api/schemas/index.ts';
import { parseConfig } from '../../src/app/config.ts';
import { startService } from '../../src/app/service.ts';
import type { VenueId } from '../../src/core/contract/index.ts';
import { createBook, type LiveMarkets, setLevel } from '../../src/core/market/index.ts';
import { createLog } from '../../src/runtime/log.ts';
import { startSimulator } from '../../src/simulator/index.ts';
import { forwardTo, type ProxyAnswer, startAnsweringProxy } from '../harness/answering-proxy.ts';
import { eventually } from '../harness/eventually.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { shareResource } from '../harness/shared-resource.ts';
import { issueKey } from '../harness/site-keys.ts';
import { createTestDatabase } from '../harness/test-database.ts';

/** So long is one file's turn: longer than the moments it puts its books at, much shorter than evidence stays fresh. */
const turnMs = 15 * 60_000;

const worldBegins = Date.parse('2026-11-15T08:00:00Z');

/** A contract that is the same on both venues by its terms, with all of its sources captured. */
export const clean = 'KXSTABLEACT-27-27APR01';

export interface NamedMarket {
  readonly venue: VenueId;
  readonly id: string;
}

/** What a venue answers to a question for a book; undefined: what the simulator does. */
export type BookAnswer = (market: NamedMarket, query: URLSearchParams) => Promise<ProxyAnswer | undefined>;

export type ComparedService = Awaited<ReturnType<typeof startComparedService>>;

/** A busy machine may take longer than the four seconds of the service to read a book that is there. */
const patientReadMs = 60_000;

const findShared = shareResource(() => startComparedService());

/**
 * The service that test files of a process use one after the other: a start takes more than most of them. A file that asks for
 * it puts back what it changes, and leaves the pairs that others compare to them.
 */
export async function takeComparedService(): Promise<ComparedService> {
  const service = await findShared();
  await service.beginTurn();
  return service;
}

export async function startComparedService({ readTimeoutMs = patientReadMs } = {}) {
  await using opened = new AsyncDisposableStack();
  const ending = new AbortController();
  const begun = performance.now();
  let turnsMs = 0;
  let aheadMs = 0;
  let stillAt: number | undefined;
  const now = () => stillAt ?? worldBegins + turnsMs + aheadMs + Math.round(performance.now() - begun);
  // Once the service is up the venues trade no more: two comparisons find the same books.
  let venuesStopAt: number | undefined;
  const clock = { now: () => venuesStopAt ?? performance.now() };
  const simulator = await startSimulator(
    { world: { seed: 1, markets: 500, startsAt: worldBegins }, updatesPerSecond: 1, clock },
    ending.signal,
  );
  opened.defer(() => simulator.close());
  const tokens = new Map<string, string>();
  const asked: string[] = [];
  let answerBook: BookAnswer = async () => undefined;
  const hosts = {
    venue_a: simulator.venueAUrl,
    gamma: simulator.venueBGammaUrl,
    clob: simulator.venueBClobUrl,
    data: simulator.venueBDataUrl,
  };
  const proxy = await startAnsweringProxy(['venue_a', 'gamma', 'clob', 'data'], async (request) => {
    const market = bookAsked(request.host, request.path, request.query, tokens);
    if (market !== undefined) {
      const answer = await answerBook(market, request.query);
      if (answer !== undefined) return answer;
    }
    const answer = await forwardTo(hosts[request.host], request);
    if (request.host === 'gamma') rememberTokens(answer.body, tokens);
    return answer;
  });
  opened.defer(() => proxy.close());
  const model = await startModel();
  opened.defer(() => model.close());
  const database = await createTestDatabase();
  opened.defer(() => database.drop());
  const dataDir = await mkdtemp(join(tmpdir(), 'routeur-compare-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const config = parseConfig({
    ROUTEUR_PORT: '0',
    ROUTEUR_DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ROUTEUR_BOOKS_FOLLOWED: '0',
    ROUTEUR_IMPORT_PAST: 'none',
    ROUTEUR_VENUES_SIMULATED: 'true',
    ROUTEUR_VENUE_A_URL: proxy.urlOf('venue_a'),
    ROUTEUR_VENUE_A_STREAM_URL: simulator.venueAWebSocketUrl,
    ROUTEUR_VENUE_B_GAMMA_URL: proxy.urlOf('gamma'),
    ROUTEUR_VENUE_B_CLOB_URL: proxy.urlOf('clob'),
    ROUTEUR_VENUE_B_DATA_URL: proxy.urlOf('data'),
    ROUTEUR_VENUE_B_STREAM_URL: simulator.venueBWebSocketUrl,
    ROUTEUR_MODEL_URL: model.url,
    ROUTEUR_MODEL_FORM: 'chat',
    ROUTEUR_MODEL_NAME: 'a stand-in',
    ROUTEUR_MODEL_KEY: 'key-of-the-stand-in',
    ROUTEUR_MODEL_QUESTIONS_PER_DAY: '1000',
  });
  const lines: string[] = [];
  const log = createLog({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  let live: LiveMarkets | undefined;
  const service = await startService({ log, now }, config, {
    comparedBooks: { readTimeoutMs, onRead: ({ venue, id }) => asked.push(`${venue}:${id}`) },
    onRecording: (recording) => {
      live = recording.live;
    },
  });
  opened.defer(() => service.close());
  await service.ready;
  const markets = live;
  assert.ok(markets);
  let { key } = await issueKey({ kind: 'external', url: database.url });

  const get = (path: string) => fetchAlone(`${service.url}${path}`, { headers: { 'x-api-key': key } });
  const compare = (market: NamedMarket, query = 'side=yes&unit=shares&amount=10') =>
    get(`/v1/markets/${market.venue}/${market.id}/comparison?${query}`);
  /** A 200 whose body fits the schema, exactly. */
  const compared = async (market: NamedMarket, query?: string): Promise<PurchaseComparison> => {
    const response = await compare(market, query);
    const body: unknown = await response.json();
    assert.equal(response.status, 200, JSON.stringify(body).slice(0, 300));
    if (!Value.Check(comparisonEndpoint.response, body)) {
      return assert.fail(JSON.stringify(Value.Errors(comparisonEndpoint.response, body).slice(0, 3)));
    }
    checkCitations(body.data);
    return body.data;
  };
  await eventually(async () => {
    if ((await get('/readyz')).status !== 200) return false;
    const { options } = await compared({ venue: 'venue_a', id: clean });
    return options.length === 2 && options.every(({ quote }) => quote.fee !== null);
  }, 'both venues are read, related, and their fees known');
  venuesStopAt = performance.now();
  const opened2 = opened.move();
  return {
    url: service.url,
    get key(): string {
      return key;
    },
    log: lines,
    live: markets,
    now,
    /** The clock of the service is so much ahead while the work lasts. */
    ahead: async (ms: number, work: () => Promise<void>): Promise<void> => {
      aheadMs = ms;
      try {
        await work();
      } finally {
        aheadMs = 0;
      }
    },
    /** The clock of the service stands still while the work lasts, however slow the machine is. */
    still: async (work: () => Promise<void>): Promise<void> => {
      stillAt = now();
      try {
        await work();
      } finally {
        stillAt = undefined;
      }
    },
    /** As if just started, for the next file: another moment, another key, venues and a model that answer as they do by themselves. */
    beginTurn: async (): Promise<void> => {
      turnsMs += turnMs;
      ({ key } = await issueKey({ kind: 'external', url: database.url }));
      answerBook = async () => undefined;
      model.answer(nothingFound);
      asked.length = 0;
    },
    model,
    get,
    compare,
    compared,
    /** Books that comparisons asked for since the last call; feeds and leads read books too. */
    takeAsked: () => asked.splice(0),
    answerBooks: (answer: BookAnswer) => {
      answerBook = answer;
    },
    /** Puts the whole book of a market into the live state: all of it asked and bid at one price each. */
    putBook: ({ venue, id }: NamedMarket, ask: number, contracts: number, seenAt = now()) => {
      const book = createBook();
      setLevel(book, { side: 'ask', price: ask, quantity: contracts * 1_000_000 });
      setLevel(book, { side: 'bid', price: ask - 10_000, quantity: contracts * 1_000_000 });
      markets.takeBook(venue, id, { book, changes: 'all', assurance: 'full', receivedAt: seenAt });
    },
    listPairs: async (relation: string): Promise<CrossVenuePair[]> => {
      const { data }: { data: CrossVenuePair[] } = JSON.parse(
        await (await get(`/v1/cross-venue?relation=${relation}&limit=200`)).text(),
      );
      return data;
    },
    close: () => opened2.disposeAsync(),
  };
}

/** Every finding of an answer cites what its source says. */
function checkCitations({ assessment, options }: PurchaseComparison): void {
  for (const { topic, citations } of [
    ...(assessment.differences ?? []),
    ...(assessment.receipt?.findings ?? []),
  ]) {
    for (const { contract, source_id, quote } of citations) {
      const source = options[contract]?.contract.sources.find(({ id }) => id === source_id);
      assert.ok(quote !== '' && source?.text.includes(quote), `${topic} cites ${source_id}: ${quote}`);
    }
  }
}

function bookAsked(
  host: string,
  path: string,
  query: URLSearchParams,
  tokens: ReadonlyMap<string, string>,
): NamedMarket | undefined {
  const ticker = /^\/markets\/([^/]+)\/orderbook$/.exec(path)?.[1];
  if (host === 'venue_a' && ticker !== undefined) return { venue: 'venue_a', id: decodeURIComponent(ticker) };
  if (host !== 'clob' || path !== '/book') return undefined;
  return { venue: 'venue_b', id: tokens.get(query.get('token_id') ?? '') ?? '' };
}

/** venue_b asks for books by token; its listing says whose it is. */
function rememberTokens(body: string, tokens: Map<string, string>): void {
  for (const [, slug = '', list = ''] of body.matchAll(
    /"slug":"([^"]+)"(?:(?!"slug":).)*?"clobTokenIds":"\[((?:\\"\d+\\"(?:,\s*)?)+)\]"/gs,
  )) {
    for (const [, token = ''] of list.matchAll(/\\"(\d+)\\"/g)) tokens.set(token, slug);
  }
}

export interface ModelAsked {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly instructions: string;
  readonly question: string;
  /** The first pass, or the challenge of it. */
  readonly pass: 'first' | 'challenge';
}

/** Undefined: the connection breaks. */
type ModelAnswer = (asked: ModelAsked) => Promise<string | undefined>;

const nothingFound: ModelAnswer = async () => '{"findings": []}';

/** A stand-in for a language model, in the form of chat completions: it answers what a test says. */
async function startModel() {
  const asked: ModelAsked[] = [];
  const answers = { of: nothingFound };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { messages }: { messages: { content: string }[] } = JSON.parse(body);
    const [instructions = '', question = ''] = messages.map(({ content }) => content);
    const pass = 'findings' in JSON.parse(question) ? 'challenge' : 'first';
    const one: ModelAsked = { headers: request.headers, instructions, question, pass };
    asked.push(one);
    const content = await answers.of(one);
    if (content === undefined) {
      response.destroy();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return {
    url: `http://127.0.0.1:${address.port}/v1/chat/completions`,
    asked,
    answer: (answer: ModelAnswer) => {
      answers.of = answer;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
