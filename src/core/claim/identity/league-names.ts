/** Which further names a contract's text may hold: those of all teams of its league. A help for masking, not an identity. */
import type { League } from './league.ts';
import { leagues } from './leagues.ts';

const patterns = new Map<string, RegExp>(leagues.map((league) => [league.id, patternOf(league)]));

function patternOf(league: League): RegExp {
  const names = [...new Set(league.teams.flatMap(({ names }) => names))].sort((a, b) => b.length - a.length);
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.length === 0 ? '(?!)' : `(?:${escaped.join('|')})`, 'g');
}

/** Most lines are on no game at all: one look tells so, instead of one for each league. */
const anyWords = new RegExp(leagues.map(({ words }) => words.source).join('|'));

/** Leagues by their place in the table; `leagueCount` where there is none. */
export const leagueCount: number = leagues.length;

/** The league with a code of the venue's own sports table. */
export function leagueWithCodeAt(code: string): number {
  return placeOf(({ codes }) => codes.venue_b.includes(code));
}

/** The first league to which a venue_a series belongs. */
export function leagueWithSeriesAt(seriesId: string): number {
  return placeOf(({ seriesPrefixes }) => seriesPrefixes.some((prefix) => seriesId.startsWith(prefix)));
}

/** The first league whose words stand in a line. */
export function leagueInWords(line: string): number {
  return anyWords.test(line) ? placeOf(({ words }) => words.test(line)) : leagueCount;
}

/** All names of the league's teams. */
export function leagueNamePattern(place: number): RegExp | undefined {
  const league = leagues[place];
  return league && patterns.get(league.id);
}

function placeOf(isMeant: (league: League) => boolean): number {
  const place = leagues.findIndex(isMeant);
  return place === -1 ? leagueCount : place;
}
