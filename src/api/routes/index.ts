import type { FastifyInstance } from 'fastify';
import type { RegistrationDeps } from '../register-endpoint.ts';
import { registerDocs } from './docs.ts';
import { registerGraphDerived } from './graph-derived.ts';
import { type LiveDeps, registerLive } from './live.ts';
import { type MarketDataRouteDeps, registerMarketData } from './market-data/index.ts';
import { type OperationsDeps, registerOperations } from './operations.ts';
import { registerService, type ServiceDeps } from './service.ts';

export { describeTrade, type MarketDataDeps } from './market-data/index.ts';

export type RouteDeps = RegistrationDeps & OperationsDeps & ServiceDeps & MarketDataRouteDeps & LiveDeps;

export function registerRoutes(app: FastifyInstance, deps: RouteDeps): void {
  registerOperations(app, deps);
  registerService(app, deps);
  registerMarketData(app, deps);
  registerGraphDerived(app, deps);
  registerLive(app, deps);
  registerDocs(app, deps);
}
