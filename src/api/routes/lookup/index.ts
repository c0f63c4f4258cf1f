export type { LookupRouteDeps } from './deps.ts';
export { EvidenceTexts } from './evidence-texts.ts';
export { SlicePace } from './pace.ts';
export { registerLookup } from './register.ts';
