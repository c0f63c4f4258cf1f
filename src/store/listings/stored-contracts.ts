/** Contract versions as they were stored, with the facts of their events: what a member of the graph was read from. */
import { sql } from 'kysely';
import { type ContractVersion, type EventFacts, venueIds } from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Store } from '../store.ts';
import { readOneOf } from '../stored-json.ts';
import { type ContractRow, toContract } from './contract-versions.ts';
import { type JoinedEventRow, toEventFacts } from './events.ts';

/** Ids of rows as text, as they are bigints. */
export interface ContractAsked {
  readonly contractVersion: string;
  /** Undefined where the venue had not listed the event. */
  readonly eventVersion: string | undefined;
}

export interface StoredContract {
  readonly contract: ContractVersion;
  readonly event: EventFacts | undefined;
}

/** In the order they were asked for; undefined for one that is not there. */
export async function loadStoredContracts(
  store: Store,
  asked: readonly ContractAsked[],
  signal?: AbortSignal,
): Promise<(StoredContract | undefined)[]> {
  const places = JSON.stringify(
    asked.map(({ contractVersion, eventVersion }, place) => ({
      place,
      contract: contractVersion,
      event: eventVersion ?? null,
    })),
  );
  const { rows } = await store.query(
    (db, options) =>
      sql<StoredRow>`
        select a.place, m.venue, m.venue_key, m.opens_at, r.text, v.*,
          f.title as event_title, f.sub_title as event_sub_title, f.game as event_game
        from json_to_recordset(${places}::json) as a(place integer, contract bigint, event bigint)
        join contract_version v on v.id = a.contract
        join market m on m.key = v.market
        join rule_text r on r.hash = v.rules_hash
        left join event_version f on f.id = a.event`.execute(db, options),
    signal,
  );
  const found = new Map(rows.map((row) => [row.place, toStored(row)]));
  return asked.map((_, place) => found.get(place));
}

function toStored(row: StoredRow): StoredContract {
  const venue = readOneOf(venueIds, row.venue);
  return {
    contract: toContract(row, { venue, venueKey: row.venue_key, rules: row.text, opensAt: row.opens_at }),
    event: toEventFacts(row),
  };
}

interface StoredRow
  extends ContractRow,
    JoinedEventRow,
    RowOf<'market', 'venue' | 'venue_key' | 'opens_at'>,
    RowOf<'rule_text', 'text'> {
  readonly place: number;
}
