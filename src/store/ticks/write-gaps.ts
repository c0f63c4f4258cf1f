/** When nothing is known of a book, and when trades are missing. */
import type { PoolClient } from 'pg';
import type { MarketName, VenueId } from '../../core/contract/index.ts';
import { sentTime, sentTimeOrNull } from '../send-rows.ts';

/** In the order of their happening; of one market they take turns. */
export type GapEvent =
  | { readonly kind: 'opened'; readonly market: MarketName; readonly at: number; readonly cause: string }
  /** Its book is recorded from now on, whether a gap was open or nothing was known before. */
  | { readonly kind: 'closed'; readonly market: MarketName; readonly at: number };

export interface NewTradeGap {
  readonly venue: VenueId;
  /** Undefined: every market of the venue. */
  readonly market: MarketName | undefined;
  readonly from: number;
  readonly to: number;
  readonly cause: string;
}

export type KeyedTradeGap = Omit<NewTradeGap, 'market'> & { readonly market: number | undefined };

type Keyed<T> = Omit<T, 'market'> & { readonly market: number };
type KeyedGapEvent =
  | Keyed<Extract<GapEvent, { kind: 'opened' }>>
  | Keyed<Extract<GapEvent, { kind: 'closed' }>>;

interface NewGap {
  readonly market: number;
  readonly beganAt: number;
  readonly endedAt: number | undefined;
  readonly cause: string;
}

export async function writeGaps(client: PoolClient, events: readonly KeyedGapEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { closed, gaps, live, since } = collectGaps(events);
  if (closed.size > 0) {
    await client.query(
      `update book_gap g set ended_at = greatest(g.began_at, c.at)
       from unnest($1::integer[], $2::timestamptz[]) as c (market, at)
       where g.market = c.market and g.ended_at is null`,
      [[...closed.keys()], [...closed.values()].map(sentTime)],
    );
  }
  if (gaps.length > 0) {
    await client.query(
      `insert into book_gap (market, began_at, ended_at, cause)
       select * from unnest($1::integer[], $2::timestamptz[], $3::timestamptz[], $4::text[])
       on conflict (market, began_at) do update set ended_at = excluded.ended_at`,
      [
        gaps.map(({ market }) => market),
        gaps.map(({ beganAt }) => sentTime(beganAt)),
        gaps.map(({ endedAt }) => sentTimeOrNull(endedAt)),
        gaps.map(({ cause }) => cause),
      ],
    );
  }
  await client.query(
    `update recorded_market m set live = l.live, book_from = coalesce(m.book_from, l.since)
     from unnest($1::integer[], $2::boolean[], $3::timestamptz[]) as l (key, live, since)
     where m.key = l.key and (m.live <> l.live or m.book_from is null)`,
    [
      [...live.keys()],
      [...live.values()],
      [...live.keys()].map((market) => sentTimeOrNull(since.get(market))),
    ],
  );
}

export async function writeTradeGaps(client: PoolClient, gaps: readonly KeyedTradeGap[]): Promise<void> {
  if (gaps.length === 0) return;
  await client.query(
    `insert into trade_gap (venue, market, began_at, ended_at, cause)
     select * from unnest($1::text[], $2::integer[], $3::timestamptz[], $4::timestamptz[], $5::text[])`,
    [
      gaps.map(({ venue }) => venue),
      gaps.map(({ market }) => market ?? null),
      gaps.map(({ from }) => sentTime(from)),
      gaps.map(({ from, to }) => sentTime(Math.max(from, to))),
      gaps.map(({ cause }) => cause),
    ],
  );
}

/** A gap that is closed without having been opened here is the one the database has open. */
function collectGaps(events: readonly KeyedGapEvent[]): {
  readonly closed: ReadonlyMap<number, number>;
  readonly gaps: readonly NewGap[];
  readonly live: ReadonlyMap<number, boolean>;
  /** The first time each book was recorded. */
  readonly since: ReadonlyMap<number, number>;
} {
  const closed = new Map<number, number>();
  const finished: NewGap[] = [];
  const open = new Map<number, NewGap>();
  const live = new Map<number, boolean>();
  const since = new Map<number, number>();
  for (const event of events) {
    const { market, at } = event;
    live.set(market, event.kind === 'closed');
    if (event.kind === 'opened') {
      open.set(market, { market, beganAt: at, endedAt: undefined, cause: event.cause });
      continue;
    }
    if (!since.has(market)) since.set(market, at);
    const ours = open.get(market);
    open.delete(market);
    if (ours === undefined) closed.set(market, at);
    else finished.push({ ...ours, endedAt: Math.max(ours.beganAt, at) });
  }
  return { closed, gaps: [...finished, ...open.values()], live, since };
}
