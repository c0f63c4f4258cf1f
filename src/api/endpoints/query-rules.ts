/** What parameters must be together, beyond what each must be by itself. A rule says what is wrong, or nothing. */
import type { QueryRule } from '../endpoint.ts';

export function needs(parameter: string, other: string): QueryRule {
  return (query) =>
    query[parameter] !== undefined && query[other] === undefined ? `${parameter} needs ${other}.` : undefined;
}

/** Two times, where both are sent; compared to the millisecond. */
export function notAfter(first: string, second: string): QueryRule {
  return (query) => {
    const [from, to] = [query[first], query[second]];
    if (typeof from !== 'string' || typeof to !== 'string') return undefined;
    return Date.parse(from) > Date.parse(to) ? `${first} must not be after ${second}.` : undefined;
  };
}

/** A part of a share cannot be bought. */
export const wholeShares: QueryRule = ({ unit, amount }) =>
  unit === 'shares' && typeof amount === 'string' && /\.\d*[1-9]/.test(amount)
    ? 'amount must be a whole number where unit is shares.'
    : undefined;
