/** Which further names a contract's text may hold: those of all teams of its league. A help for masking, not an identity. */
import type { ContractVersion, EventFacts } from '../../contract/index.ts';
import type { League } from './league.ts';
import { leagues } from './leagues.ts';

const patterns = new Map<string, RegExp>(leagues.map((league) => [league.id, patternOf(league)]));

function patternOf(league: League): RegExp {
  const names = [...new Set(league.teams.flatMap(({ names }) => names))].sort((a, b) => b.length - a.length);
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.length === 0 ? '(?!)' : `(?:${escaped.join('|')})`, 'g');
}

/** Most texts are on no game at all: one look tells so, instead of one for each league. */
const anyWords = new RegExp(leagues.map(({ words }) => words.source).join('|'));

/** The venue's own code or series comes before words of the text. */
export function leagueNamePattern(
  contract: ContractVersion,
  event: EventFacts | undefined,
): RegExp | undefined {
  const { seriesId, rules } = contract;
  const code = event?.game?.league;
  const league =
    leagues.find((each) => isTold(each, seriesId, code)) ??
    (anyWords.test(rules) ? leagues.find(({ words }) => words.test(rules)) : undefined);
  return league && patterns.get(league.id);
}

function isTold(league: League, seriesId: string | undefined, code: string | undefined): boolean {
  if (code !== undefined && league.codes.venue_b.includes(code)) return true;
  return seriesId !== undefined && league.seriesPrefixes.some((prefix) => seriesId.startsWith(prefix));
}
