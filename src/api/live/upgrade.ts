/**
 * WebSocket upgrades as ordinary requests: they pass the router, its hooks and the error handler with a response of their
 * own, so that whatever is refused is refused as everywhere else. The route that takes one gets the socket.
 */
import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export const streamPath = '/v1/live';

export interface Upgrade {
  readonly socket: Socket;
  /** What came after the request already. */
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/** The upgrade a request asks for, if it does. */
export function findUpgrade(request: IncomingMessage): Upgrade | undefined {
  return upgrades.get(request);
}

/** Other protocols and other paths are answered as if they had not asked for an upgrade. */
export function isStreamUpgrade(request: IncomingMessage): boolean {
  const { url = '', headers } = request;
  const path = url.split('?', 1)[0];
  return path === streamPath && headers.upgrade?.toLowerCase() === 'websocket';
}

export function routeUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request, socket, head) => {
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    // A client that goes away while it is being looked at; the code that takes the socket listens for itself.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once('finish', () => socket.destroySoon());
    upgrades.set(request, { socket, head });
    app.server.emit('request', request, response);
  });
}
