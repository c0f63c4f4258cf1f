/** Reading the query of a request; what cannot be read is refused as venue_a refuses it. */
import { BadRequest } from './answers.ts';

/** A whole number within bounds, or the default. */
export function readLimit(
  query: URLSearchParams,
  name: string,
  bounds: { readonly usual: number; readonly max: number; readonly min: number },
): number {
  const text = query.get(name);
  if (text === null || text === '') return bounds.usual;
  if (!/^\d{1,9}$/.test(text)) throw new BadRequest(`invalid ${name}`);
  const limit = Number(text);
  if (limit < bounds.min || limit > bounds.max) throw new BadRequest(`invalid ${name}`);
  // A limit of 0, where it is allowed, stands for the usual one.
  return limit === 0 ? bounds.usual : limit;
}

/** Unix seconds as milliseconds, or undefined. */
export function readSeconds(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  if (!/^\d{1,12}$/.test(text)) throw new BadRequest(`invalid ${name}`);
  return Number(text) * 1000;
}

export function readFlag(query: URLSearchParams, name: string): boolean {
  return readOptionalFlag(query, name) ?? false;
}

export function readOptionalFlag(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new BadRequest(`invalid ${name}`);
}

/** A text, or undefined where it is missing or empty. */
export function readText(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name);
  return text === null || text === '' ? undefined : text;
}

/** A list that is one text with commas. */
export function readCommaList(query: URLSearchParams, name: string): readonly string[] | undefined {
  return readText(query, name)
    ?.split(',')
    .filter((part) => part !== '');
}

/** One of the words, or undefined; `invalid <name> filter` otherwise. */
export function readWord<W extends string>(
  query: URLSearchParams,
  name: string,
  words: readonly W[],
): W | undefined {
  const text = readText(query, name);
  if (text === undefined) return undefined;
  const word = words.find((each) => each === text);
  if (word === undefined) throw new BadRequest(`invalid ${name} filter`);
  return word;
}
