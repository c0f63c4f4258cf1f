import type { FastifyInstance } from 'fastify';
import { relationExplanationEndpoint, relationProofEndpoint } from '../../endpoints/index.ts';
import { type RegistrationDeps, registerEndpoint } from '../../register-endpoint.ts';
import type { ProofDeps } from './deps.ts';
import { explainPair } from './explain-pair.ts';
import { proveRelation } from './prove-relation.ts';

export function registerProofs(app: FastifyInstance, deps: ProofDeps & RegistrationDeps): void {
  registerEndpoint(app, deps, relationProofEndpoint, ({ params, request }) =>
    proveRelation(deps, params, request.deadline.signal),
  );
  registerEndpoint(app, deps, relationExplanationEndpoint, ({ params }) => explainPair(deps, params));
}
