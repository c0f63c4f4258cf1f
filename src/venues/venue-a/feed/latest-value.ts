/** Hands values from their setter to a loop that takes them in its own time; only the latest counts. */
export class LatestValue<T> {
  #latest: { readonly value: T } | undefined;
  #woken = Promise.withResolvers<void>();

  put(value: T): void {
    this.#latest = { value };
    this.#woken.resolve();
  }

  /** Gives what was put since the last time, as soon as there is something; ends with the signal. For one reader. */
  async *take(signal: AbortSignal): AsyncGenerator<T> {
    const wake = () => this.#woken.resolve();
    signal.addEventListener('abort', wake);
    try {
      while (!signal.aborted) {
        const latest = this.#latest;
        this.#latest = undefined;
        if (latest) {
          yield latest.value;
          continue;
        }
        await this.#woken.promise;
        this.#woken = Promise.withResolvers<void>();
      }
    } finally {
      signal.removeEventListener('abort', wake);
    }
  }
}
