/**
 * Whether a simulated month has stayed within what docs/operating.md says of it: combos and the live state are flat, memory
 * follows the open markets, and the disk grows by what is kept of closed markets and no more.
 */

export interface DayFigures {
  readonly day: number;
  readonly open: number;
  readonly closed: number;
  /** The most at any hour of the day, here and below. */
  readonly combosKnown: number;
  readonly comboRows: number;
  readonly comboBytes: number;
  readonly liveLeftOver: number;
  /** Of the service, the mean of the day. */
  readonly heldBytes: number;
  readonly databaseBytes: number;
}

export interface KeptLimits {
  /** Disk of a market that is over, with its event, its rules and all indexes. */
  readonly closedMarketBytes: number;
  /** Memory of an open market, with all that reading and keeping it takes: 11 kB were measured over half a month. */
  readonly openMarketBytes: number;
  /** By how much memory may differ from day to day without a cause of ours: compiled code, buffers of connections. */
  readonly heldNoiseBytes: number;
  /** The disk of an open market is that of a closed one; tables and indexes grow in steps. */
  readonly diskNoiseBytes: number;
}

/** As docs/operating.md has them. */
export const keptLimits: KeptLimits = {
  closedMarketBytes: 6_000,
  openMarketBytes: 12_000,
  heldNoiseBytes: 6_000_000,
  diskNoiseBytes: 4_000_000,
};

/** Combos come and go by the hour: their number at the end of a day is never quite that of another. */
const comboNoise = 1.05;

/** What is wrong with the days after `base`, a sentence each. */
export function judgeDays(base: DayFigures, later: readonly DayFigures[], limits = keptLimits): string[] {
  return later.flatMap((day) => judgeDay(base, day, limits).map((fault) => `day ${day.day}: ${fault}`));
}

function judgeDay(base: DayFigures, day: DayFigures, limits: KeptLimits): string[] {
  const faults: string[] = [];
  for (const part of ['combosKnown', 'comboRows', 'comboBytes'] as const) {
    if (day[part] > base[part] * comboNoise) faults.push(`${part} grew from ${base[part]} to ${day[part]}`);
  }
  if (day.liveLeftOver > 0)
    faults.push(`the live state holds ${day.liveLeftOver} markets that are long over`);
  const opened = Math.max(0, day.open - base.open);
  const heldMax = base.heldBytes + opened * limits.openMarketBytes + limits.heldNoiseBytes;
  if (day.heldBytes > heldMax) {
    faults.push(
      `the service holds ${mb(day.heldBytes)}, and ${mb(heldMax)} at the most for ${day.open} open markets`,
    );
  }
  const kept = Math.max(0, day.closed + day.open - base.closed - base.open);
  const diskMax = base.databaseBytes + kept * limits.closedMarketBytes + limits.diskNoiseBytes;
  if (day.databaseBytes > diskMax) {
    faults.push(
      `the disk has ${mb(day.databaseBytes)}, and ${mb(diskMax)} at the most for ${kept} more markets`,
    );
  }
  return faults;
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
