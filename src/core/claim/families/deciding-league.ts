/** Whether the league whose word decides is that of the contest: the NBA decides no game of hockey. */
import type { ReadSentence, Subject } from '../family.ts';
import { decides, isPageOf } from '../identity/index.ts';
import { type Withheld, withhold } from '../withheld.ts';
import { slotsWithRole } from './subject.ts';

/** Of a contest whose league is known by its code. More than one where the text leaves it open. */
export function refuseLeagueOtherThan(
  { sentences }: Pick<Subject, 'sentences'>,
  leagues: readonly string[],
): Withheld | undefined {
  return slotsWithRole(sentences, 'league').every(({ text }) => decides(text, leagues))
    ? undefined
    : withhold('subject_conflict', 'another league decides than that of the contest');
}

/** The same, and every page that a sentence names is one of the league's. */
export function refusePageOtherThan(
  { sentences }: Pick<Subject, 'sentences'>,
  league: string,
): Withheld | undefined {
  return slotsWithRole(sentences, 'source').every(({ text }) => isPageOf(text, league))
    ? refuseLeagueOtherThan({ sentences }, [league])
    : withhold('clause_conflict', 'an address is not that of the league that decides');
}

/** Words by which statements name a league or a tour. */
const leagueWords: readonly (readonly [string, RegExp])[] = [
  ['wnba', /\bwnba\b|\bwomen's (?:pro|professional) basketball\b/i],
  ['nba', /\bnba\b|(?<!women's )\b(?:pro|professional) basketball\b/i],
  ['nfl', /\bnfl\b|\b(?:pro|professional) football\b|\bsuper bowl\b/i],
  ['mlb', /\bmlb\b|\b(?:pro|professional) baseball\b|\bworld series\b/i],
  ['nhl', /\bnhl\b|\b(?:pro|professional) hockey\b|\bstanley cup\b/i],
  ['worldcup', /\bfifa world cup\b/i],
  ['ucl', /(?<!afc )\bchampions league\b/i],
  ['uel', /\beuropa league\b/i],
  ['epl', /\bepl\b|\bpremier league\b/i],
  ['laliga', /\bla ?liga\b/i],
  ['seriea', /\bserie a\b/i],
  ['ligue1', /\bligue 1\b/i],
  ['bundesliga', /\bbundesliga\b/i],
  ['mls', /\bmls\b/i],
  ['ufc', /\bufc\b|\bmma\b/i],
  ['boxing', /\bboxing\b/i],
  ['lacrosse', /\blacrosse\b/i],
  ['cricket', /\bcricket\b/i],
  ['rugby', /\brugby\b/i],
  ['formula 1', /\bformula (?:1|one)\b|\bgrand prix\b/i],
  ['atp', /\batp\b/i],
  ['wta', /\bwta\b/i],
  ['pga', /\bpga\b/i],
];

/** Of a statement in read words: where it names a league, that one decides. One that it does not name is part of the source. */
export function refuseOtherLeague(
  subject: Subject,
  { slots }: ReadSentence,
  measure: string,
): Withheld | undefined {
  const stated = [measure, ...slots.map(({ slot }) => slot.text)].join('; ');
  const named = leagueWords.flatMap(([league, words]) => (words.test(stated) ? [league] : []));
  return named.length === 0 ? undefined : refuseLeagueOtherThan(subject, named);
}
