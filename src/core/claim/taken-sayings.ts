/**
 * What families take of sentences that were read. A family is handed only what it has an answer to. A
 * sentence that was read for another family is no reading for this one: leaving it out would be reading the contract without it.
 */
import type { Saying } from './clause.ts';
import type { ReadSentence } from './family.ts';
import { type Withheld, withhold } from './withheld.ts';

/** Kinds of sayings, and `scope` with its word; `closed`: closed lists of its own (`families/closed-sayings.ts`). */
type Taken = readonly string[] | 'closed';

const publishers = ['scope published_by_bea', 'scope published_by_bls'];

/** What each family takes beside what all of them take. */
export const takenByFamily: Readonly<Record<string, Taken>> = {
  price: [
    'settles_on',
    'source',
    'border',
    'tie',
    'scope from_creation',
    'scope page_of_highs',
    'scope page_of_lows',
    'scope titled_dates',
    'scope titled_day',
    'scope titled_month',
  ],
  weather: [
    'settles_on',
    'is_about',
    'source',
    'scope latest_version',
    'scope observations_table',
    'scope read_next_day',
    'scope read_when_final',
    'scope whole_degrees',
  ],
  count: ['settles_on', 'scope by_the_end', 'scope on_the_day', 'scope range_of_label'],
  us_inflation: [
    'settles_on',
    'is_about',
    'border',
    'precision',
    'scope first_figure',
    'scope not_seasonally_adjusted',
    'scope seasonally_adjusted',
    ...publishers,
  ],
  us_jobs: [
    'settles_on',
    'is_about',
    'border',
    'precision',
    'scope first_figure',
    'scope seasonally_adjusted',
    ...publishers,
  ],
  us_growth: [
    'settles_on',
    'is_about',
    'border',
    'precision',
    'scope advance_estimate',
    'scope first_figure',
    'scope third_estimate',
    ...publishers,
  ],
  fed_decision: [
    'settles_on',
    'scope no_statement_is_no_change',
    'scope not_held_is_no_change',
    'scope odd_moves_rounded_up_to_25',
    'scope upper_bound',
  ],
  fed_level: ['settles_on', 'border', 'scope levels_to_nearest_25', 'scope upper_bound'],
  fed_cuts: ['settles_on', 'no_if', 'scope upper_bound'],
  fed_since_listing: [],
  tally: [
    'is_about',
    'source',
    'judgement',
    'no_if',
    'scope definition',
    'scope no_own_goals',
    'scope since_listing',
  ],
  top_n: ['scope ties_share_the_better_place'],
  margin_of_victory: ['settles_on', 'border'],
  deadline: [
    'source',
    'judgement',
    'scope definition',
    'scope eastern_dates',
    'scope end_date',
    'scope ends_count',
    'scope listed_date',
    'scope since_inception',
    'scope since_listing',
  ],
  party_of_winner: [
    'settles_on',
    'source',
    'judgement',
    'scope certified_if_not_called',
    'scope definition',
    'scope projection_may_decide',
    'scope runoffs_count',
  ],
  occurrence: [
    'settles_on',
    'border',
    'precision',
    'is_about',
    'source',
    'judgement',
    'no_if',
    'tie',
    'scope certified_if_not_called',
    'scope definition',
    'scope first_figure',
    // Which rules the market falls back on is part of its name; who is named is paid No by them.
    'scope no_primary_is_other',
    'scope no_statement_is_no_change',
    'scope since_listing',
    'scope tie_has_its_market',
  ],
  post_count: ['source', 'judgement', 'scope definition', 'scope ends_belong'],
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

const takenByAll: ReadonlySet<Saying['says']> = new Set(['nothing', 'yes_if', 'otherwise_no', 'void']);

/** The first saying that the family has no answer to. */
export function refuseSayings(family: string, sentences: readonly ReadSentence[]): Withheld | undefined {
  const takes = takenByFamily[family] ?? [];
  if (takes === 'closed') return undefined;
  for (const { says } of sentences) {
    for (const saying of says) {
      if (takenByAll.has(saying.says)) continue;
      // What a choice of a definition adds stands behind a colon, and in the name of the claim.
      const word =
        saying.says === 'scope'
          ? `scope ${saying.scope.replace(/^definition: .*/, 'definition')}`
          : saying.says;
      if (takes.includes(word)) continue;
      return saying.says === 'judgement'
        ? withhold('subjective', 'a sentence leaves the outcome to judgement')
        : withhold('unknown_scope', `the family has no answer to ${word}`);
    }
  }
  return undefined;
}
