/** The steps of an import: which are done, what they counted, and how far that is. */
import type { Log } from '../../runtime/log.ts';
import {
  addCounts,
  type Counts,
  recordedKindOf,
  type SetAsideFile,
  type SourceFolder,
  type StepOutcome,
  type StepToDo,
  type Store,
  saveStep,
  stagesOf,
} from '../../store/index.ts';

export type BulkPhase = 'files' | 'markets' | 'rows' | 'months' | 'recorded' | 'closes' | 'settled';

export interface BulkProgress {
  readonly phase: BulkPhase;
  /** Rows done of all that are to be read and merged; steps of an earlier process count as done at once. */
  readonly done: number;
  readonly total: number;
  /** Of `done`, by this process. */
  readonly doneNow: number;
  readonly counts: Counts;
}

export interface BulkImportDeps {
  readonly store: Store;
  readonly log: Log;
  readonly now: () => number;
  readonly historyFolder: string;
  readonly onProgress?: (progress: BulkProgress) => void;
}

export class ImportWalk {
  readonly #deps: BulkImportDeps;
  readonly #place: Pick<StepToDo, 'import' | 'holder'>;
  readonly #done: ReadonlyMap<string, StepOutcome>;
  readonly #counts: Record<string, number> = {};
  readonly #leftOut: Record<string, number> = {};
  /** By path: a file of both venues is met once for each. */
  readonly #unreadable = new Map<string, SetAsideFile>();
  readonly #total: number;
  #doneRows = 0;
  #doneNow = 0;

  constructor(
    deps: BulkImportDeps,
    place: Pick<StepToDo, 'import' | 'holder'>,
    done: ReadonlyMap<string, StepOutcome>,
    { files }: SourceFolder,
  ) {
    this.#deps = deps;
    this.#place = place;
    this.#done = done;
    // Each row is read once and merged once.
    this.#total = 2 * files.reduce((sum, file) => sum + (isRow(file) ? file.rows : 0), 0);
    this.#show('files');
  }

  /** `run` writes the step itself where it is one transaction with its effect. */
  async once(
    phase: BulkPhase,
    name: string,
    rowsOf: (outcome: StepOutcome) => number,
    run: (step: StepToDo) => Promise<{ outcome: StepOutcome; written: boolean }>,
    signal: AbortSignal,
  ): Promise<void> {
    const earlier = this.#done.get(name);
    if (earlier !== undefined) return this.#add(phase, earlier, rowsOf(earlier), 0);
    signal.throwIfAborted();
    this.#show(phase);
    const step = { ...this.#place, name };
    const { outcome, written } = await run(step);
    if (!written) await saveStep(this.#deps.store, { ...step, outcome, now: this.#deps.now() }, signal);
    this.#add(phase, outcome, rowsOf(outcome), rowsOf(outcome));
  }

  counts(): Counts {
    return withoutZeros(this.#counts);
  }

  leftOut(): Counts {
    return withoutZeros(this.#leftOut);
  }

  unreadable(): readonly SetAsideFile[] {
    return [...this.#unreadable.values()];
  }

  #add(phase: BulkPhase, outcome: StepOutcome, rows: number, rowsNow: number): void {
    const { counts = {}, leftOut = {}, unreadable = [] } = outcome;
    addCounts(this.#counts, counts);
    addCounts(this.#leftOut, leftOut);
    for (const file of unreadable) this.#unreadable.set(file.path, { ...file, reason: 'unreadable' });
    this.#doneRows += rows;
    this.#doneNow += rowsNow;
    this.#show(phase);
  }

  #show(phase: BulkPhase): void {
    this.#deps.onProgress?.({
      phase,
      done: Math.min(this.#doneRows, this.#total),
      total: this.#total,
      doneNow: this.#doneNow,
      counts: this.counts(),
    });
  }
}

/** Of a step that reads no rows. */
export const noRows = () => 0;

function withoutZeros(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}

/** Not a market, an event or a block. */
function isRow(file: SourceFolder['files'][number]): boolean {
  return stagesOf(file).length > 0 || recordedKindOf(file.table) !== undefined;
}
