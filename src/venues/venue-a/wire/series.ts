/** A series object of this wire. */
import type { SettlementSource, TermValue } from '../../../core/contract/index.ts';
import type { Rational } from '../../../core/exact/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import { readSources } from './event.ts';
import type { FieldTally } from './field-tally.ts';
import type { Read } from './fields.ts';
import { seriesShape } from './listing-shapes.ts';
import { type PayloadKind, readPayload } from './read-payload.ts';

export interface VenueAWireSeries {
  readonly ticker: string;
  readonly title: string;
  readonly category: string | undefined;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly settlement_sources: readonly SettlementSource[];
  readonly contract_terms_url: string | undefined;
  readonly fee_type: string | undefined;
  readonly fee_multiplier: Rational | undefined;
  readonly terms: Readonly<Record<string, TermValue>>;
}

export const seriesTermNames = [
  'title',
  'frequency',
  'category',
  'categories',
  'tags',
  'settlement_sources',
  'contract_url',
  'contract_terms_url',
  'product_metadata',
  'additional_prohibitions',
] as const;

const seriesPayload: PayloadKind = { kind: 'series', tickerName: 'ticker', known: seriesShape.names };

export function readSeries(payload: ExactJson, tally: FieldTally): Read<VenueAWireSeries> {
  return readPayload(seriesPayload, payload, tally, (fields) => ({
    ticker: fields.identifier('ticker'),
    title: fields.text('title'),
    category: fields.optionalText('category') || undefined,
    categories: fields.texts('categories'),
    tags: fields.texts('tags'),
    settlement_sources: readSources(fields),
    contract_terms_url: fields.optionalText('contract_terms_url') || undefined,
    fee_type: fields.optionalText('fee_type') || undefined,
    fee_multiplier: fields.decimal('fee_multiplier', 'bad_number'),
    terms: fields.terms(seriesTermNames),
  }));
}
