/** `routeur clauses FILE…`: the sentences of raw payloads that are not in the clause book. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import { createAuditProgress, listClauses } from '../audit/index.ts';

const limitDefault = 200;
const limitMax = 1_000_000;
const unreadableInput = 2;

interface ClausesFlags {
  readonly venue?: VenueId;
  readonly limit: number;
}

export function registerClauses(program: Command): void {
  program
    .command('clauses')
    .description('list sentences that are not in the clause book, masked, those that withhold most first')
    .argument('<files...>', 'JSON, JSON lines or arrays of markets and events, plain or gzip')
    .addOption(
      new Option('--venue <venue>', 'whose payloads these are; by default told by their shape').choices([
        ...venueIds,
      ]),
    )
    .option('--limit <count>', 'sentences listed at most', parseLimit, limitDefault)
    .action(list);
}

function parseLimit(text: string): number {
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > limitMax) throw new InvalidArgumentError(`It is a number from 1 to ${limitMax}.`);
  return limit;
}

async function list(files: readonly string[], { venue, limit }: ClausesFlags): Promise<void> {
  const progress = createAuditProgress(process.stderr);
  const note = (sentence: string) => process.stderr.write(`${sentence}\n`);
  try {
    const faults = await listClauses({ output: process.stdout, note, progress }, files, { venue, limit });
    if (faults > 0) process.exitCode = unreadableInput;
  } finally {
    progress.close();
  }
}
