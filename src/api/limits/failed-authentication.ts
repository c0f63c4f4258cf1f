/**
 * A limit on failed authentications by address, so that guessing keys costs neither us nor the database much.
 * Addresses are folded into a fixed number of places (IPv6 by its /64 network): memory stays bounded whoever calls, and
 * two addresses that happen to share a place share a limit that only failures ever reach.
 */
import { hash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { WindowCounter } from './counters.ts';

export const failedAuthenticationsPerMinute = 60;
const placeHexDigits = 4;

export class FailedAuthentications {
  readonly #counter: WindowCounter;
  readonly #salt: string;

  /** A salt of its own keeps outsiders from choosing whose place they share. */
  constructor(counter: WindowCounter, salt: string | undefined) {
    this.#counter = counter;
    this.#salt = salt ?? randomBytes(16).toString('hex');
  }

  /** Milliseconds until this address may fail again; 0 when it may now. */
  async blockedForMs(address: string): Promise<number> {
    const { used, msToReset } = await this.#counter.peek(this.#place(address));
    return used >= failedAuthenticationsPerMinute ? Math.max(1, msToReset) : 0;
  }

  async record(address: string): Promise<void> {
    await this.#counter.take(this.#place(address));
  }

  #place(address: string): string {
    return hash('sha256', `${this.#salt}:${network(address)}`, 'hex').slice(0, placeHexDigits);
  }
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  return expandIPv6(address).slice(0, 4).join(':');
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
