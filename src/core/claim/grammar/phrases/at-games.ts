/** Who attends a game or fight, and what its announcers say, on venue_b. Known inside its event. */
import { type Phrase, phraseOfB } from '../phrase.ts';
import { source } from '../sayings.ts';
import { no, term, until, yes } from './listed-outcomes.ts';

const occasion =
  'what=({period:year} {competition:contest} | {competition:contest} {stage:number} | {competition:contest})';

export const atGamePhrases: readonly Phrase[] = [
  yes(
    'attends-occasion',
    `{subject:proper} attends ${occasion}`,
    'attends an occasion',
    'Ana Doe attends the 2026 Alder Classic.',
  ),
  term(
    'occasion-scheduled',
    'the what=({competition:contest} {stage:number} | {competition:contest}) event is scheduled for {date:date}',
    'When it is held.',
    'The ALDER 327 event is scheduled for April 11, 2026.',
  ),
  no(
    'occasion-lost',
    `if the event is how=(cancelled or postponed beyond | cancelled postponed beyond or otherwise doesn't take place by | cancelled or otherwise does not take place by) ${until} this market will resolve to no`,
    'no occasion in time',
    'If the event is canceled or postponed beyond April 11, 2026, 11:59 PM ET, this market will resolve to "No".',
  ),
  term(
    'attending',
    'attending the event is defined as being in physical attendance where=[within the stadium] during any part of span=(the event | the game | any of the games in the series)',
    'What it is to attend.',
    'Attending the event is defined as being in physical attendance during any part of the event.',
  ),
  yes(
    'announcer-says',
    'either a play by play announcer or a color commentator says the listed term at any point between begin=(kickoff | tipoff | tip off | first pitch | puck drop) and the conclusion of this game during its primary official video broadcast',
    'listed term is said by an announcer',
    'either a play-by-play announcer or a color commentator says the listed term at any point between kickoff and the conclusion of this game during its primary official video broadcast.',
  ),
  term(
    'game-with-announcers',
    '{aside:proper} are scheduled to play {aside:proper} on {date:day} at {time:time}',
    'When the game is.',
    'The Alder Hawks are scheduled to play the Birch Owls on October 9, at 8:15 PM ET.',
  ),
  term(
    'announcers-alone',
    'mentions by sideline reporters rules analysts studio hosts or any other on air personnel who are not serving as play by play or color commentators will not count',
    'Only announcers count.',
    'Mentions by sideline reporters, rules analysts, studio hosts, or any other on-air personnel who are not serving as play-by-play or color commentators will not count.',
  ),
  no(
    'start-delayed',
    `if the start of this game is cancelled or otherwise delayed beyond ${until} this market will resolve to no`,
    'no game in time',
    'If the start of this game is cancelled or otherwise delayed beyond October 9, 2026, 11:59 PM ET this market will resolve to "No".',
  ),
  phraseOfB(
    'listed/game-broadcast',
    'the resolution source for this market is the official {league:league} broadcast of this game',
    {
      says: [source('the official broadcast')],
      words: 'The broadcast decides.',
      examples: ['The resolution source for this market is the official NFL broadcast of this game.'],
    },
  ),
];
