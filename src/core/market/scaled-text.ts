/** `units` of ten to the minus `decimals` (four or more), exactly: four decimals, and more only where they carry something. */
export function formatScaled(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  let end = digits.length;
  const least = whole.length + 4;
  while (end > least && digits.charCodeAt(end - 1) === 48) end--;
  return `${units < 0n ? '-' : ''}${whole}.${digits.slice(whole.length, end)}`;
}
