/** The versions of a rules text, derived from the versions of what it belongs to: those whose text differs from the one before. */
import { sql } from 'kysely';
import type { VenueId } from '../core/contract/index.ts';
import type { Store } from './store.ts';

export type RulesOwner = 'series' | 'event' | 'market';

export interface RuleVersion {
  /** SHA-256 (hex) of `text`. */
  readonly rulesHash: string;
  readonly text: string;
  readonly url: string | undefined;
  readonly firstCycle: number;
  readonly firstSeenAt: number;
}

const versionTables = {
  series: 'series_version',
  event: 'event_version',
  market: 'contract_version',
} as const;

/** Newest first, at most `limit`; none if there is no such thing or it never had a rules text. */
export async function loadRuleVersions(
  store: Store,
  of: { readonly venue: VenueId; readonly kind: RulesOwner; readonly id: string },
  limit: number,
  signal?: AbortSignal,
): Promise<RuleVersion[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<{
        rules_hash: string;
        text: string;
        url: string | null;
        first_cycle: number;
        first_seen_at: Date;
      }>`
        with owner as (
          select key from ${sql.table(of.kind)} where venue = ${of.venue} and id = ${of.id} order by key desc limit 1
        ), version as (
          select v.number, v.rules_hash, v.first_cycle, v.first_seen_at,
            ${of.kind === 'series' ? sql`v.rules_url` : sql`null::text`} as url,
            lag(v.rules_hash) over (order by v.number) as before
          from ${sql.table(versionTables[of.kind])} v join owner on v.${sql.ref(of.kind)} = owner.key
        )
        select encode(version.rules_hash, 'hex') as rules_hash, r.text, url, first_cycle, first_seen_at
        from version join rule_text r on r.hash = version.rules_hash
        where version.rules_hash is distinct from version.before
        order by number desc limit ${limit}`.execute(db, options),
    signal,
  );
  return rows.map((row) => ({
    rulesHash: row.rules_hash,
    text: row.text,
    url: row.url ?? undefined,
    firstCycle: row.first_cycle,
    firstSeenAt: row.first_seen_at.getTime(),
  }));
}
