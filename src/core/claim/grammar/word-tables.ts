/** Closed tables of words for slots: exact words, in lower case, as texts write them. */
import type { SlotType } from './slot-types.ts';

const states = `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|
indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|
nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|
rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming`;

const stages = `final|finals|grand final|semifinal|semifinals|semi final|semi finals|quarterfinal|quarterfinals|quarter final|
quarter finals|round of 16|round of 32|round of 64|round of 128|group stage|group a|group b|group c|group d|playoffs|
swiss stage|league stage|upper bracket|lower bracket|lower bracket final|upper bracket final|first round|second round|
third round|fourth round|qualifying round`;

/** Sports leagues and federations, whose own word is the official result. */
const leagues = `nba|nhl|nfl|mlb|wnba|mls|fifa|uefa|ufc|formula 1|atp tour|wta tour|pga tour|tournament|tournament organizer|
national basketball association|women's national basketball association|national hockey league|national football league|
major league baseball|premier league|english premier league|la liga|serie a|ligue 1|bundesliga|german bundesliga`;

const parties = `democratic|republican|democrat|libertarian|green|independent|labour|conservative|liberal democrats|
democratic party|republican party|democrats|republicans|libertarian party|green party|labour party|conservative party`;

const offices = `president|vice president|prime minister|governor|lieutenant governor|attorney general|mayor|
secretary of state|chancellor|speaker of the house|senate majority leader|supreme leader|chair of the federal reserve`;

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
  { type: 'that_window', entries: wordsOf(windows) },
  { type: 'the_title', entries: wordsOf(titles) },
  { type: 'the_number', entries: wordsOf(numbers) },
];
