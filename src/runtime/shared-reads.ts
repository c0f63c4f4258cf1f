/**
 * Reads that several callers share: while one of a name is under way, everybody who asks for it gets the same answer. Each
 * has a time-out, and there are only so many at once, so that callers cannot make us flood who is read.
 */
export interface SharedReadsOptions {
  readonly timeoutMs: number;
  /** A read beyond these is refused at once. */
  readonly atOnceMax: number;
}

/** `failed`: the read rejected in time. */
export type SharedRead<T> =
  | { readonly kind: 'read'; readonly value: T }
  | { readonly kind: 'timeout' | 'too_many' }
  | { readonly kind: 'failed'; readonly error: unknown };

export class SharedReads<T> {
  readonly #options: SharedReadsOptions;
  readonly #reads = new Map<string, Promise<SharedRead<T>>>();

  constructor(options: SharedReadsOptions) {
    this.#options = options;
  }

  get underWay(): number {
    return this.#reads.size;
  }

  /** Never rejects. `read` is called unless one by this name is under way. */
  read(name: string, read: (signal: AbortSignal) => Promise<T>): Promise<SharedRead<T>> {
    const underWay = this.#reads.get(name);
    if (underWay !== undefined) return underWay;
    if (this.#reads.size >= this.#options.atOnceMax) return Promise.resolve({ kind: 'too_many' });
    const begun = this.#readWithinTime(read).finally(() => this.#reads.delete(name));
    this.#reads.set(name, begun);
    return begun;
  }

  async #readWithinTime(read: (signal: AbortSignal) => Promise<T>): Promise<SharedRead<T>> {
    const stop = new AbortController();
    const late = Promise.withResolvers<SharedRead<T>>();
    const timer = setTimeout(() => {
      late.resolve({ kind: 'timeout' });
      stop.abort(new DOMException('The read took too long.', 'TimeoutError'));
    }, this.#options.timeoutMs);
    try {
      return await Promise.race([settle(read(stop.signal)), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function settle<T>(read: Promise<T>): Promise<SharedRead<T>> {
  return read.then(
    (value) => ({ kind: 'read', value }),
    (error: unknown) => ({ kind: 'failed', error }),
  );
}
