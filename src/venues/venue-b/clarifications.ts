/**
 * Clarifications bind a market's resolution without changing its description, so they are part of its rules text. The
 * listings keep this store full; it is bounded, and the oldest are forgotten first.
 */
import { textHash } from '../../runtime/content-hash.ts';
import { parseVenueTime } from './venue-time.ts';
import { type VenueBRecord, WireRecord } from './wire-record.ts';

export interface Clarification {
  readonly id: string;
  readonly marketId: string | undefined;
  readonly eventId: string | undefined;
  readonly questionId: string | undefined;
  /** Verbatim; undefined where it binds and cannot be read: what it binds has no complete rules then. */
  readonly content: string | undefined;
  /** As the venue wrote it. */
  readonly postedAt: string;
}

/** All the states in which a clarification does not bind, or not yet. A word the venue adds is not taken for one of them. */
const statesNotBinding: ReadonlySet<string> = new Set(['pending', 'queued', 'failed', 'cancelled']);

/** Undefined only for what does not bind. */
export function normaliseClarification(raw: VenueBRecord): Clarification | undefined {
  const row = new WireRecord('clarification', raw);
  const state = row.text('state');
  if (state !== undefined && statesNotBinding.has(state.toLowerCase())) return undefined;
  const content = row.requiredText('content');
  const clarification = {
    id: clarificationId(raw),
    marketId: row.text('marketId'),
    eventId: row.text('eventId'),
    questionId: row.text('questionId')?.toLowerCase(),
    postedAt: row.text('txTimestamp') ?? row.requiredText('createdAt'),
  };
  return { ...clarification, content: row.misfit === undefined ? content : undefined };
}

/** A row without an id is known by its whole content. */
export function clarificationId(raw: VenueBRecord): string {
  return new WireRecord('clarification', raw).text('id') ?? textHash(JSON.stringify(raw));
}

const clarificationsMax = 50_000;

export class ClarificationStore {
  readonly #byId = new Map<string, Clarification>();
  readonly #byTarget = new Map<string, Map<string, Clarification>>();

  /** One that can no longer be read binds as it was read before. */
  save(clarification: Clarification): void {
    if (clarification.content === undefined && this.#byId.get(clarification.id)?.content !== undefined)
      return;
    this.forget(clarification.id);
    this.#byId.set(clarification.id, clarification);
    const target = targetOf(clarification);
    const group = this.#byTarget.get(target) ?? new Map<string, Clarification>();
    group.set(clarification.id, clarification);
    this.#byTarget.set(target, group);
    if (this.#byId.size > clarificationsMax) {
      const [oldest] = this.#byId.values();
      if (oldest !== undefined) this.forget(oldest.id);
    }
  }

  /** It does not bind any more. */
  forget(id: string): void {
    const clarification = this.#byId.get(id);
    if (clarification === undefined) return;
    this.#byId.delete(id);
    const target = targetOf(clarification);
    const group = this.#byTarget.get(target);
    group?.delete(id);
    if (group?.size === 0) this.#byTarget.delete(target);
  }

  /** Those posted at `since` or later; one whose time cannot be read is taken for new. */
  postedSince(since: number): readonly Clarification[] {
    return [...this.#byId.values()].filter(({ postedAt }) => (parseVenueTime(postedAt) ?? since) >= since);
  }

  /** Those of a market, oldest first. One that names only the event binds each of its markets. */
  find(market: {
    id: string | undefined;
    eventId: string | undefined;
    questionId: string | undefined;
  }): readonly Clarification[] {
    const targets = [
      market.id && `market ${market.id}`,
      market.questionId && `question ${market.questionId.toLowerCase()}`,
      market.eventId && `event ${market.eventId}`,
    ];
    return targets
      .flatMap((target) => (target ? [...(this.#byTarget.get(target)?.values() ?? [])] : []))
      .sort((a, b) => compare(a.postedAt, b.postedAt) || compare(a.id, b.id));
  }
}

/** What it binds: the narrowest thing it names. */
export function boundBy({ marketId, questionId, eventId }: Clarification): {
  readonly kind: 'market' | 'question' | 'event';
  /** Undefined where it names nothing. */
  readonly id: string | undefined;
} {
  if (marketId !== undefined) return { kind: 'market', id: marketId };
  if (questionId !== undefined) return { kind: 'question', id: questionId };
  return { kind: 'event', id: eventId };
}

function targetOf(clarification: Clarification): string {
  const { kind, id = '' } = boundBy(clarification);
  return `${kind} ${id}`;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
