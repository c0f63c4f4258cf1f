/** Markets that were paid for good, with all that the graph ever had of them. */
import { sql } from 'kysely';
import { type VenueId, venueIds } from '../core/contract/index.ts';
import { type MemberRow, type StoredMember, toMember } from './graph/index.ts';
import type { RowOf } from './row-of.ts';
import type { Writing } from './send-rows.ts';
import { readOneOf } from './stored-json.ts';

/** A member from the run that read it until the first that no longer has it. */
export interface MemberVersion extends StoredMember {
  /** Undefined while the last run has it. */
  readonly closedRun: number | undefined;
  /** Equal exactly if the readings are. */
  readonly readingText: string;
}

export interface PaidMarket {
  readonly key: number;
  readonly venue: VenueId;
  /** Which of the venue's words on it counts. */
  readonly settlement: number;
  /** Exact decimal text. */
  readonly yesPayout: string;
  /** The observed figure in the venue's words. */
  readonly observed: string | undefined;
  /** When the venue settled it, or else determined it, or else when that was seen. */
  readonly settledAt: number;
  /** Oldest first. */
  readonly versions: readonly MemberVersion[];
}

interface Page {
  readonly afterKey: number;
  readonly limit: number;
}

/** Markets that the graph has had, whose latest settlement is final, and that no batch has marked; in order of their keys. */
export async function loadMarketsToJudge({ trx, options }: Writing, page: Page): Promise<number[]> {
  const { rows } = await sql<RowOf<'settlement', 'market'>>`
    select s.market from settlement s
    where s.final and s.market > ${page.afterKey}
      and not exists (select from settlement later where later.market = s.market and later.number > s.number)
      and not exists (select from accuracy_market a where a.market = s.market)
      and exists (select from graph_member g where g.market = s.market)
    order by s.market limit ${page.limit}`.execute(trx, options);
  return rows.map(({ market }) => market);
}

/** Marked markets at any of these places, in order of their keys. Places in hex. */
export async function loadMarkedAt(
  { trx, options }: Writing,
  places: readonly string[],
  page: Page,
): Promise<number[]> {
  const { rows } = await sql<RowOf<'accuracy_place', 'market'>>`
    select distinct market from accuracy_place
    where place in (select decode(value, 'hex') from json_array_elements_text(${JSON.stringify(places)}::json))
      and market > ${page.afterKey}
    order by market limit ${page.limit}`.execute(trx, options);
  return rows.map(({ market }) => market);
}

/** For a marked market its settlement is the one that was marked, for another the latest. In order of the keys. */
export async function loadSettledMarkets(writing: Writing, keys: readonly number[]): Promise<PaidMarket[]> {
  if (keys.length === 0) return [];
  const { trx, options } = writing;
  const { rows } = await sql<
    RowOf<'settlement', 'market' | 'number' | 'yes_payout' | 'observed'> &
      RowOf<'market', 'venue'> & { settled_at: Date }
  >`
    select distinct on (s.market) s.market, m.venue, s.number, s.yes_payout, s.observed,
      coalesce(s.settled_at, s.determined_at, s.seen_at) as settled_at
    from settlement s join market m on m.key = s.market left join accuracy_market a on a.market = s.market
    where s.market = any(${keys}::integer[]) and s.number = coalesce(a.settlement, s.number)
    order by s.market, s.number desc`.execute(trx, options);
  const versions = Map.groupBy(
    await loadVersions(writing, sql`g.market = any(${keys}::integer[])`),
    ({ key }) => key,
  );
  return rows.map((row) => ({
    key: row.market,
    venue: readOneOf(venueIds, row.venue),
    settlement: row.number,
    yesPayout: row.yes_payout,
    observed: row.observed ?? undefined,
    settledAt: row.settled_at.getTime(),
    versions: versions.get(row.market) ?? [],
  }));
}

/** All that the graph ever had of the markets with these public ids. */
export async function loadVersionsOf(
  writing: Writing,
  venue: VenueId,
  marketIds: readonly string[],
): Promise<MemberVersion[]> {
  if (marketIds.length === 0) return [];
  return loadVersions(
    writing,
    sql`m.venue = ${venue} and m.id in (select json_array_elements_text(${JSON.stringify(marketIds)}::json))`,
  );
}

async function loadVersions(
  { trx, options }: Writing,
  which: ReturnType<typeof sql>,
): Promise<MemberVersion[]> {
  const { rows } = await sql<MemberRow & RowOf<'graph_member', 'closed_run'> & { reading: string }>`
    select g.market, m.venue, v.market_id, v.event_id, g.contract_version, g.first_run, g.closed_run,
      g.reading::text as reading
    from graph_member g join market m on m.key = g.market join contract_version v on v.id = g.contract_version
    where ${which}
    order by g.market, g.first_run`.execute(trx, options);
  return rows.map((row) => ({
    ...toMember(row, JSON.parse(row.reading)),
    closedRun: row.closed_run ?? undefined,
    readingText: row.reading,
  }));
}
