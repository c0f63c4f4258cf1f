/**
 * Bid, ask and fills over time. Where nothing is known there is a gap: shaded, and never drawn across. Dragging moves
 * through time and arrows do too, dragging with Shift zooms, a double click shows all again.
 */
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { type ChartData, gapSpans, makeSeries, type Span } from '../pictures/chart-series.ts';
import { endToLoad, followEnd } from '../pictures/time-view.ts';
import { alignedCents, count, printClock, printDay } from '../state/format.ts';
import { type MovableChart, makeMovable } from './chart-moves.ts';

const heightWide = 440;
const heightNarrow = 280;
const wideFrom = 560;
/** In seconds, as times of the chart are. */
const minute = 60;
const day = 86_400;

export interface ChartProps {
  readonly data: ChartData;
  /** The part that the reader has moved or zoomed to; all that is loaded while it is undefined. */
  readonly view: { current: Span | undefined };
  /** The latest time there is. */
  readonly latest: () => number;
  /** Asks for the window that ends there. */
  readonly onMove: (end: number) => void;
}

export function PriceChart({ data, view, latest, onMove }: ChartProps) {
  const field = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const shaded = useRef<readonly Span[]>([]);
  const current = useRef({ data, latest, onMove });
  current.current = { data, latest, onMove };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;

  useEffect(() => {
    const node = element.current;
    if (node === null || field.current === null) return;
    const movable: MovableChart = {
      view: () => view.current ?? allOf(made, current.current.data),
      loaded: () => windowOf(current.current.data),
      latest: () => current.current.latest(),
      show: (next) => {
        view.current = next;
        showView(made, movable.view());
      },
      settle: () => {
        const end = endToLoad(movable.view(), movable.loaded(), movable.latest());
        if (end !== undefined && view.current !== undefined) current.current.onMove(end);
      },
    };
    const made: uPlot = new uPlot(
      optionsFor(node, node.clientWidth || 600, shaded, movable.show),
      [[], [], [], [], []],
      node,
    );
    chart.current = made;
    const endMoves = makeMovable(made.over, field.current, movable);
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width <= 0) return;
      const width = Math.floor(entry.contentRect.width);
      made.setSize({ width, height: heightFor(width) });
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      endMoves();
      made.destroy();
    };
    // Colours are read from the style once; another scheme draws again.
  }, [dark]);

  useEffect(() => {
    shaded.current = gapSpans(data);
    if (chart.current !== undefined) view.current = renew(chart.current, data, view.current);
  }, [data, dark]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      ref={field}
      class="chart-field"
      role="group"
      aria-label="Chart. Left and right move through time, plus and minus zoom, 0 shows all."
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it has keys of its own.
      tabIndex={0}
    >
      <div ref={element} class="chart" role="img" aria-label={describe(data)} />
    </div>
  );
}

function windowOf({ quotes }: ChartData): Span {
  return { from: Date.parse(quotes.from) / 1000, to: Date.parse(quotes.to) / 1000 };
}

/** From the first to the last that is known; the window where nothing is. */
function allOf(chart: uPlot, data: ChartData): Span {
  const [times] = chart.data;
  const [from, to] = [times[0], times.at(-1)];
  return from === undefined || to === undefined || from === to ? windowOf(data) : { from, to };
}

function showView(chart: uPlot, { from, to }: Span): void {
  chart.setScale('x', { min: from, max: to });
}

/** As everywhere else here: the reader's zone, 24 hours. */
function printTimes(
  _chart: uPlot,
  times: readonly number[],
  _axis: number,
  _space: number,
  step: number,
): string[] {
  const print = step < minute ? printClock : step < day ? printTimeOfDay : printDay;
  return times.map((time) => print(time * 1000));
}

function printTimeOfDay(at: number): string {
  const clock = printClock(at).slice(0, 5);
  // Some engines call midnight 24:00.
  return clock === '00:00' || clock === '24:00' ? printDay(at) : clock;
}

function printInstant(seconds: number | undefined): string {
  return seconds === undefined ? '' : new Date(seconds * 1000).toISOString();
}

