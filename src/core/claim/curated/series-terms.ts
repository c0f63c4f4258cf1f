/**
 * What a venue publishes only in the contract terms of a series, not in the rules of its markets. Read by a person and kept
 * by the exact series; a series that is not here keeps its silence.
 */

export interface SeriesTerms {
  /** The document, as the venue names it. */
  readonly document: string;
  readonly read: string;
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
/** Of a tie these terms say only what may happen, which settles a period that nobody won, but not a tied game. */
const hockey = { document: 'hockey period contract terms', read, overtimeCounts: true, tiePays: undefined };
/** A part of the game that a tie leaves without a winner: the tie is a strike of its own, or pays nobody. */
const withTieStrike = (terms: SeriesTerms): SeriesTerms => ({
  ...terms,
  document: `${terms.document}; the series lists the tie apart`,
  tiePays: '0',
});

const terms: ReadonlyMap<string, SeriesTerms> = new Map(
  Object.entries({
    KXNFLGAME: football,
    KXNCAAFGAME: football,
    KXNBAGAME: basketball,
    KXWNBAGAME: basketball,
    KXMLBGAME: baseball,
    KXNHLGAME: hockey,
    KXNFL1HWINNER: withTieStrike(football),
    KXNCAAF1HWINNER: withTieStrike(football),
    KXNBA1HWINNER: withTieStrike(basketball),
    KXWNBA1HWINNER: withTieStrike(basketball),
    KXNCAAMB1HWINNER: withTieStrike(basketball),
    KXNCAAWB1HWINNER: withTieStrike(basketball),
    KXMLBF3: withTieStrike(baseball),
    KXMLBF5: withTieStrike(baseball),
    KXMLBF7: withTieStrike(baseball),
    KXWNBA1QWINNER: withTieStrike(basketball),
    KXWNBA2QWINNER: withTieStrike(basketball),
    KXWNBA3QWINNER: withTieStrike(basketball),
    KXWNBA4QWINNER: withTieStrike(basketball),
    KXNHL1P: withTieStrike(hockey),
    KXNHL2P: withTieStrike(hockey),
    KXNHL3P: withTieStrike(hockey),
  }),
);

export function seriesTerms(seriesId: string | undefined): SeriesTerms | undefined {
  return seriesId === undefined ? undefined : terms.get(seriesId);
}
