/** Games, matches and championships of both venues. */
import type { WorldFamily } from '../../family.ts';
import { futuresFamily } from './futures-family.ts';
import { gamesFamily } from './games-family.ts';

export const sportsFamilies: readonly WorldFamily[] = [gamesFamily, futuresFamily];
