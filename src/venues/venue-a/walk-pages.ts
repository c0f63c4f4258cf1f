/**
 * Walks a list page by page along its cursor. It cannot stop early unnoticed: whatever is not the plain end of the list
 * ends the walk as `cut`, with the reason. A page with room left is none: the venue may filter rows after it has cut the
 * page, and its cursor goes on.
 */
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { IncompleteReason } from '../venue.ts';
import type { VenueRequest } from '../venue-client.ts';
import { VenueError } from '../venue-error.ts';
import { type Api, rowsOf } from './api.ts';
import { isJsonObject, show, type VenueAObject } from './wire/index.ts';

export interface Walk {
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The name of the array in the answer. */
  readonly member: string;
  /** What distinguishes one row from another. */
  readonly idMember: string;
  /** How the list names the number of rows, and how many are asked for. */
  readonly sizeName: string;
  readonly rowsPerPage: number;
  readonly pagesMax: number;
}

export interface WalkCut {
  readonly kind: 'cut';
  readonly reason: IncompleteReason;
  readonly detail: string;
  /** What a request failed with. */
  readonly error?: VenueError;
}

export type VenueAWalkStep =
  | { readonly kind: 'page'; readonly rows: readonly ExactJson[]; readonly answer: VenueAObject }
  | { readonly kind: 'end' }
  | WalkCut;

const cursorCharactersMax = 4096;

/** Ends with exactly one `end` or `cut`; throws only the signal's reason. */
export async function* walkPages(api: Api, walk: Walk, signal: AbortSignal): AsyncGenerator<VenueAWalkStep> {
  const cursors = new Set<string>();
  let cursor: string | undefined;
  let before: ReadonlySet<string> = new Set();
  for (let page = 1; ; page++) {
    if (page > walk.pagesMax) {
      yield cut('pages_max', `${walk.path}: more than ${walk.pagesMax} pages.`);
      return;
    }
    const read = await readPage(api, walk, cursor, signal);
    if (read.kind === 'cut') {
      yield read;
      return;
    }
    const { rows, answer, next } = read;
    const ids = idsOf(rows, walk.idMember);
    if (ids.size > 0 && ids.size === before.size && [...ids].every((id) => before.has(id))) {
      yield cut('page_repeated', `${walk.path}: page ${page} has the rows of the page before.`);
      return;
    }
    before = ids;
    yield { kind: 'page', rows, answer };
    if (next === undefined) {
      yield { kind: 'end' };
      return;
    }
    if (cursors.has(next)) {
      yield cut('cursor_repeated', `${walk.path}: page ${page} leads back to a cursor that was used.`);
      return;
    }
    cursors.add(next);
    cursor = next;
  }
}

interface Page {
  readonly kind: 'page';
  readonly rows: readonly ExactJson[];
  readonly answer: VenueAObject;
  readonly next: string | undefined;
}

async function readPage(
  api: Api,
  walk: Walk,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page | WalkCut> {
  const query: VenueRequest['query'] = {
    ...walk.query,
    [walk.sizeName]: walk.rowsPerPage.toString(),
    cursor,
  };
  try {
    const answer = await api.read(walk.path, { query }, signal);
    const rows = rowsOf(answer, walk.member, walk.path);
    const next = answer['cursor'] ?? '';
    if (typeof next !== 'string' || next.length > cursorCharactersMax) {
      return cut('page_malformed', `${walk.path}: the cursor is ${show(next)}.`);
    }
    return { kind: 'page', rows, answer, next: next === '' ? undefined : next };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof VenueError)) throw error;
    const reason = error.code === 'malformed' ? 'page_malformed' : 'request_failed';
    return { ...cut(reason, error.message), error };
  }
}

/** What cannot be identified counts as itself, so that two pages of nonsense differ by their text. */
function idsOf(rows: readonly ExactJson[], member: string): ReadonlySet<string> {
  return new Set(
    rows.map((row) => {
      const id = isJsonObject(row) ? row[member] : undefined;
      return typeof id === 'string' ? id : show(row);
    }),
  );
}

function cut(reason: IncompleteReason, detail: string): WalkCut {
  return { kind: 'cut', reason, detail };
}

/** A walk that was cut, as a failure of the caller that needed all of it. */
export function cutFailure({ reason, detail, error }: WalkCut): VenueError {
  return error ?? new VenueError('malformed', `venue_a ${detail} (${reason})`);
}
