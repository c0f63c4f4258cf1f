/** A market object of this wire, read exactly and with its own words. */
import type { ComboLeg, TermValue } from '../../../core/contract/index.ts';
import type { Rational } from '../../../core/exact/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import type { FieldTally } from './field-tally.ts';
import { Fields, type Read, type VenueAObject } from './fields.ts';
import { marketShape } from './market-shape.ts';
import { type PayloadKind, readPayload } from './read-payload.ts';

export interface VenueAWireMarket {
  readonly ticker: string;
  readonly event_ticker: string;
  readonly title: string | undefined;
  readonly yes_sub_title: string;
  readonly no_sub_title: string | undefined;
  readonly rules_primary: string;
  readonly rules_secondary: string | undefined;
  readonly open_time: number | undefined;
  readonly close_time: number | undefined;
  readonly expected_expiration_time: number | undefined;
  readonly latest_expiration_time: number | undefined;
  readonly status: string;
  readonly result: string;
  readonly settlement_value_dollars: Rational | undefined;
  readonly settlement_ts: number | undefined;
  readonly expiration_value: string | undefined;
  readonly strike_type: string | undefined;
  readonly floor_strike: Rational | undefined;
  readonly cap_strike: Rational | undefined;
  readonly functional_strike: string | undefined;
  readonly custom_strike: Readonly<Record<string, string>> | undefined;
  readonly notional_value_dollars: Rational;
  readonly fee_waiver_expiration_time: number | undefined;
  readonly mve_collection_ticker: string | undefined;
  readonly legs: readonly ComboLeg[] | undefined;
  /** Everything that belongs to the promise, as it came. */
  readonly terms: Readonly<Record<string, TermValue>>;
  /** Where prices and volumes are read from; they may be unreadable without harm to the terms. */
  readonly figures: VenueAObject;
}

/** Which fields belong to the promise, and are kept as they came. */
export const marketTermNames = [
  'market_type',
  'title',
  'subtitle',
  'yes_sub_title',
  'no_sub_title',
  'rules_primary',
  'rules_secondary',
  'strike_type',
  'floor_strike',
  'cap_strike',
  'functional_strike',
  'custom_strike',
  'primary_participant_key',
  'early_close_condition',
  'can_close_early',
  'settlement_timer_seconds',
  'settlement_bounds_type',
  'settlement_floor_dollars',
  'notional_value_dollars',
  'price_level_structure',
  'price_ranges',
  'mve_collection_ticker',
  'is_provisional',
] as const;

const marketPayload: PayloadKind = { kind: 'market', tickerName: 'ticker', known: marketShape.names };

export function readMarket(payload: ExactJson, tally: FieldTally): Read<VenueAWireMarket> {
  return readPayload(marketPayload, payload, tally, (fields, object) => ({
    ticker: fields.identifier('ticker'),
    event_ticker: fields.identifier('event_ticker'),
    title: fields.optionalText('title'),
    yes_sub_title: fields.text('yes_sub_title'),
    no_sub_title: fields.optionalText('no_sub_title'),
    rules_primary: fields.text('rules_primary'),
    rules_secondary: fields.optionalText('rules_secondary'),
    open_time: fields.time('open_time'),
    close_time: fields.time('close_time'),
    expected_expiration_time: fields.time('expected_expiration_time'),
    latest_expiration_time: fields.time('latest_expiration_time'),
    status: fields.text('status'),
    result: fields.optionalText('result') ?? '',
    settlement_value_dollars: fields.decimal('settlement_value_dollars', 'bad_number'),
    settlement_ts: fields.time('settlement_ts'),
    expiration_value: fields.optionalText('expiration_value'),
    strike_type: fields.optionalText('strike_type'),
    floor_strike: fields.decimal('floor_strike', 'bad_strike'),
    cap_strike: fields.decimal('cap_strike', 'bad_strike'),
    functional_strike: fields.optionalText('functional_strike'),
    custom_strike: fields.textRecord('custom_strike', 'bad_strike'),
    notional_value_dollars: readNotional(fields),
    fee_waiver_expiration_time: fields.time('fee_waiver_expiration_time'),
    mve_collection_ticker: fields.optionalText('mve_collection_ticker') || undefined,
    legs: readLegs(fields),
    terms: fields.terms(marketTermNames),
    figures: object,
  }));
}

export function isCombo(market: VenueAWireMarket): boolean {
  return market.mve_collection_ticker !== undefined || market.legs !== undefined;
}

function readNotional(fields: Fields): Rational {
  const notional = fields.decimal('notional_value_dollars', 'bad_number');
  if (notional === undefined) fields.fail('missing_field', 'notional_value_dollars', 'a dollar amount');
  else if (notional.numerator <= 0n) fields.fail('bad_number', 'notional_value_dollars', 'more than zero');
  return notional ?? { numerator: 1n, denominator: 1n };
}

function readLegs(fields: Fields): readonly ComboLeg[] | undefined {
  const legs: ComboLeg[] = [];
  for (const each of fields.objects('mve_selected_legs')) {
    const leg = new Fields(each, 'leg');
    const eventId = leg.identifier('event_ticker');
    const marketId = leg.identifier('market_ticker');
    const side = leg.text('side');
    if (leg.misfit) {
      fields.fail(leg.misfit.reason, 'mve_selected_legs', `legs that can be read (${leg.misfit.detail})`);
    } else if (side === 'yes' || side === 'no') {
      legs.push({ eventId, marketId, side });
    } else {
      fields.fail('wrong_type', 'mve_selected_legs', 'legs on yes or no');
    }
  }
  return legs.length === 0 ? undefined : legs;
}
