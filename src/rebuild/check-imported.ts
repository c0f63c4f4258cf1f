/**
 * Relations of settled markets that an import brought, held against what those were paid: no promise, because they
 * were not published before, but a measure of the reader. Read and related as a run would have, and counted apart.
 *
 * A pair is judged when the later of its two markets is marked, if that one was imported.
 */
import type { HandedPhrase, readContract } from '../core/claim/index.ts';
import {
  loadImportedToJudge,
  loadSettledContracts,
  type MemberVersion,
  type PaidMarket,
  type SettledContract,
  writeReading,
} from '../store/index.ts';
import {
  checkSource,
  defaultSettlementCheckLimits,
  type SettlementCheck,
  type SettlementCheckDeps,
  type SettlementCheckLimits,
} from './check-settlements.ts';
import { noRun, toJudgedMarket } from './judge-pair.ts';
import { type MemberReadingDeps, readMember } from './run-member.ts';

export interface ImportedCheckDeps extends SettlementCheckDeps {
  /** Reads contracts instead of the phrases, for tests of what a wrong reading comes to. */
  readonly read?: typeof readContract;
  /** Phrases of the venues' own that the reader does not know: those of simulated ones. */
  readonly phrases?: readonly HandedPhrase[] | undefined;
}

/** Marks every imported market that has settled and was never in the graph. Rejects with a StoreError. */
export async function checkImported(
  deps: ImportedCheckDeps,
  signal: AbortSignal,
  limits: SettlementCheckLimits = defaultSettlementCheckLimits,
): Promise<SettlementCheck> {
  const reading: MemberReadingDeps = {
    read: deps.read,
    phrases: deps.phrases,
    onFailure: (error, { venue, id }) =>
      deps.log.error({ error, venue, market: id }, 'an imported contract could not be read'),
  };
  return checkSource(
    deps,
    {
      imported: true,
      loadKeys: loadImportedToJudge,
      loadMarkets: async (writing, keys) => {
        const contracts = await loadSettledContracts(writing, keys);
        return contracts.map((contract) => toJudgedMarket(toSettled(reading, contract)));
      },
    },
    signal,
    limits,
  );
}

/** With its terms as they are stored as the only version; published partners are read from theirs too. */
function toSettled(deps: MemberReadingDeps, stored: SettledContract): PaidMarket {
  const { key, settlement, yesPayout, observed, settledAt } = stored;
  const { venue, marketId, eventId, contractVersion, reading } = readMember(deps, {
    ...stored,
    isChanged: true,
  });
  const version: MemberVersion = {
    key,
    venue,
    marketId,
    eventId,
    contractVersion,
    firstRun: noRun,
    closedRun: undefined,
    reading,
    readingText: JSON.stringify(writeReading(reading)),
  };
  return { key, venue, settlement, yesPayout, observed, settledAt, versions: [version] };
}
