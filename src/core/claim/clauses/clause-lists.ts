/** All lists of clauses, one file for a family or for what several share. */

import type { Clause } from '../clause.ts';
import { candleClauses } from './candles.ts';
import { commonClauses } from './common.ts';
import { countClauses } from './counts.ts';
import { definitionClauses } from './deadlines.ts';
import { fedClauses } from './fed.ts';
import { listedGameClauses } from './games-listed.ts';
import { gameQuestionClauses } from './games-questions.ts';
import { gameTermsClauses } from './games-terms.ts';
import { ladderClauses } from './ladders.ts';
import { releaseClauses } from './releases.ts';
import { seasonClauses } from './season.ts';
import { setMatchClauses } from './set-match.ts';
import { soccerClauses } from './soccer.ts';
import { touchClauses } from './touches.ts';
import { usGrowthClauses } from './us-growth.ts';
import { usInflationClauses } from './us-inflation.ts';
import { usJobsClauses } from './us-jobs.ts';
import { weatherClauses } from './weather.ts';

export interface ClauseList {
  readonly family: string;
  readonly clauses: readonly Clause[];
}

export const clauseLists: readonly ClauseList[] = [
  { family: 'count', clauses: countClauses },
  { family: 'price', clauses: touchClauses },
  { family: 'price', clauses: candleClauses },
  { family: 'weather', clauses: weatherClauses },
  { family: 'game', clauses: listedGameClauses },
  { family: 'game', clauses: gameQuestionClauses },
  { family: 'game', clauses: gameTermsClauses },
  { family: 'deadline', clauses: definitionClauses },
  { family: 'common', clauses: commonClauses },
  { family: 'ladder', clauses: ladderClauses },
  { family: 'soccer', clauses: soccerClauses },
  { family: 'fed', clauses: fedClauses },
  { family: 'releases', clauses: releaseClauses },
  { family: 'us_growth', clauses: usGrowthClauses },
  { family: 'us_inflation', clauses: usInflationClauses },
  { family: 'us_jobs', clauses: usJobsClauses },
  { family: 'set_match', clauses: setMatchClauses },
  { family: 'season', clauses: seasonClauses },
];
