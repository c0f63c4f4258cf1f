export type { LookupRouteDeps } from './deps.ts';
export { Pace } from './pace.ts';
export { registerLookup } from './register.ts';
