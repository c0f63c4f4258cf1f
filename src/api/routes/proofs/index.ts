export type { ProofDeps } from './deps.ts';
export { registerProofs } from './register.ts';
