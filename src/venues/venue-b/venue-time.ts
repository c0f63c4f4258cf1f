/** The times this venue writes: ISO with `Z`, PostgreSQL's `2026-04-05 15:10:00+00`, a bare date, or epoch milliseconds. */
const pattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const epochMs = /^\d{12,14}$/;

/** Milliseconds since 1970; undefined for any other text and for days that do not exist. A time without zone is UTC. */
export function parseVenueTime(text: string): number | undefined {
  if (epochMs.test(text)) return Number(text);
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [, date = '', time = '00:00', zone = 'Z'] = match;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // A thirtieth of February would be read as a day in March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return undefined;
  const at = Date.parse(`${date}T${time}${completeZone(zone)}`);
  return Number.isNaN(at) ? undefined : at;
}

function completeZone(zone: string): string {
  if (zone === 'Z') return zone;
  const [hours, minutes] = [zone.slice(0, 3), zone.slice(3).replace(':', '')];
  return `${hours}:${minutes === '' ? '00' : minutes}`;
}

/** Epoch seconds as a whole number of milliseconds. */
export function parseEpochSeconds(text: string): number | undefined {
  return /^\d{1,11}$/.test(text) ? Number(text) * 1000 : undefined;
}
