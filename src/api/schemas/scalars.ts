/**
 * The scalars of the API and how each is written on the wire. A function takes the field's own
 * description; a constant is a scalar that means the same wherever it stands.
 */
import { type TEnum, Type } from 'typebox';
import { addressableId } from '../../core/contract/index.ts';
import { tradingWords } from '../../core/market/index.ts';

export const venues = ['venue_a', 'venue_b'] as const;
export const liquidityGrades = ['deep', 'tradeable', 'thin'] as const;
export const sides = ['yes', 'no'] as const;

export const marketIdPattern = addressableId.source;
export const topicSlugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';
/** As `core/exact/printed-number.ts` writes them. */
const pricePattern = '^-?\\d+\\.\\d{4,6}$';
const amountPattern = '^-?\\d+\\.\\d{4}$';
const ratioPattern = '^-?\\d+\\.\\d{6}$';
const rationalPattern = '^-?\\d+(\\.\\d+|/[1-9]\\d*)?$';

/** In the words of a refusal. */
export const marketIdTakes =
  'an id of 1 to 200 letters, digits, dots, dashes and underscores that begins with a letter or a digit';
export const topicSlugTakes = 'lowercase words joined by dashes, at most 100 characters in all';

export function text(description: string) {
  return Type.String({ description });
}

/** What is paid for contracts, and what is added up from it. Exact: four decimals, up to six where they carry something. */
export function price(description: string) {
  return Type.String({ pattern: pricePattern, description });
}

/** Contracts, exact as prices are. */
export function quantity(description: string) {
  return Type.String({ pattern: pricePattern, description });
}

/** Money behind a market, rounded to four decimals. */
export function amount(description: string) {
  return Type.String({ pattern: amountPattern, description });
}

/** A share, a rate or a return, rounded to six decimals. */
export function ratio(description: string) {
  return Type.String({ pattern: ratioPattern, description });
}

/** A bound as the contract states it, with no decimal lost: `4.5`, `100000` or `1/3`. */
export function rational(description: string) {
  return Type.String({
    pattern: rationalPattern,
    description: `${description} An exact rational: an integer, a finite decimal, or \`n/d\`.`,
  });
}

export function timestamp(description: string) {
  return Type.String({ format: 'date-time', description: `${description} RFC 3339, UTC.` });
}

export function count(description: string) {
  return Type.Integer({ minimum: 0, description });
}

export function flag(description: string) {
  return Type.Boolean({ description });
}

/** Printed as plain JSON Schema: `{"type": "string", "enum": […]}`. */
export function oneOf<const Values extends string[]>(
  values: readonly [...Values],
  description: string,
): TEnum<Values> {
  return Type.Enum(values, { type: 'string', description });
}

export function texts(description: string) {
  return Type.Array(Type.String(), { description });
}

export function nullableText(description: string) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], description });
}

export function nullablePrice(description: string) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: pricePattern, description });
}

export function nullableRatio(description: string) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: ratioPattern, description });
}

export function nullableTimestamp(description: string) {
  return Type.Unsafe<string | null>({
    type: ['string', 'null'],
    format: 'date-time',
    description: `${description} RFC 3339, UTC.`,
  });
}

export function nullableCount(description: string) {
  return Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 0, description });
}

export const Venue = oneOf(venues, 'One of the two venues.');

export const MarketId = Type.String({
  pattern: marketIdPattern,
  takes: marketIdTakes,
  description: "The market's id at its venue: a ticker on `venue_a`, a slug on `venue_b`.",
});

export const EventId = Type.String({
  pattern: marketIdPattern,
  takes: marketIdTakes,
  description: 'The id of the event at its venue.',
});

export const RulebookId = Type.String({
  pattern: marketIdPattern,
  takes: marketIdTakes,
  description: 'The id, at the venue, of the series, event or market the rules belong to.',
});

export const TopicSlug = Type.String({
  pattern: topicSlugPattern,
  takes: topicSlugTakes,
  maxLength: 100,
  description: 'The topic name: lowercase words joined by dashes.',
});

export const StrategyId = Type.String({
  pattern: '^(all|venue_a|venue_b)(-[a-z0-9]+)+$',
  takes: 'a venue or `all`, then lower-case words and numbers joined by hyphens',
  maxLength: 100,
  description: 'The id of a strategy, as the list of strategies gives it.',
});

export const ReceiptId = Type.String({
  pattern: '^rcpt_[0-9a-f]{32}$',
  takes: 'rcpt_ and 32 hexadecimal digits, as a comparison gives it',
  description: 'The id of the assessment.',
});

export const GraphRunId = Type.Integer({
  minimum: 1,
  description: 'The graph run this answer was read from.',
});

export const Liquidity = oneOf(
  liquidityGrades,
  'How easily the market trades: `deep`, `tradeable` or `thin`, from its volume or open interest and its spread.',
);

/** Beside a market, never in it: the Market of the contract has no such field. */
export const MarketTrading = oneOf(
  tradingWords,
  'Whether the market trades now, by its newest listing and the clock: `closed` once trading has stopped, `settled` once it has paid; `unknown` until a listing has shown it since the service started. Lists leave out what is closed or settled.',
);

/** A market by its ids and in the words of its venue. */
export const marketNameFields = {
  venue: Venue,
  id: MarketId,
  event_id: EventId,
  title: text('The title the venue gives the market.'),
  yes_label: text('What Yes stands for.'),
  no_label: text('What No stands for.'),
};

/** What everything that names a market carries, so that no price is read without the money behind it. */
export const liquidityFields = {
  volume_24h_usd: amount('Money traded in the last 24 hours.'),
  spread_usd: Type.Optional(
    price('Round-trip spread: Yes ask plus No ask minus $1. Absent when a side has no ask.'),
  ),
  liquidity: Liquidity,
};
