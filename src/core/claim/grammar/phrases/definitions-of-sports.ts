/** Definitions of contracts on sports, each by its fingerprint (`definitions.ts`). */
import type { DefinitionRow } from '../definition.ts';

export const definitionsOfSports: readonly DefinitionRow[] = [
  ['00e5ef207b4a2acfaffd080c44846ddd', 'excluded', 'Goals in the cups of England, in Europe and of nations.'],
  ['499ff18f24590da79a8ee4ae64c37d2d', 'excluded', 'Goals in the cups of Germany, in Europe and of nations.'],
  ['aab253cfdd20efbe7f9d4a238a2a2c5d', 'excluded', 'Goals in the cup of Italy, in Europe and of nations.'],
];
