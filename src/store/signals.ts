/**
 * Episodes of unusual trading. A batch is one transaction: episodes, and for each that is new its entry of the outbox, so that
 * it is announced exactly once, whatever is killed when, however often it is saved and by however many processes.
 */
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { SignalOpened } from '../core/announcement/index.ts';
import { venueIds } from '../core/contract/index.ts';
import {
  closingTime,
  findEpisode,
  joinEpisodes,
  type SignalEpisode,
  signalKinds,
  signalQuietMs,
} from '../core/insight/index.ts';
import { removeRows } from './remove-rows.ts';
import { type SentRow, sentRows, sentTime, sentTimeOrNull, type Writing } from './send-rows.ts';
import type { Store } from './store.ts';
import { readOneOf } from './stored-json.ts';
import type { Tables } from './tables.ts';
import { writeOutbox } from './webhooks/index.ts';

export interface SignalToSave {
  readonly episode: SignalEpisode;
  /** For subscribers if the episode is new; undefined: it is not announced. */
  readonly announcement: SignalOpened | undefined;
}

export interface SignalBatch {
  /** Of one market and kind in the order of time. */
  readonly signals: readonly SignalToSave[];
  readonly writtenAt: number;
}

/** Returns how many episodes were new. A report of a stored episode, or of one that overlaps with it, is joined to it. */
export async function saveSignals(store: Store, batch: SignalBatch, signal?: AbortSignal): Promise<number> {
  if (batch.signals.length === 0) return 0;
  return store.query(
    (db, options) => db.transaction().execute((trx) => writeSignals({ trx, options }, batch)),
    signal,
  );
}

/** Episodes that opened after a time, newest first, at most `limit`. */
export async function loadSignals(
  store: Store,
  { after, limit }: { readonly after: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<SignalEpisode[]> {
  return selectEpisodes(
    store,
    (episodes) =>
      episodes.where('detected_at', '>', new Date(after)).orderBy('detected_at', 'desc').limit(limit),
    signal,
  );
}

/** Episodes without an end that were not strange after a time, the quietest first, at most `limit`. */
export async function loadQuietSignals(
  store: Store,
  { until, limit }: { readonly until: number; readonly limit: number },
  signal?: AbortSignal,
): Promise<SignalEpisode[]> {
  return selectEpisodes(
    store,
    (episodes) =>
      episodes
        .where('closed_at', 'is', null)
        .where('last_at', '<=', new Date(until))
        .orderBy('last_at')
        .limit(limit),
    signal,
  );
}

/** Removes episodes that opened before a time, the oldest first, at most `limit`; returns how many there were. */
export async function pruneSignals(
  store: Store,
  before: number,
  limit: number,
  signal?: AbortSignal,
): Promise<number> {
  return removeRows(
    store,
    sql`
        delete from signal where (venue, market_id, kind, detected_at) in (
          select venue, market_id, kind, detected_at from signal
          where detected_at < ${sentTime(before)}::timestamptz order by detected_at limit ${limit})`,
    signal,
  );
}

type EpisodeQuery = SelectQueryBuilder<Tables, 'signal', Selectable<Tables['signal']>>;

async function selectEpisodes(
  store: Store,
  choose: (episodes: EpisodeQuery) => EpisodeQuery,
  signal: AbortSignal | undefined,
): Promise<SignalEpisode[]> {
  const rows = await store.query(
    (db, options) => choose(db.selectFrom('signal').selectAll()).execute(options),
    signal,
  );
  return rows.map(toEpisode);
}

async function writeSignals(writing: Writing, { signals, writtenAt }: SignalBatch): Promise<number> {
  const { trx, options } = writing;
  // One at a time: two processes may have found the same episode, and the second has to see what the first has written.
  await sql`select pg_advisory_xact_lock(hashtext('signal'))`.execute(trx, options);
  const known = Map.groupBy(
    await loadOverlapping(
      writing,
      signals.map(({ episode }) => episode),
    ),
    nameOf,
  );
  const changed = new Map<string, SignalEpisode>();
  const announcements: SignalOpened[] = [];
  let added = 0;
  for (const { episode, announcement } of signals) {
    const name = nameOf(episode);
    const others = known.get(name) ?? [];
    const place = findEpisode(others, episode);
    const before = others[place];
    const joined = before === undefined ? episode : joinEpisodes(before, episode);
    known.set(name, before === undefined ? [...others, joined] : others.with(place, joined));
    changed.set(`${name} ${joined.detectedAt}`, joined);
    if (before !== undefined) continue;
    added += 1;
    if (announcement !== undefined) announcements.push(announcement);
  }
  await upsert(writing, [...changed.values()]);
  await writeOutbox(writing, announcements, writtenAt);
  return added;
}

/** What is stored of the same markets and kinds without a quiet quarter of an hour between, in the order of time. */
async function loadOverlapping(
  { trx, options }: Writing,
  episodes: readonly SignalEpisode[],
): Promise<SignalEpisode[]> {
  const quiet = sql`make_interval(secs => ${signalQuietMs / 1000})`;
  const { rows } = await sql<Selectable<Tables['signal']>>`
    select distinct s.* from signal s join ${sentRows('signal', episodes.map(toRow))} n
      on s.venue = n.venue and s.market_id = n.market_id and s.kind = n.kind
      and s.detected_at < n.last_at + ${quiet} and n.detected_at < s.last_at + ${quiet}
    order by s.detected_at`.execute(trx, options);
  return rows.map(toEpisode);
}

async function upsert({ trx, options }: Writing, episodes: readonly SignalEpisode[]): Promise<void> {
  await sql`
    insert into signal select * from ${sentRows('signal', episodes.map(toRow))}
    on conflict (venue, market_id, kind, detected_at) do update
      set score = excluded.score, last_at = excluded.last_at, closed_at = excluded.closed_at`.execute(
    trx,
    options,
  );
}

function nameOf({ venue, id, kind }: SignalEpisode): string {
  return `${venue} ${kind} ${id}`;
}

function toRow(episode: SignalEpisode): SentRow<'signal'> {
  return {
    venue: episode.venue,
    market_id: episode.id,
    kind: episode.kind,
    detected_at: sentTime(episode.detectedAt),
    score: episode.score,
    last_at: sentTime(episode.lastAt),
    closed_at: sentTimeOrNull(closingTime(episode)),
  };
}

function toEpisode(row: Selectable<Tables['signal']>): SignalEpisode {
  return {
    venue: readOneOf(venueIds, row.venue),
    id: row.market_id,
    kind: readOneOf(signalKinds, row.kind),
    score: row.score,
    detectedAt: row.detected_at.getTime(),
    lastAt: row.last_at.getTime(),
    closed: row.closed_at !== null,
  };
}
