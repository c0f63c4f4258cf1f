/** A market's contract version as a proof shows it. */
import { type Claim, unreadScope } from '../../../core/claim/index.ts';
import { describeMoney } from '../../../core/market/index.ts';
import { printMoney } from '../../market-figures.ts';
import { printNames } from '../../market-names.ts';
import { printStrike } from '../../market-strike.ts';
import type { ExplainedMarket, ContractVersionResource as ProofContract } from '../../schemas/index.ts';
import type { ProofDeps } from './deps.ts';
import { describeTerms } from './describe-terms.ts';
import type { Pair } from './find-pair.ts';

type Figures = Pick<ProofDeps, 'now' | 'findLive'>;

/** `other` is the index of the market it is related to. */
export function describeContract(
  deps: Figures,
  { served }: Pair,
  index: number,
  other: number,
): ProofContract {
  const market = served.catalog.market(index);
  const member = served.catalog.member(index);
  const { claim, legs } = member;
  const { gameStartsAt } = market;
  return {
    ...printNames(market),
    ...printFigures(deps, market),
    rules_hash: market.rulesHash,
    strike: printStrike(market).strike ?? { type: 'none', rules_template_hash: market.rulesTemplateHash },
    event_mutually_exclusive: market.eventMutuallyExclusive,
    ...describeTerms(member, served.catalog.member(other)),
    settlement: {
      payout_currency: market.currency,
      scope: scopeOf(claim, legs !== undefined),
      ...(gameStartsAt === undefined ? {} : { game_starts_at: new Date(gameStartsAt).toISOString() }),
    },
    first_seen_at: new Date(market.firstSeenAt).toISOString(),
  };
}

/** What an explanation names a market by. */
export function describeName(deps: Figures, { served }: Pair, index: number): ExplainedMarket {
  const market = served.catalog.market(index);
  const { venue, id, eventId, title, yesLabel } = market;
  return { venue, id, event_id: eventId, title, label: yesLabel, ...printFigures(deps, market) };
}

function printFigures(
  { now, findLive }: Figures,
  { venue, id }: { readonly venue: ProofContract['venue']; readonly id: string },
): Pick<ProofContract, 'volume_24h_usd' | 'spread_usd' | 'liquidity'> {
  return printMoney(describeMoney(findLive(venue, id), now()));
}

/** Of a contract that was not read nothing is known but that its rules decide. */
function scopeOf(claim: Claim | undefined, isCombo: boolean): string {
  if (claim !== undefined) return claim.variable.frame.scope;
  return isCombo ? 'every leg settled on its side' : unreadScope;
}
