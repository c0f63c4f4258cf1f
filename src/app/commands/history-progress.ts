/** How far imports of the past are: a bar a venue on a terminal, else a line every few seconds. On standard error. */
import type { VenueId } from '../../core/contract/index.ts';
import type { HistoryProgress } from '../../ingest/index.ts';
import { VenueBars } from './venue-bars.ts';

export interface HistoryProgressView {
  show(progress: HistoryProgress): void;
  /** Leaves the terminal as it was. */
  close(): void;
}

const lineEveryMs = 3_000;

export function createHistoryProgress(
  deps: { readonly now: () => number },
  output: NodeJS.WriteStream,
): HistoryProgressView {
  return output.isTTY ? createBars(output) : createLines(deps, output);
}

function createBars(output: NodeJS.WriteStream): HistoryProgressView {
  const bars = new VenueBars(
    output,
    '{venue} {step} [{bar}] {value}/{total} markets, {trades} trades, {prices} prices, {eta_formatted}',
  );
  return {
    show: ({ venue, step, done, total = done, counts }) =>
      bars.show(
        venue,
        { done, total },
        { step: step.padEnd(7), trades: counts.trades, prices: counts.prices },
      ),
    close: () => bars.stop(),
  };
}

function createLines(deps: { readonly now: () => number }, output: NodeJS.WriteStream): HistoryProgressView {
  const shownAt = new Map<VenueId, number>();
  return {
    show: ({ venue, step, done, total, counts }) => {
      const now = deps.now();
      if (now - (shownAt.get(venue) ?? Number.NEGATIVE_INFINITY) < lineEveryMs) return;
      shownAt.set(venue, now);
      const of = total === undefined ? '' : ` of ${total}`;
      output.write(
        `${venue} ${step}: ${done}${of} markets, ${counts.trades} trades, ${counts.prices} prices\n`,
      );
    },
    close: () => undefined,
  };
}
