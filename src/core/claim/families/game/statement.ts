/** What decides a contract on a game, from all sentences that say so. */
import {
  atLeast,
  complementSet,
  equalSets,
  type IntervalSet,
  integerGrid,
  intervalSet,
  negateRational,
  one,
  snapToGrid,
} from '../../../exact/index.ts';
import { valuesOf } from '../../condition.ts';
import type { ReadSentence, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { boundsIn, sayings, slotsWithRole } from '../subject.ts';

/**
 * - `win`: a side wins; what a tie pays must be stated. `outscore`: it has more than the other, so a tie does not pay.
 * - `spread`: its lead satisfies the condition. `handicap`: its lead with the bound added is above zero.
 * - `total`, `team_total`: what both, or one, score. `scored`: anybody scores.
 * - `tie`, `overtime`: whether it happens.
 */
const deeds = [
  'win',
  'outscore',
  'spread',
  'handicap',
  'total',
  'team_total',
  'scored',
  'tie',
  'overtime',
] as const;

export type Deed = (typeof deeds)[number];

export interface Statement {
  readonly deed: Deed;
  /** `full game`, `first half`, `first five innings`. */
  readonly window: string;
  /** The values for which the stated outcome happens; undefined where the deed has none: win, tie, overtime. */
  readonly values: IntervalSet | undefined;
  /** The sides it is about, as written; empty for deeds of both. */
  readonly about: readonly string[];
  /** Who else is named as the one who gets the other outcome. */
  readonly others: readonly string[];
  /** Whether the sentences name outcomes (`resolves to "Boston"`), of which the label picks one, rather than Yes. */
  readonly bySide: boolean;
  /** A sentence pays a tie to the other outcome. */
  readonly tieToOther: boolean;
}

const withoutValues: ReadonlySet<Deed> = new Set(['win', 'outscore', 'tie', 'overtime']);
const oneScore = snapToGrid(intervalSet([atLeast(one)]), integerGrid);

/** The measure of a clause: `spread: full game`. */
function readMeasure(measure: string): { readonly deed: Deed; readonly window: string } | undefined {
  const [name, window] = measure.split(': ');
  const deed = deeds.find((each) => each === name);
  return deed === undefined || window === undefined ? undefined : { deed, window };
}

/** Wordings that soccer shares are entered with its words. */
const winsOutcome = 'wins';
const sharedMeasures: ReadonlyMap<string, string> = new Map([
  [winsOutcome, 'win: full game'],
  ['wins_by', 'spread: full game'],
  ['side_total', 'team_total: full game'],
  ['total', 'total: full game'],
]);

function measureOf({ measure }: { readonly measure: string }): string {
  return sharedMeasures.get(measure) ?? measure;
}

export function readStatement(subject: Subject): Statement | Withheld {
  const yes = sayings(subject, 'yes_if');
  const settles = sayings(subject, 'settles_on');
  const no = sayings(subject, 'no_if');
  const tieToOther = no.filter(({ saying }) => readMeasure(saying.measure)?.deed === 'tie');
  const against = no.filter((each) => !tieToOther.includes(each));
  const measures = new Set([...yes, ...settles, ...against].map(({ saying }) => measureOf(saying)));
  const [measure] = measures;
  if (measure === undefined) return withhold('no_statement', 'no sentence says what decides');
  const read = readMeasure(measure);
  if (measures.size > 1 || read === undefined) {
    return withhold('clause_conflict', `its sentences decide by ${[...measures].sort().join(' and ')}`);
  }
  if (tieToOther.some(({ saying }) => readMeasure(saying.measure)?.window !== read.window))
    return withhold('clause_conflict', 'a sentence pays the tie of another part of the game');
  const values = readStatedValues(read.deed, yes, against);
  if (values !== undefined && 'reason' in values) return values;
  const stated = [...yes, ...settles].map(({ sentence }) => sentence);
  return {
    ...read,
    values,
    about: names(stated, 'subject'),
    others: names(
      subject.sentences.filter(({ says }) =>
        says.some(({ says: word }) => word === 'otherwise_no' || word === 'no_if'),
      ),
      'opponent',
    ).concat(names(stated, 'opponent')),
    bySide: settles.length > 0 || yes.some(({ saying }) => saying.measure === winsOutcome),
    tieToOther: tieToOther.length > 0,
  };
}

type Said = ReturnType<typeof sayings<'yes_if'>>[number] | ReturnType<typeof sayings<'no_if'>>[number];

/** Every sentence with a condition must tell the same; one for the other outcome tells the rest. */
function readStatedValues(
  deed: Deed,
  yes: readonly Said[],
  against: readonly Said[],
): IntervalSet | Withheld | undefined {
  if (withoutValues.has(deed)) return undefined;
  if (deed === 'scored') return oneScore;
  let found: IntervalSet | undefined;
  for (const { saying, sentence } of [...yes, ...against]) {
    const values = valuesIn(deed, saying.comparator, sentence);
    if (values === undefined) {
      return withhold('no_bound', 'a sentence states no condition in an exact format');
    }
    const stated = saying.says === 'no_if' ? snapToGrid(complementSet(values), integerGrid) : values;
    if (found !== undefined && !equalSets(found, stated)) {
      return withhold('bound_conflict', 'two sentences state different conditions');
    }
    found = stated;
  }
  return found;
}

function valuesIn(
  deed: Deed,
  comparator: Said['saying']['comparator'],
  sentence: ReadSentence,
): IntervalSet | undefined {
  if (comparator === undefined) return undefined;
  const written = boundsIn(sentence);
  const bounds = deed === 'handicap' ? written.map(negateRational) : written;
  const values = valuesOf({ comparator, bounds });
  return values && snapToGrid(intervalSet([values]), integerGrid);
}

function names(sentences: readonly ReadSentence[], role: 'subject' | 'opponent'): string[] {
  return slotsWithRole(sentences, role).map(({ text }) => text);
}
