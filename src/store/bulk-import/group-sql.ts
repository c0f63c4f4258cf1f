/** Rows of groups as something to select from. */
import { join } from 'node:path';
import { textLiteral } from '../history/index.ts';
import type { FileGroup } from './plan-groups.ts';

export function filesSql(files: readonly string[]): string {
  return `read_parquet([${files.map(textLiteral).join(', ')}], hive_partitioning = false)`;
}

export function groupSql(folder: string, { files }: Pick<FileGroup, 'files'>): string {
  return filesSql(files.map(({ path }) => join(folder, path)));
}

/** An expression of a column of the group, or null of the type where the group does not have it. */
export function columnSql(
  { columns }: Pick<FileGroup, 'columns'>,
  name: string,
  expression: (column: string, type: string) => string,
  nullType: 'varchar' | 'bigint',
): string {
  const type = columns.get(name);
  return type === undefined ? `null::${nullType}` : expression(`"${name}"`, type);
}

/** One select for each group, together; `nothing` where there is none, so that the columns are known all the same. */
export function unionSql(
  groups: readonly FileGroup[],
  select: (group: FileGroup) => string,
  nothing: string,
): string {
  return groups.length === 0 ? `select ${nothing} where false` : groups.map(select).join(' union all ');
}

/** Written at once, without an order. */
export function writeSql(select: string, path: string): string {
  return `copy (${select}) to ${textLiteral(path)} (format parquet, compression lz4_raw)`;
}
