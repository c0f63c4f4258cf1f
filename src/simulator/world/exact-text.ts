/** Exact figures as text: whole steps of a decimal grid become digits, never through floating point. */

/** `decimalText(-4, 1)` is `-0.4`; `decimalText(30, 1)` is `3.0`. */
export function decimalText(steps: number, decimals: number): string {
  const sign = steps < 0 ? '-' : '';
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  if (decimals === 0) {
    return `${sign}${digits}`;
  }
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The same without zeros at the end, as a JSON number would print: `3`, `-0.4`. */
export function shortDecimalText(steps: number, decimals: number): string {
  const text = decimalText(steps, decimals);
  return decimals === 0 ? text : text.replace(/0+$/, '').replace(/\.$/, '');
}

/** With commas between thousands: `91,999.99`. */
export function groupedText(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
