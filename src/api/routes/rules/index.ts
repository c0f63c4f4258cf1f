export { type RulesRouteDeps, registerRules } from './register.ts';
