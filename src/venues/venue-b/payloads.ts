/**
 * Objects of the catalog from a file: markets joined to the events they are in, which name them, or which came beside
 * them. What is no term may be missing or odd; terms are taken as they came.
 */
import type { EventFacts } from '../../core/contract/index.ts';
import { textHash } from '../../runtime/content-hash.ts';
import {
  hasAny,
  isPayloadList,
  isPayloadObject,
  type PayloadObject,
  type PayloadOutcome,
  type PayloadShelf,
  type PendingMarket,
  payloadText,
} from '../payload.ts';
import type { Quarantined } from '../venue.ts';
import { ClarificationStore } from './clarifications.ts';
import { isAssetId, parseConditionId } from './identifiers.ts';
import { type EventContext, type EventOutcome, normaliseEvent } from './normalise-event.ts';
import { normaliseMarket } from './normalise-market.ts';
import { noSportsTables } from './sports-tables.ts';
import { parseVenueTime } from './venue-time.ts';
import { WireRecord } from './wire-record.ts';

const eventNames = ['markets', 'negRisk', 'enableNegRisk', 'description', 'gameId', 'seriesSlug'];
const marketNames = ['conditionId', 'outcomes', 'slug', 'description', 'clobTokenIds', 'groupItemTitle'];

interface EventOnShelf {
  /** As it came, without markets of its own. */
  row: PayloadObject;
  /** A market carries only a trimmed copy of its event; the event itself has more. */
  isWhole: boolean;
  readonly markets: PayloadObject[];
  outcome: EventOutcome | undefined;
}

export class VenueBPayloads implements PayloadShelf {
  readonly #byId = new Map<string, EventOnShelf>();
  readonly #bySlug = new Map<string, EventOnShelf>();
  readonly #clarifications = new ClarificationStore();

  take(payload: PayloadObject): readonly PendingMarket[] | undefined {
    const market = isBookMarket(payload) ? fromBookMarket(payload) : payload;
    if (isMarket(market)) return [this.#takeMarket(market)];
    return isEvent(payload) ? this.#takeEvent(payload) : undefined;
  }

  #takeMarket(market: PayloadObject): PendingMarket {
    const { events } = market;
    const head = isPayloadList(events) ? events.find(isPayloadObject) : undefined;
    const event = head === undefined ? undefined : this.#place(head, false);
    event?.markets.push(market);
    return () => this.#readMarket(market, event);
  }

  #takeEvent(payload: PayloadObject): readonly PendingMarket[] {
    const { markets, ...row } = payload;
    const event = this.#place(row, true);
    const rows = isPayloadList(markets) ? markets.filter(isPayloadObject) : [];
    return rows.map((market) => {
      event.markets.push(market);
      return () => this.#readMarket(market, event);
    });
  }

  /** One event may come trimmed and whole, by its id or by its slug. */
  #place(row: PayloadObject, isWhole: boolean): EventOnShelf {
    const [id, slug] = [payloadText(row, 'id'), payloadText(row, 'slug')];
    const known =
      (id === undefined ? undefined : this.#byId.get(id)) ??
      (slug === undefined ? undefined : this.#bySlug.get(slug));
    const event = known ?? { row, isWhole, markets: [], outcome: undefined };
    if (isWhole || !event.isWhole) {
      event.row = row;
      event.isWhole = isWhole;
    }
    if (id !== undefined) this.#byId.set(id, event);
    if (slug !== undefined) this.#bySlug.set(slug, event);
    return event;
  }

  #readMarket(payload: PayloadObject, event: EventOnShelf | undefined): PayloadOutcome {
    const market = withNeutralState(payload);
    const id = payloadText(market, 'slug');
    const parent = event === undefined ? undefined : readEventOf(event);
    if (parent?.kind === 'quarantined') {
      return setAside(id, { reason: 'unknown_parent', detail: parent.quarantined.detail });
    }
    const context = parent?.normalised.context ?? standInEvent(id ?? '');
    const outcome = normaliseMarket(market, context, this.#clarifications);
    if (outcome.kind === 'quarantined') return setAside(id, outcome.quarantined);
    const { contract, figures } = outcome.market;
    return { kind: 'contract', contract, event: factsOf(parent), volume24hUsd: figures.volume24hUsd };
  }
}

