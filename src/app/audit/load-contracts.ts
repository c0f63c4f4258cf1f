/** The contracts in files of raw payloads, each once and in the order of the files. */
import type { VenueId } from '../../core/contract/index.ts';
import { type PayloadOutcome, PayloadReader } from '../../venues/index.ts';
import { readFileValues } from './read-files.ts';

export interface LoadDeps {
  /** A sentence for whoever runs the command, beside the output. */
  readonly note: (sentence: string) => void;
  /** Called with the bytes of files that were read since. */
  readonly onBytes: (bytes: number) => void;
}

export interface LoadedContracts {
  readonly outcomes: readonly PayloadOutcome[];
  /** Files or lines that could not be read. */
  readonly faults: number;
}

/** Notes of one kind that are told; the others are only counted. */
const notesMax = 20;

export async function loadContracts(
  deps: LoadDeps,
  files: readonly string[],
  venue: VenueId | undefined,
): Promise<LoadedContracts> {
  const reader = new PayloadReader(venue);
  let faults = 0;
  const onFault = limited(deps, 'places that could not be read');
  for (const path of files) {
    const found = await takeFile(deps, reader, path, (message) => {
      faults += 1;
      onFault.tell(message);
    });
    if (found.unknown > 0) {
      deps.note(`${path}: ${found.unknown} of its values hold no market or event of ${venue ?? 'a venue'}`);
    }
    if (found.values > 0 && found.recognised === 0) faults += 1;
  }
  onFault.close();
  return { outcomes: dropRepeated(deps, reader.read()), faults };
}

interface FileFindings {
  readonly values: number;
  readonly recognised: number;
  readonly unknown: number;
}

async function takeFile(
  { onBytes }: LoadDeps,
  reader: PayloadReader,
  path: string,
  onFault: (message: string) => void,
): Promise<FileFindings> {
  let values = 0;
  let recognised = 0;
  let unknown = 0;
  for await (const step of readFileValues(path)) {
    if (step.kind === 'progress') onBytes(step.bytes);
    else if (step.kind === 'fault') onFault(step.message);
    else {
      const found = reader.take(step.value);
      values += 1;
      recognised += found;
      if (found === 0) unknown += 1;
    }
  }
  return { values, recognised, unknown };
}

/** A market that comes again with the same terms is one; with other terms, the last counts. */
function dropRepeated(deps: LoadDeps, outcomes: Iterable<PayloadOutcome>): readonly PayloadOutcome[] {
  const places = new Map<string, number>();
  const kept: PayloadOutcome[] = [];
  const onOther = limited(deps, 'markets that came with different terms');
  for (const outcome of outcomes) {
    const name = nameOf(outcome);
    const place = name === undefined ? undefined : places.get(name);
    if (place === undefined) {
      if (name !== undefined) places.set(name, kept.length);
      kept.push(outcome);
      continue;
    }
    const before = kept[place];
    // A trimmed copy that cannot be read says nothing against one that can.
    if (before === undefined || (outcome.kind === 'set_aside' && before.kind === 'contract')) continue;
    if (before.kind === 'contract' && outcome.kind === 'contract' && termsDiffer(before, outcome)) {
      onOther.tell(`${name}: comes with different terms; the last are used`);
    }
    kept[place] = outcome;
  }
  onOther.close();
  return kept;
}

type ContractOutcome = Extract<PayloadOutcome, { kind: 'contract' }>;

function termsDiffer(before: ContractOutcome, after: ContractOutcome): boolean {
  return before.contract.termsHash !== after.contract.termsHash;
}

function nameOf(outcome: PayloadOutcome): string | undefined {
  if (outcome.kind === 'contract') return `${outcome.contract.venue} ${outcome.contract.id}`;
  return outcome.id === undefined ? undefined : `${outcome.venue} ${outcome.id}`;
}

function limited({ note }: LoadDeps, of: string): { tell: (sentence: string) => void; close: () => void } {
  let told = 0;
  return {
    tell: (sentence) => {
      told += 1;
      if (told <= notesMax) note(sentence);
    },
    close: () => {
      if (told > notesMax) note(`${told - notesMax} more ${of}`);
    },
  };
}