function heightFor(width: number): number {
  return width >= wideFrom ? heightWide : heightNarrow;
}

/** A part that the reader has moved or zoomed to stays in view, or goes on with the newest. Returns it. */
function renew(chart: uPlot, data: ChartData, view: Span | undefined): Span | undefined {
  const was = allOf(chart, data);
  chart.setData(makeSeries(data), false);
  const is = allOf(chart, data);
  const next = view === undefined ? undefined : followEnd(view, was, is);
  showView(chart, next ?? is);
  return next;
}

function describe({ quotes, trades }: ChartData): string {
  const [newest] = quotes.data;
  if (newest === undefined) return `No prices are recorded between ${quotes.from} and ${quotes.to}.`;
  return `Price of Yes from ${quotes.from} to ${quotes.to}: ${count(quotes.data.length)} quotes, ${count(trades.data.length)} fills, ${count(quotes.gaps.length)} gaps; last ask ${alignedCents(newest.yes_ask_usd)}.`;
}

function optionsFor(
  node: HTMLElement,
  width: number,
  shaded: { readonly current: readonly Span[] },
  show: (view: Span | undefined) => void,
): uPlot.Options {
  const style = getComputedStyle(node);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const axis = {
    stroke: colour('--faint'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { stroke: colour('--line'), width: 1 },
    font: '11px system-ui, sans-serif',
  };
  const stepped = uPlot.paths.stepped?.({ align: 1 });
  const line = (label: string, stroke: string): uPlot.Series => ({
    label,
    stroke,
    width: 1.5,
    points: { show: false },
    ...(stepped ? { paths: stepped } : {}),
    value: (_chart, value) => (value == null ? '–' : `${value.toFixed(1)}¢`),
  });
  return {
    width,
    height: heightFor(width),
    legend: { live: true },
    cursor: {
      drag: { x: true, y: false, setScale: false },
      bind: {
        mousedown: (_chart, _target, choose) => (event) => {
          if (event.shiftKey) choose(event);
          return null;
        },
        dblclick: () => () => {
          show(undefined);
          return null;
        },
      },
    },
    scales: { x: { time: true } },
    axes: [
      { ...axis, space: 74, values: printTimes },
      { ...axis, size: 46, values: (_chart, values) => values.map((value) => `${value}¢`) },
    ],
    series: [
      {},
      line('Yes ask', colour('--left')),
      line('Yes bid', colour('--right')),
      {
        label: 'Fill',
        stroke: colour('--both'),
        paths: () => null,
        points: { show: true, size: 5, fill: colour('--both') },
        value: (_chart, value) => (value == null ? '–' : `${value.toFixed(1)}¢`),
      },
      {
        label: 'Archived close',
        stroke: colour('--faint'),
        width: 1,
        dash: [3, 3],
        spanGaps: true,
        points: { show: false },
        value: (_chart, value) => (value == null ? '–' : `${value.toFixed(1)}¢`),
      },
    ],
    bands: [{ series: [1, 2], fill: `${colour('--left')}14` }],
    hooks: {
      setSelect: [
        (chart) => {
          const { left, width: chosen } = chart.select;
          if (chosen === 0) return;
          show({ from: chart.posToVal(left, 'x'), to: chart.posToVal(left + chosen, 'x') });
          chart.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
        },
      ],
      setScale: [
        (chart, scale) => {
          if (scale !== 'x') return;
          // What is in view, for those who look at the page from outside.
          node.dataset['from'] = printInstant(chart.scales['x']?.min);
          node.dataset['to'] = printInstant(chart.scales['x']?.max);
        },
      ],
      drawClear: [
        (chart) => {
          const { ctx, bbox } = chart;
          ctx.save();
          ctx.fillStyle = colour('--wash');
          for (const { from, to } of shaded.current) {
            const left = Math.max(bbox.left, chart.valToPos(from, 'x', true));
            const right = Math.min(bbox.left + bbox.width, chart.valToPos(to, 'x', true));
            if (right > left) ctx.fillRect(left, bbox.top, right - left, bbox.height);
          }
          ctx.restore();
        },
      ],
    },
  };
}
