/**
 * Market rows with their whole events. Rows of the market list carry only a trimmed event; terms are always made of the
 * whole one, so that a market has the same terms whichever way it came.
 */
import type { EventRow } from './event-page.ts';
import type { ListingContext } from './listing-context.ts';
import { recordsOf } from './page-walk.ts';
import { type VenueBRecord, WireRecord } from './wire-record.ts';

/**
 * Each event once, with those of its markets that are among `rows`. Markets whose event is not found come without one:
 * the trimmed event lacks its part of their rules. Rejects with a VenueError.
 */
export async function* readEventsOf(
  context: ListingContext,
  rows: readonly VenueBRecord[],
  signal: AbortSignal,
): AsyncGenerator<readonly EventRow[]> {
  const groups = groupByEvent(rows);
  const ids = [...groups.keys()];
  const size = context.options.eventsPerLookUp;
  for (let start = 0; start < ids.length; start += size) {
    const wanted = ids.slice(start, start + size).flatMap((id) => groups.get(id) ?? []);
    const events = await readEvents(context, wanted, signal);
    yield wanted.map(({ id, markets }) => combine(events.get(id), markets));
  }
}

interface Group {
  readonly id: string;
  /** The trimmed event. */
  readonly head: VenueBRecord;
  readonly markets: VenueBRecord[];
}

function groupByEvent(rows: readonly VenueBRecord[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const head = new WireRecord('market', row).records('events')[0] ?? {};
    const id = new WireRecord('event', head).text('id') ?? '';
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { id, head, markets: [row] });
    else group.markets.push(row);
  }
  return groups;
}

/** First among the events of the state the trimmed ones name, then the missing ones among the others. */
async function readEvents(
  context: ListingContext,
  groups: readonly Group[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, VenueBRecord>> {
  const found = new Map<string, VenueBRecord>();
  const ids = groups.filter(({ id }) => /^\d{1,20}$/.test(id)).map(({ id }) => id);
  const closed = new Set(groups.filter(({ head }) => head['closed'] === true).map(({ id }) => id));
  const open = ids.filter((id) => !closed.has(id));
  await readEventsByState(context, open, 'false', found, signal);
  await readEventsByState(
    context,
    [...ids.filter((id) => closed.has(id)), ...missing(open, found)],
    'true',
    found,
    signal,
  );
  await readEventsByState(
    context,
    missing(
      ids.filter((id) => closed.has(id)),
      found,
    ),
    'false',
    found,
    signal,
  );
  return found;
}

function missing(ids: readonly string[], found: ReadonlyMap<string, VenueBRecord>): readonly string[] {
  return ids.filter((id) => !found.has(id));
}

async function readEventsByState(
  { gamma }: ListingContext,
  ids: readonly string[],
  closed: 'true' | 'false',
  found: Map<string, VenueBRecord>,
  signal: AbortSignal,
): Promise<void> {
  if (ids.length === 0) return;
  const query = { id: ids, closed, limit: String(ids.length) };
  const answer = await gamma.request('/events/keyset', { query }, signal);
  for (const row of recordsOf(answer, 'events', '/events/keyset')) {
    const id = new WireRecord('event', row).text('id');
    if (id !== undefined && ids.includes(id)) found.set(id, row);
  }
}

/** The whole event's own copy of each market where it has one: it was read later. */
function combine(event: VenueBRecord | undefined, rows: readonly VenueBRecord[]): EventRow {
  if (event === undefined) return { event, markets: rows };
  const nested = new Map(
    new WireRecord('event', event).records('markets').map((market) => [market['id'], market] as const),
  );
  return { event, markets: rows.map((row) => nested.get(row['id']) ?? row) };
}
