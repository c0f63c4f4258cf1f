/**
 * Names the program that lists a run, as `graph_version` names the one that relates it: a fingerprint of the sources that
 * make the arrays and read them again, and of the machine's own way of writing numbers and folding letters.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { contentHash } from '../../runtime/content-hash.ts';

const sources = new URL('../../', import.meta.url);
const folders = ['core/catalog', 'core/search', 'rebuild/kept-run'];
const files = [
  'rebuild/list-run.ts',
  'rebuild/served-run-data.ts',
  'store/graph/catalog-rows.ts',
  'store/listings/events.ts',
  'store/stored-json.ts',
];

/** `graphVersion`: of the sources that relate. */
export function readListingProgram(graphVersion: string): string {
  const found = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, sources), { encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const texts = [...found, ...files]
    .sort()
    .map((file) => [file, readFileSync(new URL(file, sources), 'utf8')]);
  return contentHash([graphVersion, process.version, endianness(), texts]).slice(0, 32);
}
