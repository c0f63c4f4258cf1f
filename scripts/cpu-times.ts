/**
 * The CPU time of a test run, by process (`npm test -- --times`). Unlike the wall clock it hardly depends on what else
 * the machine does. Linux only; elsewhere nothing is recorded and nothing is printed.
 *
 *   test process ─ at its exit: its own time and that of its children ─► a line in the file ─► npm test prints the table
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

/** Names the file that the test processes append to. */
export const cpuFileVariable = 'ROUTEUR_TEST_CPU_FILE';

const rowsMax = 60;
/** Before the name of a file that shares its process: its time is part of that process's. */
const sharedMark = 'shared ';
/** The unit of /proc; fixed at 100 a second for programs, whatever the kernel itself counts in. */
const ticksPerSecond = 100;
/** Fields of /proc/PID/stat after the name: user and system time of the process, then of its ended children. */
const ownFields = [11, 12];
const childFields = [13, 14];

/** At the exit of this process, records its CPU time and that of its ended children. */
export function recordCpuTimeAtExit(file: string): void {
  const { argv, pid } = process;
  process.on('exit', () => {
    const seconds = readCpuSeconds([...ownFields, ...childFields]);
    if (seconds !== undefined) appendFileSync(file, `${pid}\t${nameProgram(argv[1] ?? '')}\t${seconds}\n`);
  });
}

/** A function that records the CPU time since this call as that of a test file which shares its process. */
export function startCpuTime(testFile: string): () => void {
  const { [cpuFileVariable]: file } = process.env;
  const before = readCpuSeconds([...ownFields, ...childFields]);
  return () => {
    const after = readCpuSeconds([...ownFields, ...childFields]);
    if (file === undefined || before === undefined || after === undefined) return;
    appendFileSync(file, `${process.pid}\t${sharedMark}${relative('.', testFile)}\t${after - before}\n`);
  };
}

/** The table, the longest first; nothing when no time was recorded. Call it after the last child has ended. */
export function describeCpuTimes(file: string): string | undefined {
  const total = readCpuSeconds(childFields);
  const all = readRows(file);
  const rows = all.filter(({ program }) => !program.startsWith(sharedMark));
  const shared = all.filter(({ program }) => program.startsWith(sharedMark));
  if (total === undefined || rows.length === 0) return undefined;
  const listed = rows.reduce((sum, { seconds }) => sum + seconds, 0);
  const line = (seconds: number, what: string): string => `${seconds.toFixed(1).padStart(7)} s  ${what}\n`;
  const shown = rows.slice(0, rowsMax);
  const rest = rows.slice(rowsMax).reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    'CPU time, children included:\n',
    ...shown.map(({ seconds, program }) => line(seconds, program)),
    rows.length > rowsMax ? line(rest, `${rows.length - rowsMax} other processes`) : '',
    line(Math.max(0, total - listed), 'the test runner and its database server'),
    line(total, `in all, ${Math.floor(total / 60)} min ${Math.round(total % 60)} s`),
    shared.length === 0 ? '' : '\nFiles that share a process, without the time to load them:\n',
    ...shared
      .slice(0, rowsMax)
      .map(({ seconds, program }) => line(seconds, program.slice(sharedMark.length))),
  ].join('');
}

interface CpuRow {
  readonly program: string;
  readonly seconds: number;
}

/** A child that inherits the recorder is no test file and no group; its time is in its parent's. */
function readRows(file: string): CpuRow[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // No process has recorded anything.
    return [];
  }
  return text
    .split('\n')
    .map((row) => row.split('\t'))
    .flatMap(([, program = '', seconds]) => (program === '' ? [] : [{ program, seconds: Number(seconds) }]))
    .sort((a, b) => b.seconds - a.seconds);
}

/** A test file by its path, a group by its folders; nothing for any other program. */
function nameProgram(program: string): string {
  if (program.endsWith('.test.ts')) return relative('.', program);
  if (!/^group-\d+\.mjs$/.test(basename(program))) return '';
  const files = [...readFileSync(program, 'utf8').matchAll(/"([^"]+\.test\.ts)"/g)].map(([, file = '']) =>
    relative('.', file),
  );
  const folders = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  if (files.length === 1) return files[0] ?? '';
  const places = [...folders].every((folder) => folder.startsWith('src/')) ? ['src'] : [...folders];
  return `${places.join(', ')}: ${files.length} files`;
}

/** Nothing where there is no /proc. */
function readCpuSeconds(fields: readonly number[]): number | undefined {
  let stat: string;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
  // The name before the fields may hold spaces and brackets.
  const values = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return fields.reduce((sum, field) => sum + Number(values[field]), 0) / ticksPerSecond;
}
