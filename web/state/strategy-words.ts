/** A rule of the settled history in words, and what its evidence is worth. */
import type { Strategy } from '../../client/index.ts';
import { cents, venueName } from './format.ts';

type Rule = Pick<
  Strategy,
  'side' | 'venue' | 'category' | 'from_usd' | 'to_usd' | 'horizon_days' | 'q_value'
>;

/** As the documents of the service use it: fewer than one in twenty such findings are luck. */
const luckMax = 0.05;

export function describeRule({ side, from_usd, to_usd, horizon_days }: Rule): string {
  const days = horizon_days === 1 ? 'a day' : `${horizon_days} days`;
  return `Buy ${side === 'yes' ? 'Yes' : 'No'} at ${cents(from_usd)} to ${cents(to_usd)}, ${days} before the end`;
}

export function describeScope({ venue, category }: Rule): string {
  return `${venue === 'all' ? 'Both venues' : venueName(venue)}, ${category === 'All' ? 'every category' : category}`;
}

export function isBeyondLuck({ q_value }: Pick<Rule, 'q_value'>): boolean {
  return Number(q_value) <= luckMax;
}

/** Luck is called luck: a high return alone is no evidence. */
export function describeLuck({ q_value }: Pick<Rule, 'q_value'>): string {
  const share = Number(q_value);
  if (share <= luckMax)
    return `Not luck alone: of such findings ${printShare(share)} are expected to be luck`;
  return share >= 1
    ? 'Luck explains it: nothing here speaks against luck'
    : `May be luck: of such findings ${printShare(share)} are expected to be luck`;
}

function printShare(share: number): string {
  return share < 0.001 ? 'fewer than 0.1%' : `${(share * 100).toFixed(1)}%`;
}
