/** Exported type names are unique across the sources: one word, one notion. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from './list-sources.ts';

/** The formatter writes every exported declaration at the start of a line. */
const exportedType = /^export (?:declare |abstract )*(?:class|interface|type) (\w+)/gm;

/** `Name: path, path` of each name that several files below `folder` export as a type. */
export function findRepeatedTypes(root: string, folder: string): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const path of listSources(root, folder)) {
    const names = readFileSync(join(root, path), 'utf8').matchAll(exportedType);
    for (const name of new Set([...names].map(([, name = '']) => name))) {
      pathsOf.set(name, [...(pathsOf.get(name) ?? []), path]);
    }
  }
  return [...pathsOf]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`)
    .sort();
}
