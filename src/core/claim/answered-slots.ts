/**
 * Which slots each family answers to, by their roles: another name, day or number there makes another claim, or withholds. A slot
 * that nothing of a claim carries would be read as if it were not there, so that it withholds the contract, whichever reader has
 * read its sentences. `tests/claims/every-slot.test.ts` changes every slot of every sentence to see that the table is true.
 */
import type { Saying, SlotRole } from './clause.ts';
import type { ReadSentence } from './family.ts';
import { type Withheld, withhold } from './withheld.ts';

interface Answered {
  /** In sentences that say what pays Yes or No. */
  readonly stated: readonly SlotRole[];
  /** In all others. There, what a statement has in the same role may stand again. */
  readonly beside: readonly SlotRole[];
}

const every: readonly SlotRole[] = [
  'bound',
  'period',
  'date',
  'time',
  'until_date',
  'until_time',
  'since_date',
  'since_time',
  'subject',
  'first',
  'second',
  'opponent',
  'competition',
  'stage',
  'league',
  'source',
];
/** All that such a text names is in the name of its claim. */
const named: Answered = { stated: every, beside: every };
const release: Answered = {
  stated: ['bound', 'period', 'date', 'since_date', 'source'],
  beside: ['period', 'date', 'since_date', 'source'],
};

export const answeredByFamily: Readonly<Record<string, Answered>> = {
  price: {
    stated: ['bound', 'date', 'time', 'since_date', 'since_time', 'until_date', 'until_time', 'subject'],
    beside: ['subject', 'source'],
  },
  weather: { stated: ['bound', 'date'], beside: ['date', 'source'] },
  count: { stated: ['bound', 'until_date'], beside: ['until_date'] },
  post_count: named,
  game: {
    stated: ['bound', 'date', 'time', 'subject', 'first', 'second', 'opponent'],
    beside: ['date', 'time', 'subject', 'first', 'second', 'opponent', 'league', 'source'],
  },
  us_inflation: release,
  us_jobs: release,
  us_growth: release,
  fed_decision: { stated: ['date', 'period'], beside: ['date', 'period', 'source'] },
  fed_level: { stated: ['bound', 'date', 'time', 'period'], beside: ['date', 'period', 'source'] },
  fed_cuts: {
    stated: ['bound', 'period', 'since_date', 'until_date'],
    beside: ['period', 'since_date', 'until_date', 'source'],
  },
  fed_since_listing: {
    stated: ['bound', 'date', 'time', 'since_date', 'since_time', 'until_date', 'until_time'],
    beside: [],
  },
  tally: named,
  top_n: { stated: ['bound', 'date', 'subject', 'source'], beside: [] },
  margin_of_victory: { stated: ['bound', 'period', 'subject'], beside: [] },
  party_of_winner: { stated: ['period', 'subject', 'opponent'], beside: every },
  deadline: named,
  occurrence: named,
  soccer: {
    stated: ['bound', 'date', 'time', 'subject', 'first', 'second', 'opponent', 'competition'],
    beside: ['date', 'time', 'first', 'second', 'opponent', 'competition', 'league'],
  },
  soccer_player: {
    stated: ['bound', 'date', 'time', 'subject', 'first', 'second', 'competition'],
    beside: ['date', 'time', 'subject', 'first', 'second', 'competition', 'league'],
  },
  set_match: {
    stated: [
      'bound',
      'period',
      'date',
      'time',
      'subject',
      'first',
      'second',
      'opponent',
      'competition',
      'stage',
    ],
    beside: [
      'period',
      'date',
      'time',
      'first',
      'second',
      'opponent',
      'competition',
      'stage',
      'league',
      'source',
    ],
  },
  champion: {
    stated: ['period', 'subject', 'competition'],
    beside: ['period', 'competition', 'league', 'source'],
  },
  season_wins: { stated: ['bound', 'period', 'subject'], beside: ['period', 'competition', 'league'] },
  stages: {
    stated: ['period', 'subject', 'competition'],
    beside: ['period', 'subject', 'competition', 'league'],
  },
  leaderboard: {
    stated: ['period', 'subject', 'competition'],
    beside: ['period', 'competition', 'league'],
  },
  playoffs: { stated: ['subject'], beside: ['subject', 'competition', 'league'] },
};

const stating: ReadonlySet<Saying['says']> = new Set(['yes_if', 'settles_on', 'no_if']);
/** Until when a contract waits before a branch pays belongs to the branch (`waiting.ts`). */
const ofBranch: ReadonlySet<SlotRole> = new Set(['until_date', 'until_time']);

/** The first slot that the family has no answer to. */
export function refuseSlots(family: string, sentences: readonly ReadSentence[]): Withheld | undefined {
  const answered = answeredByFamily[family];
  if (answered === undefined) return undefined;
  const states = ({ says }: ReadSentence): boolean => says.some((saying) => stating.has(saying.says));
  for (const sentence of sentences) {
    if (sentence.slots.length === 0) continue;
    const isStatement = states(sentence);
    const isBranch = sentence.says.some((saying) => saying.says === 'void');
    const strange = sentence.slots.find(({ role, slot }) => {
      if (role === 'aside' || (isBranch && ofBranch.has(role))) return false;
      if (isStatement) return !answered.stated.includes(role);
      return (
        !answered.beside.includes(role) &&
        !sentences.some(
          (each) =>
            states(each) && each.slots.some((known) => known.role === role && known.slot.text === slot.text),
        )
      );
    });
    if (strange !== undefined)
      return withhold(
        'unknown_scope',
        `a sentence names a ${strange.role} that is no part of what its kind of contract is on`,
      );
  }
  return undefined;
}
