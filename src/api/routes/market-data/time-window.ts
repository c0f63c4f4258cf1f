/** The window of a request, and the steps it is cut into. Steps begin at whole multiples of their length. */

import type { BookGap } from '../../../store/index.ts';
import type { resolutions } from '../../schemas/index.ts';
import type { MarketDataDeps, TimeSpan } from './deps.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export const stepsMs: Readonly<Record<(typeof resolutions)[number], number>> = {
  '1s': secondMs,
  '10s': 10 * secondMs,
  '1m': minuteMs,
  '5m': 5 * minuteMs,
  '15m': 15 * minuteMs,
  '1h': hourMs,
};

interface AskedWindow {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export function readWindow({ from, to }: { readonly from?: string; readonly to?: string }): AskedWindow {
  return {
    from: from === undefined ? undefined : Date.parse(from),
    to: to === undefined ? undefined : Date.parse(to),
  };
}

export interface CoveredWindow {
  readonly window: TimeSpan;
  /** Where recording has stopped: the time since then. */
  readonly unsaved: readonly BookGap[];
}

/** How far recording has come. */
export interface SavedTime {
  /** Up to when everything that was received is saved; undefined if nothing was ever recorded. */
  readonly savedUntil: number | undefined;
  /** A recorder that is behind by more does not record. */
  readonly saveLagMaxMs: number;
}

export async function readSavedTime(
  deps: Pick<MarketDataDeps, 'savedUntil' | 'saveLagMaxMs'>,
  signal: AbortSignal,
): Promise<SavedTime> {
  return { savedUntil: await deps.savedUntil(signal), saveLagMaxMs: deps.saveLagMaxMs };
}

/**
 * The window that an answer covers, by one rule for every list: it ends no later than everything is saved, so that a
 * reader that goes on from its end misses nothing, and begins 24 hours before that unless the caller says when. A window
 * that begins later than that is empty. Where recording has stopped, the window ends now and the time since is a gap.
 */
export function coverWindow(asked: AskedWindow, saved: SavedTime, now: number): CoveredWindow {
  const { savedUntil, saveLagMaxMs } = saved;
  const askedTo = clamp(asked.to ?? now, 0, now);
  const isUnsaved = savedUntil !== undefined && askedTo > savedUntil;
  const isRecording = savedUntil !== undefined && now - savedUntil <= saveLagMaxMs;
  const to = isUnsaved && isRecording ? savedUntil : askedTo;
  const from = clamp(asked.from ?? to - dayMs, 0, to);
  const unsaved = isUnsaved && !isRecording ? [{ ...notRecorded, beganAt: savedUntil }] : [];
  return { window: { from, to }, unsaved };
}

const notRecorded = { endedAt: undefined, cause: 'not_recorded' };

/** The moment at or before `at` of which everything is saved; undefined where nothing was recorded then. */
export function coverMoment(at: number, { savedUntil, saveLagMaxMs }: SavedTime): number | undefined {
  if (savedUntil === undefined || at <= savedUntil) return at;
  return at - savedUntil <= saveLagMaxMs ? savedUntil : undefined;
}

export function startOfStep(at: number, stepMs: number): number {
  return Math.floor(at / stepMs) * stepMs;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
