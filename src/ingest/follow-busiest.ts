/**
 * Looks at the listings as they pass to the store. It chooses which markets' books are followed live, the busiest open
 * ones: a full reading that is believed replaces the choice; what changes in between is added to the choice. And it gives the sink
 * every market's figures.
 */
import type { WalkStart } from '../core/market/index.ts';
import type { ListedMarket, ListingStep, MarketReference, Quarantined, Venue } from '../venues/index.ts';
import { BusiestMarkets } from './busiest-markets.ts';
import type { FactSink } from './fact-sink.ts';
import type { FollowList } from './run-feed.ts';

export interface BusiestFollowed extends FollowList {
  /** The same venue, with its listings looked at as they pass. */
  readonly venue: Venue;
  /**
   * The last full reading is over. If it was complete, what it did not show is not open; of combos, which it never shows,
   * only if their own reading was complete too.
   */
  endFullReading(isComplete: boolean, areCombosComplete: boolean): void;
}

/** What a page or a look-up shows of markets. */
interface Shown {
  readonly markets: readonly ListedMarket[];
  readonly quarantined: readonly Quarantined[];
}

export function followBusiest(
  deps: {
    readonly venue: Venue;
    readonly now: () => number;
    readonly sink?: Pick<FactSink, 'takeListed' | 'takeUnreadable' | 'startWalk' | 'endWalk'>;
  },
  limit: number,
): BusiestFollowed {
  const { venue, now, sink } = deps;
  const listeners = new Set<() => void>();
  let chosen = new BusiestMarkets(limit);
  let list: readonly MarketReference[] = [];
  let walked: { readonly gathered: BusiestMarkets; readonly start: WalkStart | undefined } | undefined;
  const choose = (next: BusiestMarkets) => {
    chosen = next;
    const before = new Set(list.map(nameOf));
    list = next.list();
    if (list.length === before.size && list.every((market) => before.has(nameOf(market)))) return;
    for (const listener of listeners) listener();
  };
  const add = (shown: Shown, ...to: readonly BusiestMarkets[]) => {
    for (const market of shown.markets) for (const choice of to) choice.add(market);
    sink?.takeListed(venue.id, shown.markets, now());
    const unreadable = shown.quarantined.flatMap(({ kind, id }) =>
      kind === 'market' && id !== undefined ? [id] : [],
    );
    if (unreadable.length > 0) sink?.takeUnreadable(venue.id, unreadable, now());
  };

  /** What is looked up, and combos, belongs to a walk that is over too: it may yet replace the choice. */
  const choices = () => (walked === undefined ? [chosen] : [chosen, walked.gathered]);

  async function* watchCombos(steps: AsyncIterable<ListingStep>): AsyncGenerator<ListingStep> {
    for await (const step of steps) {
      if (step.kind === 'page') add(step, ...choices());
      yield step;
    }
  }

  async function* watchChanges(steps: AsyncIterable<ListingStep>): AsyncGenerator<ListingStep> {
    for await (const step of steps) {
      if (step.kind === 'page') add(step, chosen);
      else choose(chosen);
      yield step;
    }
  }

  async function* watchWholeWalk(signal: AbortSignal): AsyncGenerator<ListingStep> {
    const start = sink?.startWalk();
    const gathered = new BusiestMarkets(limit);
    walked = undefined;
    for await (const step of venue.listOpen(signal)) {
      if (step.kind === 'page') add(step, gathered);
      else {
        if (step.complete) walked = { gathered, start };
        // Until a reading is believed the earlier choice stays, unless there is none.
        if (list.length === 0) choose(gathered);
      }
      yield step;
    }
  }

  const { combos } = venue;
  return {
    venue: {
      id: venue.id,
      ...(combos === undefined
        ? {}
        : {
            combos: {
              mode: combos.mode,
              mayBeCombo: (id) => combos.mayBeCombo(id),
              listOpen: (signal) => watchCombos(combos.listOpen(signal)),
              listAdded: (since, signal) => watchCombos(combos.listAdded(since, signal)),
            },
          }),
      listOpen: (signal) => watchWholeWalk(signal),
      listChanges: (since, signal) => watchChanges(venue.listChanges(since, signal)),
      lookUp: async (ids, signal) => {
        const found = await venue.lookUp(ids, signal);
        add(found, ...choices());
        return found;
      },
      doubtTables: () => venue.doubtTables(),
      listSettled: (since, signal) => venue.listSettled(since, signal),
      readBook: (market, depth, signal, withinMs) => venue.readBook(market, depth, signal, withinMs),
      readTrades: (market, from, to, signal) => venue.readTrades(market, from, to, signal),
      readPriceHistory: (market, from, to, signal) => venue.readPriceHistory(market, from, to, signal),
      readFeeChanges: (signal) => venue.readFeeChanges(signal),
      requests: () => venue.requests(),
      openFeed: (deps) => venue.openFeed(deps),
    },
    endFullReading: (isComplete, areCombosComplete) => {
      const over = walked;
      walked = undefined;
      if (over === undefined || !isComplete) return;
      const isLeft = (id: string) => !areCombosComplete && combos?.mayBeCombo(id) === true;
      over.gathered.addMissing(chosen, isLeft);
      choose(over.gathered);
      if (over.start !== undefined) sink?.endWalk(venue.id, over.start, now(), isLeft);
    },
    list: () => list,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An id may pass to another market, and a market may be followed by other keys. */
function nameOf({ id, venueKey, feedKeys }: MarketReference): string {
  return JSON.stringify([id, venueKey, feedKeys]);
}
