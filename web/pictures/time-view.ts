/** The part of time that a chart shows: moved, zoomed, and what must be loaded for it. In seconds, as times of a chart. */
import type { Span } from './chart-series.ts';

/** Quotes are recorded by the second; closer than this there is nothing more to see. */
const widthMin = 10;
/** Ends that are this close are the same. */
const tolerance = 1;

/** By so many seconds, at most up to `latest`: nothing is known of the future. */
export function moveView({ from, to }: Span, by: number, latest: number): Span {
  const shift = Math.min(by, Math.max(0, latest - to));
  return { from: from + shift, to: to + shift };
}

/** Around its middle, to `factor` times the width, within `latest`. */
export function zoomView({ from, to }: Span, factor: number, latest: number): Span {
  const width = Math.max(widthMin, (to - from) * factor);
  const middle = (from + to) / 2;
  const end = Math.min(middle + width / 2, Math.max(to, latest));
  return { from: end - width, to: end };
}

/** Where a window as long as what is loaded must end to show the view with as much on both sides; undefined if it is loaded. */
export function endToLoad(view: Span, loaded: Span, latest: number): number | undefined {
  if (view.from >= loaded.from - tolerance && view.to <= loaded.to + tolerance) return undefined;
  const around = (view.from + view.to) / 2 + (loaded.to - loaded.from) / 2;
  return Math.min(latest, Math.max(view.to, around));
}

/** A view up to the end of what was loaded goes on with it; any other one stays. */
export function followEnd(view: Span, was: Span, is: Span): Span {
  if (Math.abs(view.to - was.to) > tolerance) return view;
  return { from: view.from + is.to - view.to, to: is.to };
}
