/** Every open event with its markets, by cursor; by offset only where the venue no longer knows cursors. */
import type { ListingStep } from '../venue.ts';
import { normalisePage, type PageStep, wholeEvent } from './event-page.ts';
import type { ListingContext } from './listing-context.ts';
import { type VenueBWalkStep, type WalkPlan, walkPages } from './page-walk.ts';
import { type VenueBRecord, WireRecord } from './wire-record.ts';

export type ListingEnd = Extract<ListingStep, { kind: 'end' }>;

/** The ids only grow, so that what is added while we walk stands at the end. */
const openQuery = { closed: 'false', order: 'id', ascending: 'true' } as const;

export async function* walkOpenEvents(
  context: ListingContext,
  signal: AbortSignal,
): AsyncGenerator<PageStep, ListingEnd> {
  const byCursor = yield* walkEvents(context, cursorPlan(context), signal);
  if (byCursor.complete || byCursor.cause?.code !== 'not_found') return byCursor;
  return yield* walkEvents(context, offsetPlan(context), signal);
}

async function* walkEvents(
  context: ListingContext,
  plan: WalkPlan,
  signal: AbortSignal,
): AsyncGenerator<PageStep, Extract<VenueBWalkStep, { kind: 'end' }>> {
  /** What was passed on: an event that moved between pages comes again, and counts again only if it changed. */
  const met = new Map<string, string>();
  for await (const step of walkPages(plan, signal)) {
    if (step.kind === 'end') return step;
    const fresh = step.rows.filter((row) => isFresh(row, met));
    yield normalisePage(context.references, fresh.map(wholeEvent), step.notRecords);
  }
  throw new Error('unreachable: a walk ends with its end');
}

function isFresh(row: VenueBRecord, met: Map<string, string>): boolean {
  const event = new WireRecord('event', row);
  const id = event.text('id') ?? event.text('slug');
  if (id === undefined) return true;
  const updatedAt = event.text('updatedAt') ?? '';
  if (met.get(id) === updatedAt) return false;
  met.set(id, updatedAt);
  return true;
}

function cursorPlan({ gamma, options }: ListingContext): WalkPlan {
  const limit = options.eventsPerPage;
  return {
    member: 'events',
    pagesMax: options.pagesMax,
    fetch: (cursor, signal) =>
      gamma.request(
        '/events/keyset',
        { query: { ...openQuery, limit: String(limit), after_cursor: cursor } },
        signal,
      ),
  };
}

function offsetPlan({ gamma, options }: ListingContext): WalkPlan {
  const limit = Math.min(100, options.eventsPerPage);
  return {
    member: undefined,
    pagesMax: options.pagesMax,
    byOffset: true,
    fetch: (offset, signal) =>
      gamma.request('/events', { query: { ...openQuery, limit: String(limit), offset } }, signal),
  };
}
