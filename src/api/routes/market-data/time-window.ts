/** The window of a request, and the steps it is cut into. Steps begin at whole multiples of their length. */

import type { BookGap } from '../../../store/index.ts';
import type { resolutions } from '../../schemas/index.ts';
import type { TimeSpan } from './deps.ts';

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

/** Who is behind by more does not record at all. */
const saveLagMaxMs = 15 * secondMs;

interface AskedWindow {
  readonly from?: string;
  readonly to?: string;
}

/** Nothing is known of the time after `now` and before 1970, so a window ends and begins there. */
export function readWindow(asked: AskedWindow, now: number): TimeSpan {
  const to = clamp(asked.to === undefined ? now : Date.parse(asked.to), 0, now);
  return { from: clamp(asked.from === undefined ? to - dayMs : Date.parse(asked.from), 0, to), to };
}

/**
 * The part of a window of which everything is saved, so that whoever goes on from its end misses nothing. Where nobody
 * has recorded for a while it is the whole window, and the time since is a gap.
 */
export function coverWindow(
  window: TimeSpan,
  savedUntil: number | undefined,
  now: number,
): { readonly window: TimeSpan; readonly unsaved: readonly BookGap[] } {
  if (savedUntil === undefined || window.to <= savedUntil) return { window, unsaved: [] };
  if (now - savedUntil <= saveLagMaxMs) {
    return { window: { from: Math.min(window.from, savedUntil), to: savedUntil }, unsaved: [] };
  }
  return { window, unsaved: [{ beganAt: savedUntil, endedAt: undefined, cause: 'not_recorded' }] };
}

/** The moment at or before `at` of which everything is saved; undefined where nobody recorded then. */
export function coverMoment(at: number, savedUntil: number | undefined): number | undefined {
  if (savedUntil === undefined || at <= savedUntil) return at;
  return at - savedUntil <= saveLagMaxMs ? savedUntil : undefined;
}

export function startOfStep(at: number, stepMs: number): number {
  return Math.floor(at / stepMs) * stepMs;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
