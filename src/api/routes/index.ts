import type { FastifyInstance } from 'fastify';
import type { ActionDeps } from '../register-action.ts';
import { type ComparisonRouteDeps, registerComparison } from './comparison/index.ts';
import { registerDocs } from './docs.ts';
import { type ExplorerDeps, registerExplorer } from './explorer/index.ts';
import { type InsightsRouteDeps, registerInsights } from './insights/index.ts';
import { type LiveDeps, registerLive } from './live.ts';
import { type LookupRouteDeps, registerLookup } from './lookup/index.ts';
import { type MarketDataRouteDeps, registerMarketData } from './market-data/index.ts';
import { type OperationsDeps, registerOperations } from './operations.ts';
import { type OpportunitiesRouteDeps, registerOpportunities } from './opportunities/index.ts';
import { type PagesDeps, registerPages } from './pages/index.ts';
import { type ProofDeps, registerProofs } from './proofs/index.ts';
import { type RulesRouteDeps, registerRules } from './rules/index.ts';
import { registerService, type ServiceDeps } from './service.ts';
import { registerWebhooks, type WebhookRouteDeps } from './webhooks/index.ts';

export { type ComparisonDeps, noComparison } from './comparison/index.ts';
export { type InsightsRouteDeps, noInsights } from './insights/index.ts';
export { describeTrade, type MarketDataDeps } from './market-data/index.ts';
export type { WebhookDeps } from './webhooks/index.ts';

export type RouteDeps = ActionDeps &
  OperationsDeps &
  ServiceDeps &
  MarketDataRouteDeps &
  LookupRouteDeps &
  ProofDeps &
  RulesRouteDeps &
  OpportunitiesRouteDeps &
  ComparisonRouteDeps &
  InsightsRouteDeps &
  WebhookRouteDeps &
  PagesDeps &
  ExplorerDeps &
  LiveDeps;

export function registerRoutes(app: FastifyInstance, deps: RouteDeps): void {
  registerOperations(app, deps);
  registerService(app, deps);
  registerMarketData(app, deps);
  registerLookup(app, deps);
  registerProofs(app, deps);
  registerRules(app, deps);
  registerWebhooks(app, deps);
  registerOpportunities(app, deps);
  registerComparison(app, deps);
  registerInsights(app, deps);
  registerLive(app, deps);
  registerDocs(app, deps);
  registerPages(app, deps);
  if (deps.withExplorer) registerExplorer(app, deps);
}
