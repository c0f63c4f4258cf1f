/** What is kept of a run for the next start, under which names, and in which file. */
import { join } from 'node:path';
import type { Ranking } from '../../core/catalog/index.ts';
import type { GraphRun } from '../../store/index.ts';
import type { ServedRunData } from '../served-run-data.ts';
import type { ArrayFileNames } from './array-file.ts';

/** A run in one database. */
export interface StoredRun {
  /** As stored. */
  readonly run: GraphRun;
  /** Names its row, see `findRunMark`. */
  readonly mark: string;
}

export interface KeptRun {
  readonly data: ServedRunData;
  /** The order its lists were given when it came into service. */
  readonly ranking: Ranking;
}

export interface KeptRunPlace {
  readonly folder: string;
  /** Names the sources a run is listed by: the arrays of another program are not served. */
  readonly program: string;
}

export function keptRunPath({ folder }: KeptRunPlace): string {
  return join(folder, 'served-run');
}

export function keptRunNames({ program }: KeptRunPlace, { run, mark }: StoredRun): ArrayFileNames {
  return { program, run: JSON.stringify(run), database: mark };
}
