/**
 * What waits to be saved, by the second it belongs to, and what is given up when too much waits: depth first, then all
 * but the last quote and top of each market. Trades wait beside it and are never given up silently.
 */
import type { MarketName } from '../../core/contract/index.ts';
import type { DepthRow, GapEvent, QuoteRow, TickOf, TopRow } from '../../store/index.ts';
import type { RecorderLimits } from './recorder-limits.ts';

export interface QueuedSecond {
  readonly second: number;
  quotes: TickOf<QuoteRow>[];
  tops: TickOf<TopRow>[];
  depths: TickOf<DepthRow>[];
  gaps: GapEvent[];
}

export type TakenRows = Omit<QueuedSecond, 'second'> & {
  /** The first second of which something is left; undefined if nothing is. */
  readonly leftFrom: number | undefined;
};

export class TickQueue {
  readonly #limits: RecorderLimits;
  readonly #seconds = new Map<number, QueuedSecond>();
  /** Rows that were given up because the bound of quotes and tops was met. */
  conflated = 0;

  constructor(limits: RecorderLimits) {
    this.#limits = limits;
  }

  /** The rows of a second, to be added to. */
  at(second: number): QueuedSecond {
    const known = this.#seconds.get(second);
    if (known !== undefined) return known;
    const made: QueuedSecond = { second, quotes: [], tops: [], depths: [], gaps: [] };
    this.#seconds.set(second, made);
    return made;
  }

  /** How many rows wait. */
  count(): { readonly depths: number; readonly others: number; readonly gaps: number } {
    let depths = 0;
    let others = 0;
    let gaps = 0;
    for (const of of this.#seconds.values()) {
      depths += of.depths.length;
      others += of.quotes.length + of.tops.length;
      gaps += of.gaps.length;
    }
    return { depths, others, gaps };
  }

  oldestSecond(): number | undefined {
    let oldest: number | undefined;
    for (const second of this.#seconds.keys()) if (oldest === undefined || second < oldest) oldest = second;
    return oldest;
  }

  clear(): void {
    this.#seconds.clear();
  }

  /** Takes out up to `rowsMax` rows of seconds before `before`, oldest first; a second's gaps come with its last rows. */
  take(rowsMax: number, before: number): TakenRows {
    const taken: Omit<QueuedSecond, 'second'> = { quotes: [], tops: [], depths: [], gaps: [] };
    let room = rowsMax;
    for (const of of this.#inOrder()) {
      if (of.second >= before) return { ...taken, leftFrom: of.second };
      room -= move(of.quotes, taken.quotes, room);
      room -= move(of.tops, taken.tops, room);
      room -= move(of.depths, taken.depths, room);
      if (of.quotes.length + of.tops.length + of.depths.length > 0) return { ...taken, leftFrom: of.second };
      move(of.gaps, taken.gaps, of.gaps.length);
      this.#seconds.delete(of.second);
    }
    return { ...taken, leftFrom: undefined };
  }

  /**
   * Drops every depth row, and opens a gap for each market that had one from the end of the second its first was of.
   * Returns those markets.
   */
  dropDepths(): MarketName[] {
    const first = new Map<string, { readonly market: MarketName; readonly second: number }>();
    for (const { second, depths } of this.#inOrder()) {
      for (const { market } of depths) {
        const key = keyOf(market);
        if (!first.has(key)) first.set(key, { market, second });
      }
    }
    const undone = new Map<string, { readonly event: GapEvent; readonly second: number }>();
    for (const of of this.#inOrder()) {
      of.depths = [];
      of.gaps = of.gaps.filter((event) => {
        const key = keyOf(event.market);
        const dropped = first.get(key);
        if (dropped === undefined || of.second < dropped.second) return true;
        if (!undone.has(key)) undone.set(key, { event, second: of.second });
        return false;
      });
    }
    for (const [key, { market, second }] of first) {
      const before = undone.get(key);
      // Its snapshot was dropped: the gap before it goes on.
      if (before?.event.kind === 'closed') continue;
      const opened = before?.second === second ? before.event : undefined;
      this.at(second).gaps.push(
        opened ?? { kind: 'opened', market, at: (second + 1) * 1000, cause: 'overload' },
      );
    }
    return [...first.values()].map(({ market }) => market);
  }

  /** Keeps the last quote and the last top of each market; its `changes` are those of all. */
  conflate(): void {
    const before = this.count().others;
    const quoted = new Set<string>();
    const topped = new Map<string, { changes: number }>();
    for (const of of this.#inOrder().reverse()) {
      of.quotes = of.quotes.filter(({ market }) => isNew(quoted, keyOf(market)));
      const kept: TickOf<TopRow>[] = [];
      for (const top of of.tops) {
        const later = topped.get(keyOf(top.market));
        if (later !== undefined) {
          later.changes += top.changes;
          continue;
        }
        const last = { ...top };
        topped.set(keyOf(top.market), last);
        kept.push(last);
      }
      of.tops = kept;
    }
    this.#dropOldest(this.count().others - this.#limits.rowsMax);
    this.conflated += before - this.count().others;
    this.#forgetEmpty();
  }

  /** Makes one gap of all that a market had; what lies between them is then said to be unknown, too. */
  mergeGaps(): void {
    const merged = new Map<string, { first: GapEvent; last: GapEvent; second: number }>();
    for (const of of this.#inOrder()) {
      for (const event of of.gaps) {
        const known = merged.get(keyOf(event.market));
        if (known === undefined)
          merged.set(keyOf(event.market), { first: event, last: event, second: of.second });
        else Object.assign(known, { last: event, second: of.second });
      }
      of.gaps = [];
    }
    for (const { first, last, second } of merged.values()) {
      if (first.kind === 'opened') this.at(second).gaps.push(first);
      if (last.kind === 'closed') this.at(second).gaps.push(last);
    }
    this.#forgetEmpty();
  }

  #dropOldest(surplus: number): void {
    let left = surplus;
    for (const of of this.#inOrder()) {
      for (const kind of ['quotes', 'tops'] as const) {
        if (left <= 0) return;
        left -= of[kind].splice(0, left).length;
      }
    }
  }

  #forgetEmpty(): void {
    for (const of of this.#seconds.values()) {
      if (of.quotes.length + of.tops.length + of.depths.length + of.gaps.length === 0) {
        this.#seconds.delete(of.second);
      }
    }
  }

  #inOrder(): QueuedSecond[] {
    return [...this.#seconds.values()].sort((a, b) => a.second - b.second);
  }
}

/** Moves up to `max` values from the front of one list to the end of the other; returns how many. */
function move<T>(from: T[], to: T[], max: number): number {
  const moved = from.splice(0, Math.max(0, max));
  for (const value of moved) to.push(value);
  return moved.length;
}

function keyOf({ venue, id }: MarketName): string {
  return `${venue} ${id}`;
}

function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
