/** Which team's season, or which tournament, a contract is on. */
import { type IntervalSet, integerGrid } from '../../../exact/index.ts';
import type { Variable } from '../../claim.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import { findCompetition, findLeague, findTeam, type Team } from '../../identity/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { refuseUnknownSayings } from '../closed-sayings.ts';
import { refusePageOtherThan } from '../deciding-league.ts';
import { sayings, slotsWithRole } from '../subject.ts';

interface OneStatement {
  readonly measure: string;
  readonly sentence: ReadSentence;
}

/** As `oneStatement`; a sentence that pays No must be on the same measure: a team that cannot win has not won. */
export function onlyStatement(
  subject: Subject,
  scopes: ReadonlySet<string> = new Set(),
): OneStatement | Withheld {
  const statement = oneStatement(subject, scopes);
  if ('reason' in statement) return statement;
  return sayings(subject, 'no_if').every(({ saying }) => saying.measure === statement.measure)
    ? statement
    : withhold('clause_conflict', 'a sentence pays No on something else than the statement');
}

/** The one sentence that says what Yes depends on, and its measure. `scopes`: those that the family answers to. */
export function oneStatement(
  subject: Subject,
  scopes: ReadonlySet<string> = new Set(),
): OneStatement | Withheld {
  const unknown = refuseUnknownSayings(subject, { says: ['settles_on', 'scope', 'no_if'], scopes });
  if (unknown !== undefined) return unknown;
  const found = [...sayings(subject, 'yes_if'), ...sayings(subject, 'settles_on')];
  const [statement] = found;
  if (statement === undefined) {
    return withhold('no_statement', 'no sentence says what Yes depends on');
  }
  if (found.length > 1) {
    return withhold('clause_conflict', `${found.length} sentences say what Yes depends on`);
  }
  return { measure: statement.saying.measure, sentence: statement.sentence };
}

/** The year all sentences name. */
export function yearOf({ sentences }: Subject): string | Withheld {
  const years = new Set(
    slotsWithRole(sentences, 'period').map((slot) => (slot.kind === 'year' ? slot.year : undefined)),
  );
  const [year] = years;
  if (year === undefined) return withhold('unknown_window', 'no year is named');
  return years.size === 1 ? String(year) : withhold('subject_conflict', 'the sentences name different years');
}

/** The competition all sentences name, by its code. */
export function competitionOf({ sentences }: Subject): string | Withheld {
  const codes = new Set(slotsWithRole(sentences, 'competition').map(({ text }) => findCompetition(text)));
  const [code] = codes;
  return code !== undefined && codes.size === 1
    ? code
    : withhold('unknown_identity', 'no one competition of the tables is named');
}

/** What sentences name as the league, its competition or the one whose word decides must be the league of the statement. */
export function refuseOtherLeagues(subject: Subject, league: string): Withheld | undefined {
  const isOther = slotsWithRole(subject.sentences, 'competition').some(
    ({ text }) => findCompetition(text) !== league,
  );
  return isOther
    ? withhold('subject_conflict', 'a sentence names another competition than the statement')
    : refusePageOtherThan(subject, league);
}

/** The team all these names mean in the league. */
export function teamOf(league: string, names: readonly string[]): Team | Withheld {
  const teams = new Set(names.map((name) => findTeam(league, name)));
  const [team] = teams;
  if (team === undefined || teams.has(undefined)) {
    return withhold('unknown_identity', `a name is in no table of ${league}`);
  }
  return teams.size === 1 ? team : withhold('subject_conflict', 'rules and label name two teams');
}

/** Where the team's code stands among all codes of the league, from 1. */
export function rankOf(league: string, team: Team): number {
  const codes = (findLeague(league)?.teams ?? []).map(({ code }) => code).sort();
  return codes.indexOf(team.code) + 1;
}

export function lineVariable(
  line: { readonly reach: 'shared' | 'venue'; readonly subject: string; readonly window: string },
  figure: {
    readonly scope: string;
    readonly statistic: string;
    readonly unit: string;
    readonly domain: IntervalSet;
  },
): Variable {
  const { scope, statistic, unit, domain } = figure;
  return {
    frame: { kind: 'line', source: 'official result', scope, ...line },
    quantity: 'value',
    statistic,
    unit,
    grid: integerGrid,
    domain,
  };
}
