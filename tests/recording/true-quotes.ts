/**
 * Every state that a market's quote has been in, recomputed from the log of what reached the recorders: the asks of the
 * last book, none of them while it is doubted, and the price of the last trade by the venue's time.
 */
import { bookOf, type LoggedFact } from './fact-log.ts';

export interface QuoteState {
  readonly at: number;
  readonly yesAsk: number | undefined;
  readonly noAsk: number | undefined;
  readonly price: number | undefined;
}

interface Entry {
  readonly states: QuoteState[];
  yesAsk: number | undefined;
  noAsk: number | undefined;
  price: number | undefined;
  pricedAt: number;
  /** A first book has come in this session. */
  quoted: boolean;
  stale: boolean;
  last: string;
}

export class TrueQuotes {
  readonly #entries = new Map<string, Entry>();
  readonly #seen = new Set<string>();

  /** `coveredUntil`: of each session, by its id. */
  constructor(facts: readonly LoggedFact[], coveredUntil: ReadonlyMap<number, number>) {
    let end = Number.NEGATIVE_INFINITY;
    for (const fact of facts) {
      if (fact.kind === 'session') {
        end = coveredUntil.get(fact.session) ?? Number.NEGATIVE_INFINITY;
        this.#restart();
      } else if ('at' in fact && fact.at < end) this.#take(fact);
    }
  }

  states(venue: string, market: string): readonly QuoteState[] {
    return this.#entries.get(`${venue} ${market}`)?.states ?? [];
  }

  #take(fact: Exclude<LoggedFact, { kind: 'session' | 'missed' }>): void {
    switch (fact.kind) {
      case 'book': {
        const entry = this.#find(`${fact.venue} ${fact.market}`);
        const { bid, ask } = bookOf(fact).top;
        entry.yesAsk = ask;
        entry.noAsk = bid === undefined ? undefined : 1_000_000 - bid;
        entry.quoted = true;
        entry.stale = false;
        addState(entry, fact.at);
        return;
      }
      case 'doubt':
        for (const market of fact.markets) {
          const entry = this.#find(`${fact.venue} ${market}`);
          if (!entry.quoted || entry.stale) continue;
          entry.yesAsk = undefined;
          entry.noAsk = undefined;
          entry.stale = true;
          addState(entry, fact.at);
        }
        return;
      case 'trade': {
        const name = `${fact.venue} ${fact.market}`;
        const entry = this.#find(name);
        const isNew = !this.#seen.has(`${name} ${fact.id}`);
        this.#seen.add(`${name} ${fact.id}`);
        if (!isNew || fact.venueTime < entry.pricedAt) return;
        entry.price = fact.price;
        entry.pricedAt = fact.venueTime;
        addState(entry, fact.at);
        return;
      }
    }
  }

  /** A new process knows nothing. */
  #restart(): void {
    this.#seen.clear();
    for (const [name, { states }] of this.#entries) this.#entries.set(name, emptyEntry(states));
  }

  #find(name: string): Entry {
    const known = this.#entries.get(name);
    if (known !== undefined) return known;
    const entry = emptyEntry([]);
    this.#entries.set(name, entry);
    return entry;
  }
}

function emptyEntry(states: QuoteState[]): Entry {
  return {
    states,
    yesAsk: undefined,
    noAsk: undefined,
    price: undefined,
    pricedAt: 0,
    quoted: false,
    stale: false,
    last: '',
  };
}

/** Adds a state where a reader would see a difference. A price alone is no quote. */
function addState(entry: Entry, at: number): void {
  const { yesAsk, noAsk, price, stale } = entry;
  const isEmpty = yesAsk === undefined && noAsk === undefined && price === undefined;
  if (!entry.quoted || (entry.last === '' && isEmpty)) return;
  const printed = [yesAsk, noAsk, price, stale].join(' ');
  if (printed === entry.last) return;
  entry.last = printed;
  entry.states.push({ at, yesAsk, noAsk, price });
}

/** The last state of each step of `[from, to)`, oldest first. */
export function lastOfSteps(
  states: readonly QuoteState[],
  { from, to, stepMs }: { readonly from: number; readonly to: number; readonly stepMs: number },
): QuoteState[] {
  const bySteps = new Map<number, QuoteState>();
  for (const state of states) {
    if (state.at >= from && state.at < to) bySteps.set(Math.floor(state.at / stepMs), state);
  }
  return [...bySteps].sort(([a], [b]) => a - b).map(([, state]) => state);
}
