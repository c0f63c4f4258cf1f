/** Competitions that rules texts name inside a sentence, by every exact name; a mask of its own kind. */
import { properName } from './proper-name.ts';

export interface Competition {
  /** Our code, lower case. */
  readonly code: string;
  readonly names: readonly string[];
  /** The code of venue_b's sports table, where no league of the tables has it. */
  readonly codeOfB?: string;
}

export const competitions: readonly Competition[] = [
  { code: 'epl', names: ['English Premier League', 'EPL', 'Premier League'] },
  { code: 'mls', names: ['Major League Soccer', 'MLS'] },
  { code: 'laliga', names: ['La Liga', 'LaLiga'] },
  { code: 'laliga2', names: ['La Liga 2'] },
  { code: 'bundesliga', names: ['Bundesliga'] },
  { code: 'seriea', names: ['Serie A'] },
  { code: 'ligue1', names: ['Ligue 1'] },
  { code: 'ligamx', names: ['Liga MX'] },
  { code: 'ucl', names: ['UEFA Champions League', 'Champions League', 'UCL'] },
  { code: 'uel', names: ['UEFA Europa League', 'Europa League'] },
  { code: 'uecl', names: ['UEFA Conference League', 'UEFA Europa Conference League', 'Conference League'] },
  { code: 'worldcup', names: ['FIFA World Cup'] },
  { code: 'clubworldcup', names: ['FIFA Club World Cup', 'Club World Cup'] },
  { code: 'nationsleague', names: ['UEFA Nations League'] },
  { code: 'eredivisie', names: ['Eredivisie'] },
  { code: 'ligaportugal', names: ['Liga Portugal'] },
  { code: 'brasileiro', names: ['Brasileirão Serie A', 'Brasileiro Serie A', 'Brasileirao Serie A'] },
  { code: 'championship', names: ['EFL Championship'], codeOfB: 'elc' },
  { code: 'facup', names: ['FA Cup'] },
  { code: 'copadelrey', names: ['Copa del Rey'] },
  { code: 'nwsl', names: ['NWSL'] },
  { code: 'saudi', names: ['Saudi Pro League'] },
  { code: 'superlig', names: ['Super Lig', 'Süper Lig'] },
  { code: 'afcchampionsleague', names: ['AFC Champions League', 'AFC Champions League Elite'] },
  { code: 'ucl-qualifying', names: ['UEFA Champions League Qualifying', 'Champions League Qualifying'] },
  { code: 'uel-qualifying', names: ['UEFA Europa League Qualifying', 'Europa League Qualifying'] },
  { code: 'uecl-qualifying', names: ['UEFA Conference League Qualifying', 'Conference League Qualifying'] },
  { code: 'allsvenskan', names: ['Allsvenskan'] },
  { code: 'eliteserien', names: ['Eliteserien'] },
  { code: 'uslcup', names: ['USL Cup'] },
  { code: 'kleague1', names: ['Korea K League 1', 'K League 1'] },
  { code: 'chinesesuperleague', names: ['Chinese Super League'] },
  { code: 'jleague', names: ['J1 League'] },
  { code: 'leaguescup', names: ['Leagues Cup'] },
  { code: 'scottishpremiership', names: ['Scottish Premiership'], codeOfB: 'scop' },
  { code: 'brasileiro-b', names: ['Brasileiro Serie B', 'Brasileirao Serie B', 'Brasileirão Serie B'] },
  { code: 'brasileiro-c', names: ['Brasileiro Serie C', 'Brasileirao Serie C', 'Brasileirão Serie C'] },
  { code: 'ecuador', names: ['Ecuador LigaPro'] },
  { code: 'uruguay', names: ['Uruguay Primera Division'] },
  { code: 'argentina', names: ['Argentina Primera Division'] },
  { code: 'chile', names: ['Chile Primera Division'] },
  { code: 'peru', names: ['Peru Liga 1'] },
  { code: 'colombia', names: ['Colombia Primera A'] },
  { code: 'libertadores', names: ['Copa Libertadores', 'CONMEBOL Libertadores'] },
  { code: 'sudamericana', names: ['Copa Sudamericana', 'CONMEBOL Sudamericana'] },
  { code: 'belgium', names: ['Belgian Pro League'] },
  { code: 'denmark', names: ['Danish Superliga'] },
  { code: 'switzerland', names: ['Swiss Super League'] },
  { code: 'poland', names: ['Ekstraklasa'] },
  { code: 'uslchampionship', names: ['USL Championship'], codeOfB: 'uslc' },
  { code: 'eflcup', names: ['EFL Cup'] },
  { code: 'efl1', names: ['EFL League One', 'League One'], codeOfB: 'el1' },
  { code: 'efl2', names: ['EFL League Two'] },
  { code: 'dfbpokal', names: ['DFB Pokal', 'DFB-Pokal'] },
  { code: 'coppaitalia', names: ['Coppa Italia'] },
  { code: 'coupedefrance', names: ['Coupe de France'] },
  { code: 'knvbbeker', names: ['KNVB Beker'], codeOfB: 'nlc' },
  { code: 'serbia1', names: ['Serbia SuperLiga'], codeOfB: 'srb' },
  { code: 'northernireland1', names: ['NIFL Premiership'], codeOfB: 'nirl1' },
  { code: 'uwcl', names: ["UEFA Women's Champions League"], codeOfB: 'uwcl' },
  { code: 'lithuania1', names: ['A Lyga'], codeOfB: 'ltu1' },
  { code: 'uzbekistan1', names: ['Superliga (Uzbekistan)'], codeOfB: 'uzb1' },
  { code: 'canadianpremierleague', names: ['Canadian Premier League'], codeOfB: 'canpl' },
  { code: 'chile2', names: ['Primera B (Chile)'], codeOfB: 'chl2' },
  { code: 'estonia1', names: ['Premium Liiga'], codeOfB: 'est1' },
  { code: 'ireland1', names: ['Premier Division (Ireland)'], codeOfB: 'irl1' },
  { code: 'georgia1', names: ['Erovnuli Liga'], codeOfB: 'geo1' },
  { code: 'copadobrasil', names: ['Copa do Brasil'], codeOfB: 'brco' },
  { code: 'turkey2', names: ['Turkey 1. Lig'], codeOfB: 'tur2' },
  { code: 'argentina2', names: ['Primera Nacional'], codeOfB: 'argpn' },
  { code: 'belgium2', names: ['Belgium Challenger Pro League'], codeOfB: 'bel2' },
  { code: 'latvia1', names: ['Virslīga'], codeOfB: 'lva1' },
];

