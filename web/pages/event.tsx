/** One event: its markets as a distribution where they are about a figure, as shares of a dollar where they exclude each other. */
import { useEffect } from 'preact/hooks';
import type { EventDetail, Market } from '../../client/index.ts';
import { Failed, ListStates, Loading } from '../parts/list-states.tsx';
import { LivePrice } from '../parts/live-price.tsx';
import { VenueTag } from '../parts/market-name.tsx';
import { MarketTable } from '../parts/market-table.tsx';
import { Time } from '../parts/time.tsx';
import { describeVariable, unitOf } from '../pictures/axis.ts';
import { Distribution } from '../pictures/distribution.tsx';
import { directionOf, ladderOf } from '../pictures/ladder-points.ts';
import { oneDollar, parseDecimal, printDecimal } from '../state/decimal.ts';
import { alignedCents, count, money, venueName } from '../state/format.ts';
import { useLive } from '../state/live.ts';
import { useLoad } from '../state/load.ts';
import { type EventLadder, loadLadder } from '../state/load-ladder.ts';

const everyMs = 30_000;

export function EventPage({ venue, id }: { readonly venue: string; readonly id: string }) {
  const event = useLoad(
    `event ${venue}/${id}`,
    async (api, signal) => (await api.call('getEvent', { venue: venue as 'venue_a', id }, { signal })).data,
    everyMs,
  );
  useLive({
    channels: event.value === undefined ? [] : ['quotes'],
    markets: (event.value?.markets ?? []).map((market) => `${market.venue}:${market.id}`),
  });
  useEffect(() => {
    if (event.value !== undefined) document.title = `${event.value.title} · Routeur`;
  }, [event.value?.title]);
  if (event.value === undefined) {
    return event.error === undefined ? (
      <Loading lines={14} />
    ) : (
      <Failed error={event.error} reload={event.reload} />
    );
  }
  const { value } = event;
  return (
    <article>
      <p class="over">
        <VenueTag venue={venue} /> {venueName(venue)} · {value.category ?? 'Event'} ·{' '}
        {count(value.markets_count)} markets · {money(value.volume_24h_usd)} in 24 hours
        {value.closes_at !== undefined && (
          <>
            {' '}
            · closes <Time at={value.closes_at} />
          </>
        )}
      </p>
      <h1>{value.title}</h1>
      <Ladder event={value} />
      {value.mutually_exclusive && <Shares event={value} />}
      <Markets markets={value.markets} />
    </article>
  );
}

function describeLadders(ladder: EventLadder | undefined): string {
  const venues = new Set(ladder?.claims.map(({ venue }) => venue));
  const [only] = venues;
  return venues.size === 1 && only !== undefined
    ? `of ${venueName(only)}: the other venue has no such ladder`
    : "both venues' ladders on one axis";
}

function Ladder({ event }: { readonly event: EventDetail }) {
  const ladder = useLoad(
    `ladder ${event.venue}/${event.id}`,
    (api, signal) => loadLadder(api, event, signal),
    everyMs * 2,
  );
  if (ladder.value === undefined && !ladder.loading && ladder.error === undefined) return null;
  return (
    <section class="card">
      <h2>
        Implied distribution <small>{describeLadders(ladder.value)}</small>
      </h2>
      <ListStates
        of={ladder}
        lines={12}
        empty={(value) =>
          value === undefined ? 'Its markets are not about one figure that can be put on an axis.' : undefined
        }
      >
        {(value) => {
          if (value === undefined) return null;
          const direction = directionOf(value.claims);
          const ladders = ['venue_a', 'venue_b']
            .map((venue) => ({
              venue,
              points: ladderOf(
                value.claims.filter((claim) => claim.venue === venue),
                direction,
                value.grid,
              ),
            }))
            .filter(({ points }) => points.length > 1);
          if (ladders.length === 0)
            return <p class="empty">Too few of its markets are quoted on both sides.</p>;
          return (
            <figure>
              <figcaption>{describeVariable(value.variable)}</figcaption>
              <Distribution ladders={ladders} direction={direction} unit={unitOf(value.variable)} />
            </figure>
          );
        }}
      </ListStates>
    </section>
  );
}

/** At most one resolves Yes: together they should cost about a dollar. */
function Shares({ event }: { readonly event: EventDetail }) {
  const asks = event.markets.flatMap(({ quote }) =>
    quote?.yes_ask_usd === undefined ? [] : [parseDecimal(quote.yes_ask_usd)],
  );
  const bids = event.markets.flatMap(({ quote }) =>
    quote?.no_ask_usd === undefined ? [] : [oneDollar - parseDecimal(quote.no_ask_usd)],
  );
  const sum = (values: readonly bigint[]) => printDecimal(values.reduce((total, value) => total + value, 0n));
  const sorted = event.markets.toSorted(
    (one, other) => Number(other.quote?.yes_ask_usd ?? 0) - Number(one.quote?.yes_ask_usd ?? 0),
  );
  return (
    <section class="card">
      <h2>
        At most one resolves Yes <small>bid to ask of each</small>
      </h2>
      <dl class="facts">
        <div>
          <dt>All asks together</dt>
          <dd data-figure="asks">{alignedCents(sum(asks))}</dd>
        </div>
        <div>
          <dt>All bids together</dt>
          <dd data-figure="bids">{alignedCents(sum(bids))}</dd>
        </div>
        <div>
          <dt>Quoted</dt>
          <dd>
            {count(asks.length)} of {count(event.markets.length)}
          </dd>
        </div>
      </dl>
      <table class="shares">
        <tbody>
          {sorted.map((market) => (
            <tr key={market.id}>
              <td>{market.yes_label === 'Yes' ? market.title : market.yes_label}</td>
              <td class="share-column">
                <Share market={market} />
              </td>
              <td class="figure" data-label="Yes">
                <LivePrice venue={market.venue} id={market.id} ask={market.quote?.yes_ask_usd} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Share({ market }: { readonly market: Market }) {
  const ask = market.quote?.yes_ask_usd === undefined ? 0 : Number(market.quote.yes_ask_usd) * 100;
  const bid = market.quote?.no_ask_usd === undefined ? 0 : 100 - Number(market.quote.no_ask_usd) * 100;
  return (
    <svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" height="12" aria-hidden="true">
      <rect class="ground" width="100" height="10" />
      <rect class="ask" width={ask} height="10" />
      <rect class="bid" width={bid} height="10" />
    </svg>
  );
}

function Markets({ markets }: { readonly markets: readonly Market[] }) {
  return (
    <section class="card">
      <h2>Markets</h2>
      <MarketTable markets={markets} />
    </section>
  );
}
