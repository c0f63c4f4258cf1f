/** Decides what a `postmaster.pid` found before our own start means. Pure; `clear-leftovers.ts` acts on it. */
import { basename } from 'node:path';
import { isDead, type ProcessFacts } from './os-process.ts';

export interface LeftoverFacts {
  /** Content of postmaster.pid; undefined if there is none. */
  readonly pidFile: string | undefined;
  /** The process that the file names; undefined if there is none. */
  readonly process: ProcessFacts | undefined;
}

export type Leftover =
  | { readonly kind: 'none' }
  /** A server of ours that outlived the process which started it. */
  | { readonly kind: 'orphan'; readonly pid: number }
  /** The file outlived its server. */
  | { readonly kind: 'stale'; readonly reason: 'unreadable' | 'dead' | 'zombie' | 'reused' };

export function decideLeftover(facts: LeftoverFacts, cluster: string): Leftover {
  // First start, or the last server shut down in order.
  if (facts.pidFile === undefined) return { kind: 'none' };
  const pid = parsePidFile(facts.pidFile);
  // The machine went down between creating the file and writing it: an empty file.
  if (pid === undefined) return { kind: 'stale', reason: 'unreadable' };
  // kill -9 of everything.
  if (facts.process === undefined) return { kind: 'stale', reason: 'dead' };
  // Killed, but PID 1 of the container does not reap: PostgreSQL itself would take it for alive.
  if (isDead(facts.process)) return { kind: 'stale', reason: 'zombie' };
  // Only our own process was killed.
  if (isServerOf(facts.process, cluster)) return { kind: 'orphan', pid };
  // A reboot or a new container gave the pid to a shell, or to another cluster's server.
  return { kind: 'stale', reason: 'reused' };
}

/** The first line; undefined if it is not a pid. */
export function parsePidFile(text: string): number | undefined {
  const [line = ''] = text.split('\n');
  return /^[1-9]\d{0,9}$/.test(line.trim()) ? Number(line) : undefined;
}

/**
 * The arguments name the folder as it was called at the start. The working folder of a server is its cluster, and
 * follows when the data folder is moved below a living orphan.
 */
function isServerOf(process: ProcessFacts, cluster: string): boolean {
  const [program = ''] = process.argv;
  if (basename(program) !== 'postgres') return false;
  const named = process.argv.some(
    (argument, index) => argument === cluster && process.argv[index - 1] === '-D',
  );
  return named || process.folder === cluster;
}
