/**
 * Prices and quantities as integers of a millionth: fine enough for the smallest tick (0.0001) and lot (0.000001) of
 * either venue, and safe integers up to nine billion shares. A value that does not fit is refused, never rounded.
 */
export type Micros = number;

export const microsPerUnit = 1_000_000;

const pattern = /^(-?)(\d{0,10})(?:\.(\d*))?$/;

/** The exact value of a plain decimal text in millionths; undefined if it is no such text, too fine or too large. */
export function parseMicros(text: string): Micros | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const kept = fraction.slice(0, 6).padEnd(6, '0');
  if (fraction.length > 6 && /[1-9]/.test(fraction.slice(6))) return undefined;
  const value = Number(whole) * microsPerUnit + Number(kept);
  if (!Number.isSafeInteger(value)) return undefined;
  return sign === '-' && value !== 0 ? -value : value;
}

/** Decimal text with at least four places, and more only where they carry something: `0.4600`, `0.00015`. */
export function formatMicros(micros: Micros): string {
  const sign = micros < 0 ? '-' : '';
  const digits = Math.abs(micros).toString().padStart(7, '0');
  const fraction = digits.slice(-6).replace(/0{1,2}$/, '');
  return `${sign}${digits.slice(0, -6)}.${fraction}`;
}
