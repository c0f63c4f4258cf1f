/**
 * How the simulated venues word their rules, and what it means: handed to the reader where the venues are simulated. A reader
 * of real venues knows none of it.
 */
import type { Wording } from '../../core/claim/index.ts';
import { economyWordings } from './economy.ts';
import { eventWordings } from './events.ts';
import { gameWordings } from './games.ts';
import { priceWordings } from './prices.ts';
import { seasonWordings } from './seasons.ts';
import { setMatchWordings } from './set-matches.ts';
import { sharedWordings } from './shared.ts';
import { soccerWordings } from './soccer.ts';
import { weatherWordings } from './weather.ts';

export const simulatedWordings: readonly Wording[] = [
  ...economyWordings,
  ...eventWordings,
  ...gameWordings,
  ...priceWordings,
  ...seasonWordings,
  ...setMatchWordings,
  ...sharedWordings,
  ...soccerWordings,
  ...weatherWordings,
];
