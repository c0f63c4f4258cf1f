/** A start is put off by some minutes; a second contest of the same sides on one day begins hours after the first. */
const nearMs = 90 * 60_000;

/** Whether the venue's start can be that of the contest which a text sets for `written`. */
export function isNearStart(written: number | undefined, startsAt: number): boolean {
  return written !== undefined && Math.abs(startsAt - written) <= nearMs;
}
