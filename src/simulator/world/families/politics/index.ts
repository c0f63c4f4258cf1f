/** Elections, leaders, awards and mentions. */
import type { WorldFamily } from '../../family.ts';
import { electionFamily } from './elections.ts';
import { leaderFamily } from './leaders.ts';

export { fallingChances } from './menus.ts';

export const politicsFamilies: readonly WorldFamily[] = [electionFamily, leaderFamily];
