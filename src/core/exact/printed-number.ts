/**
 * How numbers are written in answers, streams and webhooks. Within, everything is exact; nothing is rounded but here.
 *
 *   price, quantity   what is paid for contracts, and what is added up from it: costs, fees, edges, spreads. Exact: four
 *                     decimals, a fifth and sixth only where they carry something (`formatMicros`)
 *   amount            money behind a market, such as volumes, depths and notional: always four decimals
 *   ratio             shares, rates and returns: always six decimals
 *
 * What lies half way is rounded away from zero. A ratio that would promise too much is rounded down instead.
 */
import { formatMicros } from './micros.ts';
import { parseDecimal } from './rational.ts';

/** A fraction of two exact numbers that need not end as a decimal; the denominator is above zero. */
export interface Quotient {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const amountPlaces = 4;
const ratioPlaces = 6;
const microsPlaces = 6;
const printedAmount = /^(0|[1-9]\d{0,14})\.\d{4}$/;

/** `units` of ten to the minus `places`, in dollars. */
export function printAmount(units: bigint, places: number): string {
  return printUnits(
    roundTo(amountPlaces, { numerator: units, denominator: 10n ** BigInt(places) }),
    amountPlaces,
  );
}

/** A decimal text as a venue sends it, in dollars; undefined for a text that is none. */
export function printAmountText(text: string): string | undefined {
  // Most are so already, and every market of a page has several.
  if (printedAmount.test(text)) return text;
  const value = parseDecimal(text);
  return value && printUnits(roundTo(amountPlaces, value), amountPlaces);
}

export function printRatio(value: Quotient, rounding: 'nearest' | 'down' = 'nearest'): string {
  return printUnits(
    rounding === 'down' ? floorTo(ratioPlaces, value) : roundTo(ratioPlaces, value),
    ratioPlaces,
  );
}

/** A price that is no sum of prices, such as half way between two of them: to the nearest millionth. */
export function printDerivedPrice(value: Quotient): string {
  return formatMicros(Number(roundTo(microsPlaces, value)));
}

/** A price as exact decimal text; undefined for a text that is none. */
export function printPriceText(text: string): string | undefined {
  const value = parseDecimal(text);
  return value && printDerivedPrice(value);
}

/** In units of ten to the minus `places`. */
function roundTo(places: number, { numerator, denominator }: Quotient): bigint {
  const twice = 2n * numerator * 10n ** BigInt(places);
  // Division cuts towards zero.
  return (numerator < 0n ? twice - denominator : twice + denominator) / (2n * denominator);
}

function floorTo(places: number, { numerator, denominator }: Quotient): bigint {
  const scaled = numerator * 10n ** BigInt(places);
  const cut = scaled / denominator;
  return scaled < 0n && cut * denominator !== scaled ? cut - 1n : cut;
}

function printUnits(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
