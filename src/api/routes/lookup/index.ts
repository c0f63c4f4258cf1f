export type { LookupRouteDeps } from './deps.ts';
export { registerLookup } from './register.ts';
