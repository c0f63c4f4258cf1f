/**
 * What this process knows to be stored of a venue's listing: a glance at each thing that was listed lately, so that what
 * has not changed costs neither a read nor a write. It may know too little (then the database is asked) but never
 * something wrong: it learns only what was committed, and forgets everything when another process ran a cycle in between.
 */
import { AbsenceDoubts } from './absence-doubts.ts';

export interface KnownRow {
  /** Empty while it is not known to be stored. */
  glance: string;
  /** The cycle that last listed it. */
  cycle: number;
}

export type KnownKind = 'series' | 'events' | 'markets';

export class KnownListing {
  readonly #things: Readonly<Record<KnownKind, Map<string, KnownRow>>> = {
    series: new Map(),
    events: new Map(),
    markets: new Map(),
  };
  /** What was absent among many, and since when. */
  readonly absence: AbsenceDoubts = new AbsenceDoubts();
  readonly comboAbsence: AbsenceDoubts = new AbsenceDoubts();
  #cycle: number | undefined;
  /** Where the next look at markets that wait for their settlement begins. */
  unsettledAfterKey = 0;

  readonly #entriesMax: number;

  /** Beyond `entriesMax` it is cleared: only a venue that can never be read to its end comes to that. */
  constructor(entriesMax = 2_000_000) {
    this.#entriesMax = entriesMax;
  }

  /** `previousCycle`: the venue's last cycle, of any process. */
  beginCycle(cycle: number, previousCycle: number | undefined): void {
    const entries = Object.values(this.#things).reduce((sum, known) => sum + known.size, 0);
    if (previousCycle !== this.#cycle || entries > this.#entriesMax) {
      for (const known of Object.values(this.#things)) known.clear();
    }
    this.#cycle = cycle;
  }

  /** Notes that this cycle listed it. True if what is listed is what is stored. */
  see(kind: KnownKind, id: string, glance: string): boolean {
    const cycle = this.#cycle ?? 0;
    const known = this.#things[kind].get(id);
    if (known === undefined) {
      this.#things[kind].set(id, { glance: '', cycle });
      return false;
    }
    known.cycle = cycle;
    return known.glance === glance;
  }

  /** After what was listed has been committed. */
  learn(kind: KnownKind, id: string, glance: string): void {
    const known = this.#things[kind].get(id);
    if (known !== undefined) known.glance = glance;
  }

  wasSeen(kind: KnownKind, id: string): boolean {
    return this.#things[kind].get(id)?.cycle === this.#cycle;
  }

  /** After a complete walk: what it did not list is not looked for again soon. */
  forgetUnseen(): void {
    for (const known of Object.values(this.#things)) {
      for (const [id, { cycle }] of known) if (cycle !== this.#cycle) known.delete(id);
    }
  }
}
