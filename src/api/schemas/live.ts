/** What live streams carry: events, each with its name and what it says, and the query that asks for a stream. */
import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { Lead } from './lead.ts';
import { QuoteSource } from './market.ts';
import { Signal } from './move.ts';
import { RelationKind } from './relation-kind.ts';
import {
  count,
  EventId,
  flag,
  GraphRunId,
  liquidityFields,
  MarketId,
  marketIdPattern,
  oneOf,
  price,
  text,
  timestamp,
  Venue,
} from './scalars.ts';
import { part, resource } from './strict-object.ts';
import { Trade } from './trade.ts';

export const liveChannels = ['quotes', 'trades', 'relations', 'leads', 'signals'] as const;
const gapReasons = ['conflated', 'dropped', 'resume'] as const;
const signalStates = ['opened', 'raised', 'closed'] as const;
const relationChanges = ['found', 'withdrawn'] as const;

const market = {
  venue: Venue,
  market_id: MarketId,
  event_id: Type.Optional(EventId),
};

export const LiveQuote = resource('LiveQuote', 'A quote of a market that has just changed.', {
  ...market,
  observed_at: timestamp('When the quote became so; of a stale one, when it was last known to be so.'),
  yes_ask_usd: Type.Optional(price('The lowest price Yes can be bought at; absent when there is no offer.')),
  no_ask_usd: Type.Optional(price('The lowest price No can be bought at; absent when there is no offer.')),
  price_usd: Type.Optional(price('The price of Yes in the last trade; absent before the first.')),
  source: QuoteSource,
  stale: flag('True when the quote is no longer known to hold; then it has no asks.'),
  ...liquidityFields,
  trades_24h: count('Fills recorded in the last 24 hours.'),
});

export const LiveTrade = resource('LiveTrade', 'A trade that has just been seen.', {
  ...market,
  ...Trade.properties,
  ...liquidityFields,
});

export const LiveRelation = resource(
  'LiveRelation',
  "A relation that a graph run has found or withdrawn, from the left market's side.",
  {
    graph_run: GraphRunId,
    change: oneOf(relationChanges, 'What happened to the relation.'),
    relation: RelationKind,
    cross_venue: flag('Whether the markets are on different venues.'),
    left: part('The left market.', { ...market, ...liquidityFields }),
    right: part('The right market.', { ...market, ...liquidityFields }),
  },
);

export const LiveSignal = resource(
  'LiveSignal',
  'Something unusual in the trading of a market, as it goes on.',
  {
    ...market,
    state: oneOf(
      signalStates,
      '`opened`: it has just been detected. `raised`: it has reached a higher score. `closed`: it has been quiet for 15 minutes.',
    ),
    ...Signal.properties,
    last_at: timestamp('When it was last unusual.'),
    ...liquidityFields,
  },
);

export const LiveGap = resource('LiveGap', 'Something was left out of this stream before what follows.', {
  reason: oneOf(
    gapReasons,
    '`conflated`: the client reads slowly and got only the last quote of each market. `dropped`: other events were left out too. `resume`: what came since the event it resumed from is no longer held.',
  ),
  dropped: Type.Optional(count('How many events were left out, where that is known.')),
  channels: Type.Array(oneOf(liveChannels, 'A channel.'), { description: 'The channels it concerns.' }),
});

export const LiveHeartbeat = resource(
  'LiveHeartbeat',
  'The stream is alive; sent first and every 15 seconds.',
  {
    at: timestamp('The time of the service.'),
  },
);

function liveEvent<Name extends string, Data extends TSchema>(name: Name, what: string, data: Data) {
  return part(what, {
    id: text('Names the place in the stream: resume from it with `Last-Event-ID` or `resume`.'),
    event: oneOf([name], 'What the event is.'),
    data,
  });
}

export const LiveEvent = Type.Union(
  [
    liveEvent('quote', 'On `quotes`.', LiveQuote),
    liveEvent('trade', 'On `trades`.', LiveTrade),
    liveEvent('relation', 'On `relations`.', LiveRelation),
    liveEvent('lead', 'On `leads`.', Lead),
    liveEvent('signal', 'On `signals`.', LiveSignal),
    liveEvent('gap', 'On every stream.', LiveGap),
    liveEvent('heartbeat', 'On every stream.', LiveHeartbeat),
  ],
  {
    title: 'LiveEvent',
    description:
      'An event of a live stream. Server-Sent Events carry `id`, `event` and `data` as their fields; a WebSocket message is this object.',
  },
);

const listOf = (item: string) => `^${item}(,${item})*$`;
const id = marketIdPattern.slice(1, -1);
const channel = `(${liveChannels.join('|')})`;
const listLengthMax = 4_096;

function query<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

export const LiveQuery = query({
  channels: Type.Optional(
    Type.String({
      pattern: listOf(channel),
      takes: `a comma-separated list of ${liveChannels.join(', ')}`,
      maxLength: 100,
      default: 'quotes,trades',
      description:
        'What to send: a comma-separated list of `quotes`, `trades`, `relations`, `leads`, `signals`.',
    }),
  ),
  markets: Type.Optional(
    Type.String({
      pattern: listOf(`venue_[ab]:${id}`),
      takes: 'a comma-separated list of venue:id, such as venue_a:KXFEDDECISION-26DEC-H0',
      examples: ['venue_a:KXFEDDECISION-26DEC-H0'],
      maxLength: listLengthMax,
      description: 'Only what is about these markets: a comma-separated list of at most 200 `venue:id`.',
    }),
  ),
  events: Type.Optional(
    Type.String({
      pattern: listOf(`(venue_[ab]:)?${id}`),
      takes:
        'a comma-separated list of venue:id, such as venue_a:KXFEDDECISION-26DEC, or of id for either venue',
      examples: ['venue_a:KXFEDDECISION-26DEC'],
      maxLength: listLengthMax,
      description:
        'Also what is about the markets of these events: a comma-separated list of at most 200 `venue:id`, or `id` for either venue.',
    }),
  ),
  resume: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{12}-[0-9]{1,15}$',
      takes: 'the id of an event of a stream, such as 5f2c9a01be77-48213',
      examples: ['5f2c9a01be77-48213'],
      maxLength: 28,
      description:
        'The id of the last event received: the stream goes on after it. `Last-Event-ID` goes before it.',
    }),
  ),
});

export type LiveQuoteResource = Static<typeof LiveQuote>;
export type LiveTrade = Static<typeof LiveTrade>;
export type LiveRelation = Static<typeof LiveRelation>;
export type LiveSignal = Static<typeof LiveSignal>;
export type LiveEventResource = Static<typeof LiveEvent>;
