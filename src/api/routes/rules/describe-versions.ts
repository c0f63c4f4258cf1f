/** Versions of a rules text as the API shows them: each compared with the one before, and what it cost. */
import { setImmediate as giveWay } from 'node:timers/promises';
import { addressableId, compareRuleTexts, type VenueId } from '../../../core/contract/index.ts';
import { describeMoney, type LiveMarket } from '../../../core/market/index.ts';
import { textHash } from '../../../runtime/content-hash.ts';
import type {
  RulesWithdrawal,
  RuleVersion as StoredVersion,
  WithdrawnRelation,
} from '../../../store/index.ts';
import { printMoney } from '../../market-figures.ts';
import type { RuleVersionResource } from '../../schemas/index.ts';
import { diffRules } from './diff-rules.ts';

export interface VersionDeps {
  readonly now: () => number;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
}

/** Of a document that is known by its address alone. */
const noText = '';

/** `stored`: newest first, one more than `limit` where there are more. */
export async function describeVersions(
  deps: VersionDeps,
  stored: readonly StoredVersion[],
  withdrawals: readonly RulesWithdrawal[],
  limit: number,
  signal: AbortSignal,
): Promise<RuleVersionResource[]> {
  const shown: RuleVersionResource[] = [];
  for (const [place, version] of stored.slice(0, limit).entries()) {
    // Long texts take their time to compare, and a hundred of them a hundred times as long.
    if (place > 0) await giveWay();
    signal.throwIfAborted();
    shown.push(describeVersion(deps, version, stored[place + 1], withdrawals));
  }
  return shown;
}

function describeVersion(
  deps: VersionDeps,
  version: StoredVersion,
  before: StoredVersion | undefined,
  withdrawals: readonly RulesWithdrawal[],
): RuleVersionResource {
  const { text = noText, url } = version;
  const withdrawal = withdrawals.find(({ contractVersion }) => isWithin(contractVersion, version));
  return {
    rules_hash: version.rulesHash ?? textHash(noText),
    text,
    ...(url === undefined ? {} : { url }),
    first_seen_at: new Date(version.firstSeenAt).toISOString(),
    last_seen_at: new Date(version.lastSeenAt).toISOString(),
    ...compare(before, version),
    ...(withdrawal === undefined ? {} : { withdrew: describeWithdrawal(deps, withdrawal) }),
  };
}

function compare(
  before: StoredVersion | undefined,
  after: StoredVersion,
): Pick<RuleVersionResource, 'change' | 'diff'> {
  if (before === undefined) return { change: 'first' };
  // Another document, which was not read.
  if (before.text === undefined || after.text === undefined) return { change: 'semantic' };
  return {
    change: compareRuleTexts(before.text, after.text),
    diff: diffRules(toDiffed(before, before.text), toDiffed(after, after.text)),
  };
}

function toDiffed({ rulesHash, firstSeenAt }: StoredVersion, text: string) {
  return { rulesHash: rulesHash ?? textHash(text), firstSeenAt, text };
}

function isWithin(version: bigint, { firstVersion, endVersion }: StoredVersion): boolean {
  return version >= firstVersion && (endVersion === undefined || version < endVersion);
}

function describeWithdrawal(
  deps: VersionDeps,
  { run, withdrawn, relations }: RulesWithdrawal,
): RuleVersionResource['withdrew'] & object {
  return {
    graph_run: run,
    count: withdrawn,
    relations: relations
      .filter(({ id }) => addressableId.test(id))
      .map((relation) => describeRelation(deps, relation)),
  };
}

function describeRelation({ now, findLive }: VersionDeps, { venue, id, relation }: WithdrawnRelation) {
  return { venue, id, relation, ...printMoney(describeMoney(findLive(venue, id), now())) };
}
