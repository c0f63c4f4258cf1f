/** The check of both wires against the simulated venues, and what it says when they change or fail. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { silentLog } from '../../src/runtime/log.ts';
import { RequestPace } from '../../src/runtime/request-pace.ts';
import { type Simulator, startSimulator } from '../../src/simulator/index.ts';
import { checkEndpoints } from '../../src/venues/check-endpoints.ts';
import {
  checkExitCode,
  checkVenueA,
  checkVenueB,
  defaultVenueBOptions,
  type EndpointCheck,
  openVenueA,
  venueADefaults,
  WireDrift,
} from '../../src/venues/index.ts';
import { openClient } from '../../src/venues/venue-a/api.ts';
import { venueAWire } from '../../src/venues/venue-a/wire/index.ts';
import { venueBWire } from '../../src/venues/venue-b/wire/index.ts';
import { endpointName } from '../../src/venues/wire-endpoint.ts';
import {
  type AnsweringProxy,
  forwardTo,
  type ProxyAnswer,
  startAnsweringProxy,
} from '../harness/answering-proxy.ts';
import { commandLineProgram } from '../harness/bundled-program.ts';
import { compileCache } from '../harness/run-command.ts';

const stop = new AbortController();
const { signal } = stop;
/** Far longer than a loaded machine takes. */
const patientMs = 60_000;
const limits = { timeoutMs: patientMs, listenMs: 0 };
let simulator: Simulator;
let proxy: AnsweringProxy<'venue_a'>;

const honest: AnsweringProxy<'venue_a'>['answer'] = (request) => forwardTo(simulator.venueAUrl, request);

before(async () => {
  const world = { seed: 5, markets: 500, startsAt: Date.UTC(2026, 10, 20, 12) };
  simulator = await startSimulator({ world, updatesPerSecond: 50 }, signal);
  proxy = await startAnsweringProxy(['venue_a'], honest);
});
beforeEach(() => {
  proxy.answer = honest;
});
after(async () => {
  stop.abort();
  await Promise.all([proxy.close(), simulator.close()]);
});

function deps() {
  return {
    log: silentLog,
    now: () => simulator.exchange.now,
    random: Math.random,
    elapsed: () => performance.now(),
  };
}

function venueAOptions() {
  return {
    ...venueADefaults,
    restUrl: proxy.urlOf('venue_a'),
    streamUrl: simulator.venueAWebSocketUrl,
  };
}

describe('both venues as they are known', () => {
  const checkWhole = (
    what: string,
    wire: typeof venueAWire,
    run: () => Promise<readonly EndpointCheck[]>,
    channels: readonly string[],
  ) =>
    it(what, async () => {
      const checks = await run();
      const states = Object.fromEntries(checks.map(({ endpoint, state }) => [endpoint, state]));
      const expected = [...wire.endpoints.map(endpointName), ...channels].map((name) => [name, 'agrees']);
      assert.deepEqual(states, Object.fromEntries(expected));
      assert.equal(checkExitCode(checks), 0);
      assert.ok(checks.every(({ latencyMs }) => latencyMs !== undefined));
    });

  checkWhole(
    'venue_a, with a key',
    venueAWire,
    () => checkVenueA(deps(), { ...venueAOptions(), key: simulator.venueAKey }, limits, signal),
    ['stream orderbook_delta', 'stream trade', 'stream market_lifecycle_v2'],
  );
  checkWhole(
    'venue_b',
    venueBWire,
    () =>
      checkVenueB(
        deps(),
        {
          ...defaultVenueBOptions,
          limitShare: 10_000,
          gammaUrl: simulator.venueBGammaUrl,
          clobUrl: simulator.venueBClobUrl,
          dataUrl: simulator.venueBDataUrl,
          webSocketUrl: simulator.venueBWebSocketUrl,
        },
        limits,
        signal,
      ),
    ['stream market'],
  );

  it('a key that the stream refuses makes it unreachable, and nothing else', async () => {
    const key = simulator.venueAKey && { ...simulator.venueAKey, id: 'another' };
    const checks = await checkVenueA(deps(), { ...venueAOptions(), key }, limits, signal);
    const streams = checks.filter(({ endpoint }) => endpoint.startsWith('stream'));
    assert.deepEqual(
      streams.map(({ state, detail }) => [state, detail]),
      streams.map(() => ['unreachable', 'the handshake got status 401']),
    );
  });
});

/** Only one endpoint is asked. */
async function checkEvents(timeoutMs = patientMs, times = 1): Promise<readonly EndpointCheck[]> {
  const pace = new RequestPace(deps());
  const client = openClient({ ...deps(), pace }, venueAOptions(), undefined, []);
  const question = {
    name: 'GET /events',
    query: { status: 'open', with_nested_markets: 'true', limit: '5' },
  };
  return checkEndpoints(
    { ...deps(), venue: 'venue_a', endpoints: venueAWire.endpoints, clientOf: () => client },
    Array.from({ length: times }, () => question),
    new Map(),
    timeoutMs,
    signal,
  );
}

/** Every event of the answer goes through `change` as its text. */
function rewrite(change: (body: string) => string): void {
  proxy.answer = async (request) => {
    const answer = await honest(request);
    return { ...answer, body: change(answer.body) };
  };
}

function answerWith(answer: ProxyAnswer): void {
  proxy.answer = async () => answer;
}

function summarise(checks: readonly EndpointCheck[]) {
  const [check] = checks;
  const differences = check?.differences.map(
    ({ kind, field, isEverywhere }) => `${kind} ${field}${isEverywhere ? '' : ' in some'}`,
  );
  return { state: check?.state, differences, exit: checkExitCode(checks) };
}

