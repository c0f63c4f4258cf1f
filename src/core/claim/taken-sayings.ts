/**
 * What families take of sentences that phrases have read. A family is handed only what it has an answer to. A sentence that was read for another family is no reading for this
 * one: leaving it out would be reading the contract without it.
 */
import type { Saying } from './clause.ts';
import type { ReadSentence } from './family.ts';
import type { Withheld } from './withheld.ts';

/** Kinds of sayings, and `scope` with its word; `closed`: closed lists of its own (`families/closed-sayings.ts`). */
type Taken = readonly string[] | 'closed';

const publishers = ['scope published_by_bea', 'scope published_by_bls'];

/** What each family takes beside what all of them take. */
export const takenByFamily: Readonly<Record<string, Taken>> = {
  price: [
    'border',
    'tie',
    'scope from_creation',
    'scope page_of_highs',
    'scope page_of_lows',
    'scope titled_dates',
    'scope titled_month',
  ],
  weather: ['scope observations_table', 'scope whole_degrees'],
  count: ['scope by_the_end', 'scope on_the_day', 'scope range_of_label'],
  us_inflation: [
    'border',
    'precision',
    'scope first_figure',
    'scope not_seasonally_adjusted',
    'scope seasonally_adjusted',
    ...publishers,
  ],
  us_jobs: ['border', 'precision', 'scope first_figure', 'scope seasonally_adjusted', ...publishers],
  us_growth: [
    'border',
    'precision',
    'scope advance_estimate',
    'scope first_figure',
    'scope third_estimate',
    ...publishers,
  ],
  fed_decision: [
    'scope no_statement_is_no_change',
    'scope not_held_is_no_change',
    'scope odd_moves_rounded_up_to_25',
  ],
  fed_level: ['border', 'scope levels_to_nearest_25', 'scope upper_bound'],
  fed_cuts: [],
  fed_since_listing: ['no_if', 'scope since_listing', 'scope upper_bound'],
  tally: ['judgement', 'scope definition', 'scope since_listing'],
  top_n: ['scope ties_share_the_better_place'],
  margin_of_victory: ['border'],
  deadline: ['judgement', 'scope definition', 'scope eastern_dates', 'scope since_listing'],
  party_of_winner: [
    'judgement',
    'scope certified_if_not_called',
    'scope definition',
    'scope projection_may_decide',
    'scope runoffs_count',
  ],
  occurrence: [
    'judgement',
    'no_if',
    'scope definition',
    // Which rules the market falls back on is part of its name; who is named is paid No by them.
    'scope no_primary_is_other',
    'scope since_listing',
  ],
  post_count: ['judgement', 'scope definition', 'scope ends_belong'],
  champion: 'closed',
  leaderboard: 'closed',
  stages: 'closed',
  season_wins: 'closed',
  playoffs: 'closed',
  game: 'closed',
  soccer: 'closed',
  soccer_player: 'closed',
  set_match: 'closed',
};

const takenByAll: ReadonlySet<Saying['says']> = new Set([
  'nothing',
  'yes_if',
  'settles_on',
  'is_about',
  'otherwise_no',
  'void',
  'source',
]);

/** The first saying that the family has no answer to. */
export function refuseSayings(family: string, sentences: readonly ReadSentence[]): Withheld | undefined {
  const takes = takenByFamily[family] ?? [];
  if (takes === 'closed') return undefined;
  for (const { says } of sentences) {
    for (const saying of says) {
      if (takenByAll.has(saying.says)) continue;
      const word = saying.says === 'scope' ? `scope ${saying.scope}` : saying.says;
      if (takes.includes(word)) continue;
      return saying.says === 'judgement'
        ? { reason: 'subjective', detail: 'a sentence leaves the outcome to judgement' }
        : { reason: 'unknown_scope', detail: `the family has no answer to ${word}` };
    }
  }
  return undefined;
}
