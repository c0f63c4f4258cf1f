/**
 * RFC 3339 in UTC, to the millisecond. Most times in an answer are of the last seconds, so that what is the same for a whole
 * second is kept: a date takes fifteen times as long to print.
 */
const secondsKept = 64;
const kept: { second: number; text: string }[] = Array.from({ length: secondsKept }, () => ({
  second: Number.NaN,
  text: '',
}));

/** Milliseconds since 1970; parts of one are left out, as a Date does. */
export function printTime(at: number): string {
  const whole = Math.trunc(at);
  const second = Math.floor(whole / 1_000);
  const slot = kept[Math.abs(second) % secondsKept];
  if (slot === undefined) throw new RangeError(`Invalid time value: ${at}`);
  if (slot.second !== second) {
    slot.text = new Date(second * 1_000).toISOString().slice(0, -4);
    slot.second = second;
  }
  const ms = whole - second * 1_000;
  return `${slot.text}${ms < 10 ? '00' : ms < 100 ? '0' : ''}${ms}Z`;
}
