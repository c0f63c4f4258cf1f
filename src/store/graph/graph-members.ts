/** Members of the graph: what was read from one version of a contract, from the run that read it until it is closed. */
import { sql } from 'kysely';
import type { ContractReading } from '../../core/claim/index.ts';
import { type ContractVersion, type EventFacts, type VenueId, venueIds } from '../../core/contract/index.ts';
import {
  type ContractRow,
  type JoinedEventRow,
  publishedCycle,
  toContract,
  toEventFacts,
} from '../listings/index.ts';
import type { RowOf } from '../row-of.ts';
import { insertRows, sentHash, sentTimeOrNull, type Writing } from '../send-rows.ts';
import { readOneOf } from '../stored-json.ts';
import { readReadingOfAny, writeReading } from './stored-reading.ts';

/** A member that is not closed. */
export interface StoredMember {
  /** The market's key. */
  readonly key: number;
  readonly venue: VenueId;
  readonly marketId: string;
  readonly eventId: string;
  readonly contractVersion: bigint;
  readonly firstRun: number;
  readonly reading: ContractReading;
}

export interface NewMember extends Omit<StoredMember, 'firstRun'> {
  readonly eventVersion: bigint | undefined;
  /** When the market opens, in milliseconds since 1970. */
  readonly opensAt: number | undefined;
  /** SHA-256 (hex) of the variable's name; for a claim only. */
  readonly variableHash: string | undefined;
}

/** A listed contract that has to be read. */
export interface ContractToRead {
  readonly key: number;
  readonly version: bigint;
  readonly contract: ContractVersion;
  readonly eventVersion: bigint | undefined;
  readonly event: EventFacts | undefined;
  /** No open member was read from these very terms, this opening and these event facts. */
  readonly isChanged: boolean;
}

interface Page {
  readonly afterKey: number;
  readonly limit: number;
}

export interface MemberRow
  extends RowOf<'graph_member', 'market' | 'contract_version' | 'first_run'>,
    RowOf<'market', 'venue'>,
    RowOf<'contract_version', 'market_id' | 'event_id'> {}

export function toMember(row: MemberRow, reading: unknown): StoredMember {
  return {
    key: row.market,
    venue: readOneOf(venueIds, row.venue),
    marketId: row.market_id,
    eventId: row.event_id,
    contractVersion: row.contract_version,
    firstRun: row.first_run,
    reading: readReadingOfAny(reading),
  };
}

/** Open members in order of their keys. */
export async function loadOpenMembers({ trx, options }: Writing, page: Page): Promise<StoredMember[]> {
  const { rows } = await sql<MemberRow & RowOf<'graph_member', 'reading'>>`
    select g.market, m.venue, v.market_id, v.event_id, g.contract_version, g.first_run, g.reading
    from graph_member g join market m on m.key = g.market join contract_version v on v.id = g.contract_version
    where g.closed_run is null and g.market > ${page.afterKey} and m.key > ${page.afterKey}
    order by g.market limit ${page.limit}`.execute(trx, options);
  return rows.map((row) => toMember(row, row.reading));
}

/**
 * Listed markets of a venue whose terms, opening or event facts are not those of their open member, or all that are listed, in
 * order of their keys. Of an event only what is read counts: another topic does not make its contracts be read again.
 */
export async function loadContractsToRead(
  { trx, options }: Writing,
  venue: VenueId,
  which: 'changed' | 'all',
  page: Page,
): Promise<ContractToRead[]> {
  const { rows } = await sql<ToReadRow>`
    select * from (
      select m.key, m.version as current_version, m.venue_key, m.opens_at, r.text, v.*, e.version as event_version,
        f.title as event_title, f.sub_title as event_sub_title, f.game as event_game,
        g.market is null or g.contract_version <> m.version or g.opens_at is distinct from m.opens_at
          or (g.event_version is distinct from e.version
            and (f.title, f.sub_title, f.game::text) is distinct from (o.title, o.sub_title, o.game::text)) as is_changed
      from market m
      join contract_version v on v.id = m.version
      join rule_text r on r.hash = v.rules_hash
      left join event e on e.venue = m.venue and e.id = v.event_id
      left join event_version f on f.id = e.version
      left join graph_member g on g.market = m.key and g.closed_run is null
      left join event_version o on o.id = g.event_version
      where m.venue = ${venue} and m.status in ('unopened', 'open', 'paused') and m.key > ${page.afterKey}
        and m.unreadable_cycle is null and m.first_cycle <= ${publishedCycle(venue)}
    ) listed
    where ${which === 'all' ? sql`true` : sql`is_changed`}
    order by key limit ${page.limit}`.execute(trx, options);
  return rows.map((row) => ({
    key: row.key,
    version: row.current_version,
    contract: toContract(row, { venue, venueKey: row.venue_key, rules: row.text, opensAt: row.opens_at }),
    eventVersion: row.event_version ?? undefined,
    event: toEventFacts(row),
    isChanged: row.is_changed,
  }));
}

/** Keys of open members whose market the venue's published listing no longer has, or no longer in a readable form. */
export async function loadUnlistedMembers({ trx, options }: Writing, venue: VenueId): Promise<number[]> {
  const { rows } = await sql<RowOf<'market', 'key'>>`
    select m.key from graph_member g join market m on m.key = g.market
    where g.closed_run is null and m.venue = ${venue}
      and not (m.status in ('unopened', 'open', 'paused') and m.unreadable_cycle is null
        and m.first_cycle <= ${publishedCycle(venue)})
    order by m.key`.execute(trx, options);
  return rows.map(({ key }) => key);
}

/** How many markets of a venue are listed and readable now. */
export async function countMarketsToRead({ trx, options }: Writing, venue: VenueId): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from market
    where venue = ${venue} and status in ('unopened', 'open', 'paused') and unreadable_cycle is null
      and first_cycle <= ${publishedCycle(venue)}`.execute(trx, options);
  return Number(rows[0]?.count ?? 0n);
}

/** Closes the open members of these markets. */
export async function closeMembers(
  { trx, options }: Writing,
  run: number,
  keys: readonly number[],
): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    update graph_member set closed_run = ${run}
    where market = any(${keys}::integer[]) and closed_run is null`.execute(trx, options);
}

export async function appendMembers(
  writing: Writing,
  run: number,
  members: readonly NewMember[],
): Promise<void> {
  await insertRows(
    writing,
    'graph_member',
    members.map(({ key, contractVersion, eventVersion, opensAt, variableHash, reading }) => ({
      market: key,
      first_run: run,
      closed_run: null,
      contract_version: contractVersion.toString(),
      event_version: eventVersion?.toString() ?? null,
      opens_at: sentTimeOrNull(opensAt),
      family: reading.claim?.family ?? null,
      variable_hash: variableHash === undefined ? null : sentHash(variableHash),
      reading: writeReading(reading),
    })),
  );
}

interface ToReadRow
  extends ContractRow,
    JoinedEventRow,
    RowOf<'market', 'key' | 'venue_key' | 'opens_at'>,
    RowOf<'rule_text', 'text'> {
  readonly current_version: RowOf<'market'>['version'];
  readonly event_version: RowOf<'event'>['version'] | null;
  readonly is_changed: boolean;
}
