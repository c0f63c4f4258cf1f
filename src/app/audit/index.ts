/** Raw payloads from files, read and proven without a service: `routeur prove` and `routeur clauses`. */
export { createAuditProgress } from './audit-progress.ts';
export { listClauses } from './list-clauses.ts';
export { proveFiles } from './prove-files.ts';
