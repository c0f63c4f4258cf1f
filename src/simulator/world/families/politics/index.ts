/** Elections, leaders, awards and mentions. */
import type { Family } from '../../family.ts';
import { electionFamily } from './elections.ts';
import { leaderFamily } from './leaders.ts';

export { fallingChances } from './menus.ts';

export const politicsFamilies: readonly Family[] = [electionFamily, leaderFamily];
