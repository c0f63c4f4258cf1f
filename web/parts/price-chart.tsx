/**
 * Bid, ask and fills over time. Where nothing is known there is a gap: shaded, and never drawn across. Dragging zooms,
 * a double click shows all again; buttons go back through history.
 */
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { type ChartData, gapSpans, makeSeries, type Span } from '../pictures/chart-series.ts';
import { alignedCents, count, printClock, printDay } from '../state/format.ts';

const heightWide = 440;
const heightNarrow = 280;
const wideFrom = 560;
/** In seconds, as times of the chart are. */
const minute = 60;
const day = 86_400;

export function PriceChart({ data }: { readonly data: ChartData }) {
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(undefined);
  const shaded = useRef<readonly Span[]>([]);
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;

  useEffect(() => {
    const node = element.current;
    if (node === null) return;
    const made = new uPlot(optionsFor(node, node.clientWidth || 600, shaded), [[], [], [], [], []], node);
    chart.current = made;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || entry.contentRect.width <= 0) return;
      const width = Math.floor(entry.contentRect.width);
      made.setSize({ width, height: heightFor(width) });
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      made.destroy();
    };
    // Colours are read from the style once; another scheme draws anew.
  }, [dark]);

  useEffect(() => {
    shaded.current = gapSpans(data);
    if (chart.current !== undefined) renew(chart.current, makeSeries(data));
  }, [data, dark]);

  return <div ref={element} class="chart" role="img" aria-label={describe(data)} />;
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

function heightFor(width: number): number {
  return width >= wideFrom ? heightWide : heightNarrow;
}

/** A part that the reader has zoomed into stays in view. */
function renew(chart: uPlot, series: uPlot.AlignedData): void {
  const { min, max } = chart.scales['x'] ?? {};
  const [times] = chart.data;
  const isZoomed = times.length > 1 && (min !== times[0] || max !== times.at(-1));
  chart.setData(series, !isZoomed);
  if (isZoomed) chart.redraw();
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
    cursor: { drag: { x: true, y: false } },
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
