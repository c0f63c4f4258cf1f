/**
 * A limit on failed authentications by address, so that guessing keys costs neither us nor the database much. It never
 * keeps out a key that exists (`authenticate.ts`).
 * Addresses are folded into a fixed number of places (IPv6 by its /64 network): memory stays bounded for any number of callers, and
 * two addresses that happen to share a place share a limit that only failures ever reach.
 */
import { hash, randomBytes } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { WindowCounter } from './counters.ts';

export const failedAuthenticationsPerMinute = 60;
const placeHexDigits = 4;

export class FailedAuthentications {
  readonly #counter: WindowCounter;
  readonly #salt: string;
  readonly #underWay = new Map<string, { count: number; readonly waiting: (() => void)[] }>();

  /** A salt of its own keeps outsiders from choosing whose place they share. */
  constructor(counter: WindowCounter, salt: string | undefined) {
    this.#counter = counter;
    this.#salt = salt ?? randomBytes(16).toString('hex');
  }

  /**
   * Lets an attempt begin: 0, or the milliseconds until this address may fail again. Attempts under way count as if they
   * failed, so that many at once cannot fail more often than many in a row; those beyond wait for an outcome.
   * Each attempt that began must `end`.
   */
  async begin(address: string): Promise<number> {
    const place = this.#place(address);
    for (;;) {
      const { used, msToReset } = await this.#counter.peek(place);
      if (used >= failedAuthenticationsPerMinute) return Math.max(1, msToReset);
      const attempts = this.#underWay.get(place) ?? { count: 0, waiting: [] };
      this.#underWay.set(place, attempts);
      if (used + attempts.count < failedAuthenticationsPerMinute) {
        attempts.count += 1;
        return 0;
      }
      await new Promise<void>((goOn) => attempts.waiting.push(goOn));
    }
  }

  /** Counts a failure of an attempt that did not have to begin: 0, or the milliseconds, if there were too many before it. */
  async note(address: string): Promise<number> {
    const { used, msToReset } = await this.#counter.take(this.#place(address));
    return used > failedAuthenticationsPerMinute ? Math.max(1, msToReset) : 0;
  }

  async end(address: string, outcome: 'failed' | 'passed'): Promise<void> {
    const place = this.#place(address);
    if (outcome === 'failed') await this.#counter.take(place);
    const attempts = this.#underWay.get(place);
    if (!attempts) return;
    attempts.count -= 1;
    for (const goOn of attempts.waiting.splice(0)) goOn();
    if (attempts.count === 0) this.#underWay.delete(place);
  }

  #place(address: string): string {
    return hash('sha256', `${this.#salt}:${network(address)}`, 'hex').slice(0, placeHexDigits);
  }
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  // A proxy may hand on what is no address at all: such callers share a place.
  if (!isIP(address)) return 'unknown';
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
