/** How far the import of the past is: a bar a venue on a terminal, else a line every few seconds. */
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import type { PastProgress } from '../importing.ts';
import { VenueBars } from './venue-bars.ts';

export interface PastProgressView {
  show(progress: PastProgress): void;
  /** Leaves the terminal as it was. */
  close(): void;
}

const lineEveryMs = 5_000;

/** `bars`: nothing else writes to this terminal meanwhile. */
export function createPastProgress(
  deps: { readonly now: () => number; readonly venues?: readonly VenueId[] },
  output: NodeJS.WriteStream,
  bars: boolean,
): PastProgressView {
  const { now, venues = venueIds } = deps;
  return bars && output.isTTY ? createBars(output, venues) : createLines({ now, venues }, output);
}

/** Nothing more is shown once a first round is over everywhere: later ones are short. */
class FirstRounds {
  readonly #left: Set<VenueId>;

  constructor(venues: readonly VenueId[]) {
    this.#left = new Set(venues);
  }

  get isOver(): boolean {
    return this.#left.size === 0;
  }

  /** Whether the first round of this venue was not over before, nor has yet to begin. */
  take({ venue, status }: PastProgress): boolean {
    if (!this.#left.has(venue) || (status.markets === 0 && status.finishedAt === undefined)) return false;
    if (status.finishedAt !== undefined && !status.running) this.#left.delete(venue);
    return true;
  }
}

function createBars(output: NodeJS.WriteStream, venues: readonly VenueId[]): PastProgressView {
  const bars = new VenueBars(
    output,
    '{venue} past [{bar}] {value}/{total} markets, {trades} trades, {prices} prices{issue}',
  );
  const rounds = new FirstRounds(venues);
  return {
    show: (progress) => {
      if (!rounds.take(progress)) return;
      const { venue, status } = progress;
      const { markets, done, trades, prices, issue } = status;
      const figures = { trades, prices, issue: issue === undefined ? '' : ` (${issue})` };
      bars.show(venue, { done, total: markets }, figures);
      if (rounds.isOver) bars.stop();
    },
    close: () => bars.stop(),
  };
}

function createLines(
  deps: { readonly now: () => number; readonly venues: readonly VenueId[] },
  output: NodeJS.WriteStream,
): PastProgressView {
  const shownAt = new Map<VenueId, number>();
  const rounds = new FirstRounds(deps.venues);
  return {
    show: (progress) => {
      if (!rounds.take(progress)) return;
      const { venue, status } = progress;
      const { markets, done, failed, trades, prices, running } = status;
      const now = deps.now();
      if (running && now - (shownAt.get(venue) ?? Number.NEGATIVE_INFINITY) < lineEveryMs) return;
      shownAt.set(venue, now);
      output.write(
        `${venue} past: ${done} of ${markets} markets, ${trades} trades, ${prices} prices${failed > 0 ? `, ${failed} failed` : ''}\n`,
      );
    },
    close: () => undefined,
  };
}