describe('an endpoint of venue_a that', () => {
  it('renames a needed field', async () => {
    rewrite((body) => body.replaceAll('"rules_primary"', '"rules_text"'));
    assert.deepEqual(summarise(await checkEvents()), {
      state: 'missing',
      differences: ['new_field market.rules_text', 'missing_field market.rules_primary'],
      exit: 1,
    });
  });

  it('lacks a needed field in one object only', async () => {
    rewrite((body) => body.replace('"rules_primary"', '"rules_text"'));
    assert.deepEqual(summarise(await checkEvents()), {
      state: 'new',
      differences: ['new_field market.rules_text', 'missing_field market.rules_primary in some'],
      exit: 0,
    });
  });

  it('has a new word for a state', async () => {
    rewrite((body) => body.replaceAll('"status":"active"', '"status":"frozen"'));
    const checks = await checkEvents();
    assert.deepEqual(summarise(checks), { state: 'new', differences: ['new_value market.status'], exit: 0 });
    assert.equal(checks[0]?.differences[0]?.example, '"frozen"');
  });

  it('lacks a needed field', async () => {
    rewrite((body) => body.replaceAll(/"series_ticker":"[^"]*",?/g, ''));
    const { state, differences, exit } = summarise(await checkEvents());
    assert.deepEqual([state, differences, exit], ['missing', ['missing_field event.series_ticker'], 1]);
  });

  it('answers with a page of HTML', async () => {
    answerWith({ status: 200, contentType: 'text/html', body: '<!DOCTYPE html><html>maintenance</html>' });
    const checks = await checkEvents();
    assert.deepEqual(summarise(checks), { state: 'missing', differences: [], exit: 1 });
    assert.match(checks[0]?.detail ?? '', /^malformed: .*is not JSON: <!DOCTYPE html>/);
  });

  it('asks for fewer requests', async () => {
    answerWith({ status: 429, contentType: 'application/json', body: '{"error":"too many requests"}' });
    const checks = await checkEvents();
    assert.deepEqual(summarise(checks), { state: 'unreachable', differences: [], exit: 2 });
    assert.match(checks[0]?.detail ?? '', /^rate_limited: /);
  });

  it('hangs', async () => {
    proxy.answer = () => new Promise(() => undefined);
    const checks = await checkEvents(50, 3);
    assert.deepEqual(summarise(checks), { state: 'unreachable', differences: [], exit: 2 });
    assert.deepEqual(
      checks.map(({ detail }) => detail?.slice(0, 22)),
      ['no answer within 50 ms', 'no answer within 50 ms', 'not asked: the host fa'],
    );
  });

  it('keeps the caller out', async () => {
    answerWith({ status: 403, contentType: 'text/html', body: '<html>blocked</html>' });
    assert.deepEqual(summarise(await checkEvents()), { state: 'unreachable', differences: [], exit: 2 });
  });

  it('is gone', async () => {
    answerWith({ status: 404, contentType: 'text/plain', body: '404 page not found' });
    assert.deepEqual(summarise(await checkEvents()), { state: 'missing', differences: [], exit: 1 });
  });
});

describe('drift', () => {
  it('of an answer is noticed while it is read', async () => {
    const drift = new WireDrift({ log: silentLog, now: () => 0 });
    const venue = openVenueA({ ...deps(), drift }, { ...venueAOptions(), attemptsMax: 1 });
    const market = simulator.exchange.venueAEvents[0]?.markets[0];
    assert.ok(market);
    const reference = { id: market.id, venueKey: market.id, eventId: '', seriesId: undefined, feedKeys: [] };
    rewrite((body) => body.replace('"orderbook_fp":{', '"orderbook_fp":{"mid":"0.5",'));
    await venue.readBook(reference, 10, signal);
    answerWith({ status: 200, contentType: 'text/html', body: '<html>' });
    await assert.rejects(venue.readBook(reference, 10, signal));
    assert.deepEqual(
      drift.report().findings.map(({ endpoint, kind, field, example }) => [endpoint, kind, field, example]),
      [
        ['GET /markets/{market}/orderbook', 'new_field', 'book.mid', '"0.5"'],
        ['GET /markets/{market}/orderbook', 'wrong_type', 'answer', '"<html>"'],
      ],
    );
  });
});

describe('routeur venues check', () => {
  it('prints JSON for machines and ends with the code', async (t) => {
    rewrite((body) => body.replaceAll('"market_settled_ts"', '"settled_ts"'));
    const folder = mkdtempSync(join(tmpdir(), 'venues-check-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const env = {
      PATH: process.env['PATH'],
      ...compileCache,
      ROUTEUR_DATA_DIR: folder,
      ROUTEUR_VENUE_A_URL: proxy.urlOf('venue_a'),
    };
    const program = await commandLineProgram();
    const args = ['venues', 'check', '--venue', 'venue_a', '--timeout', '60', '--json'];
    const end = await new Promise<{ code: unknown; stdout: string }>((resolve) => {
      execFile(process.execPath, [program, ...args], { env, cwd: folder }, (error, stdout) =>
        resolve({ code: error?.code ?? 0, stdout }),
      );
    });
    assert.equal(end.code, 1);
    const report = JSON.parse(end.stdout);
    assert.equal(report.exit_code, 1);
    const checks: { state: string; endpoint: string; detail?: string }[] = report.checks;
    const missing = checks.filter(({ state }) => state === 'missing');
    assert.deepEqual(
      missing.map(({ endpoint }) => endpoint),
      ['GET /historical/cutoff'],
      missing.map(({ endpoint, detail }) => `${endpoint}: ${detail}`).join('\n'),
    );
    assert.equal(checks.filter(({ state }) => state === 'not_asked').length, 3);
  });
});
