/** `routeur clauses FILE…`: the sentences of raw payloads that no phrase reads. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import { createAuditProgress, listClauses } from '../audit/index.ts';
import { loadPhrases } from '../load-phrases.ts';

const limitDefault = 200;
const limitMax = 1_000_000;
const unreadableInput = 2;

interface ClausesFlags {
  readonly venue?: VenueId;
  readonly simulated?: boolean;
  readonly limit: number;
  readonly sets?: boolean;
}

export function registerClauses(program: Command): void {
  program
    .command('clauses')
    .description('list sentences that no phrase reads, those that withhold most first')
    .argument('<files...>', 'JSON, JSON lines or arrays of markets and events, plain or gzip')
    .addOption(
      new Option('--venue <venue>', 'whose payloads these are; by default found by their shape').choices([
        ...venueIds,
      ]),
    )
    .option('--simulated', 'the payloads are those of routeur simulate: read its phrases, too')
    .option('--limit <count>', 'sentences or sets listed at most', parseLimit, limitDefault)
    .option(
      '--sets',
      'rank sets of sentences by the contracts and the money that reading all of a set unlocks',
    )
    .action(list);
}

function parseLimit(text: string): number {
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > limitMax) throw new InvalidArgumentError(`It is a number from 1 to ${limitMax}.`);
  return limit;
}

async function list(
  files: readonly string[],
  { venue, simulated = false, limit, sets = false }: ClausesFlags,
): Promise<void> {
  const phrases = await loadPhrases({ simulated });
  const progress = createAuditProgress(process.stderr);
  const note = (sentence: string) => process.stderr.write(`${sentence}\n`);
  try {
    const faults = await listClauses({ output: process.stdout, note, progress, phrases }, files, {
      venue,
      limit,
      sets,
    });
    if (faults > 0) process.exitCode = unreadableInput;
  } finally {
    progress.close();
  }
}
