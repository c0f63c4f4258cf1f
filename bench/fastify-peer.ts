/** Fastify alone, with one hook, that sends the same bytes to every request. */
import type { Server } from 'node:http';
import Fastify from 'fastify';

export async function createFastifyPeer(
  status: number,
  rawHeaders: readonly string[],
  bytes: Buffer,
): Promise<Server> {
  const app = Fastify({ requestIdHeader: false });
  const headers = [...rawHeaders];
  app.addHook('onRequest', (_request, _reply, done) => done());
  app.get('/*', (_request, reply) => {
    reply.hijack();
    reply.raw.sendDate = false;
    reply.raw.writeHead(status, headers).end(bytes);
  });
  await app.ready();
  return app.server;
}
