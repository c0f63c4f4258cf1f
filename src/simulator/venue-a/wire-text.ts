/** Values as venue_a writes them. */

/** Ten-thousandths of a dollar: `0.5600`. */
export function dollars(price: number): string {
  const digits = String(price).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** Hundredths of a contract, with their sign: `1596.82`. */
export function contracts(size: number): string {
  const digits = String(Math.abs(size)).padStart(3, '0');
  return `${size < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** RFC 3339 in UTC; a fraction only where there is one, without trailing zeros. */
export function timeText(ms: number, microseconds = 0): string {
  const whole = new Date(ms).toISOString().slice(0, 19);
  const fraction = `${String(ms % 1000).padStart(3, '0')}${String(microseconds).padStart(3, '0')}`.replace(
    /0+$/,
    '',
  );
  return fraction === '' ? `${whole}Z` : `${whole}.${fraction}Z`;
}

export function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}

/** An exact decimal in its shortest form, as a double would be written: `2.0` becomes `2`. */
export function shortest(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
