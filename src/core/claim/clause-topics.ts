/** What a sentence of rules is about, by what it says: the topics that a reader of two contracts compares. */
import type { VoidName } from './claim.ts';
import type { Saying, SlotRole } from './clause.ts';
import type { ReadSentence } from './family.ts';

export const clauseTopics = [
  'outcome',
  'source',
  'deciding_time',
  'boundary',
  'tie',
  'cancelled',
  'postponed',
  'not_published',
  'revision',
  'early_close',
  'currency',
  'payout',
] as const;

export type ClauseTopic = (typeof clauseTopics)[number];

/** The topic under which each void branch is compared. */
export const topicOfVoid: Readonly<Record<VoidName, ClauseTopic>> = {
  abandoned: 'cancelled',
  cancelled: 'cancelled',
  death: 'cancelled',
  forfeit: 'cancelled',
  meeting_not_held: 'cancelled',
  no_statement: 'not_published',
  not_published: 'not_published',
  postponed: 'postponed',
  retired: 'cancelled',
  revised: 'revision',
  shortened: 'cancelled',
  tie: 'tie',
  walkover: 'cancelled',
};

/** Each once, in no order. */
export function topicsOf({
  says,
  slots,
  words,
}: Pick<ReadSentence, 'says' | 'slots' | 'words'>): ReadonlySet<ClauseTopic> {
  const found = new Set<ClauseTopic>();
  for (const saying of says) for (const topic of topicsOfSaying(saying, words)) found.add(topic);
  for (const { role } of slots) {
    // An address beside what happens without a figure is where that is announced, and no word on who decides.
    if (role === 'source' && !found.has('not_published')) found.add('source');
    else if (found.has('outcome') && role === 'bound') found.add('boundary');
    else if (found.has('outcome') && timeRoles.has(role)) found.add('deciding_time');
  }
  return found;
}

const timeRoles: ReadonlySet<SlotRole> = new Set([
  'period',
  'date',
  'time',
  'until_date',
  'until_time',
  'since_date',
  'since_time',
]);

function topicsOfSaying(saying: Saying, words: string): readonly ClauseTopic[] {
  switch (saying.says) {
    case 'yes_if':
    case 'no_if':
      if (tieMeasures.get(saying.family)?.has(saying.measure)) return ['tie'];
      return saying.comparator === undefined ? ['outcome', 'payout'] : ['outcome', 'payout', 'boundary'];
    case 'settles_on':
      return ['outcome', 'payout'];
    case 'is_about':
      return ['outcome'];
    case 'otherwise_no':
      return ['payout'];
    case 'precision':
    case 'border':
      return ['boundary'];
    case 'scope':
      // "Resolved upon release of the data" makes the first figure count without a word on later ones.
      if (saying.scope === 'first_figure' && !laterFigures.test(words)) return ['deciding_time'];
      return [topicOfScope.get(saying.scope) ?? 'outcome'];
    case 'source':
    case 'judgement':
      return ['source'];
    case 'tie':
      return ['tie'];
    case 'void':
      return [topicOfVoid[saying.branch]];
    case 'nothing':
      return asides.find(([pattern]) => pattern.test(words))?.[1] ?? [];
  }
}

/** Contests that end level, as families call them. */
const tieMeasures: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['game', new Set(['tie: full game', 'tie: first half'])],
  ['soccer', new Set(['ties'])],
]);

const laterFigures = /first|revis|later|estimate/;

const topicOfScope: ReadonlyMap<string, ClauseTopic> = new Map([
  ['first_figure', 'revision'],
  ['advance_estimate', 'revision'],
  ['third_estimate', 'revision'],
  ['by_the_end', 'deciding_time'],
  ['on_the_day', 'deciding_time'],
  ['eastern_dates', 'deciding_time'],
  ['from_creation', 'deciding_time'],
  ['since_listing', 'deciding_time'],
  ['read_when_final', 'deciding_time'],
  ['read_next_day', 'deciding_time'],
  ['ties_in_full', 'tie'],
  ['ties_share_the_better_place', 'tie'],
  ['unfinished_half', 'cancelled'],
  ['who_goes_on_wins', 'cancelled'],
  ['not_held_is_no_change', 'cancelled'],
  ['lowest_if_cancelled', 'cancelled'],
  ['no_statement_is_no_change', 'not_published'],
  ['range_of_label', 'boundary'],
  ['whole_degrees', 'boundary'],
  ['levels_to_nearest_25', 'boundary'],
  ['odd_moves_rounded_up_to_25', 'boundary'],
]);

/** Sentences that change nothing of what is paid, by our own words for them: the first pattern that fits. */
const asides: readonly (readonly [RegExp, readonly ClauseTopic[]])[] = [
  [/trading|expires|pays No at once/i, ['early_close']],
  [/revisions|preliminary data/, ['revision']],
  [/put off/, ['postponed']],
  [/shutdown|stays open until the next report|no such price/, ['not_published']],
  [
    /source|verifies|whose word|decides on the range|report decides|statements|reports may|late |published$|is found|table is read/i,
    ['source'],
  ],
  [/^a draw/, ['tie']],
  [/precision/, ['boundary']],
  [/when it is resolved|scheduled/, ['deciding_time']],
  [/completed|forfeited/, ['cancelled']],
];
