/** Feeds, recorder, graph and database, as the service reports them, with the lag of this session over time. */
import { useEffect } from 'preact/hooks';
import type { Status } from '../../client/index.ts';
import { ListStates } from '../parts/list-states.tsx';
import { VenueTag } from '../parts/market-name.tsx';
import { ScrollArea } from '../parts/scroll-area.tsx';
import { sumOfRelations } from '../parts/status-strip.tsx';
import { Time } from '../parts/time.tsx';
import { count, printAge, unknown, venueName, words } from '../state/format.ts';
import { useLoad } from '../state/load.ts';
import { lagSamples, lagSamplesMax, noteLag, serviceNow } from '../state/status.ts';

const everyMs = 2_000;
const secondMs = 1_000;
const shownMin = 60;

export function StatusPage() {
  const status = useLoad(
    'status',
    async (api, signal) => (await api.call('getStatus', {}, { signal })).data,
    everyMs,
  );
  useEffect(() => {
    if (status.value !== undefined) noteLag(status.value);
  }, [status.value]);
  const samples = lagSamples.value;
  return (
    <div>
      <h1>Status</h1>
      <ListStates of={status} lines={14}>
        {(value) => (
          <>
            <div class="columns">
              {value.venues.map((feed) => (
                <Feed key={feed.venue} feed={feed} lags={samples.map(({ venues }) => venues[feed.venue])} />
              ))}
            </div>
            <div class="columns">
              <Graph status={value} />
              <Recorder status={value} lags={samples.map(({ recorder }) => recorder)} />
            </div>
            <Drift status={value} />
          </>
        )}
      </ListStates>
    </div>
  );
}

type FeedStatus = Status['venues'][number];

