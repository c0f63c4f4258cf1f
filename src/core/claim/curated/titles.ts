/**
 * Which title a market of venue_a is on where its text leaves it open: by the exact event or series, from what the venue lists. One that is
 * not here keeps its silence.
 */
import type { TermsDocument } from './terms-document.ts';

interface ListedTitle extends TermsDocument {
  readonly isListing: true;
  /** The year in which it is decided. */
  readonly year: number;
}

/** Events whose titles bear the year of the game, and not that in which the season begins. */
const titlesOfEvents: ReadonlyMap<string, ListedTitle> = new Map([
  [
    'KXSB-27',
    {
      document: 'listing of the event, which closes in the February of its year',
      isListing: true,
      read: 'November 2026',
      year: 2027,
    },
  ],
]);

/** Series on the world cup of a sport that their words do not name. */
const worldCups: ReadonlyMap<string, ListedTitle & { readonly league: string }> = new Map([
  [
    'KXMENWORLDCUP',
    {
      document: 'listing of the series, which ended on the final of its year',
      isListing: true,
      read: 'November 2026',
      year: 2026,
      league: 'worldcup',
    },
  ],
]);

export function yearOfListedTitle(eventId: string): number | undefined {
  return titlesOfEvents.get(eventId)?.year;
}

/** Of the cup of that year alone. */
export function leagueOfWorldCup(seriesId: string | undefined, year: number): string | undefined {
  const cup = seriesId === undefined ? undefined : worldCups.get(seriesId);
  return cup?.year === year ? cup.league : undefined;
}
