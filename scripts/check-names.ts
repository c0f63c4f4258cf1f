/** A step of `npm run check`: no identifier has a word of the old dialect, and no two files export a type of one name. */
import { join } from 'node:path';
import { findOldWords } from './old-words.ts';
import { findRepeatedTypes } from './type-names.ts';

const project = join(import.meta.dirname, '..');

const complaints = [
  ...findOldWords(project, ['bench', 'client', 'packages', 'scripts', 'src', 'tests', 'web']).map(
    (found) => `${found} has a word that is listed in scripts/old-words.ts`,
  ),
  ...findRepeatedTypes(project, 'src').map(
    (found) => `${found} export types of one name; give each a more exact one`,
  ),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
