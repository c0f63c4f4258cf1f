/** A loopback address of this process alone: a port there stays free while nothing listens on it. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface ReservedAddress {
  readonly host: string;
  readonly port: number;
}

const reserved = new Set<number>();

/** On 127.0.0.1 any outgoing connection may take a port between its reservation and its use; on our address none does. */
export async function reserveAddress(): Promise<ReservedAddress> {
  // A pid has 22 bits.
  const host = `127.${1 + (process.pid >> 16)}.${(process.pid >> 8) & 255}.${process.pid & 255}`;
  for (;;) {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    if (reserved.has(port)) continue;
    reserved.add(port);
    return { host, port };
  }
}
