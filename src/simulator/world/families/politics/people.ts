/** Made-up persons for contests. */
import type { FamilyContext } from '../../family.ts';

const firstNames = [
  'Ada',
  'Ben',
  'Cara',
  'Dan',
  'Elena',
  'Frank',
  'Gail',
  'Hugo',
  'Iris',
  'Jon',
  'Kira',
  'Leo',
  'Mona',
  'Ned',
  'Olga',
  'Paul',
] as const;
const lastNames = [
  'Abbott',
  'Barnes',
  'Castillo',
  'Drummond',
  'Ellery',
  'Fontaine',
  'Garrity',
  'Holm',
  'Ingram',
  'Jarvis',
  'Kessler',
  'Lindqvist',
  'Marsh',
  'Novak',
  'Oakes',
  'Prescott',
  'Quill',
  'Rourke',
  'Sandoval',
  'Tremblay',
] as const;

/** Persons of a contest: all different. */
export function people(context: FamilyContext, key: string, count: number): string[] {
  const random = context.random(`people:${key}`);
  const names = new Set<string>();
  for (let attempt = 0; names.size < count && attempt < 1000; attempt += 1) {
    names.add(`${random.pick(firstNames)} ${random.pick(lastNames)}`);
  }
  return [...names];
}
