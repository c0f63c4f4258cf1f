/** Places on a line: from values of a variable to pixels, with an end left over for what goes on for ever. */
import { printDay } from '../state/format.ts';
import type { Piece } from './payout.ts';

export interface Axis {
  readonly width: number;
  readonly toX: (at: number) => number;
  /** The pixels at which the line goes on beyond the picture. */
  readonly start: number;
  readonly end: number;
}

const margin = 18;

/** Spreads the bounds of all pieces over the width, with room outside the outermost. */
export function makeAxis(pieces: readonly Piece[], width: number, grid: number | undefined): Axis {
  const places = pieces.flatMap(({ low, high }) => [low?.at, high?.at].filter((at) => at !== undefined));
  const lowest = Math.min(...places);
  const highest = Math.max(...places);
  const span = highest - lowest;
  const room =
    span === 0 ? (grid ?? (Math.abs(lowest) * 0.1 || 1)) * 4 : Math.max(span * 0.3, (grid ?? 0) * 2);
  const from = lowest - room;
  const to = highest + room;
  return {
    width,
    toX: (at) => margin + ((at - from) / (to - from)) * (width - 2 * margin),
    start: margin / 2,
    end: width - margin / 2,
  };
}

/** The last part of a variable is its unit. */
export function unitOf(variable: string): string {
  return variable.split(' | ').at(-1) ?? '';
}

/** A value as its unit is read: instants are days. */
export function printValue(unit: string): (text: string) => string {
  if (unit === 'ms since 1970') return (text) => printDay(Number(text));
  return (text) => {
    const [whole = '', fraction] = text.split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',').replace('-', '−');
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
  };
}

/** `line | shared | BLS | US CPI | 2026-11 | …` without the words that only machines need. */
export function describeVariable(variable: string): string {
  const parts = variable.split(' | ');
  if (parts.length < 6) return variable;
  const [, , source, subject, window, , , statistic] = parts;
  return [subject, statistic, window, source].filter(Boolean).join(' · ');
}

/** From the detail of the step that compares: `grid 0.1, domain (-inf, inf)`. */
export function readGrid(detail: string | undefined): number | undefined {
  const text = /grid (\d+(?:\.\d+)?)/.exec(detail ?? '')?.[1];
  return text === undefined ? undefined : Number(text);
}

export function readDomain(detail: string | undefined): string | undefined {
  const text = /domain (.+)$/.exec(detail ?? '')?.[1];
  return text === undefined || text === '(-inf, inf)' ? undefined : text;
}
