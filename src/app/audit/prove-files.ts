/**
 * An audit of files: contracts are read, related and proven as a graph run does it, without a database or a network.
 *
 *   files ─ contracts, each once ─ claims or reasons ─ graph ─ relations, each with a checked proof ─ lines, or counts
 */
import type { Writable } from 'node:stream';
import type { HandedPhrase } from '../../core/claim/index.ts';
import type { VenueId } from '../../core/contract/index.ts';
import { Graph, type GraphMember } from '../../core/graph/index.ts';
import type { AuditProgress } from './audit-progress.ts';
import { bytesOf } from './audit-progress.ts';
import { contractLine, relationLine } from './describe-audit.ts';
import { LineWriter } from './line-writer.ts';
import { loadContracts } from './load-contracts.ts';
import { proveRelationsOf } from './prove-relations.ts';
import { readMember } from './read-members.ts';
import { AuditSummary } from './summarise-audit.ts';

export interface AuditDeps {
  readonly output: Writable;
  readonly note: (sentence: string) => void;
  readonly progress: AuditProgress;
  /** Phrases of simulated venues, where the payloads are theirs. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
}

export interface ProveOptions {
  readonly venue: VenueId | undefined;
  /** Only relations between the two venues. */
  readonly crossVenue: boolean;
  /** Counts in place of lines. */
  readonly summary: boolean;
}

export interface ProveOutcome {
  /** Files or lines that could not be read. */
  readonly faults: number;
  /** Pairs the graph relates and no proof stands for: mistakes of ours. */
  readonly refused: number;
}

export async function proveFiles(
  deps: AuditDeps,
  files: readonly string[],
  options: ProveOptions,
): Promise<ProveOutcome> {
  const { note, progress } = deps;
  const writer = new LineWriter(deps.output);
  progress.begin('reading files', bytesOf(files));
  const loaded = await loadContracts({ note, onBytes: progress.advance }, files, options.venue);
  const summary = new AuditSummary();
  const members: GraphMember[] = [];
  progress.begin('reading contracts', loaded.outcomes.length);
  const printsContracts = !options.summary && !options.crossVenue;
  for (const [key, outcome] of loaded.outcomes.entries()) {
    const audited = readMember(deps, outcome, key);
    if (audited.member !== undefined) members.push(audited.member);
    const venue = outcome.kind === 'contract' ? outcome.contract.venue : outcome.venue;
    summary.add(venue, audited.member, audited.withheld);
    if (printsContracts) await writer.write(contractLine(audited));
    progress.advance(1);
    if (writer.isClosed) return { faults: loaded.faults, refused: 0 };
  }
  let refused = 0;
  if (options.summary) await writer.write(JSON.stringify(summary.describe(members), null, 2));
  else refused = await writeRelations(deps, writer, members, options.crossVenue);
  await writer.finish();
  return { faults: loaded.faults, refused };
}

async function writeRelations(
  { note, progress }: AuditDeps,
  writer: LineWriter,
  members: readonly GraphMember[],
  crossVenueOnly: boolean,
): Promise<number> {
  const graph = new Graph(members);
  let refused = 0;
  progress.begin('relating', members.length);
  for (const member of members) {
    for (const proven of proveRelationsOf(graph, member, crossVenueOnly)) {
      const { left, right } = proven;
      if (proven.kind === 'refused') {
        refused += 1;
        note(
          `${left.venue} ${left.marketId} and ${right.venue} ${right.marketId} are not printed: ${proven.why}`,
        );
        continue;
      }
      const written = writer.write(relationLine(left, right, proven.relation));
      if (written !== undefined) await written;
      if (writer.isClosed) return refused;
    }
    progress.advance(1);
  }
  return refused;
}
