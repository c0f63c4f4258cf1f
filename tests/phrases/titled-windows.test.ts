/** A change of a price over a window that only the title names: another day, year or zone there is another window. */
import { checkRelation, type Text } from './own-texts.ts';

const change = (when: string, market: string): Text => ({
  venue: 'venue_b',
  event: 'solana-up-or-down',
  eventTitle: 'Solana Up or Down',
  title: `Solana Up or Down - ${when}`,
  market,
  rules: `This market will resolve to "Up" if the close price is greater than or equal to the open price for the SOL/USDT 1 hour candle that begins on the time and date specified in the title. Otherwise, this market will resolve to "Down".

The resolution source for this market is information from Binance, specifically the SOL/USDT pair (https://www.binance.com/en/trade/SOL_USDT).`,
  fields: { outcomes: '["Up","Down"]' },
});

const asked = change('July 3, 4AM ET', 'a');
checkRelation('one window', asked, change('July 3, 4AM ET', 'b'), 'equivalent');
for (const when of ['July 4, 4AM ET', 'July 3, 4AM PT', 'July 3, 2025, 4AM ET', 'July 3, 5AM ET'])
  checkRelation(`another window: ${when}`, asked, change(when, 'b'), undefined);
