/** The order book: as it stood at one moment, and its top over time. */
import { type Static, Type } from 'typebox';
import { amount, count, flag, oneOf, price, quantity, ratio, timestamp } from './scalars.ts';
import { resource } from './strict-object.ts';

export const bookSources = ['recorded', 'venue'] as const;
export const bookHistoryPointsMax = 5000;
export const resolutions = ['1s', '10s', '1m', '5m', '15m', '1h'] as const;

export const TopOfBookPoint = resource(
  'TopOfBookPoint',
  'The top of the book at the end of one step in which it changed, with the depths behind it when that top began: what changes deeper in the book alone makes no point. A figure that needs a side without a quote is absent.',
  {
    at: timestamp('When this state of the top began.'),
    changes: count('Changes of the top seen in the step.'),
    yes_depth_5c_usd: amount('USD resting to buy Yes within 5 cents of the best Yes bid.'),
    no_depth_5c_usd: amount('USD resting to buy No within 5 cents of the best No bid.'),
    yes_bid_usd: Type.Optional(price('The best Yes bid.')),
    yes_ask_usd: Type.Optional(price('The best Yes ask.')),
    mid_usd: Type.Optional(price('Half way between the best Yes bid and ask.')),
    microprice_usd: Type.Optional(
      price(
        'The mid, weighted toward the side with less resting at its best price; rounded to six decimals.',
      ),
    ),
    spread_usd: Type.Optional(price('Best Yes ask minus best Yes bid.')),
    imbalance: Type.Optional(
      ratio('Yes depth minus No depth over their sum, from -1 to 1; rounded to six decimals.'),
    ),
  },
);

export const BookLevel = resource('BookLevel', 'One price of a book with what rests there.', {
  price_usd: price('The price per contract.'),
  quantity: quantity('Contracts resting at the price.'),
});

export const Book = resource(
  'Book',
  'An order book at one moment, both sides of both outcomes, best first.',
  {
    observed_at: timestamp(
      'When the book is known to have stood so: when its feed or the venue last confirmed it, or the last full second at `at`.',
    ),
    source: oneOf(
      bookSources,
      'Whether the book was recorded from the feed or read from the venue just now.',
    ),
    yes_bids: Type.Array(BookLevel, { description: 'Offers to buy Yes, highest first.' }),
    yes_asks: Type.Array(BookLevel, { description: 'Offers to sell Yes, lowest first.' }),
    no_bids: Type.Array(BookLevel, { description: 'Offers to buy No, highest first.' }),
    no_asks: Type.Array(BookLevel, { description: 'Offers to sell No, lowest first.' }),
    complete: flag(
      'False when levels beyond `depth` were left off, the source did not show them, or only the best prices are proven.',
    ),
  },
);

export type TopOfBookPoint = Static<typeof TopOfBookPoint>;
export type BookResource = Static<typeof Book>;
