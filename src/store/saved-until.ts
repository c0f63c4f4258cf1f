import type { Store } from './store.ts';

/** Up to when everything that was received is saved, by whoever recorded last; undefined if nobody ever did. */
export async function loadSavedUntil(store: Store, signal?: AbortSignal): Promise<number | undefined> {
  const row = await store.query(
    (db, options) =>
      db
        .selectFrom('recorder_session')
        .select('covered_until')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(options),
    signal,
  );
  return row?.covered_until.getTime();
}
