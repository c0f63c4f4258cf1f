import type { RawBuilder } from 'kysely';
import type { Store } from './store.ts';

/** Runs a statement that removes rows; returns how many there were. */
export async function removeRows(
  store: Store,
  statement: RawBuilder<unknown>,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { numAffectedRows = 0n } = await store.query((db, options) => statement.execute(db, options), signal);
  return Number(numAffectedRows);
}
