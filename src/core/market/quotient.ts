/** A fraction of two exact numbers that need not end as a decimal; the denominator is above zero. */
export interface Quotient {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const places = 6;
const scale = 1_000_000n;

/** Six decimals, rounded half to even, of which the last two are left off where they are zeros. */
export function formatQuotient({ numerator, denominator }: Quotient): string {
  const negative = numerator < 0n;
  const scaled = (negative ? -numerator : numerator) * scale;
  const cut = scaled / denominator;
  const twiceRest = 2n * (scaled - cut * denominator);
  const up = twiceRest > denominator || (twiceRest === denominator && cut % 2n === 1n);
  return formatScaled(negative ? -(up ? cut + 1n : cut) : up ? cut + 1n : cut, places);
}

/** `units` of ten to the minus `decimals` (four or more), exactly: four decimals, and more only where they carry something. */
export function formatScaled(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  let end = digits.length;
  const least = whole.length + 4;
  while (end > least && digits.charCodeAt(end - 1) === 48) end--;
  return `${units < 0n ? '-' : ''}${whole}.${digits.slice(whole.length, end)}`;
}
