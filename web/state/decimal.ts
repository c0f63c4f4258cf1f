/** Decimal texts of the API, exactly: as integers of millionths. */
const decimals = 6;
const scale = 10n ** BigInt(decimals);

/** Millionths; throws on what is not a decimal text of at most six decimals. */
export function parseDecimal(text: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text);
  if (match === null) throw new SyntaxError(`${text} is not a decimal.`);
  const [, sign, whole = '0', fraction = ''] = match;
  const value = BigInt(whole) * scale + BigInt(fraction.padEnd(decimals, '0'));
  return sign === '-' ? -value : value;
}

/** Without trailing zeros. */
export function printDecimal(millionths: bigint): string {
  const size = millionths < 0n ? -millionths : millionths;
  const fraction = String(size % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '');
  return `${millionths < 0n ? '-' : ''}${size / scale}${fraction === '' ? '' : `.${fraction}`}`;
}

export const oneDollar = scale;

/** Both in millionths; rounded down. */
export function multiply(left: bigint, right: bigint): bigint {
  return (left * right) / scale;
}
