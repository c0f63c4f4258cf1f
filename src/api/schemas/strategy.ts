/** Rules measured against settled history: buy one side in a price band some days before close. */
import { type Static, Type } from 'typebox';
import { categories } from '../../core/contract/index.ts';
import { Market } from './market.ts';
import { amount, count, oneOf, price, ratio, StrategyId, sides, text } from './scalars.ts';
import { resource } from './strict-object.ts';

export const strategyVenues = ['all', 'venue_a', 'venue_b'] as const;

export const strategyCategories = ['All', ...categories] as const;

export const Strategy = resource('Strategy', 'A rule to buy one side of markets in a 10-cent price band.', {
  id: StrategyId,
  venue: oneOf(strategyVenues, "Whose markets the rule was measured on; `all` takes both venues' together."),
  category: text('The category the rule was measured on; `All` for every category.'),
  horizon_days: Type.Integer({
    minimum: 1,
    description: 'Days before the end that the listing stated in advance, at which the side is bought.',
  }),
  from_usd: price('The lower end of the 10-cent price band.'),
  to_usd: price('The upper end of the 10-cent price band.'),
  side: oneOf(sides, 'The side bought.'),
  markets: count('Settled markets behind the rule.'),
  avg_price_usd: price('The average price paid.'),
  win_rate: ratio(
    'What the side paid on average, from 0 to 1: the share of those markets it won, a price where one was paid.',
  ),
  return_per_100_usd: amount('What $100 spread across every such market returned, before fees.'),
  return_low_usd: amount('The lower end of the 95% range of that return.'),
  return_high_usd: amount('The upper end of the 95% range of that return.'),
  horizons: count('At how many other horizons the same rule returned more than $100.'),
  open_matches: count('Listed markets that fit the rule now, thin ones left out.'),
  q_value: ratio(
    'Of all rules with at least this evidence, the share that is expected to be luck (Benjamini–Hochberg over all rules with 100 markets); 1 where nothing speaks against luck.',
  ),
  later_return_per_100_usd: Type.Optional(
    amount(
      'What $100 returned on purchases after the month in which the rule first qualified, before fees. Absent where there were none.',
    ),
  ),
  estimated_fee_per_100_usd: Type.Optional(
    amount(
      "What a taker of $100 at the average price would pay at today's schedules, averaged over open markets of the rule's venue and category. Absent where none is known.",
    ),
  ),
});

export const StrategyMonth = resource('StrategyMonth', "A rule's settled evidence in one month.", {
  month: Type.String({
    pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
    description: 'The month the markets settled in, `YYYY-MM`, UTC.',
  }),
  markets: count('Markets settled in the month that fitted the rule.'),
  avg_price_usd: price('The average price paid.'),
  win_rate: ratio('The share the side won, from 0 to 1.'),
  return_per_100_usd: amount('What $100 spread across them returned, before fees.'),
});

export const StrategyDetail = resource('StrategyDetail', 'A rule with its evidence and its open matches.', {
  ...Strategy.properties,
  evidence: Type.Array(StrategyMonth, { description: 'The settled evidence by month, newest first.' }),
  matches: Type.Array(Market, {
    description: 'Open markets that fit the rule now, most money behind them first.',
  }),
});

export type Strategy = Static<typeof Strategy>;
export type StrategyDetail = Static<typeof StrategyDetail>;
