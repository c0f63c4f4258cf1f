/**
 * A server on loopback between an adapter and a simulated venue. It passes requests on, or gives the answer a test has in
 * mind instead. One port leads to several hosts, each below a prefix of its own:
 *
 *   adapter ─ http://127.0.0.1:PORT/gamma/events ─► answer(request) ─┬─ forward(request) ─► the host named gamma
 *                                                                    └─ anything else the test makes
 */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ProxiedRequest<Host extends string> {
  readonly host: Host;
  /** Below the host's address. */
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface ProxyAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export interface AnsweringProxy<Host extends string> {
  /** What adapters are given as the address of a host. */
  urlOf(host: Host): string;
  /** May be changed at any time; counts from the next request on. */
  answer: (request: ProxiedRequest<Host>) => Promise<ProxyAnswer>;
  close(): Promise<void>;
}

export async function startAnsweringProxy<Host extends string>(
  hosts: readonly Host[],
  answer: AnsweringProxy<Host>['answer'],
): Promise<AnsweringProxy<Host>> {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      // A mistake of a test must not look like a fault of the venue that the adapter tries again.
      response.writeHead(418, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const proxy: AnsweringProxy<Host> = {
    urlOf: (host) => `${origin}/${host}`,
    answer,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const host = hosts.find((each) => pathname.startsWith(`/${each}/`));
    if (host === undefined) throw new Error(`${pathname} leads to no host`);
    const path = pathname.slice(host.length + 1);
    const { status, contentType, body } = await proxy.answer({ host, path, query: searchParams });
    response.writeHead(status, { 'content-type': contentType }).end(body);
  }
  return proxy;
}

/**
 * What the server at `baseUrl` answers to the same question. Each question has a connection of its own: on a shared one, the
 * server may close it as idle just when the next question is sent.
 */
export async function forwardTo(
  baseUrl: string,
  { path, query }: Pick<ProxiedRequest<string>, 'path' | 'query'>,
): Promise<ProxyAnswer> {
  const request = get(`${baseUrl}${path}${query.size === 0 ? '' : `?${query}`}`, { agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response === undefined) throw new Error(`${path} has no answer`);
  const contentType = response.headers['content-type'] ?? 'application/json';
  return { status: response.statusCode ?? 500, contentType, body: await text(response) };
}
