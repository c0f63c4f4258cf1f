/** One line on every page: both venues, the run and its age, what is proven, and how it fared. */
import { useEffect, useState } from 'preact/hooks';
import { count, percent, printAge, printDayTime, venueName } from '../state/format.ts';
import { connection } from '../state/live.ts';
import { accuracy, serviceNow, status } from '../state/status.ts';

const secondMs = 1000;

export function StatusStrip() {
  const now = status.value;
  useEveryMs(10 * secondMs);
  if (now === undefined) return <div class="strip" aria-hidden="true" />;
  const { graph, venues } = now;
  return (
    <section class="strip" aria-label="State of the service">
      {venues.map((feed) => (
        <span key={feed.venue} title={feed.feed_issue ?? undefined}>
          <i
            class={`dot ${feed.connected && feed.feed_issue === null ? 'good' : 'bad-dot'}`}
            aria-hidden="true"
          />
          {venueName(feed.venue)} <b>{count(feed.markets_listed)}</b> markets
          {feed.connected ? '' : ', disconnected'}
        </span>
      ))}
      {graph !== null && (
        <>
          <span
            title={graph.finished_at}
            onPointerEnter={(event) => {
              // Printed when it is asked for: the first time in the reader's zone takes longer than the whole strip.
              event.currentTarget.title = `Came into service ${printDayTime(graph.finished_at)}, ${graph.finished_at}`;
            }}
          >
            Run <b>{graph.run}</b>, {printAge(serviceNow() - Date.parse(graph.finished_at))} old
          </span>
          <span>
            <b data-figure="relations">{count(sumOfRelations(graph.relations))}</b> relations proven,{' '}
            <b>{count(graph.relations.cross_venue)}</b> across venues
          </span>
        </>
      )}
      <AccuracyLine />
      {connection.value.kind !== 'off' && (
        <span class="live-state">
          <i class={`dot ${connection.value.kind === 'open' ? 'good' : 'idle'}`} aria-hidden="true" />
          {connection.value.kind === 'open' ? 'Live' : 'Connecting'}
        </span>
      )}
    </section>
  );
}

/** Always a link: a narrow strip scrolls, and keys reach what scrolls by what is in it. */
function AccuracyLine() {
  const record = accuracy.value;
  if (record === undefined) return <a href="/accuracy">Settled relations</a>;
  const checked = record.totals.checked + record.imported.totals.checked;
  const violated = record.totals.violated + record.imported.totals.violated;
  if (checked === 0) return <a href="/accuracy">No relation has settled yet</a>;
  const rate = record.totals.checked > 0 ? record.totals.rate_low : record.imported.totals.rate_low;
  return (
    <a href="/accuracy" title={`At least ${percent(rate)} with 95% confidence`}>
      <b>{count(violated)}</b> of <b>{count(checked)}</b> settled relations violated
    </a>
  );
}

export function sumOfRelations(relations: {
  readonly equivalent: number;
  readonly implies: number;
  readonly contradicts: number;
  readonly overlaps: number;
}): number {
  return relations.equivalent + relations.implies + relations.contradicts + relations.overlaps;
}

/** Draws again as time passes. */
export function useEveryMs(ms: number): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
