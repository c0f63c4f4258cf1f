const shape = /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|\+00:00)$/;

/** Whether a text is an RFC 3339 time in UTC that exists: the 30th of February is not one. */
export function isTimestamp(text: string): boolean {
  const match = shape.exec(text);
  if (!match) return false;
  const [, year, month, day] = match.map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day ?? 0);
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}
