/** Which side a contract on a game is about, and whether its Yes is the outcome that the rules state or the other one. */
import type { ContractVersion } from '../../../contract/index.ts';
import type { Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { readContestLabel } from '../contest-label.ts';
import { withoutLine } from '../contest-line.ts';
import { type Game, outcomesOf } from './read-game.ts';
import type { Sides } from './sides.ts';
import type { Statement } from './statement.ts';

/** Whose lead, win or count it is, and whether Yes is the stated outcome or the other one. */
export interface YesSide {
  readonly team: string | undefined;
  readonly yesIs: 'stated' | 'other';
}

export function readSide(subject: Subject, statement: Statement, game: Game): YesSide | Withheld {
  const { sides } = game;
  const about = new Set(statement.about.map((name) => sides.resolve(name)));
  const others = new Set(statement.others.map((name) => sides.resolve(name)));
  const conflict = (detail: string): Withheld => withhold('subject_conflict', detail);
  if (statement.bySide) {
    // `If A wins … "A". If B wins … "B".`: the label alone says which of them is Yes.
    const [yes, no] = outcomesOf(subject.contract);
    const team = sides.resolve(withoutLine(yes));
    if (team === undefined) return withhold('unknown_identity', 'the label of Yes names no side');
    const other = sides.resolve(withoutLine(no));
    if (other === undefined || other === team) return conflict('No is not labelled with the other side');
    if (about.size > 0 && about.size !== 2) return conflict('the rules name one side only');
    return { team, yesIs: 'stated' };
  }
  // What both sides score together is of neither of them.
  const isOfBoth = statement.deed === 'total' && about.size === 2 && !about.has(undefined);
  if (about.size > 1 && !isOfBoth)
    return conflict('the rules name another side as the outcome than as the subject');
  const [team] = isOfBoth ? [] : about;
  if (team !== undefined && others.has(team)) return conflict('the rules give both outcomes to one side');
  return subject.contract.venue === 'venue_a'
    ? sideOnVenueA(subject, game, team)
    : sideOnVenueB(subject, statement, game, team);
}

/** A market of venue_a is a Yes by itself; its label must name the side of the rules, or none where they name none. */
function sideOnVenueA({ contract }: Subject, { sides }: Game, team: string | undefined): YesSide | Withheld {
  const { yesLabel, noLabel } = contract;
  const label = readContestLabel(yesLabel);
  const named = label?.side === undefined ? undefined : sides.resolve(label.side);
  if (label?.side !== undefined && (named === undefined || named !== team)) {
    return withhold('subject_conflict', 'the label names another side than the rules');
  }
  if (noLabel !== 'No' && (team === undefined || sides.resolve(noLabel) !== sides.otherThan(team))) {
    return withhold('subject_conflict', 'the label of No names no other side');
  }
  return { team, yesIs: 'stated' };
}

/** A market of venue_b has two named outcomes, and the first is Yes whatever the sentences begin with. */
function sideOnVenueB(
  { contract }: Subject,
  { deed }: Statement,
  { sides }: Game,
  team: string | undefined,
): YesSide | Withheld {
  const [label, opposite] = outcomesOf(contract);
  const isCount = deed === 'total' || deed === 'team_total';
  if (label === 'Yes') return checkGroupTitle(contract, deed, sides, team) ?? { team, yesIs: 'stated' };
  if (isCount && label === 'Over') return { team, yesIs: 'stated' };
  if (isCount && label === 'Under') return { team, yesIs: 'other' };
  const named = sides.resolve(withoutLine(label));
  if (isCount || named === undefined || team === undefined) {
    return withhold('unknown_identity', 'the label of Yes names no outcome of the rules');
  }
  if (sides.resolve(withoutLine(opposite)) !== sides.otherThan(named)) {
    return withhold('subject_conflict', 'the two outcomes are not the two sides of the game');
  }
  return { team, yesIs: named === team ? 'stated' : 'other' };
}

/** Of a market between Yes and No the title of the group may name the side: it is then that of the rules. */
function checkGroupTitle(
  { yesLabel }: ContractVersion,
  deed: Statement['deed'],
  sides: Sides,
  team: string | undefined,
): Withheld | undefined {
  const side = readContestLabel(yesLabel)?.side;
  const named = side === undefined ? undefined : sides.resolve(side);
  const mustName = side !== undefined && (deed === 'win' || deed === 'outscore');
  return (named === undefined && !mustName) || named === team
    ? undefined
    : withhold('subject_conflict', 'the title of the group names another side than the rules');
}
