/** The resources of the API: what its answers are made of, each under the name it has in the OpenAPI document. */
import {
  Accuracy,
  AccuracyCounts,
  AccuracyRow,
  AccuracyViolation,
  ImportedAccuracy,
  Settlement,
} from './accuracy.ts';
import { Book, BookLevel, TopOfBookPoint } from './book.ts';
import { Calibration, CalibrationRow } from './calibration.ts';
import { ClosingEntry } from './closing.ts';
import {
  Assessment,
  Finding,
  PurchaseComparison,
  PurchaseContract,
  PurchaseQuote,
  Receipt,
} from './comparison.ts';
import { Event, EventDetail } from './event.ts';
import { Flow } from './flow.ts';
import { Gap } from './gap.ts';
import { Insights, PriceGap } from './insights.ts';
import { Lead, LeadDepth, LeadLeg, LegFee } from './lead.ts';
import { LiveEvent, LiveGap, LiveHeartbeat, LiveQuote, LiveRelation, LiveSignal, LiveTrade } from './live.ts';
import { Market, Quote, RelationCounts, Strike } from './market.ts';
import { FillMarket, MarketSummary } from './market-summary.ts';
import { Move, Signal } from './move.ts';
import { PastLead } from './past-lead.ts';
import { CrossVenuePair, Relation } from './relation.ts';
import {
  CitedSentence,
  ContractVersion,
  GraphRun,
  ProofStep,
  RelationExplanation,
  RelationProof,
} from './relation-proof.ts';
import { Rulebook, RuleVersion } from './rulebook.ts';
import { RulesReading, RulesSentence } from './rules-reading.ts';
import { SearchFilters } from './search.ts';
import {
  ComboStatus,
  DatabaseStatus,
  DriftFinding,
  DriftStatus,
  FeedStatus,
  GraphStatus,
  PastStatus,
  ReadShare,
  RecorderStatus,
  Status,
} from './status.ts';
import { Strategy, StrategyDetail, StrategyMonth } from './strategy.ts';
import { TickerEntry } from './ticker.ts';
import { Topic, TopicDetail } from './topic.ts';
import { Fill, Trade } from './trade.ts';
import { Delivery, DeliveryAttempt, Webhook, WebhookWithSecret } from './webhook.ts';

export * from './accuracy.ts';
export * from './book.ts';
export * from './calibration.ts';
export * from './closing.ts';
export * from './comparison.ts';
export * from './envelope.ts';
export * from './event.ts';
export * from './every-schema.ts';
export * from './flow.ts';
export * from './gap.ts';
export * from './insights.ts';
export * from './lead.ts';
export * from './live.ts';
export * from './market.ts';
export * from './market-summary.ts';
export * from './move.ts';
export * from './past-lead.ts';
export * from './queries.ts';
export * from './relation.ts';
export * from './relation-kind.ts';
export * from './relation-proof.ts';
export * from './rulebook.ts';
export * from './rules-reading.ts';
export * from './scalars.ts';
export * from './search.ts';
export * from './status.ts';
export * from './strategy.ts';
export * from './strict-object.ts';
export * from './ticker.ts';
export * from './topic.ts';
export * from './trade.ts';
export * from './webhook.ts';

/** Every named resource; its key is its title. */
export const resources = {
  Accuracy,
  AccuracyCounts,
  AccuracyRow,
  AccuracyViolation,
  ImportedAccuracy,
  Assessment,
  Book,
  BookLevel,
  Calibration,
  CalibrationRow,
  CitedSentence,
  ClosingEntry,
  ContractVersion,
  CrossVenuePair,
  DatabaseStatus,
  Delivery,
  DeliveryAttempt,
  DriftFinding,
  DriftStatus,
  Event,
  EventDetail,
  ComboStatus,
  FeedStatus,
  Fill,
  FillMarket,
  Finding,
  Flow,
  Gap,
  GraphRun,
  GraphStatus,
  ReadShare,
  PastStatus,
  Insights,
  Lead,
  LeadDepth,
  LeadLeg,
  LegFee,
  LiveEvent,
  LiveGap,
  LiveHeartbeat,
  LiveQuote,
  LiveRelation,
  LiveSignal,
  LiveTrade,
  Market,
  MarketSummary,
  Move,
  PastLead,
  PriceGap,
  ProofStep,
  PurchaseComparison,
  PurchaseContract,
  PurchaseQuote,
  Quote,
  Receipt,
  RecorderStatus,
  Relation,
  RelationCounts,
  RelationExplanation,
  RelationProof,
  RuleVersion,
  Rulebook,
  RulesReading,
  RulesSentence,
  SearchFilters,
  Settlement,
  Signal,
  Status,
  Strategy,
  StrategyDetail,
  StrategyMonth,
  Strike,
  TickerEntry,
  TopOfBookPoint,
  Topic,
  TopicDetail,
  Trade,
  Webhook,
  WebhookWithSecret,
};
