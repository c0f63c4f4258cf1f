/** Levels that a coin touches between two moments, with the level in the title alone or in the label as well. */
import { checkRelation, checkWithheld, type Text } from './own-texts.ts';

interface Touch {
  readonly title: string;
  readonly label?: string;
  readonly side?: 'High' | 'Low';
  readonly from?: string;
  readonly to?: string;
  readonly page?: 'High' | 'Low';
  readonly event?: string;
}

function touch({
  title,
  label = 'Yes',
  side = 'High',
  from = 'March 3, 2026, 14:00',
  to = 'December 31, 2026, 23:59',
  page = side,
  event = 'own',
}: Touch): Text {
  const way = side === 'High' ? 'greater' : 'lower';
  return {
    title,
    event,
    market: title.replaceAll(/\W+/g, '-'),
    venue: 'venue_b',
    rules: [
      `This market will immediately resolve to "Yes" if any Binance 1-minute candle for Bitcoin (BTC/USDT) between ${from} and ${to} in the ET timezone has a final "${side}" price equal to or ${way} than the price specified in the title. Otherwise, this market will resolve to "No."`,
      `The resolution source for this market is Binance, specifically the BTC/USDT "${page}" prices available at https://www.binance.com/en/trade/BTC_USDT, with the chart settings on "1m" for one-minute candles selected on the top bar.`,
    ].join('\n'),
    ...(label === 'Yes' ? {} : { fields: { groupItemTitle: label } }),
  };
}

const reach = (level: string, other: Partial<Touch> = {}): Text =>
  touch({ title: `Will Bitcoin reach $${level} by December 31, 2026?`, ...other });
const dip = (level: string, other: Partial<Touch> = {}): Text =>
  touch({ title: `Will Bitcoin dip to $${level} by December 31, 2026?`, side: 'Low', ...other });

checkRelation('P3: a higher high implies a lower one', reach('200,000'), reach('150,000'), 'implies');
checkRelation('P3: a lower low implies a higher one', dip('25,000'), dip('40,000'), 'implies');
checkRelation(
  'the label says what the title says',
  reach('200,000', { label: '↑ 200,000' }),
  reach('200,000'),
  'equivalent',
);
checkRelation('a high says nothing about a low', reach('200,000'), dip('25,000'), undefined);
checkRelation(
  'from another minute',
  reach('200,000'),
  reach('150,000', { from: 'March 3, 2026, 14:30' }),
  undefined,
);
checkRelation(
  'to another day',
  reach('200,000', { to: 'June 30, 2026, 23:59', title: 'Will Bitcoin reach $200,000 by June 30, 2026?' }),
  reach('150,000'),
  undefined,
);
checkWithheld('a title that looks the other way', dip('25,000', { side: 'High' }), 'bound_conflict');
checkWithheld('a page of the other end', reach('200,000', { page: 'Low' }), 'clause_conflict');
checkWithheld('a label with another level', reach('200,000', { label: '↑ 150,000' }), 'bound_conflict');
checkWithheld(
  'two levels in the title',
  touch({ title: 'Will Bitcoin reach $150,000 or $200,000 by December 31, 2026?' }),
  'no_bound',
);
checkWithheld(
  'no level in the title',
  touch({ title: 'Will Bitcoin reach a new high by December 31, 2026?' }),
  'no_bound',
);
checkWithheld(
  'a title with another last day',
  touch({ title: 'Will Bitcoin reach $200,000 by June 30, 2026?' }),
  'bound_conflict',
);
checkWithheld('no such time', reach('200,000', { from: 'March 3, 2026, 24:30' }), 'unknown_clause');
checkWithheld(
  'a window that ends before it begins',
  reach('200,000', { to: 'March 3, 2026, 13:00', title: 'Will Bitcoin reach $200,000 by March 3, 2026?' }),
  'unknown_window',
);

/** No number that is scaled, one of two, a part of another, or of another currency or figure. */
for (const price of [
  '$1 million',
  '$1.5 million',
  '$150 thousand',
  '$150 k',
  '$150k',
  '$1 M',
  '$2 trillion',
  '$250 000',
  "$150'000",
  '$150.000',
  '$150-200k',
  '$80k or $150,000',
  '$150,000 or 200,000',
  'C$150,000',
  'HK$150,000',
  '$150,000 CAD',
  'half of $150,000',
  '10% above $150,000',
  'another $150,000',
  'a market cap of $150,000',
])
  checkWithheld(
    `no one price: ${price}`,
    touch({ title: `Will Bitcoin reach ${price} by December 31, 2026?` }),
    'no_bound',
  );
for (const coin of ['Litecoin', 'gold', 'it'])
  checkWithheld(
    `a title on ${coin}`,
    touch({ title: `Will ${coin} reach $150,000 by December 31, 2026?` }),
    'subject_conflict',
  );
for (const moment of ['in March', 'on March 5', 'by Q2', 'by 6/30'])
  checkWithheld(
    `a title that asks ${moment}`,
    touch({ title: `Will Bitcoin reach $150,000 ${moment}?` }),
    moment === 'on March 5' || moment === 'by Q2' || moment === 'in March' ? 'unknown_window' : 'no_bound',
  );
