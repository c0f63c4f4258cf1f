import type { FastifyInstance } from 'fastify';
import { accuracyEndpoint, openapiEndpoint, statusEndpoint } from '../endpoints/index.ts';
import type { PreparedAnswer } from '../http/prepared-answer.ts';
import { type RegistrationDeps, registerEndpoint } from '../register-endpoint.ts';
import type { Accuracy, Status } from '../schemas/index.ts';

export interface ServiceDeps {
  readonly status: () => Status;
  readonly accuracy: () => Accuracy;
  readonly openapi: PreparedAnswer;
}

export function registerService(app: FastifyInstance, deps: ServiceDeps & RegistrationDeps): void {
  registerEndpoint(app, deps, statusEndpoint, () => ({ data: deps.status() }));
  registerEndpoint(app, deps, accuracyEndpoint, () => ({ data: deps.accuracy() }));
  registerEndpoint(app, deps, openapiEndpoint, () => deps.openapi);
}
