/** Settled markets that an import brought and no run has ever had: their terms as they are stored, and how they ended. */
import { sql } from 'kysely';
import { type ContractVersion, type EventFacts, type VenueId, venueIds } from '../../core/contract/index.ts';
import { type ContractRow, type JoinedEventRow, toContract, toEventFacts } from '../listings/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Writing } from '../send-rows.ts';
import { readOneOf } from '../stored-json.ts';

export interface SettledContract {
  readonly key: number;
  readonly version: bigint;
  readonly contract: ContractVersion;
  readonly eventVersion: bigint | undefined;
  readonly event: EventFacts | undefined;
  /** Which of the venue's words on it counts. */
  readonly settlement: number;
  /** Exact decimal text. */
  readonly yesPayout: string;
  readonly observed: string | undefined;
  readonly settledAt: number;
}

/** Whose latest settlement is final, and that no batch has marked; combos aside. In order of their keys. */
export async function loadImportedToJudge(
  { trx, options }: Writing,
  page: { readonly afterKey: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<RowOf<'market', 'key'>>`
    select m.key from import_run i join market m on m.first_cycle = i.id
    where m.key > ${page.afterKey} and m.status = 'settled' and not m.combo
      and exists (
        select from settlement s where s.market = m.key and s.final
          and not exists (select from settlement later where later.market = m.key and later.number > s.number))
      and not exists (select from accuracy_market a where a.market = m.key)
      and not exists (select from graph_member g where g.market = m.key)
    order by m.key limit ${page.limit}`.execute(trx, options);
  return rows.map(({ key }) => key);
}

/** For a marked market its settlement is the one that was marked, for another the latest. In order of the keys. */
export async function loadSettledContracts(
  { trx, options }: Writing,
  keys: readonly number[],
): Promise<SettledContract[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<SettledRow>`
    select distinct on (m.key) m.key, m.venue, m.venue_key, m.opens_at, m.version as current_version, r.text, v.*,
      e.version as event_version, f.title as event_title, f.sub_title as event_sub_title, f.game as event_game,
      s.number as settlement_number, s.yes_payout, s.observed,
      coalesce(s.settled_at, s.determined_at, s.seen_at) as settled_at
    from market m
    join contract_version v on v.id = m.version
    join rule_text r on r.hash = v.rules_hash
    left join event e on e.venue = m.venue and e.id = v.event_id
    left join event_version f on f.id = e.version
    left join accuracy_market a on a.market = m.key
    join settlement s on s.market = m.key and s.number = coalesce(a.settlement, s.number)
    where m.key = any(${keys}::integer[])
    order by m.key, s.number desc`.execute(trx, options);
  return rows.map((row) => {
    const venue: VenueId = readOneOf(venueIds, row.venue);
    return {
      key: row.key,
      version: row.current_version,
      contract: toContract(row, { venue, venueKey: row.venue_key, rules: row.text, opensAt: row.opens_at }),
      eventVersion: row.event_version ?? undefined,
      event: toEventFacts(row),
      settlement: row.settlement_number,
      yesPayout: row.yes_payout,
      observed: row.observed ?? undefined,
      settledAt: row.settled_at.getTime(),
    };
  });
}

interface SettledRow
  extends ContractRow,
    JoinedEventRow,
    RowOf<'market', 'key' | 'venue' | 'venue_key' | 'opens_at'>,
    RowOf<'rule_text', 'text'>,
    RowOf<'settlement', 'yes_payout' | 'observed'> {
  readonly current_version: RowOf<'market'>['version'];
  readonly event_version: RowOf<'event'>['version'] | null;
  readonly settlement_number: RowOf<'settlement'>['number'];
  readonly settled_at: Date;
}
