import { sql } from 'kysely';
import {
  categories,
  type EventFacts,
  type GameFacts,
  type ListedEvent,
  type TeamFacts,
  type VenueId,
} from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import { insertRows, sentHash, sentTime, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readNumber, readOneOf, readRecord, readSources, readTerms, readText } from '../stored-json.ts';
import { type Current, placeVersions, type Reading } from '../versioned.ts';

/** A version to append. */
export interface EventChange {
  /** Undefined for an event that is new. */
  readonly current: Current | undefined;
  readonly of: ListedEvent;
  readonly contentHash: string;
  readonly rulesHash: string | undefined;
}

/** The rules texts have to be there already. */
export async function writeEvents(
  writing: Writing,
  reading: Reading,
  changes: readonly EventChange[],
): Promise<void> {
  const placed = await placeVersions(writing, reading, 'event', changes);
  await insertRows(
    writing,
    'event_version',
    placed.map(({ place, of, contentHash, rulesHash }) => ({
      id: place.version.toString(),
      event: place.key,
      number: place.number,
      content_hash: sentHash(contentHash),
      series_id: of.seriesId ?? null,
      title: of.title,
      sub_title: of.subTitle ?? null,
      category: of.category,
      topics: of.topics,
      mutually_exclusive: of.mutuallyExclusive,
      rules_hash: rulesHash === undefined ? null : sentHash(rulesHash),
      sources: of.sources,
      game: of.game ?? null,
      terms: of.terms,
      first_cycle: reading.cycle,
      first_seen_at: sentTime(reading.seenAt),
    })),
  );
}

/** Those of the ids that exist, as their current versions say, in no particular order. */
export async function loadEvents(
  store: Store,
  venue: VenueId,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ListedEvent[]> {
  const rows = await store.query(
    (db, options) =>
      db
        .selectFrom('event')
        .innerJoin('event_version', 'event_version.id', 'event.version')
        .leftJoin('rule_text', 'rule_text.hash', 'event_version.rules_hash')
        .select(['event.id', 'series_id', 'title', 'sub_title', 'category', 'topics', 'mutually_exclusive'])
        .select(['text', 'sources', 'game', 'terms'])
        .where('venue', '=', venue)
        .where('event.id', '=', sql<string>`any(${ids})`)
        .execute(options),
    signal,
  );
  return rows.map((row) => ({
    venue,
    id: row.id,
    seriesId: row.series_id ?? undefined,
    title: row.title,
    subTitle: row.sub_title ?? undefined,
    category: readOneOf(categories, row.category),
    topics: row.topics,
    mutuallyExclusive: row.mutually_exclusive,
    rules: row.text ?? undefined,
    sources: readSources(row.sources),
    game: row.game === null ? undefined : readGame(row.game),
    terms: readTerms(row.terms),
  }));
}

/** An event version joined to a market, if there was one. */
export interface JoinedEventRow {
  readonly event_title: RowOf<'event_version'>['title'] | null;
  readonly event_sub_title: RowOf<'event_version'>['sub_title'];
  readonly event_game: RowOf<'event_version'>['game'];
}

/** What a reader of contracts sees of the event. */
export function toEventFacts(row: JoinedEventRow): EventFacts | undefined {
  if (row.event_title === null) return undefined;
  return {
    title: row.event_title,
    subTitle: row.event_sub_title ?? undefined,
    game: row.event_game === null ? undefined : readGame(row.event_game),
  };
}

export function readGame(stored: unknown): GameFacts {
  const game = readRecord(stored);
  return {
    id: readText(game['id']),
    league: game['league'] === undefined ? undefined : readText(game['league']),
    startsAt: game['startsAt'] === undefined ? undefined : readNumber(game['startsAt']),
    home: game['home'] === undefined ? undefined : readTeam(game['home']),
    away: game['away'] === undefined ? undefined : readTeam(game['away']),
  };
}

function readTeam(stored: unknown): TeamFacts {
  const team = readRecord(stored);
  return {
    id: readText(team['id']),
    name: readText(team['name']),
    code: team['code'] === undefined ? undefined : readText(team['code']),
  };
}
