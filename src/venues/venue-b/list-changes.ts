/**
 * What was added, closed or clarified since a time. The venue has no list of changes: `updatedAt` moves with every price.
 * So: the newest markets by id, the newest closed ones by their closing time, and the newest clarifications.
 */
import { VenueError } from '../venue-error.ts';
import { normalisePage, type PageStep } from './event-page.ts';
import type { ListingEnd } from './list-events.ts';
import type { ListingContext } from './listing-context.ts';
import { walkPages } from './page-walk.ts';
import { readClarified } from './read-clarified.ts';
import { readEventsOf } from './read-events.ts';
import { parseVenueTime } from './venue-time.ts';
import type { VenueBRecord } from './wire-record.ts';

interface ChangeWalk {
  readonly query: Readonly<Record<string, string>>;
  /** The member the list is sorted by, newest first. */
  readonly timeField: 'createdAt' | 'closedTime';
  readonly pagesMax: number;
}

/** Pages of what changed; `since` has its overlap already. */
export async function* walkChanges(
  context: ListingContext,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<PageStep, ListingEnd> {
  const { changePagesMax: pagesMax } = context.options;
  const clarified = yield* walkClarified(context, since, signal);
  if (!clarified.complete) return clarified;
  const added = yield* walkMarkets(
    context,
    { query: { closed: 'false', order: 'id', ascending: 'false' }, timeField: 'createdAt', pagesMax },
    since,
    signal,
  );
  if (!added.complete) return added;
  return yield* walkClosed(context, since, pagesMax, signal);
}

export function walkClosed(
  context: ListingContext,
  since: number,
  pagesMax: number,
  signal: AbortSignal,
): AsyncGenerator<PageStep, ListingEnd> {
  const query = { closed: 'true', order: 'closedTime', ascending: 'false' };
  return walkMarkets(context, { query, timeField: 'closedTime', pagesMax }, since, signal);
}

async function* walkMarkets(
  context: ListingContext,
  { query, timeField, pagesMax }: ChangeWalk,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<PageStep, ListingEnd> {
  const limit = context.options.marketsPerPage;
  const met = new Set<string>();
  const steps = walkPages(
    {
      member: 'markets',
      pagesMax,
      fetch: (cursor, aborted) =>
        context.gamma.request(
          '/markets/keyset',
          { query: { ...query, include_tag: 'true', limit: String(limit), after_cursor: cursor } },
          aborted,
        ),
    },
    signal,
  );
  for await (const step of steps) {
    if (step.kind === 'end') return step;
    const times = step.rows.map((row) => timeOf(row, timeField));
    // Rows without the time may stand anywhere; they are passed on and do not end the walk.
    const fresh = step.rows.filter((row, i) => (times[i] ?? since) >= since && isFirst(row, met));
    const end = yield* passOn(context, fresh, signal);
    if (end !== undefined) return end;
    if (times.some((at) => at !== undefined && at < since)) return { kind: 'end', complete: true };
  }
  throw new Error('unreachable: a walk ends with its end');
}

function isFirst(row: VenueBRecord, met: Set<string>): boolean {
  const { id } = row;
  if (typeof id !== 'string') return true;
  if (met.has(id)) return false;
  met.add(id);
  return true;
}

/** The rows as pages; an end only if the venue failed. */
async function* passOn(
  context: ListingContext,
  rows: readonly VenueBRecord[],
  signal: AbortSignal,
): AsyncGenerator<PageStep, ListingEnd | undefined> {
  try {
    for await (const events of readEventsOf(context, rows, signal)) {
      yield normalisePage(context.references, events, 0);
    }
    return undefined;
  } catch (error) {
    return failedEnd(error, signal);
  }
}

/** Markets whose rules were clarified since. */
async function* walkClarified(
  context: ListingContext,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<PageStep, ListingEnd> {
  try {
    await context.references.refreshClarifications(signal);
    for await (const page of readClarified(context, since, signal)) yield page;
    return { kind: 'end', complete: true };
  } catch (error) {
    return failedEnd(error, signal);
  }
}

function timeOf(row: VenueBRecord, field: string): number | undefined {
  const text = row[field];
  return typeof text === 'string' ? parseVenueTime(text) : undefined;
}

/** What a failed request makes of a listing. Anything but a VenueError goes on as it is. */
export function failedEnd(error: unknown, signal: AbortSignal): ListingEnd {
  signal.throwIfAborted();
  if (!(error instanceof VenueError)) throw error;
  return { kind: 'end', complete: false, reason: 'request_failed', detail: error.message };
}
