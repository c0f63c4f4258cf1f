/** What no other place shows, at a glance: the same claim at two prices, leads, what moves, what closes. */
import type { Client, ClosingEntry, Lead } from '../../client/index.ts';
import { LeadRow } from '../parts/lead-row.tsx';
import { ListStates } from '../parts/list-states.tsx';
import { LivePrice } from '../parts/live-price.tsx';
import { MarketName, Title } from '../parts/market-name.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { Sparkline } from '../parts/sparkline.tsx';
import { GapPicture } from '../pictures/gap-picture.tsx';
import { alignedCents, money, printAge, signedCents } from '../state/format.ts';
import { executableFirst } from '../state/lead-lives.ts';
import { useLive } from '../state/live.ts';
import { earlyLoad, type Loaded, useLoad } from '../state/load.ts';
import { type ClaimGap, type HomeBoard, loadHomeBoard } from '../state/load-home-board.ts';
import { relationPath } from '../state/router.ts';
import { serviceNow } from '../state/status.ts';
import { useIdleAfter } from '../state/use-idle.ts';

const minuteMs = 60_000;
const boardMs = 20_000;
const leadsMs = 15_000;
const rows = 7;
const moverRows = 6;
const closingRows = 5;

const board = earlyLoad(loadHomeBoard);
const leadsNow = earlyLoad(
  async (api, signal) => (await api.call('listOpportunities', { limit: rows }, { signal })).data,
);

/** Asks for the lists before anything is drawn: the answers are on their way meanwhile. */
export function beginHome(api: Client): void {
  board.begin(api);
  leadsNow.begin(api);
}

export function HomePage() {
  const shownBoard = useLoad('board', board.load, boardMs);
  const leads = useLoad('home-leads', leadsNow.load, leadsMs);
  const markets = [
    ...(shownBoard.value?.gaps.slice(0, rows).flatMap(({ a, b }) => [a, b]) ?? []),
    ...(leads.value?.flatMap(({ left, right }) => [left, right]) ?? []),
  ].map(({ venue, id }) => `${venue}:${id}`);
  // One stream once all that it follows is known. Of leads on other markets the next reading of the list says it.
  useLive({
    channels: shownBoard.loading || leads.loading || markets.length === 0 ? [] : ['leads', 'quotes'],
    // In one order, so that another order of the same lists opens no other stream.
    markets: [...new Set(markets)].sort(),
    take: ({ event }) => {
      if (event === 'lead') leads.reload();
    },
  });
  // The first two lists fill the screen; the others follow without holding them up.
  const isRestDue = useIdleAfter(!shownBoard.loading);
  return (
    <div class="home">
      <section class="hero">
        <h1>The same claim on two venues, proven and priced</h1>
        <SearchBox />
      </section>
      <Gaps board={shownBoard} />
      <div class="columns">
        <LeadsNow leads={leads} />
        <div>
          <Movers board={isRestDue ? shownBoard : { ...shownBoard, value: undefined, error: undefined }} />
          {isRestDue && <Closing />}
        </div>
      </div>
    </div>
  );
}

function Gaps({ board }: { readonly board: Loaded<HomeBoard> }) {
  return (
    <section class="card">
      <h2>
        Same claim, two prices <small>proven equal, priced apart</small>
      </h2>
      <ListStates
        of={board}
        lines={rows * 2}
        empty={({ gaps }) =>
          gaps.length === 0
            ? 'No pair of equal claims has a known price on both venues right now.'
            : undefined
        }
      >
        {({ gaps }) => (
          <table class="gaps stack">
            <thead>
              <tr>
                <th>Claim</th>
                <th class="figure">
                  <span class="venue venue_a">A</span> ask
                </th>
                <th class="picture-column">Price of Yes, 0 to 100¢</th>
                <th class="figure">
                  <span class="venue venue_b">B</span> ask
                </th>
                <th class="figure">Apart</th>
              </tr>
            </thead>
            <tbody>
              {gaps.slice(0, rows).map((gap) => (
                <GapRow key={`${gap.a.id}:${gap.b.id}`} gap={gap} />
              ))}
            </tbody>
          </table>
        )}
      </ListStates>
    </section>
  );
}

function GapRow({ gap: { a, b, apart } }: { readonly gap: ClaimGap }) {
  return (
    <tr>
      <td>
        <a class="title" data-entry href={relationPath(a, b)}>
          <Title market={a} />
        </a>
      </td>
      <td class="figure" data-label="A">
        <LivePrice venue={a.venue} id={a.id} ask={a.ask} />
      </td>
      <td class="picture-column">
        <GapPicture a={a.price} b={b.price} />
      </td>
      <td class="figure" data-label="B">
        <LivePrice venue={b.venue} id={b.id} ask={b.ask} />
      </td>
      <td class="figure strong" data-figure="gap" data-label="apart">
        {alignedCents(apart)}
      </td>
    </tr>
  );
}

function LeadsNow({ leads }: { readonly leads: Loaded<readonly Lead[]> }) {
  return (
    <section class="card">
      <h2>
        Leads now <small>two purchases that pay a dollar together</small>
        <a class="more" href="/leads">
          all
        </a>
      </h2>
      <ListStates
        of={leads}
        lines={rows * 2}
        empty={(found) => (found.length === 0 ? 'None is open now.' : undefined)}
      >
        {(found) => (
          <ul class="leads">
            {executableFirst(found).map((lead) => (
              <LeadRow key={lead.id} lead={lead} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

function Movers({ board }: { readonly board: Loaded<HomeBoard> }) {
  return (
    <section class="card">
      <h2>
        Movers <small>24 hours</small>
        <a class="more" href="/insights">
          all
        </a>
      </h2>
      <ListStates
        of={board}
        lines={moverRows}
        empty={({ movers }) => (movers.length === 0 ? 'Nothing has moved yet.' : undefined)}
      >
        {({ movers }) => (
          <table class="stack">
            <tbody>
              {movers.slice(0, moverRows).map((market) => (
                <tr key={`${market.venue}:${market.id}`}>
                  <td>
                    <MarketName market={market} entry />
                  </td>
                  <td>
                    <Sparkline prices={market.sparkline} />
                  </td>
                  <td class={`figure ${market.change_24h?.startsWith('-') ? 'down' : 'up'}`}>
                    {signedCents(market.change_24h)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </ListStates>
    </section>
  );
}

function Closing() {
  const closing = useLoad(
    'closing',
    async (api, signal) => {
      const { data } = await api.call('listClosing', { limit: closingRows }, { signal });
      if (data.length > 0) return data;
      // Better a thin market than nothing.
      return (await api.call('listClosing', { limit: closingRows, include_thin: true }, { signal })).data;
    },
    minuteMs,
  );
  return (
    <section class="card">
      <h2>
        Closing soon
        <a class="more" href="/insights?list=closing">
          all
        </a>
      </h2>
      <ListStates
        of={closing}
        lines={closingRows}
        empty={(found) => (found.length === 0 ? 'Nothing closes soon.' : undefined)}
      >
        {(found: readonly ClosingEntry[]) => (
          <table class="stack">
            <tbody>
              {found.map(({ market, closes_at }) => (
                <tr key={`${market.venue}:${market.id}`}>
                  <td>
                    <MarketName market={market} entry />
                  </td>
                  <td class="figure faint">{money(market.volume_24h_usd)}</td>
                  <td class="figure">{printAge(Date.parse(closes_at) - serviceNow())}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </ListStates>
    </section>
  );
}
