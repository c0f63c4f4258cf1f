/** Words of the old dialect, which no identifier and no file name may have. Comments and texts may, where they are English. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from '@swc/core';
import { listSources } from './list-sources.ts';

/** What to write instead: announce, emit, publish, send or report; the reader, the caller or the process; again. */
export const oldWords: readonly string[] = [
  'anew',
  'anybody',
  'nobody',
  'somebody',
  'tell',
  'teller',
  'telling',
  'tells',
  'told',
  'untold',
  'whoever',
];

const isOld: ReadonlySet<string> = new Set(oldWords);
/** `told`, `toldOf`, `isTold`: most files have none of them outside comments, and need not be parsed. */
const mayHaveOne = new RegExp(
  `(?<![a-zA-Z])(?:${oldWords.join('|')})(?![a-z])|(?:${oldWords.map(capitalise).join('|')})(?![a-z])`,
);

const commentLine = /^\s*(?:\/\/|\/?\*).*$/gm;

/** `path: name` of each identifier and file name with an old word, by path. */
export function findOldWords(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => listSources(root, folder))
    .flatMap((path) => {
      const found = new Set<string>();
      if (hasOldWord(basename(path))) found.add(basename(path));
      const text = readFileSync(join(root, path), 'utf8');
      if (mayHaveOne.test(text) && mayHaveOne.test(text.replace(commentLine, ''))) {
        const tree = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2024' });
        collectOldNames(tree, found);
      }
      return [...found].map((name) => `${path}: ${name}`);
    });
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function hasOldWord(name: string): boolean {
  return name.split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/).some((word) => isOld.has(word.toLowerCase()));
}

function collectOldNames(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const each of node) collectOldNames(each, found);
  } else if (typeof node === 'object' && node !== null) {
    const { type, value } = node as { readonly type?: unknown; readonly value?: unknown };
    const isName = type === 'Identifier' || type === 'PrivateName';
    if (isName && typeof value === 'string' && hasOldWord(value)) found.add(value);
    for (const part of Object.values(node)) collectOldNames(part, found);
  }
}
