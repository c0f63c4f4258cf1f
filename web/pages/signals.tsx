/** Unusual trading: every signal that the lists of the service name, and those that open while the page is shown. */
import type { LiveEvent } from '../../client/index.ts';
import { ListStates } from '../parts/list-states.tsx';
import { MarketName } from '../parts/market-name.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { Time } from '../parts/time.tsx';
import { count } from '../state/format.ts';
import { useLive } from '../state/live.ts';
import { useLoad } from '../state/load.ts';
import { place, setQuery } from '../state/router.ts';
import { describeChance, kindWords, signalKinds } from '../state/signal-words.ts';
import {
  type ListedSignal,
  liveSignals,
  loadSignals,
  mergeSignals,
  nameSignal,
  noteSignal,
} from '../state/signals.ts';

const everyMs = 60_000;
const venues = { venue_a: 'Venue A', venue_b: 'Venue B' } as const;

export function SignalsPage() {
  const { query } = place.value;
  const thin = query.get('thin') === 'true' || undefined;
  const kind = signalKinds.find((one) => one === query.get('kind'));
  const venue = query.get('venue');
  const signals = useLoad(`signals ${thin}`, (api, stop) => loadSignals(api, thin, stop), everyMs);
  useLive({
    channels: ['signals'],
    markets: [],
    take: (event: LiveEvent) => {
      if (event.event === 'signal') noteSignal(event.data);
    },
  });
  const shown = mergeSignals(signals.value ?? [], liveSignals.value.values()).filter(
    (one) =>
      (kind === undefined || one.kind === kind) &&
      (venue === null || one.venue === venue) &&
      (thin || one.liquidity !== 'thin'),
  );
  return (
    <div>
      <h1>Signals</h1>
      <p class="lede">
        Episodes of trading that a market's own habit does not explain. A signal says that something was
        unusual, not why, and not what a price will do.
      </p>
      <div class="filters">
        <Choice name="kind" label="Kind" options={kindOptions} chosen={kind} />
        <Choice name="venue" label="Venue" options={venueOptions} chosen={venue ?? undefined} />
        <button
          type="button"
          class="quiet"
          aria-pressed={thin === true}
          onClick={() => setQuery({ thin: thin ? undefined : 'true' })}
        >
          Thin markets too
        </button>
        <span data-figure="signals">{signals.value === undefined ? '' : `${count(shown.length)} shown`}</span>
      </div>
      <section class="card">
        <ListStates of={signals} lines={12} empty={() => (shown.length === 0 ? emptyWords : undefined)}>
          {() => <Signals signals={shown} />}
        </ListStates>
      </section>
      <p class="faint">
        Of the last 24 hours: signals of the 100 biggest movers and of the 200 most traded markets that close
        within a week. Live: every signal that opens, grows or ends while this page is open. The API has no
        list of all others.
      </p>
    </div>
  );
}

const emptyWords =
  'Nothing unusual with these filters. Signals are rare by design, and a service must watch a market for days before it knows its habit. New ones appear here by themselves.';

const kindOptions = signalKinds.map((kind) => [kind, kindWords[kind].name] as const);
const venueOptions = Object.entries(venues);

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
  readonly chosen: string | undefined;
}

function Choice({ name, label, options, chosen }: ChoiceProps) {
  return (
    <fieldset class="group" aria-label={label}>
      {[['', 'All'] as const, ...options].map(([value, text]) => (
        <button
          key={value}
          type="button"
          class="quiet"
          aria-pressed={value === (chosen ?? '')}
          onClick={() => setQuery({ [name]: value })}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}

function Signals({ signals }: { readonly signals: readonly ListedSignal[] }) {
  return (
    <ScrollArea label="Signals">
      <table class="stack signals">
        <thead>
          <tr>
            <th>Market</th>
            <th>What was unusual</th>
            <th class="figure">Score</th>
            <th class="figure">By chance</th>
            <th class="figure">Detected</th>
            <th class="figure">State</th>
          </tr>
        </thead>
        <tbody>
          {signals.map((one) => (
            <tr key={nameSignal(one)} data-signal={nameSignal(one)}>
              <td>
                <SignalMarket of={one} />
              </td>
              <td class="whole">
                {kindWords[one.kind].name} <span class="faint">{kindWords[one.kind].says}</span>
              </td>
              <td class="figure strong" data-figure="score" data-label="score">
                {one.score.toFixed(1)}
              </td>
              <td class="figure">{describeChance(one.score)}</td>
              <td class="figure">
                <Time at={one.detected_at} />
              </td>
              <td class={`figure${one.live === undefined ? ' narrow-off' : ''}`} data-figure="state">
                <SignalState of={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** The stream gives no title; a market that no list has named is asked for once. */
function SignalMarket({ of: { venue, id, market } }: { readonly of: ListedSignal }) {
  return market === undefined ? (
    <UnnamedMarket venue={venue} id={id} />
  ) : (
    <MarketName market={market} entry />
  );
}

function UnnamedMarket({ venue, id }: { readonly venue: string; readonly id: string }) {
  const market = useLoad(
    `${venue}/${id}`,
    async (api, stop) =>
      (await api.call('getMarket', { venue: venue as 'venue_a', id }, { signal: stop })).data,
  );
  return <MarketName market={market.value ?? { venue, id, title: id }} entry />;
}

function SignalState({ of: { live } }: { readonly of: ListedSignal }) {
  if (live === undefined) return <span title="Only the live stream says when a signal ends.">–</span>;
  if (live.state === 'closed') return <>over</>;
  return (
    <>
      open, last <Time at={live.last_at} as="clock" />
    </>
  );
}
