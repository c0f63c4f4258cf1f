export { type ComparisonDeps, type ComparisonRouteDeps, noComparison } from './deps.ts';
export { registerComparison } from './register.ts';
