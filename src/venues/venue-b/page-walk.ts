/**
 * Walks the pages of a listing and cannot be cut short unnoticed: a repeated cursor, the same page again, a
 * missing member and too many pages all end the walk as incomplete. A page with room left does not: the venue may filter
 * rows after it has cut the page, and its cursor goes on.
 */
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { IncompleteReason } from '../venue.ts';
import { VenueError } from '../venue-error.ts';
import { isList, isRecord, type VenueBRecord, WireRecord } from './wire-record.ts';

export interface WalkPlan {
  /** The member that holds the rows; undefined where the answer is the bare list. */
  readonly member: string | undefined;
  readonly pagesMax: number;
  /** `start` is the cursor of the page, or the number of rows before it. */
  readonly fetch: (start: string | undefined, signal: AbortSignal) => Promise<ExactJson>;
  /** Offsets instead of cursors: a page shorter than the first ends the walk. */
  readonly byOffset?: boolean;
}

export type VenueBWalkStep =
  | { readonly kind: 'rows'; readonly rows: readonly VenueBRecord[]; readonly notRecords: number }
  | { readonly kind: 'end'; readonly complete: true }
  | {
      readonly kind: 'end';
      readonly complete: false;
      readonly reason: IncompleteReason;
      readonly detail: string;
      readonly cause?: VenueError;
    };

/** Tries for a page that answered but does not fit; the client has its own for those that failed. */
const pageTries = 3;

/** Ends with one `end`, unless the caller stops first. Rejects only with the signal's reason. */
export async function* walkPages(plan: WalkPlan, signal: AbortSignal): AsyncGenerator<VenueBWalkStep> {
  const cursors = new Set<string>();
  let start: string | undefined = plan.byOffset ? '0' : undefined;
  let previousIds = '';
  /** What the server gives at most, known from its first page. */
  let fullPage: number | undefined;
  for (let page = 0; page < plan.pagesMax; page++) {
    const answer = await readPage(plan, start, signal);
    if (answer.kind === 'end') {
      yield answer;
      return;
    }
    const { rows, notRecords, next } = answer;
    const ids = rows.map(rowId).join(' ');
    if (ids !== '' && ids === previousIds) {
      yield incomplete('page_repeated', `page ${page} has the rows of the page before`);
      return;
    }
    previousIds = ids;
    yield { kind: 'rows', rows, notRecords };
    fullPage ??= rows.length + notRecords;
    const following: string | undefined = plan.byOffset
      ? offsetAfter(start, rows.length + notRecords, fullPage)
      : next;
    if (following === undefined) {
      yield { kind: 'end', complete: true };
      return;
    }
    if (cursors.has(following)) {
      yield incomplete('cursor_repeated', `page ${page} leads back to an earlier one`);
      return;
    }
    cursors.add(following);
    start = following;
  }
  yield incomplete('pages_max', `more than ${plan.pagesMax} pages`);
}

interface Page {
  readonly kind: 'page';
  readonly rows: readonly VenueBRecord[];
  readonly notRecords: number;
  readonly next: string | undefined;
}

async function readPage(
  plan: WalkPlan,
  start: string | undefined,
  signal: AbortSignal,
): Promise<Page | Extract<VenueBWalkStep, { kind: 'end' }>> {
  let trouble = incomplete('page_malformed', 'never asked');
  for (let attempt = 0; attempt < pageTries; attempt++) {
    let answer: ExactJson;
    try {
      answer = await plan.fetch(start, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof VenueError)) throw error;
      const beyond = plan.byOffset === true && start !== '0' && error.code === 'refused';
      return { ...incomplete(beyond ? 'offset_ceiling' : 'request_failed', error.message), cause: error };
    }
    const page = parsePage(plan, answer);
    if (page === undefined) {
      trouble = incomplete('page_malformed', `${plan.member ?? 'a list'} is missing from the answer`);
      continue;
    }
    return page;
  }
  return trouble;
}

function parsePage(plan: WalkPlan, answer: ExactJson): Page | undefined {
  const list = plan.member === undefined ? answer : isRecord(answer) ? answer[plan.member] : undefined;
  if (!isList(list)) return undefined;
  const rows = list.filter((row) => isRecord(row));
  const next = isRecord(answer) ? new WireRecord('page', answer).text('next_cursor') : undefined;
  return { kind: 'page', rows, notRecords: list.length - rows.length, next };
}

/** The rows of a page that is read by itself. Throws a VenueError where the list is missing: nothing would look like none. */
export function recordsOf(answer: ExactJson, member: string, path: string): readonly VenueBRecord[] {
  const list = isRecord(answer) ? answer[member] : undefined;
  if (!isList(list)) throw new VenueError('malformed', `venue_b ${path}: ${member} is missing.`);
  return list.filter((row) => isRecord(row));
}

function offsetAfter(start: string | undefined, length: number, fullPage: number): string | undefined {
  return length === 0 || length < fullPage ? undefined : String(Number(start ?? '0') + length);
}

function rowId(row: VenueBRecord): string {
  const { id } = row;
  return typeof id === 'string' ? id : JSON.stringify(row).slice(0, 200);
}

function incomplete(
  reason: IncompleteReason,
  detail: string,
): { kind: 'end'; complete: false; reason: IncompleteReason; detail: string } {
  return { kind: 'end', complete: false, reason, detail };
}
