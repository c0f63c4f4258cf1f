/**
 * The stage of a match and the game that is played are part of which match it is: two teams may meet in a bracket and again in
 * its final, and two clubs in two games of one tournament.
 */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

interface Series {
  readonly game?: string;
  readonly stage?: string;
  readonly title?: string;
  readonly market?: string;
  readonly more?: string;
  readonly eventTitle?: string;
  readonly startsAt?: string;
}

/** Two events, so that only what the texts say tells the matches apart. */
function series({
  game = 'Dota 2',
  stage = '',
  title = 'Dota 2: Alder vs Birch',
  market = 'A',
  more = '',
  eventTitle = 'An event',
  startsAt = '2026-05-03T11:00:00Z',
}: Series): Text {
  return {
    title,
    eventTitle,
    venue: 'venue_b',
    event: `series-${market}`,
    market,
    rules: [
      `This market refers to the ${game} ${stage === '' ? '' : `${stage} `}match between Alder and Birch in the Esports World Cup, initially scheduled for May 3, 2026 at 7:00 AM ET.`,
      'This market will resolve to "Alder" if Alder win the match against Birch.',
      'This market will resolve to "Birch" if Birch win the match against Alder.',
      more,
    ].join('\n'),
    fields: { outcomes: '["Alder","Birch"]', gameStartTime: startsAt },
  };
}

function checkStages(name: string, left: string, right: string, expected: string | undefined): void {
  checkRelation(name, series({ stage: left, market: 'A' }), series({ stage: right, market: 'B' }), expected);
}

checkStages('a match with the stage of the other', 'Grand final', 'Grand final', 'equivalent');
checkStages('a stage in other letters', 'Grand final', 'Grand Final', 'equivalent');
checkStages('a stage written in two words', 'Semifinal 2', 'Semi-finals 2', 'equivalent');
checkStages('two matches without a stage', '', '', 'equivalent');
checkStages('the final of a bracket, and the final of both', 'Upper bracket final', 'Grand final', undefined);
checkStages('a group, and the playoffs', 'Group stage', 'Playoffs', undefined);
checkStages('two semifinals', 'Semifinal 1', 'Semifinal 2', undefined);
checkStages('a semifinal by its number, and one without', 'Semifinal 1', 'Semifinal', undefined);
checkStages('a round by its number', 'Round 6', 'Round 6', 'equivalent');
checkStages('two rounds', 'Round 5', 'Round 6', undefined);
checkStages('the match of those who won, and the decider', "Winners'", 'Decider', undefined);
checkStages('two brackets', 'Upper bracket semifinal 1', 'Lower bracket semifinal 1', undefined);
checkStages('a stage, and silence on it', 'Grand final', '', undefined);

function checkGames(name: string, left: string, right: string, expected: string | undefined): void {
  const title = 'Alder vs Birch';
  checkRelation(
    name,
    series({ game: left, title, market: 'A' }),
    series({ game: right, title, market: 'B' }),
    expected,
  );
}

checkGames('a game by two of its names', 'Counter-Strike', 'CS2', 'equivalent');
checkGames('two games of one tournament at one hour', 'Dota 2', 'League of Legends', undefined);
checkGames('a game, and silence on which', 'Dota 2', 'esports', undefined);
checkWithheld(
  'a title on another game than its rules',
  series({ title: 'LoL: Alder vs Birch (BO3)' }),
  'subject_conflict',
);
checkFamily(
  'a title with a short name of the game',
  series({ game: 'League of Legends', title: 'LoL: Alder vs Birch (BO3)' }),
  'set_match',
);
checkFamily(
  'a title on any game beside rules that name one',
  series({ title: 'Esports: Alder vs Birch' }),
  'set_match',
);

checkFamily(
  'a title with the stage of the rules',
  series({ stage: 'Grand final', title: 'Dota 2: Alder vs Birch - Grand Final' }),
  'set_match',
);
checkFamily(
  'a title with a stage where the rules have none',
  series({ title: 'Dota 2: Alder vs Birch - Grand Final' }),
  'set_match',
);
checkWithheld(
  'a title with another stage than the rules',
  series({ stage: 'Upper bracket final', title: 'Dota 2: Alder vs Birch - Grand Final' }),
  'subject_conflict',
);

