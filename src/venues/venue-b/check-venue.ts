/** Asks everything of this venue once. No key is wanted. */
import { checkEndpoints, type EndpointQuestion, type LearnedValues } from '../check-endpoints.ts';
import { checkStream, type StreamChannel, type StreamCheckLimits } from '../check-stream.ts';
import type { EndpointCheck } from '../wire-check.ts';
import { streamName } from '../wire-endpoint.ts';
import { subscription } from './feed/market-channel.ts';
import { openHosts, type VenueBDeps } from './hosts.ts';
import type { VenueBOptions } from './options.ts';
import { venueBWire } from './wire/index.ts';

const weekSeconds = 7 * 86_400;
const few = '20';

/** The busiest first: an idle market may have no book. */
const busiest = { closed: 'false', order: 'volume24hr', ascending: 'false' };

/** In the order they are asked. */
const venueBQuestions: readonly EndpointQuestion[] = [
  { name: 'GET gamma/events/keyset', query: { ...busiest, limit: few } },
  { name: 'GET gamma/events', query: { ...busiest, limit: few, offset: '0' } },
  {
    name: 'GET gamma/markets/keyset',
    query: { ...busiest, include_tag: 'true', limit: few },
    learn: { token: 'markets.*.clobTokenIds.*', condition: 'markets.*.conditionId' },
  },
  {
    name: 'GET gamma/market-clarifications',
    query: { order: 'id', ascending: 'false', limit: few, offset: '0' },
  },
  { name: 'GET gamma/sports' },
  { name: 'GET gamma/sports/market-types' },
  { name: 'GET gamma/teams', query: { limit: few, offset: '0' } },
  { name: 'GET clob/book', query: { token_id: '{token}' } },
  { name: 'POST clob/books', body: '[{"token_id":"{token}"}]' },
  {
    name: 'GET clob/prices-history',
    query: { market: '{token}', startTs: '{week_ago}', endTs: '{now}', fidelity: '60' },
  },
  { name: 'GET clob/clob-markets/{condition}' },
  { name: 'GET data/v2/trades', query: { limit: few, filter_amount: '0' } },
  { name: 'GET data/trades', query: { limit: few, takerOnly: 'true' } },
];

const channel: StreamChannel = {
  name: 'market',
  types: ['book', 'price_change', 'best_bid_ask', 'last_trade_price'],
  isFirst: (message) =>
    typeof message === 'object' &&
    message !== null &&
    'event_type' in message &&
    message.event_type === 'book',
};

export async function checkVenueB(
  deps: VenueBDeps & { readonly elapsed: () => number },
  options: VenueBOptions,
  limits: StreamCheckLimits,
  signal: AbortSignal,
): Promise<readonly EndpointCheck[]> {
  const { elapsed } = deps;
  const { gamma, clob, data } = openHosts(deps, options);
  const clientOf = (host: string | undefined) => (host === 'clob' ? clob : host === 'data' ? data : gamma);
  const now = Math.floor(deps.now() / 1000);
  const known: LearnedValues = new Map([
    ['now', String(now)],
    ['week_ago', String(now - weekSeconds)],
  ]);
  const { endpoints, stream } = venueBWire;
  const asked = { venue: 'venue_b', endpoints, clientOf, elapsed } as const;
  const answers = await checkEndpoints(asked, venueBQuestions, known, limits.timeoutMs, signal);
  const token = known.get('token');
  if (token === undefined) {
    const nothing = { agreeing: [], differences: [], latencyMs: undefined } as const;
    const detail = 'no answer named token to ask for';
    const endpoint = streamName(channel.name);
    return [...answers, { venue: 'venue_b', endpoint, state: 'not_asked', ...nothing, detail }];
  }
  const plan = {
    url: options.webSocketUrl,
    headers: { 'user-agent': options.userAgent },
    commands: [subscription([token])],
    channels: [channel],
    frameBytesMax: options.feed.frameBytesMax,
  };
  return [...answers, ...(await checkStream({ venue: 'venue_b', stream, elapsed }, plan, limits, signal))];
}
