/** The keys this database records markets by, for those that another service recorded; made where there are none. */
import { sql } from 'kysely';
import { copyToFile, type History, readText, readVenue, textLiteral } from '../history/index.ts';
import { StoreError } from '../store-error.ts';
import { filesSql, groupSql, writeSql } from './group-sql.ts';
import type { StepOutcome, UnreadableFile } from './import-steps.ts';
import type { FileGroup } from './plan-groups.ts';
import { describeCause, type SourceFile } from './source-files.ts';
import type { Workspace } from './workspace.ts';

const namesFile = 'recorded/names.parquet';
const keysFile = 'recorded/keys.csv';
const namesAtOnce = 20_000;

/** Finds the files that do not read to their end: a copy may have been cut. */
export async function probeRecorded(
  { history, folder }: { readonly history: History; readonly folder: string },
  files: readonly SourceFile[],
  signal?: AbortSignal,
): Promise<StepOutcome> {
  const unreadable: UnreadableFile[] = [];
  for (const file of files) {
    try {
      await history.engine.query(
        `select sum(hash(r)::hugeint)::varchar as read from ${groupSql(folder, { files: [file] })} r`,
        signal,
      );
    } catch (error) {
      if (signal?.aborted || !(error instanceof StoreError && error.code === 'failed')) throw error;
      unreadable.push({ path: file.path, detail: describeCause(error) });
    }
  }
  return { unreadable };
}

/** Done again, it makes no key twice. */
export async function makeRecordedKeys(
  {
    history,
    workspace,
    folder,
  }: { readonly history: History; readonly workspace: Workspace; readonly folder: string },
  groups: readonly FileGroup[],
  signal?: AbortSignal,
): Promise<void> {
  const { store, engine } = history;
  const names = groups.map(
    (group) => `select venue, market_id from ${groupSql(folder, group)} where market_id is not null`,
  );
  await workspace.make(namesFile, (path) =>
    engine.query(
      writeSql(
        `select row_number() over () - 1 as n, venue, market_id from (${names.join(' union ')})
          where venue in ('venue_a', 'venue_b') and length(market_id) between 1 and 500`,
        path,
      ),
      signal,
    ),
  );
  for (let from = 0; ; from += namesAtOnce) {
    const page = await engine.query(
      `select venue, market_id from ${filesSql([workspace.file(namesFile)])} where n >= ${from} and n < ${from + namesAtOnce}`,
      signal,
    );
    if (page.length === 0) break;
    const venues = page.map((row) => readVenue(row['venue']));
    const ids = page.map((row) => readText(row['market_id']));
    await store.query(
      (db, options) =>
        sql`
          insert into recorded_market (venue, id) select * from unnest(${venues}::text[], ${ids}::text[])
          on conflict do nothing`.execute(db, options),
      signal,
    );
  }
  await workspace.make(keysFile, (path) =>
    store.transact(
      (client) => copyToFile(client, `select key, venue, '=' || id from recorded_market`, path),
      signal,
    ),
  );
}

/** key, venue, id. */
export function recordedKeysSql(workspace: Workspace): string {
  return `(select key, venue, substr(id, 2) as id from read_csv(${textLiteral(workspace.file(keysFile))}, auto_detect = false,
    header = false, delim = ',', quote = '"', escape = '"', nullstr = '\\N', new_line = '\\n',
    columns = {'key': 'INTEGER', 'venue': 'VARCHAR', 'id': 'VARCHAR'}))`;
}
