import type { FastifyInstance } from 'fastify';
import type { RegistrationDeps } from '../register-endpoint.ts';
import { registerDocs } from './docs.ts';
import { type LiveDeps, registerLive } from './live.ts';
import { type LookupRouteDeps, registerLookup } from './lookup/index.ts';
import { type MarketDataRouteDeps, registerMarketData } from './market-data/index.ts';
import { type OperationsDeps, registerOperations } from './operations.ts';
import { registerPlanned } from './planned.ts';
import { type ProofDeps, registerProofs } from './proofs/index.ts';
import { type RulesRouteDeps, registerRules } from './rules/index.ts';
import { registerService, type ServiceDeps } from './service.ts';

export { describeTrade, type MarketDataDeps } from './market-data/index.ts';

export type RouteDeps = RegistrationDeps &
  OperationsDeps &
  ServiceDeps &
  MarketDataRouteDeps &
  LookupRouteDeps &
  ProofDeps &
  RulesRouteDeps &
  LiveDeps;

export function registerRoutes(app: FastifyInstance, deps: RouteDeps): void {
  registerOperations(app, deps);
  registerService(app, deps);
  registerMarketData(app, deps);
  registerLookup(app, deps);
  registerProofs(app, deps);
  registerRules(app, deps);
  registerPlanned(app, deps);
  registerLive(app, deps);
  registerDocs(app, deps);
}
