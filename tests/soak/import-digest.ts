/** What an import left, in a few numbers: equal ones mean equal archives and bases. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { askFiles } from '../bulk-import/bulk-fixture.ts';

export interface ImportDigest {
  readonly files: readonly string[];
  readonly base: string;
  readonly leftOut: string;
  /** Files that the database does not name, and what is staged still. */
  readonly strays: readonly string[];
}

export async function digestImport(url: string, historyFolder: string): Promise<ImportDigest> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: named } = await client.query<{ file: string; name: string }>(
      `select file, concat_ws(' ', kind, venue, month, generation, rows) as name from archive_file order by kind, venue, month`,
    );
    const files: string[] = [];
    for (const { file, name } of named) {
      const [row] = await askFiles(
        `select count(*) as rows, sum(hash(r)::hugeint)::varchar as sum from read_parquet('${join(historyFolder, file)}') r`,
      );
      files.push(`${name}: ${row?.['rows']} ${row?.['sum']}`);
    }
    const digestTable = async (columns: string, table: string) => {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(concat_ws('|', ${columns}), 0)), 0) as digest from ${table}`,
      );
      return rows[0]?.digest ?? '';
    };
    const onDisk = (await readdir(historyFolder, { recursive: true })).filter((name) =>
      name.endsWith('.parquet'),
    );
    const staged = (await readdir(join(historyFolder, 'unfinished'))).filter((name) => /^bulk-\d/.test(name));
    const names = new Set(named.map(({ file }) => file));
    return {
      files,
      base: await digestTable(
        `venue, id, event_id, category, expected_end_at, settled_at, payout, coalesce(price_1d, -1), coalesce(price_3d, -1),
          coalesce(price_7d, -1), coalesce(price_14d, -1), coalesce(price_30d, -1)`,
        'settled_market',
      ),
      leftOut: await digestTable('venue, id, reason', 'settled_left_out'),
      strays: [...onDisk.filter((name) => !names.has(name)), ...staged],
    };
  } finally {
    await client.end();
  }
}
