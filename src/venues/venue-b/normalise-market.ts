/**
 * A market of the catalog as a contract version with its state, or the typed reason why it is set aside. Pure; never
 * throws.
 */
import {
  type ContractVersion,
  evenTicks,
  type MarketState,
  type PriceTicks,
  type TermValue,
} from '../../core/contract/index.ts';
import { parseMicros } from '../../core/exact/index.ts';
import type { ExactJson } from '../../runtime/exact-json.ts';
import { sealContract } from '../seal-contract.ts';
import type { ListedMarket, Quarantined } from '../venue.ts';
import type { ClarificationStore } from './clarifications.ts';
import { normaliseFees } from './fee-terms.ts';
import { normaliseFigures } from './figures.ts';
import { isAssetId, isPublicId, parseConditionId } from './identifiers.ts';
import { normaliseLifecycle, type VenueBLifecycle } from './lifecycle.ts';
import { type EventContext, sourcesOf } from './normalise-event.ts';
import { composeRules } from './rules-text.ts';
import { findBounds, normaliseStrike } from './strike.ts';
import { gammaMarketTerms, pickTerms } from './wire/index.ts';
import { isRecord, WireRecord } from './wire-record.ts';

export type MarketOutcome =
  | { readonly kind: 'market'; readonly market: ListedMarket }
  | { readonly kind: 'quarantined'; readonly quarantined: Quarantined };

export function normaliseMarket(
  raw: ExactJson,
  event: EventContext,
  clarifications: Pick<ClarificationStore, 'find'>,
): MarketOutcome {
  if (!isRecord(raw)) {
    return quarantine(undefined, { reason: 'wrong_type', detail: 'market: not an object' });
  }
  const row = new WireRecord('market', raw);
  const id = row.requiredText('slug');
  refusePlaceholder(row);
  if (id !== '' && !isPublicId(id)) row.refuse('bad_identifier', `slug ${id.slice(0, 80)}`);
  const conditionId = readConditionId(row);
  const tokens = readTokens(row);
  const outcomes = readOutcomes(row);
  const lifecycle = normaliseLifecycle(row);
  const { settlement } = lifecycle;
  const contract = readContract(row, { id, conditionId, tokens, outcomes }, event, clarifications);
  const state = readState(row, lifecycle);
  if (row.misfit !== undefined) return quarantine(id, row.misfit);
  return {
    kind: 'market',
    market: {
      contract: sealContract(contract, findBounds(row)),
      state,
      settlement,
      figures: normaliseFigures(raw, event.game),
      feedKeys: tokens,
    },
  };
}

/**
 * Members of an augmented group that have no name yet, the catch-all before it is live, and retired duplicates are all
 * inactive: they stand for nothing one could hold.
 */
function refusePlaceholder(row: WireRecord): void {
  const active = row.flag('active');
  if (active === undefined) row.refuse('unknown_status', 'active is missing');
  if (active === false) row.refuse('placeholder', 'active is false: unnamed, retired or not yet listed');
}

function readConditionId(row: WireRecord): string {
  const text = row.text('conditionId');
  if (text === undefined) {
    row.refuse('no_tokens', 'conditionId is empty: not deployed');
    return '';
  }
  const conditionId = parseConditionId(text);
  if (conditionId === undefined) row.refuse('bad_identifier', `conditionId ${text.slice(0, 80)}`);
  return conditionId ?? '';
}

function readTokens(row: WireRecord): readonly [string, string] {
  const listed = row.texts('clobTokenIds');
  const tokens = listed === undefined || listed.length === 0 ? row.texts('positionIds') : listed;
  if (tokens === undefined || tokens.length === 0 || tokens.every((token) => token === '')) {
    row.refuse('no_tokens', 'clobTokenIds and positionIds are empty');
    return ['', ''];
  }
  const [yes, no] = tokens;
  if (tokens.length !== 2 || yes === undefined || no === undefined) {
    row.refuse('outcomes_not_two', `${tokens.length} tokens`);
    return ['', ''];
  }
  if (!isAssetId(yes) || !isAssetId(no) || yes === no) {
    row.refuse('bad_identifier', `tokens ${yes.slice(0, 80)} and ${no.slice(0, 80)}`);
  }
  return [yes, no];
}

function readOutcomes(row: WireRecord): readonly [string, string] {
  const outcomes = row.texts('outcomes');
  if (outcomes === undefined) {
    row.refuse('missing_field', 'outcomes is missing');
    return ['', ''];
  }
  const [yes, no] = outcomes;
  if (outcomes.length !== 2 || !yes || !no) {
    row.refuse('outcomes_not_two', `${outcomes.length} outcomes`);
    return ['', ''];
  }
  return [yes, no];
}

