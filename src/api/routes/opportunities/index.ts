export { type OpportunitiesRouteDeps, registerOpportunities } from './register.ts';
