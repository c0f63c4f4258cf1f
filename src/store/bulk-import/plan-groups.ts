/** Files of one table and one shape, some million rows together: what is staged in one step, and again whole if killed. Pure. */
import type { SourceFile } from './source-files.ts';
import type { SourceColumns, SourceTableName } from './source-tables.ts';

export interface FileGroup {
  readonly table: SourceTableName;
  readonly columns: SourceColumns;
  readonly files: readonly SourceFile[];
  readonly rows: number;
}

export interface GroupBounds {
  /** A file with more is a group of its own. */
  readonly rowsMax: number;
  readonly filesMax: number;
}

const defaultGroupBounds: GroupBounds = { rowsMax: 4_000_000, filesMax: 1_000 };

/** In the order of the files; the same files give the same groups. */
export function planGroups(
  files: readonly SourceFile[],
  bounds: GroupBounds = defaultGroupBounds,
): FileGroup[] {
  const groups: FileGroup[] = [];
  for (const alike of Map.groupBy(files, shapeOf).values()) {
    let some: SourceFile[] = [];
    let rows = 0;
    const flush = () => {
      const [first] = some;
      if (first !== undefined) groups.push({ table: first.table, columns: first.columns, files: some, rows });
      some = [];
      rows = 0;
    };
    for (const file of alike) {
      if (some.length > 0 && (rows + file.rows > bounds.rowsMax || some.length >= bounds.filesMax)) flush();
      some.push(file);
      rows += file.rows;
    }
    flush();
  }
  return groups;
}

function shapeOf({ table, columns }: SourceFile): string {
  return JSON.stringify([table, [...columns].sort(([left], [right]) => (left < right ? -1 : 1))]);
}
