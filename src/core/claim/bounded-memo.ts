/**
 * Answers remembered by their exact input: contracts of one event ask the same things over and over. What was not asked
 * for while half of the room filled up is forgotten. A memory has a bound, and changes no answer.
 */
export class BoundedMap<Key, Value extends object | string | number | null> {
  readonly #halfMax: number;
  #younger = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  /** Keeps at most `entriesMax` values. */
  constructor(entriesMax: number) {
    this.#halfMax = entriesMax / 2;
  }

  get(key: Key): Value | undefined {
    const known = this.#younger.get(key);
    if (known !== undefined) return known;
    const old = this.#older.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    if (this.#younger.size >= this.#halfMax) {
      this.#older = this.#younger;
      this.#younger = new Map();
    }
    this.#younger.set(key, value);
  }
}

/** A pure function that remembers. */
export class BoundedMemo<Key, Value extends object | string | number | null> {
  readonly #answer: (key: Key) => Value;
  readonly #answers: BoundedMap<Key, Value>;
  #last: { readonly key: Key; readonly value: Value } | undefined;

  constructor(entriesMax: number, answer: (key: Key) => Value) {
    this.#answer = answer;
    this.#answers = new BoundedMap(entriesMax);
  }

  of(key: Key): Value {
    // Contracts of one event follow each other.
    if (this.#last !== undefined && key === this.#last.key) return this.#last.value;
    let value = this.#answers.get(key);
    if (value === undefined) {
      value = this.#answer(key);
      this.#answers.set(key, value);
    }
    this.#last = { key, value };
    return value;
  }
}
