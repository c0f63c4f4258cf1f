/** RFC 3339 in UTC, to the millisecond. */
export function printTime(at: number): string {
  return new Date(at).toISOString();
}
