/** Persons of a contest. */
import type { FamilyContext } from '../../family.ts';
import { personOf } from '../made-up.ts';

/** All different. */
export function people(context: FamilyContext, key: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) => personOf(context.seed, `people:${key}`, number));
}
