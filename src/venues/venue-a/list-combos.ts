/** Combos of this venue (multivariate markets), apart from its listing: more than 60,000 new ones were seen in half an hour. */
import type { ListingStep, VenueCombos } from '../venue.ts';
import { marketsWalk, pagesOfWalk, readyDirectories, withEnd } from './list-steps.ts';
import type { ListingDeps } from './listing-deps.ts';
import { PageAssembler } from './page-assembler.ts';
import { toWireSeconds } from './wire/index.ts';

type PageStep = Extract<ListingStep, { kind: 'page' }>;

/** Every series of combos begins with it, and the tickers of their markets with the series. */
const comboPrefix = 'KXMVE';

export function openCombos(deps: ListingDeps): VenueCombos {
  const list = (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
    withEnd(walkCombos(deps, query, signal), signal);
  return {
    mode: deps.options.combos,
    mayBeCombo: (id) => id.startsWith(comboPrefix),
    listOpen: (signal) => list({ status: 'open', mve_filter: 'only' }, signal),
    listAdded: (since, signal) => {
      const from = toWireSeconds(since - deps.options.overlapMs);
      return list({ status: 'open', min_created_ts: from, mve_filter: 'only' }, signal);
    },
  };
}

async function* walkCombos(
  deps: ListingDeps,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): AsyncGenerator<PageStep> {
  await readyDirectories(deps, signal);
  const assembler = new PageAssembler(deps, 'taken');
  yield* pagesOfWalk(
    deps,
    marketsWalk(query, deps.options),
    (rows) => assembler.marketsPage(rows, signal),
    signal,
  );
}
