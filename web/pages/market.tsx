/** One market: what it costs, how it got there, what follows from it, and what its rules say. */
import { useEffect, useRef } from 'preact/hooks';
import type { Answer, Market } from '../../client/index.ts';
import { Ladder } from '../parts/ladder.tsx';
import { Failed, ListStates, Loading } from '../parts/list-states.tsx';
import { LivePrice } from '../parts/live-price.tsx';
import { MarketChart } from '../parts/market-chart.tsx';
import { LiquidityTag, Title, VenueTag } from '../parts/market-name.tsx';
import { MarketRelations } from '../parts/market-relations.tsx';
import { Purchase } from '../parts/purchase-form.tsx';
import { Rules } from '../parts/rules.tsx';
import { Time } from '../parts/time.tsx';
import { alignedCents, count, dollars, money, percent, venueName } from '../state/format.ts';
import { quoteOf, useLive } from '../state/live.ts';
import { type Loaded, useLoad } from '../state/load.ts';
import { eventPath } from '../state/router.ts';
import { paceMs } from '../state/session.ts';

interface Props {
  readonly venue: string;
  readonly id: string;
}

const marketEveryMs = 30_000;
const bookEveryMs = 10_000;
/** After a change of the quote. */
const bookSoonMs = 500;
const depth = 12;

export function MarketPage({ venue, id }: Props) {
  const params = { venue: venue as 'venue_a', id };
  const name = `${venue}/${id}`;
  const answer = useLoad(name, (api, signal) => api.call('getMarket', params, { signal }), marketEveryMs);
  const book = useLoad(
    `${name}/book`,
    async (api, signal) => (await api.call('getMarketBook', { ...params, depth }, { signal })).data,
    bookEveryMs,
  );
  useBookOnChange(venue, id, book);
  useEffect(() => {
    if (answer.value !== undefined) document.title = `${answer.value.data.title} · Routeur`;
  }, [answer.value?.data.title]);
  if (answer.value === undefined) {
    return answer.error === undefined ? (
      <Loading lines={14} />
    ) : (
      <Failed error={answer.error} reload={answer.reload} />
    );
  }
  const market = answer.value.data;
  const stale = quoteOf(venue, id).value?.stale ?? false;
  return (
    <article>
      <header class="market-head">
        <p class="over">
          <VenueTag venue={venue} /> {venueName(venue)} ·{' '}
          <a href={eventPath(venue, market.event_id)}>{market.event_id}</a> · {answer.value.trading}{' '}
          <LiquidityTag grade={market.liquidity} />
        </p>
        <h1>
          <Title market={market} />
        </h1>
        <Facts market={market} />
      </header>
      <div class="columns uneven">
        <section class="card">
          <MarketChart venue={venue} id={id} />
        </section>
        <section class="card">
          <h2>
            Book of Yes{' '}
            <small>
              {stale ? (
                'in doubt'
              ) : book.value === undefined ? (
                ''
              ) : (
                <Time at={book.value.observed_at} as="clock" />
              )}
            </small>
          </h2>
          <ListStates of={book} lines={12}>
            {(value) => <Ladder book={value} stale={stale} />}
          </ListStates>
        </section>
      </div>
      <MarketRelations market={market} />
      <Purchase venue={venue} id={id} />
      <Rules venue={venue} id={id} />
    </article>
  );
}

/** The stream says that a quote has changed; the book behind it is asked for, as often as the key allows. */
function useBookOnChange(venue: string, id: string, book: Loaded<Answer<'getMarketBook'>['data']>): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reload = useRef(book.reload);
  reload.current = book.reload;
  useLive({
    channels: ['quotes', 'trades'],
    markets: [`${venue}:${id}`],
    take: (event) => {
      const isOurs = event.event === 'quote' && event.data.market_id === id && event.data.venue === venue;
      if (!isOurs || waiting.current !== undefined) return;
      waiting.current = setTimeout(() => {
        waiting.current = undefined;
        reload.current();
      }, paceMs(bookSoonMs));
    },
  });
  useEffect(() => () => clearTimeout(waiting.current), []);
}

function Facts({ market }: { readonly market: Market }) {
  const { venue, id } = market;
  // A reader sees both sides move.
  const live = quoteOf(venue, id).value;
  return (
    <dl class="facts">
      <div>
        <dt>Yes, buy at</dt>
        <dd class="big">
          <LivePrice venue={venue} id={id} ask={market.quote?.yes_ask_usd} />
        </dd>
      </div>
      <div>
        <dt>No, buy at</dt>
        <dd class="big">
          <LivePrice venue={venue} id={id} side="no" ask={market.quote?.no_ask_usd} />
        </dd>
      </div>
      <div>
        <dt>Last trade</dt>
        <dd data-figure="last">{alignedCents(live?.price_usd ?? market.quote?.price_usd)}</dd>
      </div>
      <div>
        <dt>Round-trip spread</dt>
        <dd>{alignedCents(live === undefined ? market.spread_usd : live.spread_usd)}</dd>
      </div>
      <div>
        <dt>24-hour volume</dt>
        <dd title={dollars(market.volume_24h_usd)}>{money(market.volume_24h_usd)}</dd>
      </div>
      <div>
        <dt>Fills in 24 hours</dt>
        <dd>{count(live?.trades_24h ?? market.trades_24h)}</dd>
      </div>
      <div>
        <dt>Open interest</dt>
        <dd>{money(market.open_interest_usd)}</dd>
      </div>
      <div>
        <dt>Within 5¢: Yes / No</dt>
        <dd>
          {money(market.book_yes_depth_5c_usd)} / {money(market.book_no_depth_5c_usd)}
        </dd>
      </div>
      <div>
        <dt>Book leans to</dt>
        <dd>{describeLean(market.book_imbalance)}</dd>
      </div>
      <div>
        <dt>Why {market.liquidity}</dt>
        <dd class="why">{describeGrade(market)}</dd>
      </div>
    </dl>
  );
}

function describeLean(imbalance: string | undefined): string {
  if (imbalance === undefined) return '–';
  return imbalance.startsWith('-')
    ? `No, ${percent(imbalance.slice(1), 0)}`
    : `Yes, ${percent(imbalance, 0)}`;
}

function describeGrade(market: Market): string {
  const interest =
    market.open_interest_usd === undefined ? '' : ` or ${money(market.open_interest_usd)} held`;
  const spread =
    market.spread_usd === undefined ? 'no two-sided quote' : `${alignedCents(market.spread_usd)} round trip`;
  return `${money(market.volume_24h_usd)} a day${interest}, ${spread}`;
}
