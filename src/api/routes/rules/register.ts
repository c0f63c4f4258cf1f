/** The history of rules texts, from the database: of anything ever listed, whether a graph run has finished or not. */
import type { FastifyInstance } from 'fastify';
import type { VenueId } from '../../../core/contract/index.ts';
import { findRulebook, loadRulesWithdrawals, type RulesOwner, type Store } from '../../../store/index.ts';
import { marketRulesEndpoint, rulebookEndpoint, rulesReadingEndpoint } from '../../endpoints/index.ts';
import { type RegistrationDeps, registerEndpoint } from '../../register-endpoint.ts';
import { RequestError } from '../../request-error.ts';
import type { RuleVersionResource } from '../../schemas/index.ts';
import { describeVersions, type VersionDeps } from './describe-versions.ts';
import { type ReadRulesDeps, readRules } from './read-rules.ts';

export interface RulesRouteDeps extends VersionDeps, ReadRulesDeps {
  readonly store: Store;
}

const defaultLimit = 20;

export function registerRules(app: FastifyInstance, deps: RulesRouteDeps & RegistrationDeps): void {
  registerEndpoint(app, deps, marketRulesEndpoint, async ({ params, query, request }) => {
    const { signal } = request.deadline;
    const found = await readRulebook(deps, { ...params, kind: 'market' }, query.limit, signal);
    if (found === undefined) {
      throw new RequestError('market_not_found', 'No market with this id was ever listed.');
    }
    return { data: found.versions };
  });
  registerEndpoint(app, deps, rulesReadingEndpoint, ({ params, request }) =>
    readRules(deps, params, request.deadline.signal),
  );
  registerEndpoint(app, deps, rulebookEndpoint, async ({ params, query, request }) => {
    const { venue, kind, id } = params;
    const found = await readRulebook(deps, params, query.limit, request.deadline.signal);
    if (found === undefined) {
      throw new RequestError('rulebook_not_found', `No rules of this ${kind} are recorded.`);
    }
    return { data: { venue, kind, id, ...found } };
  });
}

async function readRulebook(
  deps: RulesRouteDeps,
  of: { readonly venue: VenueId; readonly kind: RulesOwner; readonly id: string },
  limit = defaultLimit,
  signal: AbortSignal,
): Promise<{ readonly title: string; readonly versions: RuleVersionResource[] } | undefined> {
  // The one before the last that is shown, to compare that with.
  const found = await findRulebook(deps.store, of, limit + 1, signal);
  if (found === undefined) return undefined;
  const { title, versions } = found;
  const oldest = versions.at(-1);
  const withdrawals =
    of.kind === 'market' && oldest !== undefined
      ? await loadRulesWithdrawals(deps.store, oldest.firstVersion, limit + 1, signal)
      : [];
  return { title, versions: await describeVersions(deps, versions, withdrawals, limit, signal) };
}
