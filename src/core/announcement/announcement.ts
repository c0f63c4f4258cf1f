/**
 * What subscribers are sent, one record a kind. The outbox stores each with the facts that filters look at, webhooks deliver
 * it; live streams carry the same happenings to their readers. Times in milliseconds since 1970.
 */
import type { MarketName, RuleTextChange, SettlementFact } from '../contract/index.ts';
import type { Micros } from '../exact/index.ts';
import type { SignalKind } from '../insight/index.ts';
import type { RelationKind } from '../relation/index.ts';

export type Announcement = LeadExecutable | RelationAnnounced | RulesChanged | MarketSettled | SignalOpened;

export interface LeadExecutable {
  readonly topic: 'lead.executable';
  readonly run: number;
  readonly crossVenue: boolean;
  /** What its size brings after fees; undefined where it has no size. */
  readonly net: Micros | undefined;
  /** The Lead as JSON, as it was at that moment: the figures of its markets have changed when it is sent. */
  readonly printed: string;
}

/** A relation a graph run has found or withdrawn, from the left's side. */
export interface RelationChanged {
  readonly change: 'found' | 'withdrawn';
  readonly relation: RelationKind;
  readonly crossVenue: boolean;
  readonly left: MarketName;
  readonly right: MarketName;
}

export interface RelationAnnounced extends Omit<RelationChanged, 'change'> {
  readonly topic: `relation.${RelationChanged['change']}`;
  readonly run: number;
}

/** A market as a listing names it. */
export interface ListedMarketName extends MarketName {
  readonly eventId: string;
}

export interface RulesChanged {
  readonly topic: 'rules.changed';
  readonly market: ListedMarketName;
  readonly rulesHashBefore: string;
  readonly rulesHash: string;
  readonly change: RuleTextChange;
  readonly seenAt: number;
}

export interface MarketSettled {
  readonly topic: 'market.settled';
  readonly market: ListedMarketName;
  readonly settlement: SettlementFact;
  /** The venue corrected a settlement that was final. */
  readonly correction: boolean;
  readonly seenAt: number;
}

export interface SignalOpened {
  readonly topic: 'signal.opened';
  readonly market: MarketName;
  /** Where it is known. */
  readonly eventId: string | undefined;
  readonly kind: SignalKind;
  /** As it was at the opening. */
  readonly score: number;
  readonly detectedAt: number;
}

export function announceRelation(
  { change, relation, crossVenue, left, right }: RelationChanged,
  run: number,
): RelationAnnounced {
  return { topic: `relation.${change}`, run, relation, crossVenue, left, right };
}
