/**
 * What a venue publishes only in the contract terms of a series, or shows by what it lists, and not in the rules of its
 * markets. Read by a person and kept by the exact series; a series that is not here keeps its silence.
 *
 * The documents read are those of the series on who wins a game. They say that overtime counts for the winner, and nothing
 * of spreads, totals or parts of a game, so those series are not here. A spread is read from its own words all the same: a
 * team that wins by so much has won the game, and a game level after regulation is won in overtime or not at all. A count
 * of points says nothing of that kind, so without a word on overtime it is a figure of its own (`game/league-play.ts`).
 *
 * What a tied part of a game pays its teams is here only for series in whose every event a market on the tie was seen.
 */

import type { TermsDocument } from './terms-document.ts';

export interface SeriesTerms extends TermsDocument {
  /** Overtime, extra innings or a shootout belong to the game unless the market says otherwise. */
  readonly overtimeCounts: boolean;
  /** What a tie at the end of the period pays a team's Yes, as exact text; undefined where the terms do not settle it. */
  readonly tiePays: string | undefined;
}

const read = 'October 2026';
const half = '1/2';
const basketball = { document: 'basketball game contract terms', read, overtimeCounts: true, tiePays: half };
const football = { document: 'football game contract terms', read, overtimeCounts: true, tiePays: half };
const baseball = { document: 'baseball game contract terms', read, overtimeCounts: true, tiePays: half };
/** Of a tie these terms say only what may happen, which settles nothing. */
const hockey = { document: 'hockey period contract terms', read, overtimeCounts: true, tiePays: undefined };
/** A part of the game whose tie has a market of its own, so that a tie pays neither team. */
const tieListed: SeriesTerms = {
  document: 'listing of the series, with a market on the tie in every event',
  isListing: true,
  read: 'August 2026',
  overtimeCounts: false,
  tiePays: '0',
};

const terms: ReadonlyMap<string, SeriesTerms> = new Map(
  Object.entries({
    KXNFLGAME: football,
    KXNCAAFGAME: football,
    KXNBAGAME: basketball,
    KXWNBAGAME: basketball,
    KXMLBGAME: baseball,
    KXNHLGAME: hockey,
    KXMLBF3: tieListed,
    KXMLBF5: tieListed,
    KXMLBF7: tieListed,
    KXWNBA1HWINNER: tieListed,
    KXWNBA2HWINNER: tieListed,
    KXWNBA1QWINNER: tieListed,
    KXWNBA2QWINNER: tieListed,
    KXWNBA3QWINNER: tieListed,
    KXWNBA4QWINNER: tieListed,
  }),
);

export function seriesTerms(seriesId: string | undefined): SeriesTerms | undefined {
  return seriesId === undefined ? undefined : terms.get(seriesId);
}
