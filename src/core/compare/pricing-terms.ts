/** What the totals of a comparison assume, and what they leave out. */
import type { ContractVersion } from '../contract/index.ts';

type Currency = ContractVersion['settlement']['currency'];

export interface PricingTerms {
  /** `conditional_at_par` where the options pay in two currencies. */
  readonly kind: 'trading_cost' | 'conditional_at_par';
  readonly currency: 'USD';
  readonly assumptions: readonly string[];
  readonly excluded: readonly string[];
}

const alwaysAssumed: readonly string[] = [
  'Each option is one order for whole shares that is filled at once from the quoted book.',
  'Each level of the book is charged as one fill, at the highest fee by the roundings its venue has documented.',
  'The balance that pays for the order is funded already.',
];

const atPar = 'One USDC is taken as one US dollar.';

const excluded: readonly string[] = [
  'deposit and withdrawal costs',
  'network fees (gas)',
  'currency exchange',
  'funding of balances',
  'maker rebates',
  'taxes',
];

const inDollars: PricingTerms = {
  kind: 'trading_cost',
  currency: 'USD',
  assumptions: alwaysAssumed,
  excluded,
};
const inCoins: PricingTerms = { ...inDollars, assumptions: [...alwaysAssumed, atPar] };
const inBoth: PricingTerms = { ...inCoins, kind: 'conditional_at_par' };

/** Equal terms are each time the same ones. */
export function pricingOf(currencies: readonly Currency[]): PricingTerms {
  if (!currencies.includes('USDC')) return inDollars;
  return currencies.includes('USD') ? inBoth : inCoins;
}
