/** Which test files load a module, by the imports of all files: those that load it by the fewest steps first. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export class ReachingTests {
  readonly #importers = new Map<string, string[]>();

  /** Paths are relative to the project. */
  constructor(project: string) {
    for (const file of globSync(['src/**/*.ts', 'tests/**/*.ts'], { cwd: project })) {
      const source = readFileSync(join(project, file), 'utf8');
      for (const [, target = ''] of source.matchAll(/\b(?:from|import) '(\.[^']+\.ts)'/g)) {
        const imported = join(dirname(file), target);
        const importers = this.#importers.get(imported) ?? [];
        importers.push(file);
        this.#importers.set(imported, importers);
      }
    }
  }

  of(module: string): readonly string[] {
    const reached = new Set([module]);
    // A set yields what is added while it is walked: breadth first.
    for (const file of reached) for (const importer of this.#importers.get(file) ?? []) reached.add(importer);
    return [...reached].filter((file) => file.endsWith('.test.ts'));
  }
}
