/** A running service whose venue has nothing to say for a while, and then has. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { Client } from 'pg';
import { type Simulator, startSimulator } from '../../src/simulator/index.ts';
import { forwardTo, startAnsweringProxy } from '../harness/answering-proxy.ts';
import { eventually } from '../harness/eventually.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { ask, makeTestSite } from '../harness/service-process.ts';
import { issueKey } from '../harness/site-keys.ts';
import { createTestDatabase } from '../harness/test-database.ts';
import { startWebhookReceiver } from '../harness/webhook-receiver.ts';
import { answerFalsely } from '../ingest/false-answers.ts';

interface VenueState {
  readonly venue: string;
  readonly listing_complete: boolean;
  readonly listing_issue: string | null;
  readonly markets_listed: number;
}

interface GraphState {
  readonly run: number;
  readonly relations: { readonly cross_venue: number };
}

interface Delivered {
  readonly type: string;
  readonly data: { readonly left: MarketName; readonly right: MarketName };
}

interface MarketName {
  readonly venue: 'venue_a' | 'venue_b';
  readonly id: string;
}

function isOpen({ exchange }: Simulator, { venue, id }: MarketName): boolean {
  const market = exchange.market(venue, id);
  return market !== undefined && exchange.status(market) === 'open';
}

test('a venue that answers with nothing takes nothing away, and is believed again at once', async (t) => {
  const simulator = await startSimulator(
    { world: { seed: 3, markets: 500, startsAt: Date.now() }, updatesPerSecond: 30 },
    new AbortController().signal,
  );
  t.after(() => simulator.close());
  const honest = (request: Parameters<typeof forwardTo>[1]) => forwardTo(simulator.venueBGammaUrl, request);
  const proxy = await startAnsweringProxy(['gamma'], honest);
  t.after(() => proxy.close());
  const receiver = await startWebhookReceiver();
  t.after(() => receiver.close());
  const database = await createTestDatabase();
  t.after(() => database.drop());
  const site = await makeTestSite(t, {
    DATABASE_URL: database.url,
    ROUTEUR_VENUES: 'venue_a,venue_b',
    ROUTEUR_VENUES_SIMULATED: 'true',
    ROUTEUR_VENUE_A_URL: simulator.venueAUrl,
    ROUTEUR_VENUE_A_STREAM_URL: simulator.venueAWebSocketUrl,
    ROUTEUR_VENUE_B_GAMMA_URL: proxy.urlOf('gamma'),
    ROUTEUR_VENUE_B_CLOB_URL: simulator.venueBClobUrl,
    ROUTEUR_VENUE_B_DATA_URL: simulator.venueBDataUrl,
    ROUTEUR_VENUE_B_STREAM_URL: simulator.venueBWebSocketUrl,
    ROUTEUR_WEBHOOKS_DEVELOPMENT: 'true',
    ROUTEUR_IMPORT_PAST: 'none',
  });
  const keyFile = join(site.dataDir, 'venue-a.pem');
  await writeFile(keyFile, simulator.venueAKey?.privateKeyPem ?? '');
  const service = await site.start('ready', {
    ROUTEUR_VENUE_A_KEY_ID: simulator.venueAKey?.id,
    ROUTEUR_VENUE_A_KEY_FILE: keyFile,
  });
  const { key } = await issueKey({ kind: 'external', url: database.url });

  const read = async <T>(path: string): Promise<T> => {
    const { status, text } = await ask(`${service.url}${path}`, { key });
    assert.equal(status, 200, text);
    const { data }: { data: T } = JSON.parse(text);
    return data;
  };
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const response = await fetchAlone(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    assert.ok(response.ok, `${path}: ${response.status}`);
    const { data }: { data: T } = JSON.parse(await response.text());
    return data;
  };
  const readStatus = () => read<{ graph: GraphState | null; venues: VenueState[] }>('/v1/status');
  const venueB = async () => (await readStatus()).venues.find(({ venue }) => venue === 'venue_b');
  const leadsAcross = () => read<unknown[]>('/v1/opportunities?include_thin=true&cross_venue=true');

  const graph = await eventually(async () => {
    const status = await readStatus();
    return status.venues.every((venue) => venue.listing_complete) && (status.graph ?? undefined);
  }, 'both venues are read and related');
  await eventually(async () => (await leadsAcross()).length > 0, 'there are leads across the venues');
  const subscription = await post<{ id: string }>('/v1/webhooks', {
    url: `http://127.0.0.1:${receiver.port}/`,
    events: ['relation.withdrawn', 'rules.changed'],
  });
  const before = await venueB();
  assert.equal(before?.listing_issue, null);

  // Nothing, whatever is asked; and the last full reading is so long ago that the next one is due.
  proxy.answer = (request) =>
    answerFalsely('empty', { honest, dayBefore: honest }, { ...request, host: 'gamma' });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `update listing_cycle set started_at = started_at - interval '2 hours' where venue = 'venue_b' and kind = 'full'`,
  );
  await client.end();
  const doubted = await eventually(async () => {
    const state = await venueB();
    return state?.listing_issue ? state : undefined;
  }, 'the listing is doubted');
  assert.match(doubted.listing_issue ?? '', /^(?:mass_absence|rows_missed): \S/);
  assert.deepEqual([doubted.listing_complete, doubted.markets_listed], [false, before?.markets_listed]);

  // A run made now finds what the last one found.
  const run = await site.cli(['graph', 'run']);
  assert.equal(run.code, 0, run.stderr);
  const graphAfter = await eventually(async () => {
    const { graph: served } = await readStatus();
    return served !== null && served.run > graph.run && served;
  }, 'a run made while the venue says nothing is served');
  // A few markets of the other venue may have settled meanwhile.
  const across = [graph, graphAfter].map(({ relations }) => relations.cross_venue);
  assert.ok((across[1] ?? 0) * 10 >= (across[0] ?? 0) * 9, `relations across the venues: ${across}`);
  await eventually(async () => (await leadsAcross()).length > 0, 'there are leads across the venues still');

  proxy.answer = honest;
  await eventually(async () => (await venueB())?.listing_issue === null, 'the listing is believed again');
  assert.equal((await venueB())?.listing_complete, true);

  // What arrives last shows that whatever was to be sent before could arrive.
  await post(`/v1/webhooks/${subscription.id}/test`, {});
  const sent = await eventually(() => {
    const all = receiver.requests.map(({ body }): Delivered => JSON.parse(body));
    return all.some(({ type }) => type === 'webhook.test') && all;
  }, 'a test of the webhook arrives');
  const withdrawn = sent.filter(({ type }) => type === 'relation.withdrawn');
  assert.deepEqual(
    withdrawn.filter(({ data }) => isOpen(simulator, data.left) && isOpen(simulator, data.right)),
    [],
  );
  assert.deepEqual(
    sent.filter(({ type }) => type === 'rules.changed'),
    [],
  );
});
