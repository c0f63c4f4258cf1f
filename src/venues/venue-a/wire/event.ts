/** An event object of this wire; its nested markets are left unread. */
import type { SettlementSource, TermValue } from '../../../core/contract/index.ts';
import type { Rational } from '../../../core/exact/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import type { FieldTally } from './field-tally.ts';
import { Fields, isJsonArray, isJsonObject, type Read } from './fields.ts';
import { eventShape } from './listing-shapes.ts';
import { type PayloadKind, readPayload } from './read-payload.ts';

export interface VenueAWireEvent {
  readonly event_ticker: string;
  readonly series_ticker: string | undefined;
  readonly title: string;
  readonly sub_title: string | undefined;
  readonly category: string | undefined;
  readonly mutually_exclusive: boolean;
  readonly settlement_sources: readonly SettlementSource[];
  /** Whether what it overrides was read: absent overrides are none only then. */
  readonly overrides_read: boolean;
  readonly fee_type_override: string | undefined;
  readonly fee_multiplier_override: Rational | undefined;
  readonly terms: Readonly<Record<string, TermValue>>;
}

export const eventTermNames = [
  'title',
  'sub_title',
  'mutually_exclusive',
  'collateral_return_type',
  'strike_date',
  'strike_period',
  'product_metadata',
  'settlement_sources',
] as const;

const eventPayload: PayloadKind = { kind: 'event', tickerName: 'event_ticker', known: eventShape.names };

export function readEvent(payload: ExactJson, tally: FieldTally): Read<VenueAWireEvent> {
  return readPayload(eventPayload, payload, tally, (fields) => ({
    event_ticker: fields.identifier('event_ticker'),
    series_ticker: fields.identifier('series_ticker'),
    title: fields.text('title'),
    sub_title: fields.optionalText('sub_title') || undefined,
    category: fields.optionalText('category') || undefined,
    mutually_exclusive: fields.flag('mutually_exclusive'),
    settlement_sources: readSources(fields),
    overrides_read: true,
    fee_type_override: fields.optionalText('fee_type_override') || undefined,
    fee_multiplier_override: fields.decimal('fee_multiplier_override', 'bad_number'),
    terms: fields.terms(eventTermNames),
  }));
}

/** Markets that came inside an event, unread. */
export function nestedMarkets(payload: ExactJson): readonly ExactJson[] {
  const markets = isJsonObject(payload) ? payload['markets'] : undefined;
  return isJsonArray(markets) ? markets : [];
}

/** Names may be blank and addresses wrong: they are shown, never followed. */
export function readSources(fields: Fields): readonly SettlementSource[] {
  return fields.objects('settlement_sources').map((each) => {
    const source = new Fields(each, 'settlement_source');
    const read = { name: source.optionalText('name') ?? '', url: source.optionalText('url') ?? '' };
    if (source.misfit) fields.fail('wrong_type', 'settlement_sources', 'names and addresses');
    return read;
  });
}
