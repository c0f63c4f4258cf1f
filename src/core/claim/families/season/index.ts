/** What is decided over a season or a tournament: champions, wins, rounds reached, places. */
import type { Family } from '../../family.ts';
import { championFamily } from './champion.ts';
import { leaderboardFamily } from './leaderboard.ts';
import { playoffsFamily } from './playoffs.ts';
import { seasonWinsFamily } from './season-wins.ts';
import { stagesFamily } from './stages.ts';

export const seasonFamilies: readonly Family[] = [
  championFamily,
  seasonWinsFamily,
  stagesFamily,
  leaderboardFamily,
  playoffsFamily,
];
