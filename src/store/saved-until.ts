import type { Store } from './store.ts';

/** Up to when everything that was received is saved, by the last recorder; undefined if there never was one. */
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
