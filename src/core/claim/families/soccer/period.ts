/** Which part of a soccer match counts, as far as the sentences say. */
import type { Subject } from '../../family.ts';
import type { GamePeriod } from '../score-variable.ts';
import { scopesOf } from '../subject.ts';

export const ninetyMinutes: GamePeriod = {
  window: '90 minutes',
  scope: 'match completed, goals of 90 minutes and stoppage time count, extra time only for who goes on',
  ties: 'possible',
};

export const firstHalf: GamePeriod = {
  window: 'first half',
  scope: 'match completed, stoppage time counts',
  ties: 'possible',
};

export const secondHalf: GamePeriod = { ...firstHalf, window: 'second half' };

/** A text that is silent on extra time says less than the others: its figure is one of its own. */
export const unstated: GamePeriod = {
  window: 'match',
  scope: 'match completed, whether extra time counts is not stated',
  ties: 'possible',
};

export interface Scopes {
  readonly ninetyMinutes: boolean;
  readonly firstHalf: boolean;
  readonly secondHalf: boolean;
  /** Only one side's count decides. */
  readonly oneSide: boolean;
  /** A corner that is awarded and not taken does not count. */
  readonly cornersTaken: boolean;
  /** Where no official statistics are published, two named pages decide in their order. */
  readonly statisticsPages: boolean;
  readonly extraTime: boolean;
  /** One match alone decides who goes on. */
  readonly singleLeg: boolean;
}

export function readScopes(subject: Subject): Scopes {
  const words = scopesOf(subject);
  return {
    ninetyMinutes: words.has('ninety_minutes'),
    firstHalf: words.has('first_half'),
    secondHalf: words.has('second_half'),
    oneSide: words.has('one_side_only'),
    cornersTaken: words.has('corners_taken'),
    statisticsPages: words.has('flashscore_then_sofascore'),
    extraTime: words.has('extra_time_and_penalties'),
    singleLeg: words.has('single_leg'),
  };
}
