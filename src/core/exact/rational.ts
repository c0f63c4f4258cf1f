/**
 * An exact fraction. Invariant: the denominator is positive and shares no factor with the numerator, so that equal
 * values are deeply equal.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Longer texts and exponents are refused: nothing a venue quotes comes near, and a hostile one must not cost memory. */
const digitsMax = 100;
const exponentMax = 100;

const decimalPattern =
  /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$|^([+-]?)\.(\d+)(?:[eE]([+-]?\d{1,4}))?$/;

const wholePattern = /^-?\d+$/;
const fractionPattern = /^(-?\d+)\/(\d+)$/;

export const zero: Rational = { numerator: 0n, denominator: 1n };
export const one: Rational = { numerator: 1n, denominator: 1n };
export const half: Rational = { numerator: 1n, denominator: 2n };

/** `numerator / denominator` in its one form. Throws a RangeError for a zero denominator. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  // Most strikes are integers, which need no division.
  if (denominator === 1n) return { numerator, denominator };
  if (denominator === 0n) throw new RangeError('A fraction needs a denominator other than zero.');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator * sign);
  return { numerator: (numerator * sign) / divisor, denominator: (denominator * sign) / divisor };
}

/** The exact value of a decimal as venues and JSON write it (`74299.99`, `-0.5`, `.48`, `1e-7`); undefined for any other text. */
export function parseDecimal(text: string): Rational | undefined {
  if (text.length > digitsMax) return undefined;
  // Most numbers are whole, which need no division.
  if (wholePattern.test(text)) return { numerator: BigInt(text), denominator: 1n };
  const match = decimalPattern.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '0', fraction = '', exponentText, bareSign, bareFraction, bareExponent] = match;
  const digits = bareFraction === undefined ? whole + fraction : bareFraction;
  const places = (bareFraction ?? fraction).length;
  const exponent = Number(exponentText ?? bareExponent ?? '0') - places;
  if (Math.abs(exponent) > exponentMax) return undefined;
  const magnitude = BigInt(digits);
  const value = (sign ?? bareSign) === '-' ? -magnitude : magnitude;
  return exponent >= 0
    ? rational(value * 10n ** BigInt(exponent))
    : rational(value, 10n ** BigInt(-exponent));
}

/** The exact value of a decimal (as `parseDecimal`) or of a fraction `n/d`, also an unreduced one; undefined for any other text. */
export function parseRational(text: string): Rational | undefined {
  const slash = text.indexOf('/');
  if (slash < 0) return parseDecimal(text);
  if (slash > digitsMax || text.length - slash - 1 > digitsMax) return undefined;
  const match = fractionPattern.exec(text);
  if (match === null) return undefined;
  const [, numerator = '', denominator = ''] = match;
  const divisor = BigInt(denominator);
  return divisor === 0n ? undefined : rational(BigInt(numerator), divisor);
}

/** A safe integer as a fraction. Throws a RangeError for any other number: it may already have been rounded. */
export function rationalOf(integer: number): Rational {
  if (!Number.isSafeInteger(integer)) throw new RangeError(`${integer} is not a safe integer.`);
  return { numerator: BigInt(integer), denominator: 1n };
}

/** Below zero if `left` is less, above zero if it is greater. */
export function compareRationals(left: Rational, right: Rational): number {
  if (left.denominator === right.denominator) {
    return left.numerator < right.numerator ? -1 : left.numerator > right.numerator ? 1 : 0;
  }
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function addRationals(left: Rational, right: Rational): Rational {
  if (left.denominator === right.denominator) {
    return rational(left.numerator + right.numerator, left.denominator);
  }
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

/** `left - right`. */
export function subtractRationals(left: Rational, right: Rational): Rational {
  if (left.denominator === right.denominator) {
    return rational(left.numerator - right.numerator, left.denominator);
  }
  return rational(
    left.numerator * right.denominator - right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function multiplyRationals(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** `left / right`. Throws a RangeError where `right` is zero. */
export function divideRationals(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator);
}

export function negateRational({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

export function isInteger(value: Rational): boolean {
  return value.denominator === 1n;
}

/** The greatest integer that is not above the value. */
export function floorRational({ numerator, denominator }: Rational): bigint {
  if (denominator === 1n) return numerator;
  // BigInt division cuts towards zero, which is one too high below zero. A reduced fraction never divides evenly.
  const cut = numerator / denominator;
  return numerator < 0n ? cut - 1n : cut;
}

/** The least integer that is not below the value. */
export function ceilRational(value: Rational): bigint {
  return value.denominator === 1n ? value.numerator : floorRational(value) + 1n;
}

/** The shortest exact text: a decimal where one ends (`74299.99`), else a fraction (`1/3`). */
export function formatRational({ numerator, denominator }: Rational): string {
  if (denominator === 1n) return numerator.toString();
  const places = decimalPlaces(denominator);
  if (places === undefined) return `${numerator}/${denominator}`;
  const scaled = (numerator < 0n ? -numerator : numerator) * (10n ** BigInt(places) / denominator);
  const digits = scaled.toString().padStart(places + 1, '0');
  return `${numerator < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** How many decimals `1 / denominator` takes; undefined if it never ends. */
function decimalPlaces(denominator: bigint): number | undefined {
  let twos = 0;
  let fives = 0;
  let rest = denominator;
  while (rest % 2n === 0n) {
    rest /= 2n;
    twos += 1;
  }
  while (rest % 5n === 0n) {
    rest /= 5n;
    fives += 1;
  }
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

/** Of two integers that are not negative. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a, b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}
