/** `routeur prove FILE…`: what follows from raw payloads, with the proofs; no service, database or network. */
import { type Command, Option } from 'commander';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import { createAuditProgress, proveFiles } from '../audit/index.ts';
import { loadPhrases } from '../load-phrases.ts';

/** As tools do for input they cannot use; 1 is a mistake of ours. */
const unreadableInput = 2;

interface ProveFlags {
  readonly venue?: VenueId;
  readonly simulated?: boolean;
  readonly crossVenue?: true;
  readonly summary?: true;
}

export function registerProve(program: Command): void {
  program
    .command('prove')
    .description(
      'read contracts from files of raw payloads, relate them, and print every proof as JSON lines',
    )
    .argument('<files...>', 'JSON, JSON lines or arrays of markets and events, plain or gzip')
    .addOption(
      new Option('--venue <venue>', 'whose payloads these are; by default found by their shape').choices([
        ...venueIds,
      ]),
    )
    .option('--simulated', 'the payloads are those of routeur simulate: read its phrases, too')
    .option('--cross-venue', 'only relations between the two venues')
    .option('--summary', 'only counts, by family, reason and relation')
    .action(prove);
}

async function prove(
  files: readonly string[],
  { venue, simulated = false, crossVenue, summary }: ProveFlags,
): Promise<void> {
  const phrases = await loadPhrases({ simulated });
  const progress = createAuditProgress(process.stderr);
  const note = (sentence: string) => process.stderr.write(`${sentence}\n`);
  try {
    const { faults, refused } = await proveFiles({ output: process.stdout, note, progress, phrases }, files, {
      venue,
      crossVenue: crossVenue === true,
      summary: summary === true,
    });
    if (faults > 0) process.exitCode = unreadableInput;
    if (refused > 0) process.exitCode = 1;
  } finally {
    progress.close();
  }
}
