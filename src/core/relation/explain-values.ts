/** Where a contract pays, in words for a trader: `115 or more`, `before 2026-11-01T00:00:00Z`. */
import type { Claim, Variable } from '../claim/index.ts';
import {
  compareRationals,
  formatInstant,
  formatRational,
  half,
  type Interval,
  type IntervalSet,
  one,
  type Rational,
} from '../exact/index.ts';
import { formatScore } from './score-frame.ts';

export function describeValues({ variable, payout }: Claim): string {
  if (paysWhole(payout)) return payout.steps.map(({ on }) => setWords(on, variable)).join(' or ');
  return payout.steps.map(({ pays, on }) => `${share(pays)} at ${setWords(on, variable)}`).join(', ');
}

function share(pays: Rational): string {
  if (compareRationals(pays, one) === 0) return 'a dollar';
  return compareRationals(pays, half) === 0 ? 'half a dollar' : `${formatRational(pays)} of a dollar`;
}

/** Most contracts: a dollar or nothing. */
export function paysWhole({ steps }: Claim['payout']): boolean {
  return steps.every(({ pays }) => compareRationals(pays, one) === 0);
}

/** `margin of bos over vgk`: what is counted, with the names of the sides where both venues know them by these. */
export function describeQuantity({ frame, quantity, unit }: Variable): string {
  const sides = frame.reach === 'shared' ? / (\S+) - (\S+)$/.exec(frame.subject) : null;
  const [first, second] = [sides?.[1] ?? 'the first side', sides?.[2] ?? 'the second side'];
  switch (quantity) {
    case 'first':
      return `${unit} of ${first}`;
    case 'second':
      return `${unit} of ${second}`;
    case 'margin':
      return `margin of ${first} over ${second}`;
    case 'total':
      return `total ${unit}`;
    case 'lesser':
      return `${unit} of the side with fewer`;
    case 'advances':
      return `who goes on (1 is ${first}, -1 is ${second})`;
    default:
      return quantity;
  }
}

function setWords({ parts }: IntervalSet, variable: Variable): string {
  return parts.map((part) => intervalWords(part, variable)).join(' or ');
}

function intervalWords({ low, high }: Interval, variable: Variable): string {
  const isTime = variable.unit === 'ms since 1970';
  const name = (value: Rational) => nameValue(value, variable);
  if (high.kind === 'infinite') {
    if (low.kind === 'infinite') return 'any value';
    if (low.kind === 'open') return `${isTime ? 'after' : 'above'} ${name(low.at)}`;
    return isTime ? `${name(low.at)} or later` : `${name(low.at)} or more`;
  }
  if (low.kind === 'infinite') {
    if (high.kind === 'open') return `${isTime ? 'before' : 'below'} ${name(high.at)}`;
    return isTime ? `${name(high.at)} or earlier` : `${name(high.at)} or less`;
  }
  if (compareRationals(low.at, high.at) === 0) return `exactly ${name(low.at)}`;
  if (low.kind === 'closed' && high.kind === 'closed') return `${name(low.at)} to ${name(high.at)}`;
  const from = low.kind === 'closed' ? `from ${name(low.at)}` : `above ${name(low.at)}`;
  return `${from} ${high.kind === 'closed' ? `up to ${name(high.at)}` : `and below ${name(high.at)}`}`;
}

/** Instants are stored as milliseconds and scores as one number; readers do not. */
function nameValue(value: Rational, { unit, quantity }: Variable): string {
  if (quantity === 'score') return formatScore(Number(value.numerator));
  if (unit === 'ms since 1970' && value.denominator === 1n) return formatInstant(Number(value.numerator));
  return formatRational(value);
}
