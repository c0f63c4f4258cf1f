/** The captured texts behind a contract beside its own rules: those of its event and its series. */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';

export interface EvidenceAsked {
  readonly venue: VenueId;
  /** The version that a run read, as decimal text. */
  readonly eventVersion: string | undefined;
  readonly seriesId: string | undefined;
}

export interface StoredEvidence {
  /** The event's own rules text, of the version asked for. */
  readonly eventRules: string | undefined;
  /** Of the series' current version. */
  readonly seriesRules: string | undefined;
  /** Where the venue keeps the contract terms of the series. */
  readonly seriesUrl: string | undefined;
}

/** In the order they were asked for. What is not there is undefined in it. */
export async function loadStoredEvidence(
  store: Store,
  asked: readonly EvidenceAsked[],
  signal?: AbortSignal,
): Promise<StoredEvidence[]> {
  const places = JSON.stringify(
    asked.map(({ venue, eventVersion, seriesId }, place) => ({
      place,
      venue,
      event: eventVersion ?? null,
      series: seriesId ?? null,
    })),
  );
  const { rows } = await store.query(
    (db, options) =>
      sql<EvidenceRow>`
        select a.place, of_event.text as event_rules, of_series.text as series_rules, v.rules_url as series_url
        from json_to_recordset(${places}::json) as a(place integer, venue text, event bigint, series text)
        left join event_version e on e.id = a.event
        left join rule_text of_event on of_event.hash = e.rules_hash
        left join series s on s.venue = a.venue and s.id = a.series
        left join series_version v on v.id = s.version
        left join rule_text of_series on of_series.hash = v.rules_hash`.execute(db, options),
    signal,
  );
  const found = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, place) => ({
    eventRules: found.get(place)?.event_rules ?? undefined,
    seriesRules: found.get(place)?.series_rules ?? undefined,
    seriesUrl: found.get(place)?.series_url ?? undefined,
  }));
}

interface EvidenceRow {
  readonly place: number;
  readonly event_rules: RowOf<'rule_text'>['text'] | null;
  readonly series_rules: RowOf<'rule_text'>['text'] | null;
  readonly series_url: RowOf<'series_version'>['rules_url'];
}
