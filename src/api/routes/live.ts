/** Opens live streams: Server-Sent Events, or a WebSocket where the request asks for one. */
import type { FastifyInstance } from 'fastify';
import { liveEndpoint } from '../endpoints/index.ts';
import { addHeaders, writeAnswer } from '../http/answer.ts';
import {
  type LiveStreams,
  readLiveFilter,
  routeUpgrades,
  splitList,
  sseCacheControl,
  sseType,
} from '../live/index.ts';
import { type RegistrationDeps, registerTakeover } from '../register-endpoint.ts';
import { RequestError } from '../request-error.ts';
import { liveChannels } from '../schemas/index.ts';

export interface LiveDeps {
  readonly live: LiveStreams;
}

export function registerLive(app: FastifyInstance, deps: LiveDeps & RegistrationDeps): void {
  routeUpgrades(app);
  app.addHook('preClose', (done) => {
    deps.live.stop();
    done();
  });
  registerTakeover(app, deps, liveEndpoint, ({ query, request, caller }, reply) => {
    if (request.method === 'HEAD') {
      addHeaders(request, { 'Content-Type': sseType, 'Cache-Control': sseCacheControl });
      writeAnswer(request, reply, 200);
      return;
    }
    const asked = splitList(query.channels);
    const filter = readLiveFilter({
      channels: liveChannels.filter((channel) => asked.includes(channel)),
      markets: query.markets,
      events: query.events,
    });
    // A browser that reconnects sends the URL it began with, and beside it how far it has got.
    const resume = readLastEventId(request.headers['last-event-id']) ?? query.resume;
    deps.live.open(request, reply, { caller, filter, resume });
  });
}

function readLastEventId(header: string | string[] | undefined): string | undefined {
  if (Array.isArray(header)) {
    throw new RequestError('invalid_parameter', 'Last-Event-ID was sent more than once.');
  }
  return header === '' ? undefined : header;
}
