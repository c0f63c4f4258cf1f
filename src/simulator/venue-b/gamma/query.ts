/** Reading Gamma's query strings. Arrays repeat their key; a value of the wrong form is a 422, an unknown name is ignored. */

/** Becomes the 422 body. */
export class GammaValidationError extends Error {}

export function readCount(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new GammaValidationError(`${name} must be a non-negative integer`);
  return Number(text);
}

export function readFlag(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw new GammaValidationError(`${name} must be a boolean`);
}

/** The values of a repeated key, or nothing when it is absent. A comma list is one value, which nothing is called. */
export function readTexts(query: URLSearchParams, name: string): ReadonlySet<string> | undefined {
  const values = query.getAll(name).filter((value) => value !== '');
  return values.length === 0 ? undefined : new Set(values);
}

export function readIds(query: URLSearchParams, name: string): ReadonlySet<string> | undefined {
  const values = readTexts(query, name);
  for (const value of values ?? []) {
    if (!/^\d{1,78}$/.test(value)) throw new GammaValidationError(`invalid ${name.replaceAll('_', ' ')}`);
  }
  return values;
}

/** A point in time in milliseconds. */
export function readTime(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new GammaValidationError(`${name} must be a date`);
  return at;
}

/** An amount of dollars, in ten-thousandths. */
export function readMoney(query: URLSearchParams, name: string): bigint | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  const match = /^(\d{1,15})(?:\.(\d{1,4}))?\d*$/.exec(text);
  if (match === null) throw new GammaValidationError(`${name} must be a number`);
  return BigInt(match[1] ?? '0') * 10_000n + BigInt((match[2] ?? '').padEnd(4, '0'));
}

/** Whether `value` lies within `${name}_min` and `${name}_max`, both included; a missing value lies nowhere. */
export function readBounds<T extends number | bigint>(
  query: URLSearchParams,
  name: string,
  read: (query: URLSearchParams, name: string) => T | undefined,
): ((value: T | undefined) => boolean) | undefined {
  const min = read(query, `${name}_min`);
  const max = read(query, `${name}_max`);
  if (min === undefined && max === undefined) return undefined;
  return (value) =>
    value !== undefined && (min === undefined || value >= min) && (max === undefined || value <= max);
}
