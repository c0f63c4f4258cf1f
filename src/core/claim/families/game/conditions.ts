/** Whether strike fields, line, label and titles state the condition that the rules state. */
import {
  complementSet,
  type End,
  equalSets,
  type IntervalSet,
  integerGrid,
  intervalSet,
  negateRational,
  snapToGrid,
} from '../../../exact/index.ts';
import type { Subject } from '../../family.ts';
import { isTeamOf } from '../../identity/index.ts';
import { LineFact, linesOf } from '../../rules-lines.ts';
import { findAll, foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { type ContestLabel, readContestLabel } from '../contest-label.ts';
import { checkLines } from '../contest-line.ts';
import { refuseContestTitle, type StatedContest } from '../contest-title.ts';
import { readValues } from '../subject.ts';
import type { LeaguePlay } from './league-play.ts';
import type { Game } from './read-game.ts';
import type { Deed, Statement } from './statement.ts';
import type { YesSide } from './yes-side.ts';

/** Strike fields, line and label must state what the rules state. */
export function checkConditions(
  subject: Subject,
  statement: Statement,
  side: YesSide,
  unit: LeaguePlay['unit'],
): Withheld | undefined {
  if (!countsIn(subject.contract.rules, unit)) {
    return withhold('subject_conflict', `the rules count something else than ${unit}`);
  }
  return subject.contract.venue === 'venue_a'
    ? checkOnVenueA(subject, statement, unit)
    : checkOnVenueB(subject, statement, side);
}

/** What the title states of side and line must be what the rules state. */
export function checkTitle(
  { contract }: Subject,
  { deed, values }: Statement,
  { team, yesIs }: YesSide,
  { sides, league }: Game,
  unit: LeaguePlay['unit'],
): Withheld | undefined {
  const isOther = yesIs === 'other' && team !== undefined;
  const of = titledAs[deed];
  const stated = {
    of,
    side: isOther && of !== 'side_count' ? sides.otherThan(team) : team,
    values: isOther && of === 'lead' && values !== undefined ? ofOtherSide(values) : values,
    unit,
  };
  return refuseContestTitle(contract, stated, {
    sideOf: sides.resolve,
    isStranger: (name) =>
      league !== undefined && isTeamOf(league, foldText(name)) && sides.resolve(name) === undefined,
  });
}

const titledAs: Readonly<Record<Deed, StatedContest<string>['of']>> = {
  win: 'win',
  outscore: 'win',
  spread: 'lead',
  handicap: 'lead',
  total: 'count',
  team_total: 'side_count',
  scored: 'other',
  tie: 'other',
  overtime: 'other',
};

const counted = /\d (?:or (?:more|fewer) )?(points?|goals?|runs?)\b/g;

const unitsOfLine = new LineFact((line): readonly string[] =>
  findAll(foldText(line), counted).map(([, word]) => `${word?.replace(/s$/, '')}s`),
);

/** A league has one kind of score; a number of anything else is another figure. */
function countsIn(rules: string, unit: LeaguePlay['unit']): boolean {
  return linesOf(rules).every((line) => unitsOfLine.of(line).every((each) => each === unit));
}

const saidBy: Readonly<Record<Deed, ContestLabel['says']>> = {
  win: 'win',
  outscore: 'win',
  spread: 'lead',
  handicap: 'lead',
  total: 'count',
  team_total: 'side_count',
  scored: 'scored',
  tie: 'tie',
  overtime: 'overtime',
};

function checkOnVenueA(
  subject: Subject,
  { deed, values, window }: Statement,
  unit: LeaguePlay['unit'],
): Withheld | undefined {
  const label = readContestLabel(subject.contract.yesLabel);
  if (deed === 'scored') return checkScored(subject, window);
  if (label !== undefined && (label.says !== saidBy[deed] || (label.unit ?? unit) !== unit)) {
    return withhold('subject_conflict', 'the label speaks of something else than the rules');
  }
  if (label?.period !== undefined && label.period !== window) {
    return withhold('subject_conflict', 'the label names another part of the game than the rules');
  }
  const read = readValues(subject, integerGrid, undefined, label?.condition ?? '');
  if ('reason' in read) return read.reason === 'no_bound' ? undefined : read;
  return values !== undefined && equalSets(read.values, values)
    ? undefined
    : withhold('bound_conflict', `the rules disagree with the ${read.said.join(' and the ')}`);
}

/** That any team scores is stated without a number, and the label names the inning by its word. */
function checkScored({ contract }: Pick<Subject, 'contract'>, window: string): Withheld | undefined {
  const label = readContestLabel(contract.yesLabel);
  const isSame = label?.says === 'scored' && label.period === 'first inning' && window === 'inning 1';
  if (label !== undefined && !isSame) {
    return withhold('subject_conflict', 'the label speaks of something else than the rules');
  }
  return checkLines(contract, { of: 'count', values: undefined, window });
}

const counts: ReadonlySet<Deed> = new Set(['total', 'team_total']);

/** Lines of venue_b are those of Over, or of the side of the first outcome. */
function checkOnVenueB(
  { contract }: Subject,
  { deed, values, window }: Statement,
  { yesIs }: YesSide,
): Withheld | undefined {
  if (deed === 'scored') return checkScored({ contract }, window);
  if (counts.has(deed)) return checkLines(contract, { of: 'count', values, window });
  const ofYes = yesIs === 'stated' || values === undefined ? values : ofOtherSide(values);
  return checkLines(contract, { of: 'lead', values: ofYes, window });
}

/** What the other side leads by where this one does not lead by so much. */
function ofOtherSide(values: IntervalSet): IntervalSet {
  return snapToGrid(negateSet(complementSet(values)), integerGrid);
}

export function negateSet({ parts }: IntervalSet): IntervalSet {
  const turn = (end: End): End =>
    end.kind === 'infinite' ? end : { kind: end.kind, at: negateRational(end.at) };
  return intervalSet(parts.map(({ low, high }) => ({ low: turn(high), high: turn(low) })));
}
