/** A series object of this wire. */
import type { SettlementSource, TermValue } from '../../../core/contract/index.ts';
import type { Rational } from '../../../core/exact/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import { readSources } from './event.ts';
import type { FieldTally } from './field-tally.ts';
import { Fields, identifierPattern, isJsonObject, type Read, show } from './fields.ts';
import { seriesShape } from './listing-shapes.ts';

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

export function readSeries(payload: ExactJson, tally: FieldTally): Read<VenueAWireSeries> {
  if (!isJsonObject(payload)) {
    const detail = `series: expected an object, found ${show(payload)}.`;
    return { kind: 'misfit', quarantined: { kind: 'series', id: undefined, reason: 'wrong_type', detail } };
  }
  const fields = new Fields(payload, 'series');
  fields.tallyUnknown(seriesShape.names, tally);
  const value: VenueAWireSeries = {
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
  };
  const { misfit } = fields;
  if (misfit) {
    const id = identifierPattern.test(value.ticker) ? value.ticker : undefined;
    return { kind: 'misfit', quarantined: { kind: 'series', id, ...misfit } };
  }
  return { kind: 'read', value };
}
