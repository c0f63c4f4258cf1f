/**
 * Moving through the time of a chart: a drag with mouse, pen or finger takes it along, arrows step, plus and minus zoom.
 * A drag with Shift chooses the part to zoom into, which is the chart library's own.
 */
import type { Span } from '../pictures/chart-series.ts';
import { moveView, zoomView } from '../pictures/time-view.ts';

export interface MovableChart {
  /** What is shown now. */
  view(): Span;
  loaded(): Span;
  /** The latest time there is. */
  latest(): number;
  /** Draws another part; with nothing all that is loaded. */
  show(view: Span | undefined): void;
  /** After a move has ended: loads what the view lacks. */
  settle(): void;
}

const stepShare = 0.25;
const zoomFactor = 0.5;

const widthOf = ({ from, to }: Span): number => to - from;

/** `surface` has the pointers, `field` the keys. Returns what ends it. */
export function makeMovable(surface: HTMLElement, field: HTMLElement, chart: MovableChart): () => void {
  const stop = new AbortController();
  let drag: { readonly x: number; readonly view: Span; readonly pointer: number } | undefined;

  const onDown = (event: PointerEvent) => {
    if (drag !== undefined || event.button !== 0 || event.shiftKey) return;
    drag = { x: event.clientX, view: chart.view(), pointer: event.pointerId };
    surface.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const { view, x } = drag;
    const secondsPerPixel = widthOf(view) / surface.clientWidth;
    chart.show(moveView(view, (x - event.clientX) * secondsPerPixel, chart.latest()));
  };
  const onUp = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const isMoved = drag.x !== event.clientX;
    drag = undefined;
    if (isMoved) chart.settle();
  };
  /** The browser took the finger for scrolling. */
  const onCancel = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    chart.show(drag.view);
    drag = undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const view = chart.view();
    const step = widthOf(view) * stepShare;
    switch (event.key) {
      case 'ArrowLeft':
        chart.show(moveView(view, -step, chart.latest()));
        break;
      case 'ArrowRight':
        chart.show(moveView(view, step, chart.latest()));
        break;
      case '+':
      case '=':
        chart.show(zoomView(view, zoomFactor, chart.latest()));
        break;
      case '-': {
        const wider = zoomView(view, 1 / zoomFactor, chart.latest());
        // Beyond what is loaded there is nothing to see: that takes another resolution.
        chart.show(widthOf(wider) < widthOf(chart.loaded()) ? wider : undefined);
        break;
      }
      case '0':
        chart.show(undefined);
        break;
      default:
        return;
    }
    event.preventDefault();
    chart.settle();
  };
  const { signal } = stop;
  surface.addEventListener('pointerdown', onDown, { signal });
  surface.addEventListener('pointermove', onMove, { signal });
  surface.addEventListener('pointerup', onUp, { signal });
  surface.addEventListener('pointercancel', onCancel, { signal });
  field.addEventListener('keydown', onKey, { signal });
  return () => stop.abort();
}