function Feed({
  feed,
  lags,
}: {
  readonly feed: FeedStatus;
  readonly lags: readonly (number | null | undefined)[];
}) {
  return (
    <section class="card" data-feed={feed.venue}>
      <h2>
        <VenueTag venue={feed.venue} /> {venueName(feed.venue)}
        <span class={`state ${feed.connected ? 'executable' : 'closed'}`}>
          {feed.connected ? 'connected' : 'disconnected'}
        </span>
        {feed.simulated && <span class="simulated">SIMULATED</span>}
      </h2>
      <dl class="facts">
        <Fact name="Markets listed" value={count(feed.markets_listed)} />
        <Fact name="Books current" value={`${count(feed.books_current)} of ${count(feed.books_followed)}`} />
        <Fact name="Quotes current" value={count(feed.quotes_current)} />
        <Fact name="Lag" value={feed.lag_ms === null ? unknown : `${count(feed.lag_ms)} ms`} />
        <Fact name="Gaps healed" value={count(feed.gaps_healed)} />
        <Fact name="Answered 429" value={count(feed.rate_limited)} />
        <Fact name="Request pace" value={`${feed.request_pace_percent}%`} />
        <Fact
          name="Last message"
          value={
            feed.last_message_at === null
              ? unknown
              : `${printAge(serviceNow() - Date.parse(feed.last_message_at))} ago`
          }
        />
      </dl>
      <Lags lags={lags} what="Lag behind the venue" />
      {[feed.feed_issue, feed.listing_issue].map(
        (issue) =>
          issue !== null && (
            <p key={issue} class="bad">
              {issue}
            </p>
          ),
      )}
      {feed.past !== null && (
        <p class="faint">
          Past imported of {count(feed.past.done)} of {count(feed.past.markets)} markets:{' '}
          {count(feed.past.trades)} trades.
        </p>
      )}
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** On a scale that ends at the largest seen, and at 100 ms at the least. */
function Lags(props: { readonly lags: readonly (number | null | undefined)[]; readonly what: string }) {
  const { lags, what } = props;
  const known = lags.filter((lag) => lag !== null && lag !== undefined);
  const most = Math.max(100, ...known);
  // A young tab has few: they are not left as a line at the edge.
  const shown = Math.max(shownMin, lags.length);
  return (
    <figure class="lags">
      <svg
        viewBox={`0 0 ${lagSamplesMax} 40`}
        preserveAspectRatio="none"
        height="40"
        role="img"
        aria-label={`${what} since this tab was opened: at most ${Math.max(0, ...known)} ms`}
      >
        {lags.map((lag, index) => {
          if (lag === null || lag === undefined) return null;
          const height = Math.max(1, (lag / most) * 38);
          return (
            <rect
              key={index}
              x={(shown - lags.length + index) * (lagSamplesMax / shown)}
              y={40 - height}
              width={(lagSamplesMax / shown) * 0.8}
              height={height}
            />
          );
        })}
      </svg>
      <figcaption>
        {what} since this tab was opened, newest at the right; full height is {count(most)} ms
      </figcaption>
    </figure>
  );
}

function Graph({ status }: { readonly status: Status }) {
  const { graph } = status;
  if (graph === null) {
    return (
      <section class="card">
        <h2>Graph</h2>
        <p class="empty">No run has finished yet.</p>
      </section>
    );
  }
  const withheld = Object.entries(graph.withheld).map(
    ([reason, number]) => [reason, Number(number)] as const,
  );
  return (
    <section class="card">
      <h2>
        Graph <small>run {graph.run}</small>
      </h2>
      <dl class="facts">
        <Fact name="Markets" value={count(graph.markets)} />
        <Fact name="Variables" value={count(graph.variables)} />
        <Fact name="Relations" value={count(sumOfRelations(graph.relations))} />
        <Fact name="Across venues" value={count(graph.relations.cross_venue)} />
        <Fact
          name="Took"
          value={`${((Date.parse(graph.finished_at) - Date.parse(graph.started_at)) / secondMs).toFixed(1)} s`}
        />
        <div>
          <dt>In service since</dt>
          <dd>
            <Time at={graph.finished_at} />
          </dd>
        </div>
      </dl>
      <p class="faint">
        Withheld because it could not be read exactly:{' '}
        {withheld.length === 0
          ? 'nothing'
          : withheld.map(([reason, number]) => `${words(reason)} ${count(number)}`).join(', ')}
        .
      </p>
    </section>
  );
}

function Recorder({ status, lags }: { readonly status: Status; readonly lags: readonly number[] }) {
  const { recorder, database, uptime_seconds } = status;
  return (
    <section class="card">
      <h2>Recorder and database</h2>
      <dl class="facts">
        <Fact name="Rows a second" value={count(recorder.rows_per_second)} />
        <Fact name="Rows waiting" value={count(recorder.queue_rows)} />
        <Fact
          name="Oldest unsaved"
          value={recorder.oldest_unsaved_ms === null ? 'none' : `${count(recorder.oldest_unsaved_ms)} ms`}
        />
        <Fact
          name="Database"
          value={`${database.kind}, ${database.reachable ? 'reachable' : 'unreachable'}`}
        />
        <Fact name="Up for" value={printAge(uptime_seconds * secondMs)} />
        <Fact name="API version" value={status.api_version} />
      </dl>
      <Lags lags={lags} what="Oldest unsaved row" />
    </section>
  );
}

function Drift({ status }: { readonly status: Status }) {
  const { drift } = status;
  return (
    <section class="card">
      <h2>
        Changes of the venues' wire <small>{count(drift.samples_checked)} messages checked</small>
      </h2>
      {drift.findings.length === 0 ? (
        <p class="empty">Everything looked as it is documented.</p>
      ) : (
        <ScrollArea label="What changed">
          <table>
            <thead>
              <tr>
                <th>Venue</th>
                <th>What</th>
                <th>Where</th>
                <th class="figure">Seen</th>
                <th>Last</th>
              </tr>
            </thead>
            <tbody>
              {drift.findings.map((finding) => (
                <tr key={`${finding.venue}-${finding.endpoint}-${finding.kind}-${finding.field}`}>
                  <td>
                    <VenueTag venue={finding.venue} />
                  </td>
                  <td>{words(finding.kind)}</td>
                  <td>
                    {finding.endpoint} <code>{finding.field}</code>
                  </td>
                  <td class="figure">{count(finding.count)}</td>
                  <td>
                    <Time at={finding.last_seen_at} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </section>
  );
}
