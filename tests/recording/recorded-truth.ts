/**
 * What must have been recorded, recomputed from the log of what reached the recorders: the state of each market at any
 * time and every change of its top. A session answers for its facts up to the time that its last commit covers; from
 * there until a market's first book of the next session nothing is known.
 */
import { bookOf, type LoggedFact } from './fact-log.ts';
import { PlainBook, type PlainTop } from './plain-book.ts';
import { sameTop, type TopState, topStateOf } from './top-points.ts';

export interface TrueState {
  /** From when, by the recorder's clock. */
  readonly at: number;
  /** Undefined where nothing is known. */
  readonly book: PlainBook | undefined;
  readonly assurance: 'full' | 'top';
  readonly reason: string;
}

interface State extends Omit<TrueState, 'book'> {
  readonly fact: BookFact | undefined;
}

type BookFact = Extract<LoggedFact, { kind: 'book' }>;

interface Entry {
  readonly states: State[];
  readonly tops: TopState[];
}

export class RecordedTruth {
  readonly #entries = new Map<string, Entry>();
  readonly #lastTop = new Map<string, PlainTop>();

  /** `coveredUntil`: of each session, by its id. */
  constructor(facts: readonly LoggedFact[], coveredUntil: ReadonlyMap<number, number>) {
    let end = Number.NEGATIVE_INFINITY;
    for (const fact of facts) {
      if (fact.kind === 'session') {
        this.#endSession(end);
        end = coveredUntil.get(fact.session) ?? Number.NEGATIVE_INFINITY;
      } else if (fact.kind === 'book') {
        if (fact.at < end) this.#takeBook(fact);
      } else if (fact.kind === 'doubt' && fact.at < end) {
        for (const market of fact.markets) this.#forget(`${fact.venue} ${market}`, fact.at, fact.reason);
      }
    }
    this.#endSession(end);
  }

  /** The state that the facts before `at` made; undefined before the first. */
  stateAt(venue: string, market: string, at: number): TrueState | undefined {
    const found = this.#entries.get(`${venue} ${market}`)?.states.findLast((state) => state.at < at);
    if (found === undefined) return undefined;
    const { fact, ...state } = found;
    return { ...state, book: fact && bookOf(fact) };
  }

  /** Whether something happened in this very millisecond, so that before and after cannot be separated. */
  hasEdgeAt(venue: string, market: string, at: number): boolean {
    return this.#entries.get(`${venue} ${market}`)?.states.some((state) => state.at === at) ?? false;
  }

  /** Every state of the top, from the moment it began. */
  tops(venue: string, market: string): readonly TopState[] {
    return this.#entries.get(`${venue} ${market}`)?.tops ?? [];
  }

  #takeBook(fact: BookFact): void {
    const { venue, market, at, assurance } = fact;
    const entry = this.#find(`${venue} ${market}`);
    const book = bookOf(fact);
    const before = this.#lastTop.get(`${venue} ${market}`) ?? new PlainBook().top;
    entry.states.push({ at, fact, assurance, reason: '' });
    if (sameTop(before, book.top)) return;
    this.#lastTop.set(`${venue} ${market}`, book.top);
    entry.tops.push(topStateOf(book, at));
  }

  #forget(name: string, at: number, reason: string): void {
    const entry = this.#entries.get(name);
    if (entry?.states.at(-1)?.fact === undefined) return;
    entry.states.push({ at, fact: undefined, assurance: 'top', reason });
  }

  /** A new process knows nothing of the books of the last one, and compares a first top with an empty one. */
  #endSession(at: number): void {
    for (const name of this.#entries.keys()) this.#forget(name, at, 'restart');
    this.#lastTop.clear();
  }

  #find(name: string): Entry {
    const known = this.#entries.get(name);
    if (known !== undefined) return known;
    const entry: Entry = { states: [], tops: [] };
    this.#entries.set(name, entry);
    return entry;
  }
}
