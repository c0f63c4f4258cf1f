/**
 * Which addresses a webhook may be sent to. IPv4: everything but the blocks below. IPv6: only what has been handed out
 * as global unicast, less the blocks of it with another meaning; so every form that carries an IPv4 address (mapped,
 * compatible, translated, 6to4, Teredo) is refused without being taken apart.
 */
import { BlockList, isIP, SocketAddress } from 'node:net';

/** An address as the system prints it, without brackets, port or zone. */
export interface Address {
  readonly family: 4 | 6;
  readonly text: string;
}

/** IANA's special-purpose blocks, and services of clouds that live on addresses of their own. */
const refusedIpv4 = blockList('ipv4', [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by carriers; one cloud's metadata is in it
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // one cloud's own services, in public space
  '169.254.0.0/16', // link-local, and the metadata of most clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments; one cloud's metadata is in it
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // multicast tunnels
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
]);

const globalIpv6 = blockList('ipv6', ['2000::/3']);

const refusedIpv6 = blockList('ipv6', [
  '2001::/23', // protocol assignments: Teredo, benchmarks, identifiers
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which carries IPv4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
]);

const loopbackIpv4 = blockList('ipv4', ['127.0.0.0/8']);

/** Reads one address in its usual notation; undefined for anything else: names, zones, other spellings of numbers. */
export function parseAddress(text: string): Address | undefined {
  const family = isIP(text);
  if (family === 4) return { family, text };
  if (family !== 6 || text.includes('%')) return undefined;
  return { family, text: new SocketAddress({ address: text, family: 'ipv6' }).address };
}

export function isPublicAddress({ family, text }: Address): boolean {
  if (family === 4) return !refusedIpv4.check(text, 'ipv4');
  return globalIpv6.check(text, 'ipv6') && !refusedIpv6.check(text, 'ipv6');
}

export function isLoopbackAddress({ family, text }: Address): boolean {
  return family === 4 ? loopbackIpv4.check(text, 'ipv4') : text === '::1';
}

function blockList(family: 'ipv4' | 'ipv6', blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [network = '', bits = ''] = block.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
