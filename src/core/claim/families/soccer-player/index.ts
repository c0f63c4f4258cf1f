/**
 * Goals and assists of one player in a soccer match. A player is known by name inside one venue only. Who does not play has
 * none: a text that pays No then says no more than a count of zero, and one that is silent on it is withheld.
 */

import {
  atLeast,
  complementSet,
  equalSets,
  type IntervalSet,
  integerGrid,
  intervalSet,
  setContainsValue,
  snapToGrid,
  zero,
} from '../../../exact/index.ts';
import { joinFields, type Variable } from '../../claim.ts';
import { type Condition, valuesOf } from '../../condition.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { claimOn } from '../claim-on.ts';
import { type ClosedSayings, refuseUnknownSayings } from '../closed-sayings.ts';
import { checkLines, hasLine } from '../contest-line.ts';
import { lineAsStrike } from '../line-strike.ts';
import { type Match, pageOfScope, readMatch, sideOf } from '../soccer/index.ts';
import { boundsIn, meaningsOf, readValues, readVoids, sayings, scopesOf, slotsWithRole } from '../subject.ts';
import { checkPlayerTitle, figures, type PlayerFigure } from './player-title.ts';

export const soccerPlayerFamily: Family = {
  id: 'soccer_player',
  concerns: ['soccer'],
  readsSides: true,
  about: 'Goals, assists, and both together, of one player in 90 minutes of a soccer match.',
  read: readSoccerPlayer,
};

const inactive = 'inactive';

/** What a text may add to its figure. Texts that add different things are on different figures. */
const additions: ReadonlyMap<string, string> = new Map([
  ['no_own_goals', 'own goals do not count'],
  ['credited_by_official_statistics', 'as the official statistics credit them'],
  ['sum_of_goals_and_assists', 'each adds one'],
]);

/** The figure of a sentence on what is credited to the player, by its scope. */
const creditedFigures: ReadonlyMap<string, PlayerFigure> = new Map(
  figures.map((figure) => [`credited ${figure}`, figure]),
);

const known: ClosedSayings = {
  says: ['scope', 'no_if'],
  scopes: new Set([
    'ninety_minutes',
    'no_revisions',
    ...additions.keys(),
    ...creditedFigures.keys(),
    ...pageOfScope.keys(),
  ]),
};

function readSoccerPlayer(subject: Subject): FamilyAnswer {
  const unknown = refuseUnknownSayings(subject, known);
  if (unknown !== undefined) return unknown;
  const match = readMatch(subject);
  if ('reason' in match) return match;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const stated = readFigure(subject, match);
  if ('reason' in stated) return stated;
  const { player, figure, values } = stated;
  const variable = variableOf(subject, match, player, figure);
  const facts = [`player ${player}`, ...match.facts, ...meaningsOf(subject)];
  return claimOn({ family: soccerPlayerFamily.id, variable, voids, facts }, values, 'count that can occur');
}

interface StatedFigure {
  readonly player: string;
  readonly figure: PlayerFigure;
  readonly values: IntervalSet;
}

function readFigure(subject: Subject, match: Match): StatedFigure | Withheld {
  const { contract } = subject;
  const [statement, ...more] = sayings(subject, 'yes_if');
  if (statement === undefined) return withhold('no_statement', 'no sentence says what Yes depends on');
  if (more.length > 0) return withhold('clause_conflict', 'more than one sentence says what Yes depends on');
  const figure = figures.find((each) => each === statement.saying.measure);
  if (figure === undefined)
    return withhold('no_statement', `no figure of a player is called ${statement.saying.measure}`);
  const credited = [...scopesOf(subject)].flatMap((scope) => creditedFigures.get(scope) ?? []);
  if (credited.some((each) => each !== figure))
    return withhold('clause_conflict', 'a sentence credits another figure to the player');
  const player = playerOf(subject, match);
  if (typeof player === 'object') return player;
  if (!isYesOrOver(subject))
    return withhold('subject_conflict', 'its outcomes are neither Yes and No nor Over and Under');
  if (!scopesOf(subject).has('ninety_minutes'))
    return withhold('unknown_scope', 'whether goals of extra time count is not stated');
  const { comparator } = statement.saying;
  if (comparator === undefined) return withhold('no_bound', 'no comparison is stated');
  const read = readValues(
    { ...subject, contract: lineAsStrike(contract) },
    integerGrid,
    { comparator, bounds: boundsIn(statement.sentence) },
    // A label that is the player's name, or a line of its own, is compared with the rest elsewhere.
    hasLine(contract) || contract.yesLabel === player ? '' : contract.yesLabel,
  );
  if ('reason' in read) return read;
  const { values } = read;
  const conflict =
    checkLines(contract, { of: 'count', values, window: 'match' }) ??
    checkAgainst(subject, figure, values) ??
    checkPlayerTitle(contract.title, { player, figure, values });
  return conflict ?? { player, figure, values };
}

/** The one player that all sentences name, who is no side of the match. */
function playerOf(subject: Subject, match: Match): string | Withheld {
  const names = new Set(slotsWithRole(subject.sentences, 'subject').map(({ text }) => text));
  const [player] = names;
  if (player === undefined || names.size > 1)
    return withhold('subject_conflict', 'the sentences name no one player');
  return sideOf(match, player) === undefined
    ? player
    : withhold('subject_conflict', 'a side of the match stands for its player');
}

function isYesOrOver({ contract: { noLabel, terms } }: Subject): boolean {
  const { outcomes } = terms;
  if (Array.isArray(outcomes) && outcomes.length > 0) {
    const pair = outcomes.join('/');
    return pair === 'Yes/No' || pair === 'Over/Under';
  }
  return noLabel === 'No';
}

/** A sentence for No has what Yes leaves; and who does not play has none, so that none must not pay. */
function checkAgainst(subject: Subject, figure: PlayerFigure, values: IntervalSet): Withheld | undefined {
  const against = sayings(subject, 'no_if');
  if (!against.some(({ saying }) => saying.measure === inactive))
    return withhold('unknown_scope', 'what a player who does not play pays is not stated');
  if (setContainsValue(values, zero))
    return withhold('unknown_payout', 'a player who does not play pays other than a count of none');
  const rest = snapToGrid(complementSet(values), integerGrid);
  const isRest = against
    .filter(({ saying }) => saying.measure !== inactive)
    .every(({ saying, sentence }) => {
      const said = saying.comparator && onGrid({ comparator: saying.comparator, bounds: boundsIn(sentence) });
      return saying.measure === figure && said !== undefined && equalSets(said, rest);
    });
  return isRest
    ? undefined
    : withhold('clause_conflict', 'a sentence pays No on something else than the rest');
}

function onGrid(condition: Condition): IntervalSet | undefined {
  const values = valuesOf(condition);
  return values && snapToGrid(intervalSet([values]), integerGrid);
}

function variableOf(
  subject: Subject,
  { game, names }: Match,
  player: string,
  figure: PlayerFigure,
): Variable {
  const said = scopesOf(subject);
  const added = [...additions].flatMap(([scope, words]) => (said.has(scope) ? [words] : []));
  return {
    frame: {
      kind: 'line',
      reach: 'venue',
      source: 'official result',
      subject: joinFields([
        `${subject.contract.venue} ${game.league} ${game.scheduled} ${names[0]} - ${names[1]}`,
        player,
      ]),
      window: '90 minutes',
      scope: 'match completed, who does not play has none',
    },
    quantity: 'value',
    statistic: [figure, ...added].join(', '),
    unit: figure,
    grid: integerGrid,
    domain: intervalSet([atLeast(zero)]),
  };
}
