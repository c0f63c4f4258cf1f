/**
 * Which test files share a process, and which processes start first. Node starts files in the order of their names, so
 * that a long file near the end of the alphabet would run alone after all others are done.
 */
import { join, relative, sep } from 'node:path';

/** Fewer files than this do not share processes: little would be gained. */
const sharedFilesMin = 8;

/** The files that take longest, the longest first. A hint: a file that is missing here only starts later. */
const longestFiles: readonly string[] = [
  'tests/explorer/explorer.test.ts',
  'tests/insight/kill.test.ts',
  'tests/service/false-listing.test.ts',
  'tests/ingest/false-answers.test.ts',
  'tests/service/stop.test.ts',
  'tests/service/external-outage.test.ts',
  'tests/service/start.test.ts',
  'tests/recording/recording.test.ts',
  'tests/service/demo.test.ts',
  'tests/store/embedded-crash.test.ts',
  'tests/service/kill.test.ts',
  'tests/service/conformance.test.ts',
  'tests/simulator/feeds-under-faults.test.ts',
  'tests/service/demo-figures.test.ts',
  'tests/history/sealing.test.ts',
  'tests/ingest/listing-cycle.test.ts',
  'tests/service/external-start.test.ts',
  'tests/ingest/listing-crash.test.ts',
  'tests/rebuild/settled-world.test.ts',
  'tests/store/embedded-places.test.ts',
  'tests/rebuild/run-graph.test.ts',
  'tests/rebuild/run-rebuilds.test.ts',
  'tests/webhooks/engine.test.ts',
  'tests/store/embedded-users.test.ts',
];

/** The same for files that do all their rounds. */
const longestInFull: readonly string[] = [
  'tests/strategies/strategies.test.ts',
  'tests/lead/simulated-month.test.ts',
  'tests/watch/lead-model.test.ts',
  'tests/claims/oracle.test.ts',
  'tests/signals/signals.test.ts',
  'tests/api/fuzz.test.ts',
  'tests/phrases/guard.test.ts',
  'tests/claims/coverage.test.ts',
];

/**
 * Folders whose files load the same modules, or read the same simulated worlds: each list of folders has one process,
 * those with most to do first.
 */
const sharedFolders: readonly (readonly string[])[] = [
  ['tests/api'],
  ['tests/simulator', 'tests/venues'],
  ['tests/rebuild', 'tests/ingest'],
  ['tests/store', 'tests/recorder', 'tests/history', 'tests/history-import'],
  ['tests/claims', 'tests/graph', 'tests/attack'],
  ['tests/watch', 'tests/lead', 'tests/compare'],
  ['tests/insight', 'tests/strategies', 'tests/signals'],
  ['tests/webhooks', 'tests/bulk-import', 'tests/client'],
  ['tests/relation', 'tests/phrases'],
  ['tests/tooling', 'tests/harness', 'tests/recording', 'tests/explorer'],
];

/**
 * The groups in the order they should start; files in no group follow, each in its own process. Only files that leave
 * others alone share one.
 */
export function planGroups(
  project: string,
  files: readonly string[],
  { processes, leavesOthersAlone }: { processes: number; leavesOthersAlone(file: string): boolean },
): readonly (readonly string[])[] {
  const byName = new Map(files.map((file) => [relative(project, file).split(sep).join('/'), file]));
  const mayShare = (name: string, file: string) => !longestFiles.includes(name) && leavesOthersAlone(file);
  const inFolders = (folders: readonly string[]): string[] =>
    [...byName].flatMap(([name, file]) =>
      folders.some((folder) => name.startsWith(`${folder}/`)) && mayShare(name, file) ? [file] : [],
    );
  const unitTests = inFolders(['src']);
  const units = Array.from({ length: processes }, (_, place) =>
    unitTests.filter((_file, index) => index % processes === place),
  );
  const folders = sharedFolders.map(inFolders);
  if ([...folders, ...units].flat().length < sharedFilesMin) return [];
  const longest = longestFiles.flatMap((name) => byName.get(name) ?? []).map((file) => [file]);
  return [...folders, ...longest, ...units].filter(({ length }) => length > 0);
}

/**
 * For files that do all their rounds, each for minutes: one a process, the longest first. Sharing processes would leave a
 * core without work while one of them goes on.
 */
export function planAlone(project: string, files: readonly string[]): readonly (readonly string[])[] {
  const longest = longestInFull.map((name) => join(project, name)).filter((file) => files.includes(file));
  const others = files.filter((file) => !longest.includes(file));
  return [...longest, ...others].map((file) => [file]);
}
