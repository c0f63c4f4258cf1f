/**
 * Names the build that reads contracts and relates them: a fingerprint of its sources, phrases, families, identity
 * tables and prover alike, of the form readings are stored in, and of the phrases that are handed in. Whatever changes there
 * changes the name, and it cannot be forgotten: a build that reads simulated venues has another name than one that does not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { HandedPhrase } from '../core/claim/index.ts';
import { contentHash } from '../runtime/content-hash.ts';

const core = new URL('../core/', import.meta.url);
const storedForm = '../store/graph/stored-reading.ts';
const areas = ['exact', 'contract', 'claim', 'relation', 'graph'];

export function readGraphVersion(phrases: readonly HandedPhrase[] = []): string {
  const sources = areas.flatMap((area) =>
    readdirSync(new URL(`${area}/`, core), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${area}/${file.replaceAll('\\', '/')}`),
  );
  const texts = [...sources.sort(), storedForm].map((file) => [
    file,
    readFileSync(new URL(file, core), 'utf8'),
  ]);
  return contentHash(phrases.length === 0 ? texts : [texts, phrases]).slice(0, 16);
}
