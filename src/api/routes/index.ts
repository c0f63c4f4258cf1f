import type { FastifyInstance } from 'fastify';
import type { RegistrationDeps } from '../register-endpoint.ts';
import { registerDocs } from './docs.ts';
import { registerGraphDerived } from './graph-derived.ts';
import { type OperationsDeps, registerOperations } from './operations.ts';
import { registerService, type ServiceDeps } from './service.ts';

export type RouteDeps = RegistrationDeps & OperationsDeps & ServiceDeps;

export function registerRoutes(app: FastifyInstance, deps: RouteDeps): void {
  registerOperations(app, deps);
  registerService(app, deps);
  registerGraphDerived(app, deps);
  registerDocs(app, deps);
}
