/** A side of a contest: a team or a player, with the names and codes each venue gives it. */

export interface SimulatedTeam {
  /** Unique over all leagues, such as `nfl-dal`. */
  readonly key: string;
  /** venue_a's code in tickers, such as `LAR`. */
  readonly code: string;
  /** venue_b's abbreviation in slugs, such as `la`; the two venues' codes need not agree. */
  readonly abbreviation: string;
  /** venue_a's label: the place, with a letter where two teams share it ("New York G"). */
  readonly place: string;
  /** The nickname, venue_b's alias in American leagues. Players and clubs have their family or club name here. */
  readonly nickname: string;
  readonly fullName: string;
}

/**
 * Reads a table of teams, one a line: `code|abbreviation|place|nickname|full name`. An empty abbreviation is the code in
 * small letters, an empty full name is place and nickname.
 */
export function parseTeams(league: string, table: string): readonly SimulatedTeam[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', abbreviation = '', place = '', nickname = '', fullName = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        key: `${league}-${code.toLowerCase()}`,
        code,
        abbreviation: abbreviation || code.toLowerCase(),
        place,
        nickname: nickname || place,
        fullName: fullName || `${place} ${nickname}`.trim(),
      };
    });
}
