/**
 * What series and events share, and markets in part: a row that moves, and numbered versions, each appended when the
 * venue's words differ from the latest.
 */
import { sql } from 'kysely';
import type { VenueId } from '../core/contract/index.ts';
import type { RowOf } from './row-of.ts';
import { insertRows, sentHash, sentRows, type Writing } from './send-rows.ts';
import type { Store } from './store.ts';

/** A row that has versions, as far as its next version depends on it. */
export interface Current {
  readonly key: number;
  /** The number of the current version. */
  readonly number: number;
  /** SHA-256 (hex) of what the current version says. */
  readonly contentHash: string;
  readonly rulesHash: string | undefined;
}

/** Which cycle writes, and when it read what it writes. */
export interface Reading {
  readonly cycle: number;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** Where a version goes. */
export interface VersionPlace {
  readonly key: number;
  readonly version: bigint;
  readonly number: number;
}

type Versioned = 'series' | 'event';

/** The current versions of those ids that exist, by id. */
export async function loadCurrentVersions(
  store: Store,
  table: Versioned,
  venue: VenueId,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, Current>> {
  if (ids.length === 0) return new Map();
  const { rows } = await store.query(
    (db, options) =>
      sql<
        RowOf<'event', 'id' | 'key'> &
          RowOf<'event_version', 'number'> & { content_hash: string; rules_hash: string | null }
      >`
        select t.id, t.key, v.number, encode(v.content_hash, 'hex') as content_hash,
          encode(v.rules_hash, 'hex') as rules_hash
        from ${sql.table(table)} t join ${sql.table(`${table}_version`)} v on v.id = t.version
        where t.venue = ${venue} and t.id = any(${ids})`.execute(db, options),
    signal,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        key: row.key,
        number: row.number,
        contentHash: row.content_hash,
        rulesHash: row.rules_hash ?? undefined,
      },
    ]),
  );
}

/** Makes room for one version of each change: adds the rows that are new and points every row to its next version. */
export async function placeVersions<
  Change extends {
    readonly current: Current | undefined;
    readonly of: { readonly venue: VenueId; readonly id: string };
  },
>(
  writing: Writing,
  reading: Reading,
  table: Versioned,
  changes: readonly Change[],
): Promise<(Change & { readonly place: VersionPlace })[]> {
  const fresh = changes.filter((change) => change.current === undefined);
  const keys = (await takeNumbers(writing, `${table}_key_seq`, fresh.length)).values();
  const versions = (await takeNumbers(writing, `${table}_version_id_seq`, changes.length)).values();
  const placed = changes.map((change) => ({
    ...change,
    place: {
      key: change.current?.key ?? Number(keys.next().value),
      version: versions.next().value ?? 0n,
      number: (change.current?.number ?? 0) + 1,
    },
  }));
  await insertRows(
    writing,
    table,
    placed
      .filter((change) => change.current === undefined)
      .map(({ place, of }) => ({
        key: place.key,
        venue: of.venue,
        id: of.id,
        version: place.version.toString(),
        first_cycle: reading.cycle,
      })),
  );
  const moved = placed.filter((change) => change.current !== undefined).map(({ place }) => place);
  if (moved.length > 0) {
    await sql`
      update ${sql.table(table)} as t set version = n.version
      from unnest(${moved.map(({ key }) => key)}::integer[], ${moved.map(({ version }) => version)}::bigint[])
        as n (key, version)
      where t.key = n.key`.execute(writing.trx, writing.options);
  }
  return placed;
}

/** The next numbers of a sequence. A transaction that fails leaves a hole, which means nothing. */
export async function takeNumbers(
  { trx, options }: Writing,
  sequence: string,
  count: number,
): Promise<bigint[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ number: bigint }>`
    select nextval(${sequence}) as number from generate_series(1, ${sql.lit(count)})`.execute(trx, options);
  return rows.map((row) => row.number);
}

/** Texts by their SHA-256 (hex); those that are there already stay. */
export async function writeRuleTexts(writing: Writing, texts: ReadonlyMap<string, string>): Promise<void> {
  if (texts.size === 0) return;
  // In one order everywhere: two venues that bring the same texts at once must not wait for each other in a circle.
  const rows = [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, text]) => ({ hash: sentHash(hash), text }));
  await sql`insert into rule_text select * from ${sentRows('rule_text', rows)} on conflict do nothing`.execute(
    writing.trx,
    writing.options,
  );
}
