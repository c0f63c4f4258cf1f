import { isIPv4 } from 'node:net';

/** Whether an address to listen on, as the configuration takes it, is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
