/** A market as the latest graph run knows it, with its strike, its last quote and its relation counts. */
import { type Static, Type } from 'typebox';
import {
  amount,
  count,
  flag,
  Liquidity,
  liquidityFields,
  marketNameFields,
  oneOf,
  price,
  ratio,
  rational,
  text,
  timestamp,
} from './scalars.ts';
import { mapOf, resource } from './strict-object.ts';

export const Strike = resource('Strike', 'The payoff condition as a structured range.', {
  type: text(
    "The venue's strike type, such as `greater`, `less` or `between`; in a proof `none` where the venue gives none.",
  ),
  rules_template_hash: text(
    'Fingerprint of the rules with every bound masked; markets compare only within one template. Of a combo, which has no rules of its own, of its legs and their sides.',
  ),
  floor: Type.Optional(rational('The lower bound.')),
  cap: Type.Optional(rational('The upper bound.')),
  custom: Type.Optional(
    mapOf(text('The value the venue gives.'), "The venue's own strike fields, where it has any."),
  ),
  functional: Type.Optional(flag('Whether the venue defines the strike by a formula.')),
});

/** One vocabulary for every answer and every stream. */
const quoteSources = ['venue', 'archive'] as const;
export const QuoteSource = oneOf(
  quoteSources,
  'Where the price comes from: `venue` for a quote we saw at the venue, `archive` for a closing price of imported history.',
);

export const Quote = resource('Quote', 'A price of a market at one moment.', {
  observed_at: timestamp('When the price was seen.'),
  yes_ask_usd: Type.Optional(
    price('The lowest price Yes could be bought at; absent when there is no offer.'),
  ),
  no_ask_usd: Type.Optional(price('The lowest price No could be bought at; absent when there is no offer.')),
  price_usd: Type.Optional(
    price('The price of Yes: the last trade, or the archived closing price; absent when there is none.'),
  ),
  source: QuoteSource,
});

export const RelationCounts = resource('RelationCounts', 'How many markets the graph relates to this one.', {
  implies: count('Markets that resolve Yes if this one does.'),
  implied_by: count('Markets whose Yes makes this one resolve Yes.'),
  equivalent: count('Markets with the same outcome set.'),
  contradicts: count('Markets that cannot resolve Yes together with this one.'),
  overlaps: count('Markets whose outcome set intersects this one without containment.'),
  cross_venue: count('Related markets, of any kind, on the other venue.'),
});

export const volumeSources = ['venue', 'trades'] as const;

export const Market = resource('Market', 'A listed market: one question that resolves Yes or No.', {
  ...marketNameFields,
  category: Type.Optional(text('The category the market is filed under.')),
  strike: Type.Optional(Strike),
  event_mutually_exclusive: flag('Whether at most one market of the event can resolve Yes.'),
  game_starts_at: Type.Optional(timestamp('When the game behind the market starts.')),
  quote: Type.Optional(Quote),
  relations: RelationCounts,
  volume_24h_usd: amount(
    "Money traded in the last 24 hours: the venue's own figure where it publishes one (`venue_a` counts contracts at $1 face value, `venue_b` reports USDC notional), otherwise the notional of recorded fills.",
  ),
  volume_source: Type.Optional(oneOf(volumeSources, 'Where `volume_24h_usd` comes from.')),
  total_volume_usd: Type.Optional(amount('Lifetime volume, where the venue reports it.')),
  open_interest_usd: Type.Optional(amount('Contracts held, at face value; `venue_a` only.')),
  spread_usd: liquidityFields.spread_usd,
  yes_spread_usd: Type.Optional(price('Yes ask minus Yes bid, where a bid is published.')),
  no_spread_usd: Type.Optional(price('No ask minus No bid, where a bid is published.')),
  trades_24h: count('Fills recorded in the last 24 hours.'),
  liquidity: Liquidity,
  book_spread_usd: Type.Optional(
    price('Best Yes ask minus best Yes bid in the recorded book; present when the book is recorded.'),
  ),
  book_yes_depth_5c_usd: Type.Optional(amount('USD resting to buy Yes within 5 cents of the best Yes bid.')),
  book_no_depth_5c_usd: Type.Optional(
    amount('USD resting to buy No within 5 cents of the best No bid, which is to sell Yes.'),
  ),
  book_imbalance: Type.Optional(
    ratio(
      'Yes depth minus No depth over their sum, within the 5-cent windows; from -1 to 1, rounded to six decimals.',
    ),
  ),
  book_at: Type.Optional(timestamp('When the recorded book last changed.')),
});

export type Market = Static<typeof Market>;

export type Quote = Static<typeof Quote>;
