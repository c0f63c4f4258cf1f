/** The bounds of watching for leads. */
import type { BookReadsOptions } from './book-reads.ts';

export interface LeadWatchOptions {
  /** Beyond, the worst is closed. */
  readonly leadsMax: number;
  /** Coverings that are remembered, of all markets together. */
  readonly coveringsMax: number;
  /** Levels of a book's side that are looked at. */
  readonly levelsMax: number;
  /** How long the loop is kept at a time. */
  readonly sliceMs: number;
  readonly tickMs: number;
  /** The best, looked at again at each tick, beside every executable one. */
  readonly bestMax: number;
  /** Others that are looked at again at each tick, in turn. */
  readonly othersMax: number;
  /** The best whose books are read where they are not followed. */
  readonly readBestMax: number;
  /** How long a size made from a book that was read stands, from the reading on. */
  readonly readDepthMs: number;
  /** How long after a start a lead that was open before it may come back as the same. */
  readonly graceMs: number;
  /** How long a lead stays open while a book of it is doubted, by the clock of the data. */
  readonly doubtMs: number;
  readonly reads: BookReadsOptions;
}

export const defaultLeadWatchOptions: LeadWatchOptions = {
  leadsMax: 20_000,
  coveringsMax: 8_000_000,
  levelsMax: 200,
  sliceMs: 4,
  tickMs: 1_000,
  bestMax: 500,
  othersMax: 2_000,
  readBestMax: 50,
  // A market is read once a minute: until the next reading the last one stands, or it would lapse between them.
  readDepthMs: 75_000,
  graceMs: 300_000,
  // A new connection brings its books within some seconds.
  doubtMs: 15_000,
  reads: { atOnceMax: 2, perMinuteMax: 60, againAfterMs: 60_000, goodMs: 5_000 },
};
