/**
 * How long a contract waits for what was put off, by the words of its sentence. Two contracts that pay one half after a
 * wait pay it together only if they wait alike: where one waits a week and the other until a day, a game played in between
 * is void to the one and has a result to the other.
 */
import type { Claim, VoidName } from './claim.ts';

export interface Waiting {
  readonly branches: readonly VoidName[];
  /**
   * `endless`: until there is a result. `bounded`: for so many days as the words say. `dated`: until a day that stands in
   * the text only, and may be another in the next one.
   */
  readonly wait: 'endless' | 'bounded' | 'dated';
  /** After the wait, a contest that was begun and never finished is paid like one that was put off. */
  readonly unfinished?: true;
}

const postponed: readonly VoidName[] = ['postponed'];
const endless: Waiting = { branches: postponed, wait: 'endless' };
const bounded: Waiting = { branches: postponed, wait: 'bounded' };
const untilResult: Waiting = { ...bounded, unfinished: true };
const dated: Waiting = { branches: postponed, wait: 'dated' };
const untilDay: Waiting = { ...dated, unfinished: true };

/** By the words of a phrase. */
export const waitings: ReadonlyMap<string, Waiting> = new Map([
  ['a postponed game keeps the market open until it is played', endless],
  ['A game put off keeps the market open until it is played.', endless],
  ['put off by up to two weeks: the later result', bounded],
  ['not played, or not begun after 7 days: one half', bounded],
  ['A match without a result within a week pays one half.', untilResult],
  ['not played, tied or without a winner after 7 days: one half', untilResult],
  ['A game not over by the last day pays one half.', untilDay],
  ['not completed by the day: one half', untilDay],
  ['A match without a winner within a week, or tied, pays one half.', untilResult],
  ['A tie, or a game that is not completed by the day, pays one half.', untilDay],
  ['not rescheduled to a start by the day: one half', dated],
  ['Not begun within 7 days of its day, a match pays one half.', bounded],
  ['no champion: the listed teams pay No', bounded],
  ['no statement pays one half', { branches: ['no_statement'], wait: 'dated' }],
  [
    'no statement until the next meeting counts as no change',
    { branches: ['no_statement'], wait: 'bounded' },
  ],
  ['Without a statement nothing has changed.', { branches: ['no_statement'], wait: 'bounded' }],
  ['A meeting that is not held changes nothing.', { branches: ['meeting_not_held'], wait: 'dated' }],
  ['a meeting that is not held counts as no change', { branches: ['meeting_not_held'], wait: 'dated' }],
]);

/** Branches that are a matter of how long one waits: no contract is there before its own wait is over. */
export const waitedBranches: ReadonlySet<VoidName> = new Set([
  'postponed',
  'no_statement',
  'meeting_not_held',
]);

/** The sentences by which a claim waits on a branch, in their order; empty where none is known. */
export function waitsOf({ facts }: Claim, branch: VoidName): readonly (readonly [string, Waiting])[] {
  return facts.flatMap((fact) => {
    const waiting = waitings.get(fact);
    return waiting?.branches.includes(branch) ? [[fact, waiting] as const] : [];
  });
}