function readEventOf(event: EventOnShelf): EventOutcome {
  const slug = payloadText(event.row, 'slug') ?? payloadText(event.row, 'id') ?? '';
  event.outcome ??= normaliseEvent({ ...event.row, slug, markets: event.markets }, noSportsTables);
  return event.outcome;
}

function factsOf(parent: Extract<EventOutcome, { kind: 'event' }> | undefined): EventFacts | undefined {
  if (parent === undefined) return undefined;
  const { title, subTitle, game } = parent.normalised.event;
  return { title, subTitle, game };
}

function isMarket(payload: PayloadObject): boolean {
  return payloadText(payload, 'question') !== undefined
    ? hasAny(payload, marketNames)
    : payloadText(payload, 'conditionId') !== undefined && hasAny(payload, ['outcomes']);
}

function isEvent(payload: PayloadObject): boolean {
  const isNamed = payloadText(payload, 'slug') !== undefined || payloadText(payload, 'id') !== undefined;
  const isSeries = hasAny(payload, ['recurrence', 'seriesType']);
  return isNamed && !isSeries && payloadText(payload, 'title') !== undefined && hasAny(payload, eventNames);
}

/** Rows of the order-book host have the same terms by other names. */
function isBookMarket(payload: PayloadObject): boolean {
  return payloadText(payload, 'condition_id') !== undefined && isPayloadList(payload['tokens']);
}

function fromBookMarket(row: PayloadObject): PayloadObject {
  const { tokens } = row;
  const sides = isPayloadList(tokens) ? tokens.filter(isPayloadObject) : [];
  return {
    slug: row['market_slug'] ?? null,
    question: row['question'] ?? null,
    description: row['description'] ?? null,
    conditionId: row['condition_id'] ?? null,
    questionID: row['question_id'] ?? null,
    endDate: row['end_date_iso'] ?? null,
    gameStartTime: row['game_start_time'] ?? null,
    negRisk: row['neg_risk'] ?? null,
    outcomes: sides.map((side) => side['outcome'] ?? null),
    clobTokenIds: sides.map((side) => side['token_id'] ?? null),
  };
}

/** State and prices as those of any open market; identifiers that a file left out are made from the market's own. */
function withNeutralState(payload: PayloadObject): PayloadObject {
  const slug =
    payloadText(payload, 'slug') ?? payloadText(payload, 'id') ?? payloadText(payload, 'conditionId') ?? '';
  const local = textHash(slug);
  const condition = payloadText(payload, 'conditionId');
  const endDate = payloadText(payload, 'endDate');
  return {
    ...payload,
    slug,
    conditionId: condition !== undefined && parseConditionId(condition) ? condition : `0x${local}`,
    ...(hasTwoTokens(payload) ? {} : { clobTokenIds: [`${local}yes`, `${local}no`] }),
    endDate: endDate !== undefined && parseVenueTime(endDate) !== undefined ? endDate : null,
    active: true,
    closed: false,
    archived: false,
    acceptingOrders: true,
    enableOrderBook: true,
    umaResolutionStatus: null,
    outcomePrices: null,
    closedTime: null,
  };
}

function hasTwoTokens(payload: PayloadObject): boolean {
  const row = new WireRecord('market', payload);
  const [yes, no, ...others] = row.texts('clobTokenIds') ?? row.texts('positionIds') ?? [];
  if (yes === undefined || no === undefined || others.length > 0) return false;
  return isAssetId(yes) && isAssetId(no) && yes !== no;
}

/** A market that came without its event is alone in an event of its own, so that no two are taken for one event's. */
function standInEvent(slug: string): EventContext {
  return {
    id: undefined,
    slug,
    seriesSlug: undefined,
    description: undefined,
    resolutionSource: undefined,
    mutuallyExclusive: false,
    group: undefined,
    openEnded: false,
    cumulative: false,
    gameId: undefined,
    startsAt: undefined,
    game: undefined,
    metadata: {},
  };
}

function setAside(
  id: string | undefined,
  { reason, detail }: Pick<Quarantined, 'reason' | 'detail'>,
): PayloadOutcome {
  return { kind: 'set_aside', venue: 'venue_b', id, reason, detail };
}
