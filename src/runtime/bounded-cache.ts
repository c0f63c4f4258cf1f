/**
 * A map that forgets its least recently used entry when it is full. Entries are chained by their last use: a Map that keeps
 * that order itself has to delete and add at every use, and copies its whole table every so often.
 */
interface Entry<K, V> {
  readonly key: K;
  value: V;
  /** Used before and after it; undefined at the ends. */
  older: Entry<K, V> | undefined;
  newer: Entry<K, V> | undefined;
}

export class BoundedCache<K, V> {
  readonly #entries = new Map<K, Entry<K, V>>();
  readonly #entriesMax: number;
  #oldest: Entry<K, V> | undefined;
  #newest: Entry<K, V> | undefined;

  constructor(entriesMax: number) {
    this.#entriesMax = entriesMax;
  }

  get size(): number {
    return this.#entries.size;
  }

  find(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#use(entry);
    return entry.value;
  }

  /** As `find`, without counting as a use. */
  peek(key: K): V | undefined {
    return this.#entries.get(key)?.value;
  }

  save(key: K, value: V): void {
    const known = this.#entries.get(key);
    if (known !== undefined) {
      known.value = value;
      this.#use(known);
      return;
    }
    const entry: Entry<K, V> = { key, value, older: undefined, newer: undefined };
    this.#entries.set(key, entry);
    this.#append(entry);
    if (this.#entries.size > this.#entriesMax && this.#oldest !== undefined) this.delete(this.#oldest.key);
  }

  delete(key: K): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#unchain(entry);
  }

  /** Oldest use first, as it is now: what happens later does not change it. */
  entries(): (readonly [K, V])[] {
    const listed: (readonly [K, V])[] = [];
    for (let entry = this.#oldest; entry !== undefined; entry = entry.newer) {
      listed.push([entry.key, entry.value]);
    }
    return listed;
  }

  #use(entry: Entry<K, V>): void {
    if (entry === this.#newest) return;
    this.#unchain(entry);
    this.#append(entry);
  }

  #append(entry: Entry<K, V>): void {
    entry.older = this.#newest;
    entry.newer = undefined;
    if (this.#newest === undefined) this.#oldest = entry;
    else this.#newest.newer = entry;
    this.#newest = entry;
  }

  #unchain({ older, newer }: Entry<K, V>): void {
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
  }
}
