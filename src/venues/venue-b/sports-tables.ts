/** What the venue's sports tables give on games: leagues by series, who is named first, and teams by name. */
import type { TeamFacts } from '../../core/contract/index.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import { isList, isRecord, type VenueBRecord, WireRecord } from './wire-record.ts';

export interface VenueBLeague {
  readonly code: string;
  /** Which team stands first in titles and lists. */
  readonly firstIs: 'home' | 'away' | undefined;
}

export interface SportsTables {
  /** By the numeric id of a series. */
  readonly leagues: ReadonlyMap<string, VenueBLeague>;
  /** By `league name`, lower case. */
  readonly teams: ReadonlyMap<string, TeamFacts>;
  readonly marketTypes: ReadonlySet<string>;
}

export const noSportsTables: SportsTables = {
  leagues: new Map(),
  teams: new Map(),
  marketTypes: new Set(),
};

export function normaliseLeagues(rows: ExactJson): ReadonlyMap<string, VenueBLeague> {
  const leagues = new Map<string, VenueBLeague>();
  for (const raw of isList(rows) ? rows : []) {
    if (!isRecord(raw)) continue;
    const row = new WireRecord('sport', raw);
    const code = row.text('sport');
    if (code === undefined) continue;
    const ordering = row.text('ordering');
    const firstIs = ordering === 'home' || ordering === 'away' ? ordering : undefined;
    for (const series of row.text('series')?.split(',') ?? []) leagues.set(series.trim(), { code, firstIs });
  }
  return leagues;
}

export function normaliseTeam(
  raw: ExactJson,
): { readonly team: TeamFacts; readonly key: string } | undefined {
  if (!isRecord(raw)) return undefined;
  const team = readTeam(raw);
  const league = new WireRecord('team', raw).text('league');
  return team && league !== undefined ? { team, key: teamKey(league, team.name) } : undefined;
}

export function teamKey(league: string, name: string): string {
  return `${league} ${name}`.toLowerCase();
}

/** A team as events and the table of teams write it. */
export function readTeam(raw: VenueBRecord): TeamFacts | undefined {
  const row = new WireRecord('team', raw);
  const id = row.text('id');
  const name = row.text('name');
  return id === undefined || name === undefined ? undefined : { id, name, code: row.text('abbreviation') };
}

export function normaliseMarketTypes(raw: ExactJson): ReadonlySet<string> {
  const types = isRecord(raw) ? new WireRecord('market types', raw).texts('marketTypes') : undefined;
  return new Set(types ?? []);
}
