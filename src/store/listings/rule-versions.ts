/**
 * Rulebooks: the rules text of a series, an event or a market in every version, derived from the versions of what it
 * belongs to. A version of the text begins where the text differs from the one before, and lasts until the next.
 *
 * A series whose venue gives no text but the address of a document has that instead: a version for each address.
 */
import { sql } from 'kysely';
import type { VenueId } from '../../core/contract/index.ts';
import type { JoinedRowOf, RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';

export type RulesOwner = 'series' | 'event' | 'market';

export interface Rulebook {
  /** As the owner's current version says. */
  readonly title: string;
  /** Newest first. */
  readonly versions: readonly RuleVersion[];
}

/** Times in milliseconds since 1970. */
export interface RuleVersion {
  /** SHA-256 (hex) of `text`; undefined where only an address is known. */
  readonly rulesHash: string | undefined;
  readonly text: string | undefined;
  readonly url: string | undefined;
  /** The owner's versions that have this text: from the first, up to the one that has it no more. */
  readonly firstVersion: bigint;
  readonly endVersion: bigint | undefined;
  readonly firstCycle: number;
  readonly firstSeenAt: number;
  /** When it was replaced; of a text in force, when a listing last confirmed its owner. */
  readonly lastSeenAt: number;
}

const versionTables = {
  series: 'series_version',
  event: 'event_version',
  market: 'contract_version',
} as const;

/** At most `limit` versions; undefined if there is no such thing or it never had a rules text. */
export async function findRulebook(
  store: Store,
  of: { readonly venue: VenueId; readonly kind: RulesOwner; readonly id: string },
  limit: number,
  signal?: AbortSignal,
): Promise<Rulebook | undefined> {
  const { rows } = await store.query(
    (db, options) =>
      sql<RulebookRow>`
        with owner as (
          select key, version from ${sql.table(of.kind)} where venue = ${of.venue} and id = ${of.id}
          order by ${newestFirst(of.kind)} limit 1
        ), every_version as (
          select v.id, v.number, v.title, v.rules_hash, v.first_cycle, v.first_seen_at,
            ${of.kind === 'series' ? sql`v.rules_url` : sql`null::text`} as url,
            bool_or(v.rules_hash is not null) over () as has_text
          from ${sql.table(versionTables[of.kind])} v join owner on v.${sql.ref(of.kind)} = owner.key
        ), worded as (
          select *, case when has_text then encode(rules_hash, 'hex') else url end as words from every_version
        ), compared as (
          select *, lag(words) over (order by number) as words_before from worded
        ), span as (
          select id, number, rules_hash, words, url, first_cycle, first_seen_at,
            lead(id) over later as end_id, lead(first_seen_at) over later as end_at
          from compared where words is distinct from words_before
          window later as (order by number)
        )
        select current.title, encode(span.rules_hash, 'hex') as rules_hash, r.text, span.url, span.id, span.end_id,
          span.first_cycle, span.first_seen_at,
          greatest(span.first_seen_at, span.end_at, case when span.end_id is null then ${confirmedAt(of)} end)
            as last_seen_at
        from owner
        join every_version current on current.id = owner.version
        cross join span
        left join rule_text r on r.hash = span.rules_hash
        where span.words is not null
        order by span.number desc limit ${limit}`.execute(db, options),
    signal,
  );
  const [newest] = rows;
  return newest && { title: newest.title, versions: rows.map(toVersion) };
}

/** As every other answer about recorded data chooses: the market that trades, else the one seen last. */
function newestFirst(kind: RulesOwner) {
  return kind === 'market' ? sql`status in ('unopened', 'open', 'paused') desc, key desc` : sql`key desc`;
}

/**
 * When a listing last confirmed the owner: the venue's last complete one as long as it is listed, else the one that found
 * its trading over. Events and series are listed as long as one of their markets is.
 */
function confirmedAt({ venue, kind, id }: { venue: VenueId; kind: RulesOwner; id: string }) {
  const markets =
    kind === 'market'
      ? sql`market m where m.key = owner.key`
      : sql`contract_version v join market m on m.key = v.market and m.version = v.id
          where ${kind === 'event' ? sql`v.event_id` : sql`v.series_id`} = ${id} and m.venue = ${venue}`;
  return sql`(
    select case
      when bool_or(m.closed_cycle is null) then (
        select c.finished_at from listing_cycle c where c.venue = ${venue} and c.complete order by c.id desc limit 1)
      else (
        select coalesce(c.finished_at, c.started_at) from (
          select id, started_at, finished_at from listing_cycle union all
          select id, started_at, coalesce(listed_at, finished_at) from import_run
        ) c where c.id = max(m.closed_cycle))
      end
    from ${markets})`;
}

/** Versions of markets, events and series have these columns alike. */
interface RulebookRow
  extends RowOf<'contract_version', 'id' | 'title' | 'first_cycle' | 'first_seen_at'>,
    JoinedRowOf<'rule_text', 'text'> {
  readonly rules_hash: string | null;
  readonly url: RowOf<'series_version'>['rules_url'];
  readonly end_id: RowOf<'contract_version'>['id'] | null;
  readonly last_seen_at: Date;
}

function toVersion(row: RulebookRow): RuleVersion {
  return {
    rulesHash: row.rules_hash ?? undefined,
    text: row.text ?? undefined,
    url: row.url ?? undefined,
    firstVersion: row.id,
    endVersion: row.end_id ?? undefined,
    firstCycle: row.first_cycle,
    firstSeenAt: row.first_seen_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
  };
}
