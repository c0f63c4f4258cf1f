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

/** A text that is silent on extra time says less than the others: its figure is one of its own. */
export const unstated: GamePeriod = {
  window: 'match',
  scope: 'match completed, whether extra time counts is not stated',
  ties: 'possible',
};

export interface Scopes {
  readonly ninetyMinutes: boolean;
  readonly firstHalf: boolean;
  readonly extraTime: boolean;
  /** One match alone decides who goes on. */
  readonly singleLeg: boolean;
}

export function readScopes(subject: Subject): Scopes {
  const words = scopesOf(subject);
  return {
    ninetyMinutes: words.has('ninety_minutes'),
    firstHalf: words.has('first_half'),
    extraTime: words.has('extra_time_and_penalties'),
    singleLeg: words.has('single_leg'),
  };
}