const namePattern = [...competitions.flatMap(({ names }) => names)]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.()]/g, String.raw`\$&`))
  .join('|');

/**
 * Tournaments of tennis and esports are too many for a list. Their texts name them at fixed places, and what stands there
 * is the name, if it is one at all: `tennis match in the 2026 ATP Harbor Masters Final after`, `match between A and B in the
 * Lakeside Open, first scheduled for`, `wins the Spring League 2026: A vs. B`.
 */
const tournamentPattern = [
  String.raw`(?<=\btennis match in the (?:19|20)\d\d )${properName}(?= after a ball|, (?:then|once)|\.(?:\s|$))`,
  String.raw`(?<=\bmatch between [^\n]{3,120} in the (?:(?:19|20)\d\d )?)${properName}(?=, (?:originally|initially|first) scheduled)`,
  String.raw`(?<=\btop (?:5|10|20|40) of the (?:19|20)\d\d )${properName}(?=, (?:ties|otherwise)|\.(?:\s|$))`,
  String.raw`(?<=\b(?:wins|wins the|of the|match in the) (?:(?:19|20)\d\d )?)${properName}(?=(?::? (?:19|20)\d\d)?: [^\n:]{2,60} vs\. )`,
].join('|');

/** As a part of a pattern: the longest name first. */
export const competitionNames: string = namePattern;

/** All names, and the places where a tournament is named; case and script count. */
export const competitionPattern: string = String.raw`(?=\p{Lu})(?:${tournamentPattern}|${namePattern})`;

export function findCompetition(name: string): string | undefined {
  return competitions.find(({ names }) => names.includes(name))?.code;
}

/** Of a code in venue_b's sports table. */
export function competitionWithCode(code: string): string | undefined {
  return competitions.find(({ codeOfB }) => codeOfB === code)?.code;
}
