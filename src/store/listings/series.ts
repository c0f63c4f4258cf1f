import { sql } from 'kysely';
import { categories, type ListedSeries, type VenueId } from '../../core/contract/index.ts';
import { insertRows, sentHash, sentTime, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readOneOf, readSources, readTerms } from '../stored-json.ts';
import { type Current, placeVersions, type Reading } from '../versioned.ts';

/** A version to append. */
export interface SeriesChange {
  /** Undefined for a series that is new. */
  readonly current: Current | undefined;
  readonly of: ListedSeries;
  readonly contentHash: string;
  readonly rulesHash: string | undefined;
}

/** The rules texts have to be there already. */
export async function writeSeries(
  writing: Writing,
  reading: Reading,
  changes: readonly SeriesChange[],
): Promise<void> {
  const placed = await placeVersions(writing, reading, 'series', changes);
  await insertRows(
    writing,
    'series_version',
    placed.map(({ place, of, contentHash, rulesHash }) => ({
      id: place.version.toString(),
      series: place.key,
      number: place.number,
      content_hash: sentHash(contentHash),
      title: of.title,
      category: of.category,
      topics: of.topics,
      rules_hash: rulesHash === undefined ? null : sentHash(rulesHash),
      rules_url: of.rulesUrl ?? null,
      sources: of.sources,
      terms: of.terms,
      first_cycle: reading.cycle,
      first_seen_at: sentTime(reading.seenAt),
    })),
  );
}

/** Those of the ids that exist, as their current versions say, in no particular order. */
export async function loadSeries(
  store: Store,
  venue: VenueId,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ListedSeries[]> {
  const rows = await store.query(
    (db, options) =>
      db
        .selectFrom('series')
        .innerJoin('series_version', 'series_version.id', 'series.version')
        .leftJoin('rule_text', 'rule_text.hash', 'series_version.rules_hash')
        .select(['series.id', 'title', 'category', 'topics', 'sources', 'text', 'rules_url', 'terms'])
        .where('venue', '=', venue)
        .where('series.id', '=', sql<string>`any(${ids})`)
        .execute(options),
    signal,
  );
  return rows.map((row) => ({
    venue,
    id: row.id,
    title: row.title,
    category: readOneOf(categories, row.category),
    topics: row.topics,
    sources: readSources(row.sources),
    rules: row.text ?? undefined,
    rulesUrl: row.rules_url ?? undefined,
    terms: readTerms(row.terms),
  }));
}
