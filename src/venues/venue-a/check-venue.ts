/** Asks everything of this venue once. Without a key its stream is not asked. */
import { RequestPace } from '../../runtime/request-pace.ts';
import { checkEndpoints, type EndpointQuestion, type LearnedValues } from '../check-endpoints.ts';
import { checkStream, type StreamChannel, type StreamCheckLimits } from '../check-stream.ts';
import type { EndpointCheck } from '../wire-check.ts';
import { streamName } from '../wire-endpoint.ts';
import { openClient, type VenueADeps } from './api.ts';
import type { VenueAOptions } from './options.ts';
import { createSigner } from './sign.ts';
import { toWireSeconds, venueAWire } from './wire/index.ts';

const dayMs = 86_400_000;
const few = '20';

/** In the order they are asked. */
const venueAQuestions: readonly EndpointQuestion[] = [
  {
    name: 'GET /events',
    query: { status: 'open', with_nested_markets: 'true', limit: few },
    learn: {
      event: 'events.*.event_ticker',
      series: 'events.*.series_ticker',
      // Of the same event: its candles are asked for below the series.
      market: 'events.*.markets.*.ticker',
    },
  },
  { name: 'GET /events/{event}' },
  // The whole list has many thousand rows.
  { name: 'GET /series', query: { min_updated_ts: '{week_ago}', include_product_metadata: 'true' } },
  { name: 'GET /series/{series}' },
  {
    name: 'GET /markets',
    query: { status: 'open', mve_filter: 'only', limit: few },
    learn: { collection: 'markets.*.mve_collection_ticker' },
  },
  { name: 'GET /events/multivariate', query: { limit: few } },
  { name: 'GET /multivariate_event_collections/{collection}' },
  { name: 'GET /markets/{market}/orderbook' },
  { name: 'GET /markets/trades', query: { limit: few } },
  {
    name: 'GET /series/{series}/markets/{market}/candlesticks',
    query: { start_ts: '{week_ago}', end_ts: '{now}', period_interval: '60' },
  },
  {
    name: 'GET /milestones',
    query: { minimum_start_date: '{week_ago_date}', limit: few },
    learn: { team: 'milestones.*.details.home_team_id' },
  },
  { name: 'GET /structured_targets', query: { ids: '{team}', page_size: few } },
  { name: 'GET /series/fee_changes', query: { show_historical: 'true' } },
  { name: 'GET /events/fee_changes', query: { limit: few } },
  { name: 'GET /historical/cutoff' },
  {
    name: 'GET /historical/markets',
    query: { mve_filter: 'exclude', limit: few },
    learn: { archived_market: 'markets.*.ticker' },
  },
  { name: 'GET /historical/trades', query: { limit: few } },
  {
    name: 'GET /historical/markets/{archived_market}/candlesticks',
    query: { start_ts: '{week_ago}', end_ts: '{now}', period_interval: '1440' },
  },
];

const channels: readonly StreamChannel[] = [
  {
    name: 'orderbook_delta',
    types: ['orderbook_snapshot', 'orderbook_delta'],
    isFirst: (message) => isOfType(message, 'orderbook_snapshot'),
  },
  { name: 'trade', types: ['trade'], isFirst: (message) => isSubscribed(message, 'trade') },
  {
    name: 'market_lifecycle_v2',
    types: ['market_lifecycle_v2'],
    isFirst: (message) => isSubscribed(message, 'market_lifecycle_v2'),
  },
];

export async function checkVenueA(
  deps: VenueADeps & { readonly elapsed: () => number },
  options: VenueAOptions,
  limits: StreamCheckLimits,
  signal: AbortSignal,
): Promise<readonly EndpointCheck[]> {
  const { elapsed } = deps;
  const sign = options.key && createSigner(deps, options.key);
  const pace = new RequestPace(deps, options.pace);
  const client = openClient({ ...deps, pace }, options, sign, []);
  const now = deps.now();
  const known: LearnedValues = new Map([
    ['now', toWireSeconds(now)],
    ['week_ago', toWireSeconds(now - 7 * dayMs)],
    ['week_ago_date', new Date(now - 7 * dayMs).toISOString()],
  ]);
  const { endpoints, stream } = venueAWire;
  const asked = { venue: 'venue_a', endpoints, clientOf: () => client, elapsed } as const;
  const answers = await checkEndpoints(asked, venueAQuestions, known, limits.timeoutMs, signal);
  const market = known.get('market');
  if (sign === undefined)
    return [...answers, ...unasked('a key of venue_a is wanted (ROUTEUR_VENUE_A_KEY_ID)')];
  if (market === undefined) return [...answers, ...unasked('no answer named market to ask for')];
  const plan = {
    url: options.streamUrl,
    headers: { 'user-agent': options.userAgent, ...sign('GET', new URL(options.streamUrl).pathname) },
    commands: commandsFor(market),
    channels,
    frameBytesMax: options.stream.frameBytesMax,
  };
  return [...answers, ...(await checkStream({ venue: 'venue_a', stream, elapsed }, plan, limits, signal))];
}

function commandsFor(market: string): readonly string[] {
  const subscribe = (id: number, params: object) => JSON.stringify({ id, cmd: 'subscribe', params });
  return [
    subscribe(1, { channels: ['orderbook_delta'], market_tickers: [market], use_yes_price: true }),
    subscribe(2, { channels: ['trade', 'market_lifecycle_v2'] }),
  ];
}

function unasked(detail: string): readonly EndpointCheck[] {
  return channels.map(({ name }) => ({
    venue: 'venue_a',
    endpoint: streamName(name),
    state: 'not_asked',
    agreeing: [],
    differences: [],
    latencyMs: undefined,
    detail,
  }));
}

interface Envelope {
  readonly type?: unknown;
  readonly msg?: { readonly channel?: unknown } | null;
}

function isOfType(message: unknown, type: string): message is Envelope {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === type;
}

function isSubscribed(message: unknown, channel: string): boolean {
  return isOfType(message, 'subscribed') && message.msg?.channel === channel;
}
