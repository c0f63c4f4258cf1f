/**
 * The path of the API nearest to one that is not there: the same words without a prefix, a word misspelt or cut short, a
 * name that other services use. Only ever a hint in a message.
 */
import { editsBetween } from '../../core/search/index.ts';

/** Of a path that was asked for, further characters and parts are not looked at. */
const pathCharactersMax = 200;
const partsMax = 10;
const wordCharactersMax = 40;
/** A beginning, an end or an inner part of a word stands for it from this many letters on. */
const sharedLettersMin = 4;

/** What other services call things, and what it is here. */
const otherNames: Readonly<Record<string, string>> = {
  arbitrage: 'opportunities',
  contracts: 'markets',
  leads: 'opportunities',
  pairs: 'cross-venue',
  ping: 'healthz',
  proof: 'relations',
  redoc: 'docs',
  reference: 'docs',
  sse: 'live',
  stream: 'live',
  swagger: 'docs',
  tickers: 'markets',
  ws: 'live',
};

const farAway = Number.POSITIVE_INFINITY;

/** `templates` with parameters in braces; undefined when none is near. Of equally near ones the first. */
export function findNearestPath(path: string, templates: readonly string[]): string | undefined {
  const asked = partsOf(path.slice(0, pathCharactersMax).toLowerCase());
  if (asked.length === 0 || asked.length > partsMax) return undefined;
  let nearest: string | undefined;
  let least = farAway;
  for (const template of templates) {
    const parts = partsOf(template);
    const distance = parts.length === 0 ? farAway : distanceBetween(asked, parts);
    if (distance >= least) continue;
    nearest = template;
    least = distance;
  }
  return nearest;
}

/** Without what stands before every path, here or elsewhere: `/api/v2/markets` is `markets`. */
function partsOf(path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  const first = parts.findIndex((part) => part !== 'api' && !/^v\d$/.test(part));
  return first === -1 ? [] : parts.slice(first);
}

function distanceBetween(asked: readonly string[], template: readonly string[]): number {
  let distance = 0;
  for (const [place, part] of template.entries()) {
    const word = asked[place];
    if (part.startsWith('{')) distance += word === undefined ? 2 : 1;
    else distance += word === undefined ? farAway : wordDistance(word, part);
  }
  // What is asked for below a path that has nothing below it.
  return distance + 4 * Math.max(0, asked.length - template.length);
}

function wordDistance(asked: string, word: string): number {
  if (asked === word) return 0;
  if (otherNames[asked] === word) return 1;
  if (asked.length > wordCharactersMax) return farAway;
  const edits = editsBetween(asked, word, 2);
  if (edits <= (word.length > sharedLettersMin ? 2 : 1)) return 1 + edits;
  const shorter = asked.length < word.length ? asked : word;
  const longer = shorter === asked ? word : asked;
  if (shorter.length >= sharedLettersMin && longer.includes(shorter)) return 3;
  return sharesBeginning(asked, word) ? 4 : farAway;
}

/** `opportunity` and `opportunities`. */
function sharesBeginning(left: string, right: string): boolean {
  const end = Math.max(sharedLettersMin + 1, Math.min(left.length, right.length) - 2);
  return left.length >= end && left.slice(0, end) === right.slice(0, end);
}
