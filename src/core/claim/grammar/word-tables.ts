/** Closed tables of words for slots: exact words, in lower case, as texts write them. */
import type { SlotType } from './slot-types.ts';

const states = `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|
indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|
nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|
rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming`;

const stages = `final|finals|grand final|semifinal|semifinals|semi final|semi finals|quarterfinal|quarterfinals|quarter final|
quarter finals|round of 16|round of 32|round of 64|round of 128|group stage|group a|group b|group c|group d|playoffs|
swiss stage|league stage|upper bracket|lower bracket|lower bracket final|upper bracket final|first round|second round|
third round|fourth round|qualifying round|round|upper bracket semifinal|upper bracket quarterfinal|upper bracket round|lower bracket semifinal|
lower bracket quarterfinal|lower bracket round|winners bracket|losers bracket|opening|decider|elimination|winners|losers|
consolation final|third place|3rd place|tiebreaker|tiebreak`;

/** Sports leagues and federations, whose own word is the official result. */
const leagues = `nba|nhl|nfl|mlb|wnba|mls|fifa|uefa|ufc|formula 1|atp tour|wta tour|pga tour|tournament|tournament organizer|
national basketball association|women's national basketball association|national hockey league|national football league|
major league baseball|premier league|english premier league|la liga|serie a|ligue 1|french ligue 1|bundesliga|german bundesliga`;

const parties = `democratic|republican|democrat|libertarian|green|independent|labour|conservative|liberal democrats|
democratic party|republican party|democrats|republicans|libertarian party|green party|labour party|conservative party`;

const offices = `president|vice president|prime minister|governor|lieutenant governor|attorney general|mayor|
secretary of state|chancellor|speaker of the house|senate majority leader|supreme leader|chair of the federal reserve`;

/** What a listed name is: one of several, or all of them. */
const kinds = `player|team|national team|winner|track|musician|band|host|politician|coach|manager|horse|boxer|cyclist|bodybuilder|streamer|podcast|video game|ai model|model|
city|state|school|university|organization|official|driver|athlete|club|country|nation|participant|pair|golfer|fighter|contestant|rider|constructor|candidate|party|
political party|coalition|party or coalition|political party or coalition|person|individual|film|movie|actor|actress|director|song|album|series|
television series|television show|show|game|artist|company|individual or entity|players|teams|drivers|athletes|clubs|countries|nations|
participants|pairs|golfers|contestants|candidates|parties|parties or coalitions|parties / coalitions|individuals|films|movies|songs|albums|
artists|companies|models|horses|boxers|cyclists|bodybuilders|fighters|riders|constructors|runner|runners|coaches|managers|skier|skiers|skater|skaters|swimmer|swimmers|
conference|conferences|division|divisions|region|regions`;

const ordinals = `first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th`;

const figures = `points|assists|rebounds|steals|blocks|goals|saves|home runs|hits|runs batted in|rbis|stolen bases|strikeouts|wins|sacks|interceptions|
tackles|receptions|passing yards|rushing yards|receiving yards|passing touchdowns|rushing touchdowns|receiving touchdowns|three pointers|
three pointers made`;

/** Whose rules decide who is out. */
const bodies = `tournament|competition|event|league|major league soccer|major league baseball|national football league|national hockey league|national basketball association|nba|nfl|nhl|mlb|wnba|mls|ncaa|fide|f1|formula 1|ioc|fifa|uefa|ufc|pga tour|icc|ipl`;

const eliminations = `they are eliminated|they are mathematically eliminated|they are mathematically eliminated from contention|
they are eliminated from the playoffs|they do not advance to the playoffs|they are eliminated in the playoff bracket|participant is eliminated|
team is eliminated|team is mathematically eliminated|player is eliminated|they are mathematically eliminated from finishing first in the division|
they are eliminated in the playoffs|they are eliminated in the knockout stage|they are eliminated in the group stage|they are eliminated from contention|
they are mathematically eliminated from winning the division|they are mathematically eliminated from reaching the play in|
they are eliminated from the tournament|they do not qualify for the playoffs|they are knocked out`;

/** By what the alphabet orders those who are level. */
const namings = `name|listed name|last name|listed last name|title|listed title|team name|listed team name|abbreviation|listed abbreviation`;

/** `98th`: which time a show is held. */
const editions = Array.from({ length: 120 }, (_, index) => ordinalOf(index + 11)).join('|');

function ordinalOf(number: number): string {
  const ending =
    number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** Prizes whose names are more than a run of words in capitals. */
const works = `motion picture drama|motion picture musical or comedy|motion picture|television series drama|television series musical or comedy|television series|
television|limited series anthology series or motion picture made for television|limited series anthology series or a motion picture made for television`;
const categories = [
  'best motion picture drama|best motion picture musical or comedy|best motion picture animated|best motion picture non english language',
  'best television series drama|best television series musical or comedy|best animated feature film|cinematic and box office achievement',
  'best limited series anthology series or motion picture made for television|best performance in stand up comedy on television|best podcast',
  'best original score motion picture|best original song motion picture|best director motion picture|best screenplay motion picture',
  ...works
    .split('|')
    .flatMap((work) =>
      ['actor', 'actress', 'supporting actor', 'supporting actress'].map(
        (role) => `best ${role} in ${work.trim()}`,
      ),
    ),
].join('|');

/** References: the words, and what they point to. */
const windows = `that timeframe|this timeframe|the specified timeframe|that time frame|this time frame|the listed timeframe|
the above timeframe|that date|this date|the specified date|the listed date|the above date|the resolution date|that window|
the specified window|that period|the specified period|this deadline|that deadline|the specified deadline`;
const titles = `the title|the market title|the title of this market|this market's title`;
const numbers = `the listed number|the listed amount|the listed value|the specified number|the specified amount|
the listed price|the price specified in the title|the number specified in the title`;

function wordsOf(list: string): readonly (readonly string[])[] {
  return list.split('|').map((words) => words.trim().split(/\s+/));
}

/** In the order of `slotTypes`; a phrase of words may stand in several tables. */
export const wordTables: readonly {
  readonly type: SlotType;
  readonly entries: readonly (readonly string[])[];
}[] = [
  { type: 'state', entries: wordsOf(states) },
  { type: 'stage', entries: wordsOf(stages) },
  { type: 'party', entries: wordsOf(parties) },
  { type: 'office', entries: wordsOf(offices) },
  { type: 'league', entries: wordsOf(leagues) },
  { type: 'kind', entries: wordsOf(kinds) },
  { type: 'ordinal', entries: wordsOf(ordinals) },
  { type: 'figure', entries: wordsOf(figures) },
  { type: 'body', entries: wordsOf(bodies) },
  { type: 'elimination', entries: wordsOf(eliminations) },
  { type: 'naming', entries: wordsOf(namings) },
  { type: 'edition', entries: wordsOf(editions) },
  { type: 'category', entries: wordsOf(categories) },
  { type: 'that_window', entries: wordsOf(windows) },
  { type: 'the_title', entries: wordsOf(titles) },
  { type: 'the_number', entries: wordsOf(numbers) },
];
