/** The live stream. */
import type { QueryRule } from '../endpoint.ts';
import { defineEndpoint } from '../endpoint.ts';
import { followedMax, splitList, sseCacheControl, sseType, streamPath } from '../live/index.ts';
import { LiveEvent, LiveQuery } from '../schemas/index.ts';
import { liveExample } from './examples/live.ts';

export const liveEndpoint = defineEndpoint({
  method: 'GET',
  path: streamPath,
  operationId: 'openLiveStream',
  tag: 'Live',
  summary: 'Quotes, trades, relations, leads and signals as they happen',
  description: [
    'Server-Sent Events; the same path upgraded is a WebSocket whose messages are the same events as JSON.',
    'Without `markets` and `events` a stream carries everything on its channels; with them, what is about any of those.',
    'A heartbeat comes first and every 15 seconds. A client that reads too slowly gets only the last quote of each market,',
    'and a `gap` before what follows.',
    'To go on after an interruption send the id of the last event received: what is still held is sent again, otherwise a',
    '`gap` says that it is not.',
  ].join(' '),
  access: 'key',
  query: LiveQuery,
  queryRules: [atMost('markets', followedMax), atMost('events', followedMax)],
  requestHeaders: {
    'Last-Event-ID': {
      description: 'The id of the last event received; browsers send it by themselves.',
      example: liveExample.id,
    },
  },
  response: LiveEvent,
  example: liveExample,
  problems: ['too_many_streams', 'stream_unavailable'],
  cacheControl: sseCacheControl,
  contentType: sseType,
});

function atMost(parameter: string, most: number): QueryRule {
  return (query) => {
    const text = query[parameter];
    const sent = typeof text === 'string' ? splitList(text).length : 0;
    return sent > most ? `${parameter} takes at most ${most} ids, not ${sent}.` : undefined;
  };
}
