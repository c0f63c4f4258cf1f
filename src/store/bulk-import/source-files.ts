/** The Parquet files of a folder: what each holds, how much, and which cannot be read. Nothing of them is changed. */
import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { textHash } from '../../runtime/content-hash.ts';
import { type EngineRow, type ParquetEngine, readInteger, readText, textLiteral } from '../history/index.ts';
import { StoreError } from '../store-error.ts';
import { type FileMisfit, readColumns, type SourceColumns, type SourceTableName } from './source-tables.ts';

export interface SourceFile {
  /** Relative to the folder. */
  readonly path: string;
  readonly table: SourceTableName;
  readonly columns: SourceColumns;
  readonly rows: number;
  readonly bytes: number;
}

export interface SetAsideFile {
  readonly path: string;
  readonly reason: FileMisfit;
  readonly detail: string;
}

export interface SourceFolder {
  readonly folder: string;
  readonly files: readonly SourceFile[];
  readonly setAside: readonly SetAsideFile[];
  /** Equal as long as no file is added, removed, or changed in size or time, and steps are saved in the same form. */
  readonly fingerprint: string;
}

/** Files and folders below the folder; one file of ten thousand rows each makes 2,000,000,000 rows. */
const filesMax = 200_000;
const depthMax = 8;
const filesAtOnce = 200;
/** Raised where outcomes of steps are read otherwise: an import that an older version began then starts from the beginning. */
const stepForm = 2;
/** An import that was killed leaves these in a history folder; they hold nothing to import. */
const ownFolders: ReadonlySet<string> = new Set(['unfinished', 'closing']);

interface FoundFile {
  readonly path: string;
  readonly bytes: number;
  readonly changedAtMs: number;
}

/** Rejects with a StoreError where the folder cannot be read or holds too many files. */
export async function findSource(
  engine: ParquetEngine,
  folder: string,
  signal?: AbortSignal,
): Promise<SourceFolder> {
  const found = await listFiles(folder);
  const files: SourceFile[] = [];
  const setAside: SetAsideFile[] = [];
  for (let start = 0; start < found.length; start += filesAtOnce) {
    const some = found.slice(start, start + filesAtOnce);
    for (const { file, read } of await readFiles(engine, folder, some, signal)) {
      if ('reason' in read) setAside.push({ path: file.path, ...read });
      else files.push({ path: file.path, bytes: file.bytes, ...read });
    }
  }
  const fingerprint = textHash(JSON.stringify([stepForm, found]));
  return { folder, files, setAside, fingerprint };
}

async function listFiles(folder: string): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  const walk = async (path: string, depth: number): Promise<void> => {
    for (const entry of (await readdir(path, { withFileTypes: true })).sort(byName)) {
      const inside = join(path, entry.name);
      if (entry.isDirectory() && depth < depthMax && !(depth === 0 && ownFolders.has(entry.name))) {
        await walk(inside, depth + 1);
      } else if (entry.isFile() && entry.name.endsWith('.parquet') && !entry.name.startsWith('.')) {
        const { size, mtimeMs } = await lstat(inside);
        found.push({ path: relative(folder, inside), bytes: size, changedAtMs: mtimeMs });
        if (found.length > filesMax) {
          throw new StoreError('too_many_rows', `${folder} holds more than ${filesMax} Parquet files.`);
        }
      }
    }
  };
  try {
    await walk(folder, 0);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('failed', `${folder} cannot be read as a folder.`, { cause: error });
  }
  return found;
}

function byName(left: { readonly name: string }, right: { readonly name: string }): number {
  return left.name < right.name ? -1 : left.name > right.name ? 1 : 0;
}

type ReadFile = Omit<SourceFile, 'path' | 'bytes'> | { readonly reason: FileMisfit; readonly detail: string };

/** One broken file fails the statement for all of its batch: then each is asked alone. */
async function readFiles(
  engine: ParquetEngine,
  folder: string,
  files: readonly FoundFile[],
  signal: AbortSignal | undefined,
): Promise<readonly { readonly file: FoundFile; readonly read: ReadFile }[]> {
  try {
    const list = `[${files.map(({ path }) => textLiteral(join(folder, path))).join(', ')}]`;
    const counts = await engine.query(
      `select file_name, num_rows from parquet_file_metadata(${list})`,
      signal,
    );
    const nodes = await engine.query(
      `select file_name, name, duckdb_type, coalesce(num_children, 0)::bigint as children
        from parquet_schema(${list}) order by file_name, column_id`,
      signal,
    );
    const nodesByFile = Map.groupBy(nodes, (node) => readText(node['file_name']));
    const rowsByFile = new Map(
      counts.map((row) => [readText(row['file_name']), readInteger(row['num_rows'])]),
    );
    return files.map((file) => {
      const name = join(folder, file.path);
      const reading = readColumns(topColumns(nodesByFile.get(name) ?? []));
      if (reading.kind === 'misfit')
        return { file, read: { reason: reading.reason, detail: reading.detail } };
      const { table, columns } = reading;
      return { file, read: { table, columns, rows: rowsByFile.get(name) ?? 0 } };
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    const [only] = files;
    if (files.length === 1 && only !== undefined) {
      return [{ file: only, read: { reason: 'unreadable', detail: describeCause(error) } }];
    }
    const each: { readonly file: FoundFile; readonly read: ReadFile }[] = [];
    for (const file of files) each.push(...(await readFiles(engine, folder, [file], signal)));
    return each;
  }
}

/** The first node is the row itself; what is inside of a column is skipped. */
function topColumns(nodes: readonly EngineRow[]): SourceColumns {
  const columns = new Map<string, string>();
  let inside = 0;
  for (const node of nodes.slice(1)) {
    const children = readInteger(node['children']);
    if (inside > 0) inside += children - 1;
    else {
      const type = node['duckdb_type'];
      columns.set(readText(node['name']), children > 0 || typeof type !== 'string' ? 'nested' : type);
      inside = children;
    }
  }
  return columns;
}

const detailLengthMax = 300;

/** What the engine says, without the folders of this machine. */
export function describeCause(error: unknown): string {
  const cause = error instanceof StoreError ? (error.cause ?? error) : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  const [line = ''] = text.split('\n');
  return line.replaceAll(/(["'])\/[^"']*\/([^/"']+)\1/g, '$2').slice(0, detailLengthMax);
}
