/**
 * Settled markets that the base does not have yet, or that have more archived prices than when they were derived: their facts,
 * and the closing prices that the archive has of their horizons.
 */
import { sql } from 'kysely';
import { categories, venueIds } from '../core/contract/index.ts';
import {
  type FormerEnd,
  formerEndsOf,
  type HourlyClose,
  priceSpansOf,
  type SettledFacts,
  type SettledMarket,
  type StatedFrom,
} from '../core/insight/index.ts';
import { movedEndsMax } from './listings/index.ts';
import type { JoinedRowOf, RowOf } from './row-of.ts';
import { type LeftOutMarket, markDerived, type SettledSaved, writeSettledMarkets } from './settled-base.ts';
import type { Store } from './store.ts';
import { readOneOf } from './stored-json.ts';

export interface MarketToDerive {
  /** In the order of pages. */
  readonly key: number;
  readonly facts: SettledFacts;
  /** How many there are by now. */
  readonly archivedPrices: number;
  /** Of the archive: the last of each horizon that has one. */
  readonly closes: readonly HourlyClose[];
}

/** In the order of their keys, at most `limit`. Markets whose settlement may still change are left for later; so are combos. */
export async function loadMarketsToDerive(
  store: Store,
  page: { readonly afterKey: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<MarketToDerive[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<FactsRow>`
        select m.key, m.venue, m.id, v.event_id, f.category, v.game_starts_at, m.expected_settlement_at, m.closes_at,
          s.determined_at, coalesce(s.settled_at, s.determined_at, s.seen_at) as settled_at, s.result, s.yes_payout,
          r.key as recorded, coalesce(h.prices, 0) as prices, starts.versions as game_starts, moved.ends as moved_ends
        from market m
        join contract_version v on v.id = m.version
        join lateral (select * from settlement where market = m.key order by number desc limit 1) s on s.final
        left join event e on e.venue = m.venue and e.id = v.event_id
        left join event_version f on f.id = e.version
        left join recorded_market r on r.venue = m.venue and r.id = m.id
        left join history_import h on h.market = r.key
        left join lateral (
          select json_agg(json_build_array(${millisSql('first_seen_at')}, ${millisSql('game_starts_at')}) order by number) as versions
          from contract_version where market = m.key having count(distinct coalesce(game_starts_at, 'infinity')) > 1
        ) starts on true
        left join lateral (
          select json_agg(json_build_array(${millisSql('stated_until')}, ${millisSql('expected_settlement_at')})
            order by stated_until) as ends
          from moved_end where market = m.key
        ) moved on true
        left join settled_market b on b.venue = m.venue and b.id = m.id
        left join settled_left_out o on o.venue = m.venue and o.id = m.id
        where m.key > ${page.afterKey} and m.status = 'settled' and not m.combo
          and (b.key is null and o.id is null
            or coalesce(h.prices, 0) > coalesce(b.archived_prices, o.archived_prices))
        order by m.key limit ${page.limit}`.execute(db, options),
    signal,
  );
  const markets = rows.map((row) => ({ row, facts: toFacts(row) }));
  const closes = await loadCloses(
    store,
    markets.flatMap(({ row, facts }) => (row.recorded === null ? [] : [{ recorded: row.recorded, facts }])),
    signal,
  );
  return markets.map(({ row, facts }) => ({
    key: row.key,
    facts,
    archivedPrices: row.prices,
    closes: (row.recorded === null ? undefined : closes.get(row.recorded)) ?? [],
  }));
}

/** Saves what was derived of a page, and notes of what. */
export async function saveDerived(
  store: Store,
  derived: {
    readonly markets: readonly SettledMarket[];
    readonly leftOut: readonly LeftOutMarket[];
    readonly from: readonly MarketToDerive[];
  },
  signal?: AbortSignal,
): Promise<SettledSaved> {
  return store.query(
    (db, options) =>
      db.transaction().execute(async (trx) => {
        const writing = { trx, options };
        const saved = await writeSettledMarkets(writing, derived.markets, derived.leftOut);
        await markDerived(
          writing,
          derived.from.map(({ facts: { venue, id }, archivedPrices }) => ({ venue, id, archivedPrices })),
        );
        return saved;
      }),
    signal,
  );
}

/** By what their ticks are recorded by: only the last close of each span counts, so that no more is read. */
async function loadCloses(
  store: Store,
  markets: readonly { readonly recorded: number; readonly facts: SettledFacts }[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<number, readonly HourlyClose[]>> {
  const spans = markets.flatMap(({ recorded, facts }) =>
    priceSpansOf(facts).flatMap((span) =>
      span === undefined
        ? []
        : [{ market: recorded, after: new Date(span.from), up_to: new Date(span.upTo) }],
    ),
  );
  if (spans.length === 0) return new Map();
  const { rows } = await store.query(
    (db, options) =>
      sql<RowOf<'archived_price', 'market' | 'ts' | 'price'>>`
        select s.market, p.ts, p.price
        from json_to_recordset(${JSON.stringify(spans)}::json)
          as s (market integer, after timestamptz, up_to timestamptz)
        cross join lateral (
          select ts, price from archived_price
          where market = s.market and ts > s.after and ts <= s.up_to order by ts desc limit 1
        ) p`.execute(db, options),
    signal,
  );
  return Map.groupBy(
    rows.map(({ market, ts, price }) => ({ market, at: ts.getTime(), price })),
    ({ market }) => market,
  );
}

/** A time of the database in milliseconds, as JSON has it. */
function millisSql(column: string) {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
}

interface FactsRow
  extends RowOf<'market', 'key' | 'venue' | 'id' | 'expected_settlement_at' | 'closes_at'>,
    RowOf<'contract_version', 'event_id' | 'game_starts_at'>,
    JoinedRowOf<'event_version', 'category'>,
    RowOf<'settlement', 'determined_at' | 'result' | 'yes_payout'>,
    RowOf<'history_import', 'prices'> {
  readonly settled_at: Date;
  readonly recorded: RowOf<'recorded_market'>['key'] | null;
  /** When each contract version was first seen, and the start of its game; null where it never changed. */
  readonly game_starts: readonly TimePair[] | null;
  /** Until when an expected settlement was stated; null where it never changed. */
  readonly moved_ends: readonly TimePair[] | null;
}

type TimePair = readonly [at: number, stated: number | null];

function readFormerEnds({
  game_starts,
  game_starts_at,
  moved_ends,
  expected_settlement_at,
}: FactsRow): FormerEnd[] {
  if (game_starts === null && moved_ends === null) return [];
  const gameStarts = game_starts ?? [[0, game_starts_at?.getTime() ?? null] as const];
  const ends: StatedFrom[] = [];
  let from = 0;
  for (const [until, stated] of moved_ends ?? []) {
    ends.push({ from, at: stated ?? undefined });
    from = until;
  }
  const isCut = ends.length >= movedEndsMax;
  ends.push({ from, at: isCut ? undefined : expected_settlement_at?.getTime() });
  return formerEndsOf(
    gameStarts.map(([seenAt, startsAt]) => ({ from: seenAt, at: startsAt ?? undefined })),
    ends,
  );
}

function toFacts(row: FactsRow): SettledFacts {
  return {
    venue: readOneOf(venueIds, row.venue),
    id: row.id,
    eventId: row.event_id,
    category: row.category === null ? 'Other' : readOneOf(categories, row.category),
    gameStartsAt: row.game_starts_at?.getTime(),
    // Of an end that moved too often, the one of now may have been stated long after it was passed.
    statedEndAt:
      (row.moved_ends?.length ?? 0) >= movedEndsMax ? undefined : row.expected_settlement_at?.getTime(),
    formerEnds: readFormerEnds(row),
    closedAt: row.closes_at?.getTime(),
    determinedAt: row.determined_at?.getTime(),
    settledAt: row.settled_at.getTime(),
    result: readOneOf(['yes', 'no', 'scalar', 'split'], row.result),
    yesPayout: row.yes_payout,
  };
}
