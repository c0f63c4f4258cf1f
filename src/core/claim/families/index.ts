/** Every family that is carried. */
import type { Family } from '../family.ts';
import { countFamily } from './counts.ts';
import { deadlineFamily } from './deadlines/index.ts';
import {
  fedCuts,
  fedDecision,
  fedLevel,
  fedSinceListing,
  usGrowth,
  usInflation,
  usJobs,
} from './econ/index.ts';
import { gameFamily } from './game/index.ts';
import { occurrenceFamily } from './occurrence.ts';
import { marginOfVictoryFamily } from './politics/margin-of-victory.ts';
import { partyOfWinnerFamily } from './politics/party-of-winner.ts';
import { postCountFamily } from './post-counts.ts';
import { priceFamily } from './prices/index.ts';
import { seasonFamilies } from './season/index.ts';
import { setMatchFamily } from './set-match/index.ts';
import { soccerFamily } from './soccer/index.ts';
import { soccerPlayerFamily } from './soccer-player/index.ts';
import { withStrikes } from './strike-agreement.ts';
import { tallyFamily } from './tally.ts';
import { topNFamily } from './top-n.ts';
import { weatherFamily } from './weather/index.ts';

export { readDeadlineLadder, refuseUnnamedDeadline } from './deadlines/index.ts';

const all: readonly Family[] = [
  priceFamily,
  weatherFamily,
  countFamily,
  postCountFamily,
  gameFamily,
  usInflation,
  usJobs,
  usGrowth,
  fedDecision,
  fedLevel,
  fedCuts,
  fedSinceListing,
  tallyFamily,
  topNFamily,
  marginOfVictoryFamily,
  partyOfWinnerFamily,
  deadlineFamily,
  occurrenceFamily,
  soccerFamily,
  soccerPlayerFamily,
  setMatchFamily,
  ...seasonFamilies,
];

/** Figures of official releases and of the central bank. */
export const economicFamilies: ReadonlySet<string> = new Set(
  [usInflation, usJobs, usGrowth, fedDecision, fedLevel, fedCuts, fedSinceListing].map(({ id }) => id),
);

/** These compare strikes and lines themselves: a handicap has a side, and a target is no bound on a change. */
const comparing: ReadonlySet<Family> = new Set([
  priceFamily,
  gameFamily,
  soccerFamily,
  soccerPlayerFamily,
  setMatchFamily,
]);

export const families: readonly Family[] = all.map((family) =>
  comparing.has(family) ? family : withStrikes(family),
);
