/** Which side a contract on a game is about, and whether its Yes is the outcome that the rules state or the other one. */
import type { Subject } from '../../family.ts';
import type { Withheld } from '../../withheld.ts';
import { type Game, outcomesOf, withoutLine } from './read-game.ts';
import type { Statement } from './statement.ts';

/** Whose lead, win or count it is, and whether Yes is the stated outcome or the other one. */
export interface Side {
  readonly team: string | undefined;
  readonly yesIs: 'stated' | 'other';
}

export function readSide(subject: Subject, statement: Statement, game: Game): Side | Withheld {
  const { sides } = game;
  const about = new Set(statement.about.map((name) => sides.resolve(name)));
  const others = new Set(statement.others.map((name) => sides.resolve(name)));
  const conflict = (detail: string): Withheld => ({ reason: 'subject_conflict', detail });
  if (statement.bySide) {
    // `If A wins … "A". If B wins … "B".`: the label alone says which of them is Yes.
    const [yes, no] = outcomesOf(subject.contract);
    const team = sides.resolve(withoutLine(yes));
    if (team === undefined) return { reason: 'unknown_identity', detail: 'the label of Yes names no side' };
    const other = sides.resolve(withoutLine(no));
    if (other === team) return conflict('Yes and No are labelled with one side');
    if (about.size > 0 && about.size !== 2) return conflict('the rules name one side only');
    return { team, yesIs: 'stated' };
  }
  if (about.size > 1) return conflict('the rules name another side as the outcome than as the subject');
  const [team] = about;
  if (team !== undefined && others.has(team)) return conflict('the rules give both outcomes to one side');
  return subject.contract.venue === 'venue_a'
    ? sideOnVenueA(subject, statement, game, team)
    : sideOnVenueB(subject, statement, game, team);
}

/** A market of venue_a is a Yes by itself; its label must not name the other side. */
function sideOnVenueA(
  { contract }: Subject,
  { deed }: Statement,
  { sides }: Game,
  team: string | undefined,
): Side | Withheld {
  const label = contract.yesLabel.trim();
  const named = sides.split(label)?.side;
  if (named !== undefined && named !== team) {
    return { reason: 'subject_conflict', detail: 'the label names another side than the rules' };
  }
  const isNamed = named !== undefined || label === '' || label === 'Yes';
  if (!isNamed && (deed === 'win' || deed === 'outscore')) {
    return { reason: 'subject_conflict', detail: 'the label names no side of the game' };
  }
  return { team, yesIs: 'stated' };
}

/** A market of venue_b has two named outcomes, and the first is Yes whatever the sentences begin with. */
function sideOnVenueB(
  { contract }: Subject,
  { deed }: Statement,
  { sides }: Game,
  team: string | undefined,
): Side | Withheld {
  const [label] = outcomesOf(contract);
  const isCount = deed === 'total' || deed === 'team_total';
  if (label === 'Yes' || (isCount && label === 'Over')) return { team, yesIs: 'stated' };
  if (isCount && label === 'Under') return { team, yesIs: 'other' };
  const named = sides.resolve(withoutLine(label));
  if (isCount || named === undefined || team === undefined) {
    return { reason: 'unknown_identity', detail: 'the label of Yes names no outcome of the rules' };
  }
  return { team, yesIs: named === team ? 'stated' : 'other' };
}
