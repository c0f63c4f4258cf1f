/** The contracts in files of raw payloads, each once and in the order of the files. */
import type { VenueId } from '../../core/contract/index.ts';
import { type PayloadOutcome, PayloadReader } from '../../venues/index.ts';
import { readFileValues } from './read-files.ts';

export interface LoadDeps {
  /** A sentence for the user of the command, beside the output. */
  readonly note: (sentence: string) => void;
  /** Called with the bytes of files that were read since. */
  readonly onBytes: (bytes: number) => void;
}

export interface LoadedContracts {
  readonly outcomes: readonly PayloadOutcome[];
  /** Files or lines that could not be read. */
  readonly faults: number;
}

/** Notes of one kind that are printed; the others are only counted. */
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
      onFault.print(message);
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

/** A market with every name it came under. */
interface KeptMarket {
  outcome: PayloadOutcome;
  readonly names: Set<string>;
}

/**
 * A market that comes again with the same terms is one; with other terms, the last counts. It is the same market under the
 * same id and under the same key of the venue, which survives another id. What shares a name with two is one with both: to
 * lose a market is better than to relate one to itself.
 */
function dropRepeated(deps: LoadDeps, outcomes: Iterable<PayloadOutcome>): readonly PayloadOutcome[] {
  const byName = new Map<string, KeptMarket>();
  const kept = new Set<KeptMarket>();
  const onOther = limited(deps, 'markets that came with different terms');
  for (const outcome of outcomes) {
    const names = namesOf(outcome);
    const found = new Set(names.flatMap((name) => byName.get(name) ?? []));
    // A trimmed copy that cannot be read says nothing against one that can.
    if (outcome.kind === 'set_aside' && [...found].some((other) => other.outcome.kind === 'contract'))
      continue;
    if ([...found].some((other) => termsDiffer(other.outcome, outcome))) {
      onOther.print(`${names[0]}: comes with different terms; the last are used`);
    }
    const [market = { outcome, names: new Set() }, ...others] = found;
    market.outcome = outcome;
    kept.add(market);
    for (const other of others) kept.delete(other);
    for (const name of [...names, ...others.flatMap((other) => [...other.names])]) {
      market.names.add(name);
      byName.set(name, market);
    }
  }
  onOther.close();
  return [...kept].map(({ outcome }) => outcome);
}

function termsDiffer(before: PayloadOutcome, after: PayloadOutcome): boolean {
  if (before.kind !== 'contract' || after.kind !== 'contract') return false;
  return before.contract.termsHash !== after.contract.termsHash;
}

/** Its public id first. */
function namesOf(outcome: PayloadOutcome): readonly string[] {
  if (outcome.kind === 'set_aside') return outcome.id === undefined ? [] : [`${outcome.venue} ${outcome.id}`];
  const { venue, id, venueKey } = outcome.contract;
  return [`${venue} ${id}`, `${venue} key ${venueKey}`];
}

function limited({ note }: LoadDeps, of: string): { print: (sentence: string) => void; close: () => void } {
  let noted = 0;
  return {
    print: (sentence) => {
      noted += 1;
      if (noted <= notesMax) note(sentence);
    },
    close: () => {
      if (noted > notesMax) note(`${noted - notesMax} more ${of}`);
    },
  };
}
