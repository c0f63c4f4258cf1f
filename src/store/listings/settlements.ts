/** How markets ended, as their venues said it: appended when a venue says something else than before. */
import type { SettlementFact } from '../../core/contract/index.ts';
import { insertRows, sentHash, sentTime, sentTimeOrNull, type Writing } from '../send-rows.ts';
import type { Store } from '../store.ts';
import { readOneOf } from '../stored-json.ts';
import type { Reading } from '../versioned.ts';

export interface SettlementChange {
  readonly market: number;
  readonly number: number;
  readonly fact: SettlementFact;
  readonly contentHash: string;
}

export interface SettlementRecord {
  readonly number: number;
  readonly fact: SettlementFact;
  readonly firstCycle: number;
  readonly seenAt: number;
}

export async function writeSettlements(
  writing: Writing,
  reading: Reading,
  changes: readonly SettlementChange[],
): Promise<void> {
  await insertRows(
    writing,
    'settlement',
    changes.map(({ market, number, fact, contentHash }) => ({
      market,
      number,
      content_hash: sentHash(contentHash),
      result: fact.result,
      yes_payout: fact.yesPayout,
      observed: fact.observed ?? null,
      determined_at: sentTimeOrNull(fact.determinedAt),
      settled_at: sentTimeOrNull(fact.settledAt),
      final: fact.final,
      first_cycle: reading.cycle,
      seen_at: sentTime(reading.seenAt),
    })),
  );
}

/** All that was ever said of how a market ended, the latest first. */
export async function loadSettlements(
  store: Store,
  market: number,
  signal?: AbortSignal,
): Promise<SettlementRecord[]> {
  const rows = await store.query(
    (db, options) =>
      db
        .selectFrom('settlement')
        .selectAll()
        .where('market', '=', market)
        .orderBy('number', 'desc')
        .execute(options),
    signal,
  );
  return rows.map((row) => ({
    number: row.number,
    fact: {
      result: readOneOf(['yes', 'no', 'scalar', 'split'], row.result),
      yesPayout: row.yes_payout,
      observed: row.observed ?? undefined,
      determinedAt: row.determined_at?.getTime(),
      settledAt: row.settled_at?.getTime(),
      final: row.final,
    },
    firstCycle: row.first_cycle,
    seenAt: row.seen_at.getTime(),
  }));
}
