/**
 * Which void branches can occur in the worlds of a scope, whether a contract names them or not. A branch that can occur
 * and that a contract is silent on is one with an unknown payout. A new scope must be put here; until then nothing is
 * known of it.
 */
import type { VoidName } from './claim.ts';
import { contestWithDraw } from './open-scopes.ts';

const none: readonly VoidName[] = [];
/** A game that is forfeited, called early or decided at a desk has an official result, which is its value. */
const game: readonly VoidName[] = ['cancelled', 'postponed'];
const figure: readonly VoidName[] = ['not_published'];
const season: readonly VoidName[] = ['cancelled'];

const possible: ReadonlyMap<string, readonly VoidName[]> = new Map([
  // There is always a value: what never happens stands behind every deadline, and some rate is always in force.
  ['happens, or never does', none],
  ['happens, or does not', none],
  ['happens, or never does, death apart', ['death']],
  ['seat won, or no winner of a named party', none],
  ['calendar year', none],
  ['scheduled meetings of the year', none],
  ['in force at the instant', none],
  ['since the beginning', none],
  ['meeting held', ['meeting_not_held', 'no_statement']],
  // A text that lets a later figure count names the branch `revised` itself.
  ['first figure published', figure],
  ['figure published', ['not_published', 'revised']],
  ['price published', figure],
  ['temperature published', ['not_published', 'revised']],
  ['result certified', figure],
  ['tied entries share the better place', figure],
  ['game completed', game],
  ['game completed, overtime counts', game],
  ['game completed, overtime counts, a shootout is one goal', game],
  ['game completed, overtime counts, shootout not mentioned', game],
  ['game completed, extra innings count', game],
  ['game completed, overtime not mentioned', game],
  ['period completed', game],
  ['match completed, stoppage time counts', game],
  ['match completed, goals of 90 minutes and stoppage time count, extra time only for who goes on', game],
  ['match completed, whether extra time counts is not stated', game],
  ['match completed, who does not play has none', game],
  // A match that is begun and not finished has a value of its own there.
  ['match begun, unfinished is 99', ['cancelled', 'postponed', 'walkover']],
  ['match begun, unfinished is -1', ['cancelled', 'postponed', 'walkover']],
  // A part that is not begun is not completed.
  ['part completed', ['abandoned', 'cancelled', 'postponed', 'walkover']],
  // Who goes on has won, but a match that is broken off may have nobody who does.
  ['match begun, whoever goes on has won', ['abandoned', 'cancelled', 'postponed', 'walkover']],
  [
    'match completed, unfinished not mentioned',
    ['abandoned', 'cancelled', 'postponed', 'retired', 'walkover'],
  ],
  ['championship decided', game],
  ['season completed', season],
  ['competition played', season],
  ['tournament completed', season],
]);

/** Undefined where the rules were not read that far, or the scope is not known. */
export function possibleVoids(scope: string): readonly VoidName[] | undefined {
  const contest = contestWithDraw(scope);
  if (contest === undefined) return possible.get(scope);
  const decided = possible.get(contest);
  return decided && [...decided, 'tie'];
}
