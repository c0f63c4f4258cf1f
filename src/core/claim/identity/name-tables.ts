/**
 * Everything that is known by several exact names, in tables: the teams of each league, and assets. For finding a market by
 * a name its own text does not have; never evidence that two contracts are on the same thing.
 */
import type { Category } from '../../contract/index.ts';
import { competitions } from './competitions.ts';
import type { League } from './league.ts';
import { leagues } from './leagues.ts';

export interface NameTable {
  /** What all of them belong to: the names of a league. */
  readonly names: readonly string[];
  readonly entries: readonly NamedEntry[];
}

export interface NamedEntry {
  /** Names that no other entry of the table has. */
  readonly names: readonly string[];
  /** Names that others may have too. */
  readonly nicknames: readonly string[];
}

/** What of a market says which table its names stand in. */
export interface NameContext {
  readonly seriesId: string | undefined;
  readonly eventId: string;
  readonly category: Category | undefined;
  readonly topics: readonly string[];
}

/** As texts of either venue call them; those of soccer stand among the competitions. */
const leagueNames: Readonly<Record<string, readonly string[]>> = {
  nfl: ['NFL', 'Pro Football', 'Professional Football'],
  ncaaf: ['NCAAF', 'CFB', 'College Football'],
  ncaawb: ['NCAAWB', 'CWBB', "Women's College Basketball"],
  ncaamb: ['NCAAMB', 'NCAAB', 'CBB', "Men's College Basketball"],
  wnba: ['WNBA', "Women's Pro Basketball", "Women's Professional Basketball"],
  nba: ['NBA', 'Pro Basketball', 'Professional Basketball'],
  nba_summer: ['NBA', 'Summer League'],
  mlb: ['MLB', 'Pro Baseball', 'Professional Baseball'],
  nhl: ['NHL', 'Pro Hockey', 'Professional Hockey'],
};

const ofLeagues: readonly { readonly league: League; readonly table: NameTable }[] = leagues.map(
  (league) => ({
    league,
    table: {
      names: leagueNames[league.id] ?? competitions.find(({ code }) => code === league.id)?.names ?? [],
      entries: league.teams,
    },
  }),
);

const assets: Readonly<Partial<Record<Category, NameTable>>> = {
  Crypto: assetTable([
    ['Bitcoin', 'BTC'],
    ['Ethereum', 'Ether', 'ETH'],
    ['Solana', 'SOL'],
    ['Dogecoin', 'DOGE'],
  ]),
  Economics: assetTable([
    ['S&P 500', 'SP500', 'SPX', 'INX'],
    ['Nasdaq-100', 'NASDAQ100', 'NDX'],
  ]),
};

function assetTable(assetNames: readonly (readonly string[])[]): NameTable {
  return { names: [], entries: assetNames.map((names) => ({ names, nicknames: [] })) };
}

export const nameTables: readonly NameTable[] = [
  ...ofLeagues.map(({ table }) => table),
  ...Object.values(assets),
];

/** By what events of venue_b begin with, and by the topics that name the league alone. */
const byCode = new Map<string, NameTable>();
for (const { league, table } of ofLeagues) {
  const slugs = table.names.map((name) => name.toLowerCase().replaceAll(' ', '-'));
  for (const code of [...league.codes.venue_b, league.id, ...slugs])
    if (!byCode.has(code)) byCode.set(code, table);
}

/** A series of venue_a comes before how the event is filed; undefined where no table is meant. */
export function findNameTable(context: NameContext): NameTable | undefined {
  const { seriesId, eventId, category, topics } = context;
  const ofSeries = ofLeagues.find(({ league: { seriesPrefixes } }) =>
    seriesPrefixes.some((prefix) => seriesId?.startsWith(prefix)),
  );
  if (ofSeries !== undefined) return ofSeries.table;
  if (category !== 'Sports') return category && assets[category];
  const filed = [eventId.slice(0, Math.max(0, eventId.indexOf('-'))), ...topics].find((code) =>
    byCode.has(code),
  );
  return filed === undefined ? undefined : byCode.get(filed);
}

const wordsByLeague: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ofLeagues.map(({ league, table }) => [
    league.id,
    new Set(table.names.flatMap((name) => name.toLowerCase().replaceAll("'s", '').split(' '))),
  ]),
);

/** The words of the names of a league, in small letters. */
export function leagueWordsOf(league: string): ReadonlySet<string> {
  return wordsByLeague.get(league) ?? new Set();
}
