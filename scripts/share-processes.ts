/**
 * Lets small test files share a few processes: two thirds of the time of the tests in src/ went into starting a process
 * for each file and loading the same modules there.
 *
 *   files ──► entry files, one a process ──► node --test ──► did each process run to its end?
 *             (each calls scripts/test-group.ts)              no ──► its files again, each in its own process
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface TestRunner {
  /** Which of the files share a process, in the order the processes should start. */
  planGroups(files: readonly string[]): readonly (readonly string[])[];
  /** Runs files, each in its own process; resolves with the exit code. */
  runFiles(files: readonly string[]): Promise<number>;
  /** Whether a signal has ended the run. */
  isStopped(): boolean;
  print(text: string): void;
}

const groupModule = pathToFileURL(join(import.meta.dirname, 'test-group.ts')).href;

/** Runs all files, as many as may in shared processes, and resolves with an exit code. */
export async function runSharing(runner: TestRunner, files: readonly string[]): Promise<number> {
  const plan = runner.planGroups(files);
  if (plan.length === 0) return runner.runFiles(files);
  const folder = mkdtempSync(join(tmpdir(), 'routeur-test-groups-'));
  try {
    const groups = writeGroups(folder, plan);
    const grouped = new Set(plan.flat());
    const own = files.filter((file) => !grouped.has(file));
    const code = await runner.runFiles([...groups.map(({ entry }) => entry), ...own]);
    const cutShort = groups.filter(({ endMark }) => !existsSync(endMark));
    if (cutShort.length === 0 || runner.isStopped()) return code;
    const again = cutShort.flatMap((group) => group.files);
    runner.print(
      `\nA process shared by test files crashed, hung or exited early. Its files now run again, each in its own process: ` +
        `${again.length} files.\n`,
    );
    return (await runner.runFiles(again)) || code || 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** False for a file that uses the `mock` of node:test, which outlives the test; that of a test's context does not. */
export function leavesOthersAlone(file: string): boolean {
  return !/^import \{[^}]*\bmock\b[^}]*\} from 'node:test';$/m.test(readFileSync(file, 'utf8'));
}

interface TestGroup {
  readonly files: readonly string[];
  readonly entry: string;
  /** A file that exists once all tests of the group have run and its process has exited on its own. */
  readonly endMark: string;
}

/** Node starts files in the order of their names. */
function writeGroups(folder: string, plan: readonly (readonly string[])[]): TestGroup[] {
  return plan.map((files, place) => {
    const name = `group-${String(place + 1).padStart(2, '0')}`;
    const entry = join(folder, `${name}.mjs`);
    const endMark = join(folder, `${name}.ended`);
    writeFileSync(
      entry,
      `import { runTestGroup } from '${groupModule}';\n` +
        `await runTestGroup(${JSON.stringify(files)}, ${JSON.stringify(endMark)});\n`,
    );
    return { files, entry, endMark };
  });
}
