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
}

/** Two events, so that only what the texts say tells the matches apart. */
function series({
  game = 'Dota 2',
  stage = '',
  title = 'Dota 2: Alder vs Birch',
  market = 'A',
  more = '',
}: Series): Text {
  return {
    title,
    venue: 'venue_b',
    event: `series-${market}`,
    market,
    rules: [
      `This market refers to the ${game} ${stage === '' ? '' : `${stage} `}match between Alder and Birch in the Esports World Cup, initially scheduled for May 3, 2026 at 7:00 AM ET.`,
      'This market will resolve to "Alder" if Alder win the match against Birch.',
      'This market will resolve to "Birch" if Birch win the match against Alder.',
      more,
    ].join('\n'),
    fields: { outcomes: '["Alder","Birch"]', gameStartTime: '2026-05-03T11:00:00Z' },
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
