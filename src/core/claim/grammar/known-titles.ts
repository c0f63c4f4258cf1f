/** Titles of leagues whose teams are in the tables, in the words of the texts. */

/** The title that the words mean, as the family calls it: a league, or one of its conferences. */
export const leaguesByTitle: Readonly<Record<string, string>> = {
  'Pro Basketball Finals': 'nba',
  // Several sports have one: the family asks the venue's series which of them it is.
  "Men's World Cup": 'mens_world_cup',
  'Pro Basketball Championship': 'nba',
  'NBA Finals': 'nba',
  "Women's Pro Basketball Championship": 'wnba',
  'Pro Football Championship': 'nfl',
  'NFL league championship': 'nfl',
  'NFL league championship game': 'nfl',
  'Super Bowl': 'nfl',
  'Pro Baseball Championship': 'mlb',
  'World Series': 'mlb',
  'Pro Hockey Championship': 'nhl',
  'NHL Stanley Cup': 'nhl',
  'Stanley Cup': 'nhl',
  'AFC championship game': 'nfl afc',
  'NFL AFC championship game': 'nfl afc',
  'NFL AFC championship': 'nfl afc',
  'NFC championship game': 'nfl nfc',
  'NFL NFC championship game': 'nfl nfc',
  'NFL NFC championship': 'nfl nfc',
  'American League Championship Series': 'mlb american league',
  'National League Championship Series': 'mlb national league',
  'Pro Basketball Eastern Conference Championship': 'nba eastern conference',
  'Pro Basketball Western Conference Championship': 'nba western conference',
};
