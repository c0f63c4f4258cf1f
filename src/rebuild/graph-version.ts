/**
 * Names the build that reads contracts and relates them: a fingerprint of its sources, clause book, families, identity
 * tables and prover alike, and of the form readings are stored in. Whatever changes there changes the name, and nobody can forget to.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { contentHash } from '../runtime/content-hash.ts';

const core = new URL('../core/', import.meta.url);
const storedForm = '../store/stored-reading.ts';
const areas = ['exact', 'contract', 'claim', 'relation', 'graph'];

export function readGraphVersion(): string {
  const sources = areas.flatMap((area) =>
    readdirSync(new URL(`${area}/`, core), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${area}/${file.replaceAll('\\', '/')}`),
  );
  const texts = [...sources.sort(), storedForm].map((file) => [
    file,
    readFileSync(new URL(file, core), 'utf8'),
  ]);
  return contentHash(texts).slice(0, 16);
}
