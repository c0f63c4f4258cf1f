/** The listings of the venue: each is a walk or several, after the tables it needs, with one end. */
import type { ListingStep } from '../venue.ts';
import { failedEnd, walkChanges, walkClosed } from './list-changes.ts';
import { type ListingEnd, walkOpenEvents } from './list-events.ts';
import type { ListingContext } from './listing-context.ts';

/** Every open event, then whatever was added, closed or clarified while we walked. */
export async function* listOpen(context: ListingContext, signal: AbortSignal): AsyncGenerator<ListingStep> {
  const began = context.now();
  const unready = await prepare(context, signal);
  if (unready !== undefined) {
    yield unready;
    return;
  }
  const walked = yield* walkOpenEvents(context, signal);
  if (!walked.complete) {
    yield endOf(walked);
    return;
  }
  yield endOf(yield* walkChanges(context, began - context.options.overlapMs, signal));
}

export async function* listChanges(
  context: ListingContext,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<ListingStep> {
  const unready = await prepare(context, signal, 'sports');
  if (unready !== undefined) yield unready;
  else yield endOf(yield* walkChanges(context, since - context.options.overlapMs, signal));
}

/** Closed markets, newest first; those among them that are not final are marked. */
export async function* listSettled(
  context: ListingContext,
  since: number,
  signal: AbortSignal,
): AsyncGenerator<ListingStep> {
  const unready = await prepare(context, signal);
  if (unready !== undefined) yield unready;
  else yield endOf(yield* walkClosed(context, since, context.options.pagesMax, signal));
}

/** Reads the tables; an end if that failed, since terms made without them would not be the terms. */
async function prepare(
  { references }: ListingContext,
  signal: AbortSignal,
  what: 'sports' | 'all' = 'all',
): Promise<ListingEnd | undefined> {
  try {
    await references.refreshSports(signal);
    if (what === 'all') await references.refreshClarifications(signal);
    return undefined;
  } catch (error) {
    return failedEnd(error, signal);
  }
}

/** Without what only the walk itself needed to know. */
function endOf(end: ListingEnd): ListingEnd {
  return end.complete
    ? { kind: 'end', complete: true }
    : { kind: 'end', complete: false, reason: end.reason, detail: end.detail };
}
