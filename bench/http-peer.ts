/**
 * A bare `node:http` server that sends one captured answer to every request, run as its own process:
 * `node http-peer.ts buffer|stringify|fastify FILE`, where FILE holds the answer as JSON (`CapturedAnswer`). `fastify` is the
 * first behind Fastify's router, a hook and a handler that takes the reply over, as ours do.
 * Prints its address as one JSON line and ends on SIGTERM.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { createFastifyPeer } from './fastify-peer.ts';

const capturedAnswer = Type.Object({
  status: Type.Integer(),
  /** Names and values in turn, as they came. */
  rawHeaders: Type.Array(Type.String()),
  body: Type.String(),
});

async function createPeer(kind: string | undefined, path: string): Promise<Server> {
  const { status, rawHeaders, body } = Value.Parse(capturedAnswer, JSON.parse(readFileSync(path, 'utf8')));
  if (kind === 'fastify') return createFastifyPeer(status, rawHeaders, Buffer.from(body));
  if (kind === 'buffer') {
    const bytes = Buffer.from(body);
    return createServer((_request, response) => {
      response.sendDate = false;
      response.writeHead(status, rawHeaders).end(bytes);
    });
  }
  const content: unknown = JSON.parse(body);
  const indent = [0, 2].find((spaces) => JSON.stringify(content, undefined, spaces) === body);
  if (indent === undefined) throw new Error('The captured body is not what JSON.stringify writes.');
  return createServer((_request, response) => {
    response.sendDate = false;
    response.writeHead(status, rawHeaders).end(JSON.stringify(content, undefined, indent));
  });
}

const [kind, path = ''] = process.argv.slice(2);
const server = await createPeer(kind, path);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  console.log(JSON.stringify({ url: `http://127.0.0.1:${address.port}` }));
});
process.on('SIGTERM', () => process.exit(0));