/** Rules that are silent on what tells two matches of one day apart: titles, events and starts say it. */
function checkShown(name: string, left: Series, right: Series, expected: string | undefined): void {
  checkRelation(name, series({ ...left, market: 'A' }), series({ ...right, market: 'B' }), expected);
}
const pair = 'Dota 2: Alder vs Birch';
checkShown(
  'two stages in the titles',
  { title: `${pair} (BO3) - Upper Bracket Final` },
  { title: `${pair} (BO3) - Grand Final` },
  undefined,
);
checkShown(
  'stages in words of no list',
  { title: `${pair} - Opening match` },
  { title: `${pair} - Decider` },
  undefined,
);
checkShown('two lengths in the titles', { title: `${pair} (BO3)` }, { title: `${pair} (BO5)` }, undefined);
checkShown('a length in one title alone', { title: `${pair} (BO3)` }, {}, undefined);
checkShown(
  'two stages in the titles of the events',
  { eventTitle: `${pair} - Semifinal` },
  { eventTitle: `${pair} - Grand Final` },
  undefined,
);
checkShown(
  'one stage in both titles',
  { title: `${pair} (BO5) - Grand Final` },
  { title: `${pair} (BO5) - Grand Final` },
  'equivalent',
);
checkShown(
  'two games in the titles of the events',
  { game: 'esports', title: 'Alder vs Birch', eventTitle: 'Valorant: Alder vs Birch' },
  { game: 'esports', title: 'Alder vs Birch', eventTitle: 'Rainbow Six Siege: Alder vs Birch' },
  undefined,
);
checkShown(
  'a game by two of its names in the titles',
  { game: 'League of Legends', title: 'LoL: Alder vs Birch' },
  { game: 'League of Legends', title: 'League of Legends: Alder vs Birch' },
  'equivalent',
);
checkShown(
  'one hour in the texts, and two starts',
  { startsAt: '2026-05-03T14:00:00Z' },
  { startsAt: '2026-05-03T20:00:00Z' },
  undefined,
);
checkWithheld(
  'an event on another game than the title, where the rules name none',
  series({ game: 'esports', title: 'Valorant: Alder vs Birch', eventTitle: 'Dota 2: Alder vs Birch' }),
  'subject_conflict',
);
checkWithheld(
  'an event on another game than the rules',
  series({ eventTitle: 'Valorant: Alder vs Birch' }),
  'subject_conflict',
);
checkWithheld(
  'an event of another stage than the title',
  series({ title: `${pair} - Grand Final`, eventTitle: `${pair} - Semifinal` }),
  'subject_conflict',
);

const onVenueA = (stage: string, event: string): Text => ({
  title: `Will Alder win the Alder vs. Birch: ${stage} match?`,
  label: 'Alder',
  event: `KXDOTA2GAME-${event}`,
  rules:
    'If Alder wins Esports World Cup 2026: Alder vs. Birch Dota 2 match originally scheduled for May 3, 2026 at 7:00 AM EDT, then the market resolves to Yes.',
});
checkRelation(
  'on venue_a, two stages in the titles',
  onVenueA('Upper Bracket Final', 'A'),
  onVenueA('Grand Final', 'B'),
  undefined,
);
checkRelation(
  'on venue_a, one stage in both titles',
  onVenueA('Grand Final', 'A'),
  onVenueA('Grand Final', 'B'),
  'equivalent',
);

/** Rounds of tennis stand behind the name of the tournament. */
const round = (asked: string, stated: string, market = 'A'): Text => ({
  title: `Will Ana Doe win the Doe vs Roe: ${asked} match?`,
  label: 'Ana Doe',
  event: 'KXATPMATCH-26MAY03DOEROE',
  market,
  rules: `If Ana Doe wins the Doe vs Roe professional tennis match in the 2026 ATP Harbor ${stated} after a ball has been played, then the market resolves to Yes.`,
});
checkFamily('a round of tennis by its title', round('Quarterfinal', 'Quarterfinal'), 'set_match');
checkFamily('a tournament that is called Finals', round('Semifinal', 'Finals'), 'set_match');
checkRelation(
  'two rounds of one tournament in one event',
  round('Quarterfinal', 'Quarterfinal', 'A'),
  round('Semifinal', 'Semifinal', 'B'),
  undefined,
);
checkWithheld(
  'a round of tennis in the title that is not that of the rules',
  round('Semifinal', 'Quarterfinal'),
  'subject_conflict',
);
checkWithheld(
  'a longer draw in the title than in the rules',
  round('Round Of 32', 'Round Of 16'),
  'subject_conflict',
);

/** Each outcome has a sentence of its own. */
const game = (first: string, second: string): Text => ({
  title: `Dota 2: Alder vs Birch - Game ${first} Winner`,
  venue: 'venue_b',
  rules: [
    'This market refers to the Dota 2 match between Alder and Birch in the Esports World Cup, initially scheduled for May 3, 2026 at 7:00 AM ET.',
    `This market will resolve to "Alder" if Alder win Game ${first} against Birch.`,
    `This market will resolve to "Birch" if Birch win Game ${second} against Alder.`,
  ].join('\n'),
  fields: { outcomes: '["Alder","Birch"]' },
});
checkFamily('both outcomes on one game', game('1', '1'), 'set_match');
checkWithheld('each outcome on another game', game('1', '2'), 'clause_conflict');
