/** A bar a venue on a terminal, from the first time something is shown of the venue. */
import { MultiBar, type SingleBar } from 'cli-progress';
import type { VenueId } from '../../core/contract/index.ts';

export class VenueBars {
  readonly #bars: MultiBar;
  readonly #byVenue = new Map<VenueId, SingleBar>();

  /** `format` as of `cli-progress`: it names `venue` and the figures that are shown. */
  constructor(output: NodeJS.WriteStream, format: string) {
    this.#bars = new MultiBar({ stream: output, format, hideCursor: true, clearOnComplete: false });
  }

  show(
    venue: VenueId,
    { done, total }: { readonly done: number; readonly total: number },
    figures: Readonly<Record<string, string | number>>,
  ): void {
    const shown = { venue, ...figures };
    let bar = this.#byVenue.get(venue);
    if (bar === undefined) {
      bar = this.#bars.create(Math.max(1, total), 0, shown);
      this.#byVenue.set(venue, bar);
    }
    bar.setTotal(Math.max(1, total));
    bar.update(done, shown);
  }

  /** Leaves the terminal as it was. */
  stop(): void {
    this.#bars.stop();
  }
}
