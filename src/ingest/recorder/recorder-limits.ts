/** Every bound of the recorder, and what happens at it. */
export interface RecorderLimits {
  /** Between two flushes, and between two looks at the clock. */
  readonly flushMs: number;
  /** A session shows itself alive at least so often, and is taken for dead after `deadAfterMs` without. */
  readonly heartbeatMs: number;
  readonly deadAfterMs: number;
  /** Without a fact and a look at the clock for so long, by that clock, the process was not running: books have a gap. */
  readonly asleepAfterMs: number;
  /** For saving what is left when the service stops. */
  readonly endMs: number;
  /**
   * How often a batch may be refused for what it holds. Then it is set aside: its trades have a trade gap, and recording
   * starts again, with a gap in every book.
   */
  readonly refusalsMax: number;
  /** In one transaction. Trades cost more each: they are looked up. */
  readonly batchRowsMax: number;
  readonly batchTradesMax: number;
  /** Hours the trades of a batch are of: each may be a table to make. */
  readonly batchTradeHoursMax: number;
  /**
   * Depths, tops and quotes that wait. Beyond it depths are dropped, and books have a gap until there is room again; if
   * that does not help, only the last top and quote of each market is kept.
   */
  readonly rowsMax: number;
  /** Gap events that wait: beyond it the gaps of a market are merged. */
  readonly gapEventsMax: number;
  /** Trades that wait: beyond it they are not taken, and a trade gap says so. */
  readonly tradesMax: number;
  /** Spans of missed trades that wait: beyond it they become one for the whole venue. */
  readonly tradeGapsMax: number;
  /** Rows of snapshots that are begun in one second; the others wait for the next. */
  readonly snapshotRowsPerSecond: number;
  /** How long trades are kept while another recorder is at work, in case it is found dead. */
  readonly standbyTradesMs: number;
}

export const defaultRecorderLimits: RecorderLimits = {
  flushMs: 200,
  heartbeatMs: 1_000,
  deadAfterMs: 5_000,
  asleepAfterMs: 5_000,
  endMs: 10_000,
  refusalsMax: 10,
  batchRowsMax: 50_000,
  batchTradesMax: 10_000,
  batchTradeHoursMax: 50,
  rowsMax: 600_000,
  gapEventsMax: 200_000,
  tradesMax: 1_000_000,
  tradeGapsMax: 10_000,
  snapshotRowsPerSecond: 100_000,
  standbyTradesMs: 300_000,
};
