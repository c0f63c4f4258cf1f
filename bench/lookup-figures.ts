/**
 * Live figures for every open market in a database, as if both venues were read and the busiest books followed: prices,
 * volumes, names, and full books of some. Drawn from the market's place, so that every run has the same.
 */
import { Client } from 'pg';
import type { VenueId } from '../src/core/contract/index.ts';
import { createBook, type LiveMarkets, setLevel } from '../src/core/market/index.ts';
import { reportProgress } from './bench.ts';
import { drawFigures, drawFor } from './drawn-figures.ts';

/** What is followed by default, on each venue. */
const booksFollowed = 2_000;
const levelsASide = 20;
const pageSize = 10_000;

interface OpenMarket {
  readonly key: string;
  readonly venue: VenueId;
  readonly id: string;
  readonly event_id: string;
  readonly yes_label: string;
  readonly no_label: string;
}

export async function fillLive(live: LiveMarkets, databaseUrl: string): Promise<void> {
  const begun = performance.now();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const followed = { venue_a: 0, venue_b: 0 };
    let place = 0;
    let afterKey = '0';
    for (;;) {
      const { rows } = await client.query<OpenMarket>(
        `select m.key::text as key, m.venue, v.market_id as id, v.event_id, v.yes_label, v.no_label
         from graph_member g join market m on m.key = g.market join contract_version v on v.id = g.contract_version
         where g.closed_run is null and m.key > $1 order by m.key limit $2`,
        [afterKey, pageSize],
      );
      for (const market of rows) {
        place += 1;
        const isFollowed = place % 7 === 0 && followed[market.venue] < booksFollowed;
        if (isFollowed) followed[market.venue] += 1;
        takeMarket(live, market, place, isFollowed);
      }
      const last = rows.at(-1);
      if (last === undefined) break;
      afterKey = last.key;
    }
    const seconds = (performance.now() - begun) / 1000;
    reportProgress(
      `  live figures of ${place} markets, ${followed.venue_a + followed.venue_b} books: ${seconds.toFixed(1)} s`,
    );
  } finally {
    await client.end();
  }
}

function takeMarket(live: LiveMarkets, market: OpenMarket, place: number, isFollowed: boolean): void {
  const { venue, id, event_id: eventId, yes_label: yesLabel, no_label: noLabel } = market;
  const draw = drawFor(place);
  // Both asks at a half or above: prices drawn freely would contradict each other wherever markets are related, and the
  // watch would be busy with more leads than two venues ever show. `bench/leads.ts` measures those.
  const yesBid = (47 + (draw % 3)) * 10_000;
  const figures = drawFigures(venue, draw, yesBid);
  live.takeFigures(venue, id, figures, Date.now());
  const { yesAsk } = figures;
  live.takeNames(venue, id, { eventId, yesLabel, noLabel });
  if (!isFollowed) return;
  const book = createBook();
  for (let level = 0; level < levelsASide; level += 1) {
    const quantity = (1 + ((draw + level * 7919) % 5_000)) * 1_000_000;
    const [bid, ask] = [yesBid - level * 10_000, yesAsk + level * 10_000];
    if (bid > 0) setLevel(book, { side: 'bid', price: bid, quantity });
    if (ask < 1_000_000) setLevel(book, { side: 'ask', price: ask, quantity });
  }
  live.takeBook(venue, id, { book, changes: 'all', assurance: 'full', receivedAt: Date.now() });
}
