/**
 * How the simulated venues word their rules, and what it means: handed to the reader where the venues are simulated. A reader
 * of real venues knows none of it.
 */
import type { HandedPhrase } from '../../core/claim/index.ts';
import { economyPhrases } from './economy.ts';
import { eventPhrases } from './events.ts';
import { gamePhrases } from './games.ts';
import { pricePhrases } from './prices.ts';
import { seasonPhrases } from './seasons.ts';
import { setMatchPhrases } from './set-matches.ts';
import { sharedPhrases } from './shared.ts';
import { soccerPhrases } from './soccer.ts';
import { weatherPhrases } from './weather.ts';

export const simulatedPhrases: readonly HandedPhrase[] = [
  ...economyPhrases,
  ...eventPhrases,
  ...gamePhrases,
  ...pricePhrases,
  ...seasonPhrases,
  ...setMatchPhrases,
  ...sharedPhrases,
  ...soccerPhrases,
  ...weatherPhrases,
];
