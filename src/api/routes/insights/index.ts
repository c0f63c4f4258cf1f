export { type InsightsRouteDeps, noInsights } from './deps.ts';
export { registerInsights } from './register.ts';
