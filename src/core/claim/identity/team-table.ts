/** Tables of teams, one a line, and how a line becomes every exact name of the team. */

export interface Team {
  /** Our code, lower case, unique in the league; also how the two sides of a game are ordered. */
  readonly code: string;
  /** Every exact name that either venue writes for this team, and for no other team of the league. */
  readonly names: readonly string[];
  /** Names that other teams of the league may have too; they tell the two sides of one game apart, no more. */
  readonly nicknames: readonly string[];
}

/**
 * `code | places | nicknames | letters`, lists divided by `;`. A place that begins with `=` is a name by itself; one with
 * `+` only stands before the nickname (`+Los Angeles` makes `Los Angeles Lakers`); any other does both. Letters stand
 * before the nickname too: `LAL Lakers`. Throws a RangeError if two teams would have one code or one name.
 */
export function teamTable(table: string, nicknames: 'unique' | 'shared'): readonly Team[] {
  const teams = table
    .trim()
    .split('\n')
    .map((line) => readTeam(line, nicknames));
  const taken = new Map<string, string>();
  for (const { code, names } of teams) {
    for (const name of [`code ${code}`, ...names]) {
      const other = taken.get(name);
      if (other !== undefined) throw new RangeError(`${name} would be ${other} and ${code}.`);
      taken.set(name, code);
    }
  }
  return teams;
}

function readTeam(line: string, nicknames: 'unique' | 'shared'): Team {
  const [code = '', ...lists] = line.split('|');
  const [places = [], nicks = [], letters = []] = lists.map(listOf);
  const alone = places.flatMap((place) => (place.startsWith('+') ? [] : [place.replace('=', '')]));
  const before = places.flatMap((place) => (place.startsWith('=') ? [] : [place.replace('+', '')]));
  const full = [...before, ...letters].flatMap((place) => nicks.map((nick) => `${place} ${nick}`));
  const names = [...alone, ...full, ...(nicknames === 'unique' ? nicks : [])];
  return { code: code.trim(), names: [...new Set(names)], nicknames: nicks };
}

function listOf(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
