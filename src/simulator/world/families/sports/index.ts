/** Games, matches and championships of both venues. */
import type { Family } from '../../family.ts';
import { futuresFamily } from './futures-family.ts';
import { gamesFamily } from './games-family.ts';

export const sportsFamilies: readonly Family[] = [gamesFamily, futuresFamily];
