/** Passes messages to the listeners of this process, in the order of publishing. Nothing is kept for those who come later. */
import type { Log } from './log.ts';

export type Listener<T> = (value: T) => void;

export class Topic<T> {
  readonly #log: Log;
  readonly #name: string;
  readonly #listeners = new Set<Listener<T>>();

  constructor(deps: { readonly log: Log }, name: string) {
    this.#log = deps.log;
    this.#name = name;
  }

  /** Returns what ends it. */
  subscribe(listener: Listener<T>): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** A listener that throws keeps no other from hearing of it. */
  publish(value: T): void {
    for (const listener of this.#listeners) {
      try {
        listener(value);
      } catch (error) {
        this.#log.error({ error, topic: this.#name }, 'a listener failed');
      }
    }
  }
}
