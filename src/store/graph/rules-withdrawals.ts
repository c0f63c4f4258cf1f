/** What changes of rules cost: the relations of a market that a run withdrew when it read the market's new text. */
import { sql } from 'kysely';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import type { RelationKind } from '../../core/relation/index.ts';
import type { RowOf } from '../row-of.ts';
import { insertRows, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readList, readOneOf, readRecord, readText } from '../stored-json.ts';

export interface RulesWithdrawal {
  readonly run: number;
  /** The first version with the new text that a run has read. */
  readonly contractVersion: bigint;
  /** All of them. */
  readonly withdrawn: number;
  /** The first of them, those across venues before others. */
  readonly relations: readonly WithdrawnRelation[];
}

export interface WithdrawnRelation {
  /** The other market. */
  readonly venue: VenueId;
  readonly id: string;
  /** From the side of the market whose rules changed. */
  readonly relation: RelationKind;
}

export interface NewRulesWithdrawal extends Omit<RulesWithdrawal, 'run'> {
  /** The market's key. */
  readonly market: number;
}

/** A market and two versions of its contract. */
interface ReplacedVersion {
  readonly market: number;
  readonly before: bigint;
  readonly after: bigint;
}

const relationKinds: readonly RelationKind[] = [
  'equivalent',
  'implies',
  'implied_by',
  'contradicts',
  'overlaps',
];

/** Keys of the markets whose two versions have different rules. */
export async function loadReworded(
  { trx, options }: Writing,
  replaced: readonly ReplacedVersion[],
): Promise<number[]> {
  if (replaced.length === 0) return [];
  const { rows } = await sql<RowOf<'contract_version', 'market'>>`
    select n.market
    from unnest(${replaced.map(({ market }) => market)}::integer[], ${replaced.map(({ before }) => before)}::bigint[],
      ${replaced.map(({ after }) => after)}::bigint[]) as n (market, before, after)
    join contract_version b on b.id = n.before
    join contract_version a on a.id = n.after
    where a.rules_hash <> b.rules_hash`.execute(trx, options);
  return rows.map(({ market }) => market);
}

export async function writeRulesWithdrawals(
  writing: Writing,
  run: number,
  withdrawals: readonly NewRulesWithdrawal[],
): Promise<void> {
  await insertRows(
    writing,
    'rules_withdrawal',
    withdrawals.map(({ market, contractVersion, withdrawn, relations }) => ({
      market,
      run,
      contract_version: contractVersion.toString(),
      withdrawn,
      relations: relations.map(({ venue, id, relation }) => ({ venue, id, relation })),
    })),
  );
}

/** What changes to this version of a market's contract, and to later ones, cost; latest run first. */
export async function loadRulesWithdrawals(
  store: Store,
  sinceVersion: bigint,
  limit: number,
  signal?: AbortSignal,
): Promise<RulesWithdrawal[]> {
  const { rows } = await store.query(
    (db, options) =>
      sql<RowOf<'rules_withdrawal', 'run' | 'contract_version' | 'withdrawn' | 'relations'>>`
        select run, contract_version, withdrawn, relations from rules_withdrawal
        where market = (select market from contract_version where id = ${sinceVersion})
          and contract_version >= ${sinceVersion}
        order by run desc limit ${limit}`.execute(db, options),
    signal,
  );
  return rows.map((row) => ({
    run: row.run,
    contractVersion: row.contract_version,
    withdrawn: row.withdrawn,
    relations: readList(row.relations).map(readRelation),
  }));
}

function readRelation(stored: unknown): WithdrawnRelation {
  const kept = readRecord(stored);
  return {
    venue: readOneOf(venueIds, kept['venue']),
    id: readText(kept['id']),
    relation: readOneOf(relationKinds, kept['relation']),
  };
}
