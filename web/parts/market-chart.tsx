/** The chart of a market with its resolutions and its way back through history, kept in the address. */
import { useEffect, useRef } from 'preact/hooks';
import type { Span } from '../pictures/chart-series.ts';
import { printDayTime } from '../state/format.ts';
import { lazyScript } from '../state/lazy-script.ts';
import { type Loaded, useLoad } from '../state/load.ts';
import { place, setQuery } from '../state/router.ts';
import { knowTime, serviceNow, status } from '../state/status.ts';
import { Failed, ListStates, Loading } from './list-states.tsx';
import type { ChartProps } from './price-chart.tsx';

const secondMs = 1_000;
const hourMs = 3_600_000;

/** How much each resolution shows: a few hundred to two thousand points. */
const spans = {
  '1s': 0.5 * hourMs,
  '10s': 3 * hourMs,
  '1m': 24 * hourMs,
  '5m': 72 * hourMs,
  '15m': 7 * 24 * hourMs,
  '1h': 30 * 24 * hourMs,
} as const;

type Resolution = keyof typeof spans;

const resolutions = Object.keys(spans) as readonly Resolution[];
const refreshMs = 10_000;
const shownMsMin = 120_000;

/** A service that has just started has recorded minutes: a day of them would be a line at the edge. */
function usualResolution(): Resolution {
  const recordedMs = (status.value?.uptime_seconds ?? 0) * 1000;
  return (
    resolutions.find(
      (resolution) => recordedMs < 2 * spans[resolution] && spans[resolution] <= spans['1m'],
    ) ?? '1m'
  );
}

/** Unless a span was asked for, a service that has just started shows what it has recorded, and not an empty half hour. */
function shownMs(resolution: Resolution, isAsked: boolean): number {
  const recordedMs = (status.value?.uptime_seconds ?? 0) * 1000;
  return isAsked ? spans[resolution] : Math.min(spans[resolution], Math.max(shownMsMin, recordedMs * 1.1));
}

export function MarketChart({ venue, id }: { readonly venue: string; readonly id: string }) {
  const { query } = place.value;
  const chosen = resolutions.find((resolution) => resolution === query.get('step')) ?? usualResolution();
  const until = query.get('to') ?? undefined;
  const params = { venue: venue as 'venue_a', id };
  const data = useLoad(
    `${venue}/${id}/chart/${chosen}/${until}`,
    async (api, signal) => {
      const to = until === undefined ? await knowTime(api, signal) : Date.parse(until);
      const window = {
        from: new Date(to - shownMs(chosen, until !== undefined || query.has('step'))).toISOString(),
        ...(until === undefined ? {} : { to: new Date(to).toISOString() }),
      };
      const [quotes, trades] = await Promise.all([
        api.call('listMarketQuotes', { ...params, ...window, resolution: chosen, limit: 5000 }, { signal }),
        api.call('listMarketTrades', { ...params, ...window, limit: 1000 }, { signal }),
      ]);
      return { quotes, trades };
    },
    until === undefined ? refreshMs : undefined,
  );
  const shown = useKept(data);
  const view = useRef<Span | undefined>(undefined);
  const showUntil = (end: number) =>
    setQuery({ to: end >= serviceNow() ? undefined : new Date(end).toISOString() });
  const step = (direction: -1 | 1) => {
    view.current = undefined;
    const end = until === undefined ? serviceNow() : Date.parse(until);
    showUntil(end + (direction * spans[chosen]) / 2);
  };
  return (
    <>
      <h2>
        Price of Yes
        <span class="group more">
          <button type="button" class="quiet" onClick={() => step(-1)} aria-label="Earlier">
            ←
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => step(1)}
            disabled={until === undefined}
            aria-label="Later"
          >
            →
          </button>
          {resolutions.map((resolution) => (
            <button
              key={resolution}
              type="button"
              class="quiet"
              aria-pressed={resolution === chosen}
              onClick={() => {
                view.current = undefined;
                setQuery({ step: resolution });
              }}
            >
              {resolution}
            </button>
          ))}
        </span>
      </h2>
      <div class="chart-place" aria-busy={data.loading}>
        <ListStates of={shown} lines={9}>
          {(value) => (
            <>
              <Chart
                data={value}
                view={view}
                latest={() => serviceNow() / secondMs}
                onMove={(end) => showUntil(end * secondMs)}
              />
              <p class="faint">
                {printDayTime(value.quotes.from)} to {printDayTime(value.quotes.to)}.{' '}
                {value.quotes.gaps.length === 0
                  ? 'No gaps.'
                  : `Shaded: ${value.quotes.gaps.length === 1 ? 'a time' : `${value.quotes.gaps.length} times`} of which nothing was recorded.`}{' '}
                Drag to move through time; with Shift, to zoom.
              </p>
            </>
          )}
        </ListStates>
      </div>
    </>
  );
}

/** The library that draws it is half of all scripts, and no other page needs it. */
const chart = lazyScript(async () => (await import('./price-chart.tsx')).PriceChart);

/** Another window keeps the chart of the last one until it is there, so that a drag does not end in an empty place. */
function useKept<Value>(loaded: Loaded<Value>): Loaded<Value> {
  const last = useRef<Value | undefined>(undefined);
  if (loaded.value !== undefined) last.current = loaded.value;
  return { ...loaded, value: last.current };
}

function Chart(props: ChartProps) {
  useEffect(() => void chart.load(), []);
  const Drawn = chart.value.value;
  if (Drawn === undefined) return <Loading lines={9} />;
  if (Drawn instanceof Error) return <Failed error={Drawn} reload={() => void chart.load()} />;
  return <Drawn {...props} />;
}
