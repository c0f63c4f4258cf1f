/** A connection to one of the addresses that were checked: TCP, the address looked at again, then TLS. */
import { constants } from 'node:crypto';
import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Address, parseAddress } from './address.ts';
import { SendFailure, sendErrorOf } from './sender-failure.ts';
import type { SenderLimits } from './sender-limits.ts';
import type { Target } from './target.ts';

/** Opens a TCP connection to an address, never to a name. */
export type OpenSenderSocket = (to: { readonly host: string; readonly port: number }) => Socket;

export interface SocketDeps {
  readonly openSocket: OpenSenderSocket;
  readonly ca: string | undefined;
  readonly limits: SenderLimits;
}

export interface OpenedSocket {
  readonly socket: Socket;
  readonly address: Address;
}

/** Tries the addresses in order until one accepts; throws the last failure. */
export async function connectTarget(
  deps: SocketDeps,
  target: Target,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<OpenedSocket> {
  let last: unknown = new SendFailure('refused_address');
  for (const address of addresses.slice(0, deps.limits.addressesTriedMax)) {
    const tcp = await connectTcp(deps, target, address, signal).catch((error: unknown) => {
      last = error;
    });
    if (tcp)
      return { socket: target.scheme === 'http' ? tcp : await startTls(deps, target, tcp, signal), address };
    if (signal.aborted) break;
  }
  throw last;
}

async function connectTcp(
  { openSocket, limits }: SocketDeps,
  { port }: Target,
  address: Address,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = openSocket({ host: address.text, port });
  socket.on('error', leaveToOthers);
  try {
    await once(socket, 'connect', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.connectMs)]),
    });
  } catch (error) {
    socket.destroy();
    const isLate = error instanceof Error && error.name === 'AbortError';
    throw new SendFailure(isLate ? 'timeout' : 'connection', { cause: error });
  }
  if (parseAddress(socket.remoteAddress ?? '')?.text !== address.text) {
    socket.destroy();
    throw new SendFailure('refused_address');
  }
  return socket.setNoDelay(true);
}

async function startTls(
  { ca }: SocketDeps,
  { host }: Target,
  tcp: Socket,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = connectTls({
    socket: tcp,
    // The certificate must name the host of the url. An address is no server name that may be sent.
    ...(isIP(host) ? { host } : { host, servername: host }),
    ...(ca === undefined ? {} : { ca }),
    ALPNProtocols: ['http/1.1'],
    minVersion: 'TLSv1.2',
    // A handshake costs us more than the receiver that asks for it, and it may ask without end.
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
    // Set here, so that no environment variable changes it.
    rejectUnauthorized: true,
  });
  socket.on('error', leaveToOthers);
  try {
    await once(socket, 'secureConnect', { signal });
  } catch (error) {
    socket.destroy();
    tcp.destroy();
    if (signal.aborted) throw new SendFailure('timeout');
    // A peer that hangs up in the handshake is no answer about certificates; every other failure here is.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isCut = code === 'ECONNRESET' || code === 'EPIPE' || code === 'ETIMEDOUT';
    throw new SendFailure(isCut ? sendErrorOf(error) : 'tls', { cause: error });
  }
  return socket;
}

/** A waiting caller gets the error of the socket as well; between two callers there is no listener, and the process would end. */
function leaveToOthers(): void {}
