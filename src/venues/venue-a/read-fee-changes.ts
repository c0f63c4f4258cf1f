/** Past and announced changes of fees, of series and of events. */
import type { FeeChange } from '../../core/contract/index.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import type { Log } from '../../runtime/log.ts';
import { type Api, rowsOf } from './api.ts';
import type { VenueAListingOptions } from './options.ts';
import { cutFailure, walkPages } from './walk-pages.ts';
import { readFeeChange } from './wire/index.ts';

const eventChangesPerPage = 1000;

export async function readFeeChanges(
  deps: { api: Api; log: Log; now: () => number; options: Pick<VenueAListingOptions, 'pagesMax'> },
  signal: AbortSignal,
): Promise<readonly FeeChange[]> {
  const path = '/series/fee_changes';
  // Without the flag the venue gives only changes to come.
  const answer = await deps.api.read(path, { query: { show_historical: 'true' } }, signal);
  const changes = readRows(deps.log, rowsOf(answer, 'series_fee_change_arr', path), 'series', deps.now());
  const walk = {
    path: '/events/fee_changes',
    query: {},
    member: 'event_fee_changes',
    idMember: 'id',
    sizeName: 'limit',
    rowsPerPage: eventChangesPerPage,
    pagesMax: deps.options.pagesMax,
  };
  for await (const step of walkPages(deps.api, walk, signal)) {
    if (step.kind === 'cut') throw cutFailure(step);
    if (step.kind === 'page') changes.push(...readRows(deps.log, step.rows, 'event', deps.now()));
  }
  return changes;
}

function readRows(
  log: Log,
  rows: readonly ExactJson[],
  scope: FeeChange['scope'],
  readAt: number,
): FeeChange[] {
  const changes = rows
    .map((row) => readFeeChange(row, scope, readAt))
    .filter((change) => change !== undefined);
  if (changes.length < rows.length) {
    log.warn(
      { scope, unreadable: rows.length - changes.length },
      'venue_a: invalid fee changes were left out',
    );
  }
  return changes;
}
