/**
 * Signals from the places where the API serves them: the lists of movers and of markets that close soon name those of the
 * last day, and the stream all of those that change while the tab is open. It has no list of all signals.
 */
import { signal } from '@preact/signals';
import type { Client, LiveSignal, MarketSummary, Signal } from '../../client/index.ts';

export interface ListedSignal extends Signal {
  readonly venue: string;
  readonly id: string;
  readonly liquidity: string;
  /** Unknown of one that only the stream has named. */
  readonly market?: MarketSummary;
  /** As the stream says; lists do not say whether a signal is over. */
  readonly live?: Pick<LiveSignal, 'state' | 'last_at'>;
}

const movesMax = 100;
const closingMax = 200;
/** A week, the furthest that the list looks ahead. */
const closingHours = 168;
const livesMax = 100;

/** What the stream has said in this tab, oldest first. */
export const liveSignals = signal<ReadonlyMap<string, LiveSignal>>(new Map());

export function noteSignal(change: LiveSignal): void {
  const name = nameSignal({ ...change, id: change.market_id });
  const others = [...liveSignals.peek()].filter(([other]) => other !== name);
  liveSignals.value = new Map([...others.slice(-livesMax + 1), [name, change]]);
}

/** `venue`, market, kind and the time of detection together name a signal. */
export function nameSignal({
  venue,
  id,
  kind,
  detected_at,
}: Pick<ListedSignal, 'venue' | 'id' | 'kind' | 'detected_at'>): string {
  return `${venue}:${id} ${kind} ${Date.parse(detected_at)}`;
}

export async function loadSignals(
  api: Client,
  thin: true | undefined,
  stop: AbortSignal,
): Promise<readonly ListedSignal[]> {
  const [moves, closing] = await Promise.all([
    api.call('listMoves', { limit: movesMax, include_thin: thin }, { signal: stop }),
    api.call('listClosing', { limit: closingMax, hours: closingHours, include_thin: thin }, { signal: stop }),
  ]);
  return [...moves.data, ...closing.data].flatMap(({ market, signals }) =>
    signals.map((one) => ({
      ...one,
      venue: market.venue,
      id: market.id,
      liquidity: market.liquidity,
      market,
    })),
  );
}

/** Each once, newest first. What the stream says is newer than the lists. */
export function mergeSignals(
  listed: readonly ListedSignal[],
  live: Iterable<LiveSignal>,
): readonly ListedSignal[] {
  const all = new Map(listed.map((one) => [nameSignal(one), one]));
  for (const { venue, market_id: id, kind, score, detected_at, liquidity, state, last_at } of live) {
    const name = nameSignal({ venue, id, kind, detected_at });
    const known = all.get(name);
    all.set(name, {
      ...(known ?? { venue, id, kind, detected_at, liquidity }),
      score: Math.max(score, known?.score ?? score),
      live: { state, last_at },
    });
  }
  return [...all.values()].sort(
    (one, other) => Date.parse(other.detected_at) - Date.parse(one.detected_at) || other.score - one.score,
  );
}
