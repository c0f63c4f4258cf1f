/** Exact numbers read from and written as decimal text, one digit at a time; by the rules that the guide states. */

/** More places than any amount has. */
const places = 40n;

/** In units of 10^-40. */
export function readDecimal(text: string): bigint {
  const match = /^(\d+)(?:\.(\d{0,40}))?$/.exec(text);
  if (match === null) throw new Error(`Not an amount: ${text}`);
  const [, whole = '', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(Number(places), '0'));
}

/** Money behind a market, in units of 10^-`scale` dollars: four decimals, half away from zero. */
export function writeAmount(units: bigint, scale: number): string {
  return writeRounded(units, 10n ** BigInt(scale), 4);
}

export function writeAmountText(text: string): string {
  return writeAmount(readDecimal(text), Number(places));
}

/** A share: six decimals, half away from zero. */
export function writeShare(part: bigint, whole: bigint): string {
  return writeRounded(part, whole, 6);
}

/** A price or a quantity in millionths: four decimals, and two more where they say something. */
export function writeMicros(micros: number): string {
  return dropZeros(writeRounded(BigInt(micros), 1_000_000n, 6));
}

/** A price in half-millionths: to the nearest millionth, half away from zero. */
export function writeDoubled(doubled: number): string {
  return dropZeros(writeRounded(BigInt(doubled), 2_000_000n, 6));
}

function dropZeros(text: string): string {
  return text.replace(/0{1,2}$/, '');
}

function writeRounded(numerator: bigint, denominator: bigint, decimals: number): string {
  const isNegative = numerator < 0n;
  const scaled = (isNegative ? -numerator : numerator) * 10n ** BigInt(decimals);
  let units = scaled / denominator;
  if (2n * (scaled % denominator) >= denominator) units += 1n;
  const unit = 10n ** BigInt(decimals);
  const text = `${units / unit}.${String(units % unit).padStart(decimals, '0')}`;
  return isNegative && units > 0n ? `-${text}` : text;
}
