/**
 * Scopes that leave worlds in which no claim need pay, so that two claims never cover them. Each is known by its whole text:
 * a scope that is not here ends with a value, or with a void branch.
 */
import { unreadScope } from './claim.ts';

/** Contests that their texts decide between two sides. */
const contests = [
  'match begun, whoever goes on has won',
  'match begun, unfinished is 99',
  'match begun, unfinished is -1',
  'part completed',
  'match completed, unfinished not mentioned',
] as const;

export type ContestScope = (typeof contests)[number];

const contestByDrawScope: ReadonlyMap<string, ContestScope> = new Map(
  contests.map((contest) => [drawScope(contest), contest]),
);

/** The scope of such a contest where it may have no winner though its text names the two sides only. */
export function drawScope(contest: ContestScope): string {
  return `${contest}, a draw is not excluded`;
}

/** The contest whose draw is not excluded; undefined for every other scope. */
export function contestWithDraw(scope: string): ContestScope | undefined {
  return contestByDrawScope.get(scope);
}

export const openScopes: ReadonlySet<string> = new Set([unreadScope, ...contestByDrawScope.keys()]);

/** Whether worlds remain in which no claim of this scope need pay, so that two of them never cover it. */
export function mayEndWithoutValue(scope: string): boolean {
  return openScopes.has(scope);
}
