/** How far readings of listings are: a bar a venue on a terminal, else a line every few seconds. On standard error. */
import type { VenueId } from '../../core/contract/index.ts';
import type { CycleProgress } from '../../ingest/index.ts';
import { VenueBars } from './venue-bars.ts';

export interface ListingProgress {
  show(progress: CycleProgress): void;
  /** Leaves the terminal as it was. */
  close(): void;
}

const lineEveryMs = 3_000;

export function createListingProgress(
  deps: { readonly now: () => number },
  output: NodeJS.WriteStream,
): ListingProgress {
  return output.isTTY ? createBars(output) : createLines(deps, output);
}

function createBars(output: NodeJS.WriteStream): ListingProgress {
  const bars = new VenueBars(
    output,
    '{venue} {walk} [{bar}] {value}/{total} markets, {pages} pages, {newVersions} new versions',
  );
  return {
    show: (progress) => {
      const { venue, walk, counts } = progress;
      const figures = { walk, pages: counts.pages, newVersions: counts.newVersions };
      bars.show(venue, { done: counts.markets, total: totalOf(progress) }, figures);
    },
    close: () => bars.stop(),
  };
}

/** What the last full reading came to; more, once more were listed. How many changes there will be is not known. */
function totalOf({ walk, counts, marketsBefore }: CycleProgress): number {
  return Math.max(counts.markets, walk === 'full' ? (marketsBefore ?? 0) : 0);
}

function createLines(deps: { readonly now: () => number }, output: NodeJS.WriteStream): ListingProgress {
  const shownAt = new Map<VenueId, number>();
  return {
    show: ({ venue, walk, counts }) => {
      // Its first pages are of series and events: of markets there is nothing to say yet.
      if (counts.markets === 0) return;
      const now = deps.now();
      if (now - (shownAt.get(venue) ?? Number.NEGATIVE_INFINITY) < lineEveryMs) return;
      shownAt.set(venue, now);
      output.write(
        `${venue} ${walk}: ${countOf(counts.markets, 'market')} on ${countOf(counts.pages, 'page')}, ${counts.newVersions} new versions, ${counts.lookedUp} looked up\n`,
      );
    },
    close: () => undefined,
  };
}

function countOf(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
