/** Signing secrets, opened once and kept for the next delivery: opening one costs more than signing with it. */
import { BoundedCache } from '../runtime/bounded-cache.ts';
import { openSecret } from '../runtime/secret-box.ts';

const subscriptionsMax = 10_000;

interface Opened {
  readonly sealed: Uint8Array;
  readonly text: string;
}

export class OpenedSecrets {
  readonly #key: Uint8Array;
  readonly #current = new BoundedCache<string, Opened>(subscriptionsMax);
  readonly #previous = new BoundedCache<string, Opened>(subscriptionsMax);

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** Newest first; throws a SecretBoxError if one does not open with our key. */
  open(subscription: string, secret: Uint8Array, previousSecret: Uint8Array | undefined): readonly string[] {
    const newest = this.#open(this.#current, subscription, secret);
    if (previousSecret === undefined) return [newest];
    return [newest, this.#open(this.#previous, subscription, previousSecret)];
  }

  #open(cache: BoundedCache<string, Opened>, subscription: string, sealed: Uint8Array): string {
    const known = cache.find(subscription);
    if (known !== undefined && Buffer.compare(known.sealed, sealed) === 0) return known.text;
    const text = openSecret(this.#key, sealed, subscription);
    cache.save(subscription, { sealed, text });
    return text;
  }
}