interface Identity {
  readonly id: string;
  readonly conditionId: string;
  readonly tokens: readonly [string, string];
  readonly outcomes: readonly [string, string];
}

function readContract(
  row: WireRecord,
  { id, conditionId, outcomes }: Identity,
  event: EventContext,
  clarifications: Pick<ClarificationStore, 'find'>,
): Omit<ContractVersion, 'rulesHash' | 'rulesTemplateHash' | 'termsHash'> {
  const questionId = row.text('questionID');
  const posted = clarifications.find({ id: row.text('id'), eventId: event.id, questionId });
  if (posted.some(({ content }) => content === undefined)) {
    row.refuse('missing_field', 'content of a clarification that binds it cannot be read');
  }
  const gameStartsAt = row.time('gameStartTime');
  const isGame = (row.text('gameId') ?? event.gameId) !== undefined;
  return {
    venue: 'venue_b',
    id,
    venueKey: conditionId,
    eventId: event.slug,
    seriesId: event.seriesSlug,
    title: row.requiredText('question'),
    yesLabel: yesLabel(row, outcomes),
    noLabel: outcomes[1],
    rules: composeRules(row.text('description'), event.description, posted),
    strike: normaliseStrike(row, outcomes),
    exclusivity: {
      eventMutuallyExclusive: row.flag('negRisk') === true && event.mutuallyExclusive,
      group: row.text('negRiskMarketID')?.toLowerCase() ?? (row.flag('negRisk') ? event.group : undefined),
      openEnded: row.flag('negRisk') === true && event.openEnded,
    },
    gameStartsAt: gameStartsAt ?? (isGame ? event.startsAt : undefined),
    settlement: {
      currency: 'USDC',
      sources: sourcesOf(row.text('resolutionSource') ?? event.resolutionSource),
      payout: '1',
    },
    legs: undefined,
    terms: readTerms(row, event),
    opensAt: opensAt(row),
  };
}

/** The words of the outcomes are never assumed: `Up`, `Over` or a team stand for themselves. */
function yesLabel(row: WireRecord, [yes, no]: readonly [string, string]): string {
  const isYesNo = yes.toLowerCase() === 'yes' && no.toLowerCase() === 'no';
  return isYesNo ? (row.text('groupItemTitle') ?? yes) : yes;
}

/** Verbatim, but for lists that came as JSON inside a string: they are kept as lists, whichever way they came. */
const listTerms = ['outcomes', 'shortOutcomes', 'clobTokenIds', 'positionIds'] as const;

function readTerms(row: WireRecord, event: EventContext): Readonly<Record<string, TermValue>> {
  const lists = listTerms.flatMap((field) => {
    const list = row.list(field);
    return list === undefined ? [] : [[field, list] as const];
  });
  return {
    ...pickTerms(row.raw, gammaMarketTerms),
    ...Object.fromEntries(lists),
    ...(event.id === undefined ? {} : { eventId: event.id }),
    ...(event.cumulative ? { cumulativeMarkets: true } : {}),
    ...(Object.keys(event.metadata).length === 0 ? {} : { eventMetadata: event.metadata }),
  };
}

function readState(row: WireRecord, { status, disputed }: VenueBLifecycle): MarketState {
  // A misfit here would set the whole market aside; only the scheduled end is worth that.
  const soft = new WireRecord('market', row.raw);
  const endsAt = row.time('endDate');
  const gameStartsAt = soft.time('gameStartTime');
  return {
    status,
    disputed,
    opensAt: opensAt(soft),
    // The venue sets no time at which trading stops: it goes on past the scheduled end, until the outcome is settled.
    closesAt: soft.time('closedTime'),
    // Of many games the scheduled end is the start of play, which has no bearing on the outcome.
    expectedSettlementAt:
      endsAt !== undefined && gameStartsAt !== undefined && endsAt <= gameStartsAt ? undefined : endsAt,
    latestSettlementAt: undefined,
    fees: normaliseFees(row.raw),
    ticks: readTicks(soft),
  };
}

/** A misfit here sets no market aside. */
function opensAt({ raw }: WireRecord): number | undefined {
  const soft = new WireRecord('market', raw);
  return soft.time('startDate') ?? soft.time('acceptingOrdersTimestamp');
}

/** One step for all prices. A market whose step cannot be read is still worth listing. */
function readTicks(row: WireRecord): PriceTicks | undefined {
  const step = parseMicros(row.text('orderPriceMinTickSize') ?? '');
  return step === undefined ? undefined : evenTicks(step);
}

function quarantine(id: string | undefined, misfit: Pick<Quarantined, 'reason' | 'detail'>): MarketOutcome {
  return {
    kind: 'quarantined',
    quarantined: { kind: 'market', id: id === '' ? undefined : id?.slice(0, 200), ...misfit },
  };
}
