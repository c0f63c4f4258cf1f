import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatRational } from '../../core/exact/index.ts';
import { type ExactJson, parseExactJson } from '../../runtime/exact-json.ts';
import type { ListedMarket } from '../venue.ts';
import { quarantineReasons } from '../venue.ts';
import { comboEvent, normaliseEvent } from './normalise-event.ts';
import { type MarketParents, normaliseMarket } from './normalise-market.ts';
import {
  FieldTally,
  readEvent,
  readMarket,
  readSeries,
  type VenueAWireEvent,
  type VenueAWireSeries,
} from './wire/index.ts';

const eventPayload: ExactJson = {
  event_ticker: 'KXHIGHNY-26NOV20',
  series_ticker: 'KXHIGHNY',
  title: 'Highest temperature in NYC on Nov 20, 2026?',
  sub_title: 'On Nov 20, 2026',
  mutually_exclusive: true,
  collateral_return_type: 'MECNET',
  strike_date: '2026-11-21T04:59:00Z',
  strike_period: '',
  settlement_sources: null,
};

const seriesPayload: ExactJson = {
  ticker: 'KXHIGHNY',
  title: 'Highest temperature in NYC',
  category: 'Climate and Weather',
  tags: ['Daily temperature'],
  settlement_sources: [{ name: 'NWS', url: 'https://example.test/report' }],
  contract_terms_url: 'https://example.test/terms.pdf',
  fee_type: 'quadratic',
  fee_multiplier: '1',
};

/** As the wire writes it, strikes as JSON numbers. */
const marketText = `{
  "ticker":"KXHIGHNY-26NOV20-B47.5","event_ticker":"KXHIGHNY-26NOV20","market_type":"binary",
  "title":"Will the **high temp in NYC** be 47-48° on Nov 20, 2026?","subtitle":"47° to 48°",
  "yes_sub_title":"47° to 48°","no_sub_title":"47° to 48°",
  "rules_primary":"Yes if the daily maximum on Nov 20, 2026 lies between 47-48° Fahrenheit.",
  "rules_secondary":"Readings in apps can differ.",
  "created_time":"0001-01-01T00:00:00Z","updated_time":"2026-11-19T15:00:00.2193Z",
  "open_time":"2026-11-19T15:00:00Z","close_time":"2026-11-21T04:59:00Z",
  "expected_expiration_time":"2026-11-21T15:00:00Z","latest_expiration_time":"2026-11-27T15:00:00Z",
  "settlement_timer_seconds":300,"can_close_early":true,"status":"active","result":"","expiration_value":"",
  "strike_type":"between","floor_strike":47,"cap_strike":48.0,
  "yes_bid_dollars":"0.4100","yes_bid_size_fp":"310.00","yes_ask_dollars":"0.4500","yes_ask_size_fp":"27.50",
  "last_price_dollars":"0.4300","volume_fp":"8421.17","volume_24h_fp":"8421.17","open_interest_fp":"6110.02",
  "notional_value_dollars":"1.0000","price_level_structure":"linear_cent",
  "price_ranges":[{"start":"0.0000","end":"1.0000","step":"0.0100"}],"exchange_index":0}`;

const marketPayload = record(parseExactJson(marketText));

function record(value: ExactJson): Record<string, ExactJson> {
  assert.ok(typeof value === 'object' && value !== null && !Array.isArray(value));
  return Object.fromEntries(Object.entries(value));
}

function readOrFail<T>(read: { kind: 'read'; value: T } | { kind: 'misfit' }): T {
  if (read.kind === 'misfit') throw new Error('the payload of this test should fit');
  return read.value;
}

const event: VenueAWireEvent = readOrFail(readEvent(eventPayload, new FieldTally()));
const series: VenueAWireSeries = readOrFail(readSeries(seriesPayload, new FieldTally()));
const parents: MarketParents = { event, series, gameStartsAt: undefined };

function normalise(changes: Record<string, ExactJson> = {}, itsParents = parents): ListedMarket {
  const market = readOrFail(readMarket({ ...marketPayload, ...changes }, new FieldTally()));
  const reading = normaliseMarket(market, itsParents, new FieldTally());
  if (reading.kind !== 'listed') throw new Error('the payload of this test should fit');
  return reading.market;
}

/** Why a payload is set aside. */
function asideFor(payload: ExactJson): string | undefined {
  const tally = new FieldTally();
  const read = readMarket(payload, tally);
  if (read.kind === 'misfit') return read.quarantined.reason;
  const reading = normaliseMarket(read.value, parents, tally);
  return reading.kind === 'quarantined' ? reading.quarantined.reason : undefined;
}

describe('a contract version', () => {
  const { contract, state, feedKeys } = normalise();

  it('keeps what was promised, verbatim', () => {
    assert.equal(contract.title, 'Will the **high temp in NYC** be 47-48° on Nov 20, 2026?');
    assert.equal(contract.rules, `${marketPayload['rules_primary']}\n\n${marketPayload['rules_secondary']}`);
    assert.equal(contract.yesLabel, '47° to 48°');
    assert.equal(contract.noLabel, 'No');
    assert.equal(contract.seriesId, 'KXHIGHNY');
    assert.deepEqual(contract.exclusivity, {
      eventMutuallyExclusive: true,
      group: undefined,
      openEnded: true,
    });
    assert.deepEqual(contract.settlement, {
      currency: 'USD',
      sources: [{ name: 'NWS', url: 'https://example.test/report' }],
      payout: '1',
    });
    assert.equal(contract.terms['cap_strike'], '48.0');
    assert.deepEqual(contract.terms['price_ranges'], marketPayload['price_ranges']);
    assert.deepEqual(state.ticks, [{ from: 0, to: 1_000_000, step: 10_000 }]);
    assert.deepEqual(feedKeys, ['KXHIGHNY-26NOV20-B47.5']);
  });

  it('has exact strikes', () => {
    const { strike } = contract;
    assert.ok(strike?.floor && strike.cap);
    assert.deepEqual(
      [strike.type, formatRational(strike.floor), formatRational(strike.cap)],
      ['between', '47', '48'],
    );
    const precise = normalise({
      strike_type: 'greater',
      floor_strike: '74299.990000000000000001',
      cap_strike: null,
    });
    assert.equal(
      precise.contract.strike?.floor && formatRational(precise.contract.strike.floor),
      '74299.990000000000000001',
    );
  });

  it('knows its times, and the zero time as none', () => {
    assert.equal(state.status, 'open');
    assert.equal(state.closesAt, Date.UTC(2026, 10, 21, 4, 59));
    assert.equal(normalise({ open_time: '0001-01-01T00:00:00Z' }).state.opensAt, undefined);
  });

  it('shares its template with its ladder', () => {
    const other = normalise({
      ticker: 'KXHIGHNY-26NOV20-B49.5',
      yes_sub_title: '49° to 50°',
      no_sub_title: '49° to 50°',
      rules_primary: 'Yes if the daily maximum on Nov 20, 2026 lies between 49-50° Fahrenheit.',
      floor_strike: '49',
      cap_strike: '50',
    });
    assert.equal(other.contract.rulesTemplateHash, contract.rulesTemplateHash);
    assert.notEqual(other.contract.rulesHash, contract.rulesHash);
  });

  /** What may change without another promise, and what may not. */
  const moving: Record<string, ExactJson> = {
    yes_bid_dollars: '0.0100',
    volume_fp: '1.00',
    status: 'closed',
    close_time: '2026-11-20T00:00:00Z',
    updated_time: '2026-11-20T00:00:00Z',
    exchange_index: '3',
    occurrence_datetime: '2026-11-20T00:00:00Z',
    a_field_of_next_year: 'x',
  };
  for (const [name, value] of Object.entries(moving)) {
    it(`stays the same when ${name} moves`, () => {
      assert.equal(normalise({ [name]: value }).contract.termsHash, contract.termsHash);
    });
  }
  const promised: Record<string, ExactJson> = {
    rules_secondary: 'Readings in apps may differ.',
    floor_strike: '46',
    strike_type: 'greater',
    custom_strike: { round_digits: '2' },
    yes_sub_title: '47° to 49°',
    settlement_timer_seconds: '600',
    price_ranges: [{ start: '0.0000', end: '1.0000', step: '0.0010' }],
    early_close_condition: 'Closes early.',
    market_type: 'scalar',
  };
  for (const [name, value] of Object.entries(promised)) {
    it(`is another one when ${name} changes`, () => {
      assert.notEqual(normalise({ [name]: value }).contract.termsHash, contract.termsHash);
    });
  }

  it('is another one when the event loses its exclusivity or the game is moved', () => {
    const loose = { ...parents, event: { ...event, mutually_exclusive: false } };
    assert.notEqual(normalise({}, loose).contract.termsHash, contract.termsHash);
    assert.notEqual(normalise({}, { ...parents, gameStartsAt: 1 }).contract.termsHash, contract.termsHash);
  });

  it('takes missing and null alike', () => {
    const { subtitle: _subtitle, ...without } = marketPayload;
    const market = readOrFail(readMarket(without, new FieldTally()));
    const reading = normaliseMarket(market, parents, new FieldTally());
    assert.ok(reading.kind === 'listed');
    assert.equal(reading.market.contract.termsHash, normalise({ subtitle: null }).contract.termsHash);
  });

  it('has a label for No only where the venue has one', () => {
    assert.equal(normalise({ no_sub_title: 'Below 47°' }).contract.noLabel, 'Below 47°');
    assert.equal(normalise({ no_sub_title: '' }).contract.noLabel, 'No');
    assert.equal(normalise({ yes_sub_title: '', no_sub_title: '' }).contract.yesLabel, 'Yes');
  });
});

describe('combos', () => {
  const legs = [
    { event_ticker: 'KXNFLGAME-26NOV22DALPHI', market_ticker: 'KXNFLGAME-26NOV22DALPHI-PHI', side: 'yes' },
    { event_ticker: 'KXNFLTOTAL-26NOV22DALPHI', market_ticker: 'KXNFLTOTAL-26NOV22DALPHI-45', side: 'no' },
  ];
  const combo: Record<string, ExactJson> = {
    ticker: 'KXMVE-S1-A',
    event_ticker: 'KXMVE-S1',
    rules_primary: '',
    rules_secondary: '',
    strike_type: 'custom',
    floor_strike: null,
    cap_strike: null,
    mve_collection_ticker: 'KXMVE-R',
    mve_selected_legs: legs,
    is_provisional: true,
  };

  it('carry their legs and no rules of their own', () => {
    const market = readOrFail(readMarket({ ...marketPayload, ...combo }, new FieldTally()));
    const itsEvent = comboEvent(market, 'KXMVESERIES');
    const reading = normaliseMarket(
      market,
      { event: itsEvent, series: undefined, gameStartsAt: undefined },
      new FieldTally(),
    );
    assert.ok(reading.kind === 'listed');
    const { contract, state } = reading.market;
    assert.equal(contract.rules, '');
    assert.deepEqual(
      contract.legs?.map(({ marketId, side }) => `${marketId} ${side}`),
      ['KXNFLGAME-26NOV22DALPHI-PHI yes', 'KXNFLTOTAL-26NOV22DALPHI-45 no'],
    );
    assert.deepEqual(state.fees, { kind: 'unknown', reason: 'event_not_read' });
    assert.equal(normaliseEvent(itsEvent, undefined, undefined).mutuallyExclusive, false);
  });

  it('stay the same promise while their legs settle', () => {
    const settledLegs = legs.map((leg) => ({ ...leg, yes_settlement_value_dollars: '1.0000' }));
    const before = normalise(combo).contract.termsHash;
    assert.equal(normalise({ ...combo, mve_selected_legs: settledLegs }).contract.termsHash, before);
  });

  it('are set aside where a leg cannot be read', () => {
    assert.equal(
      asideFor({ ...marketPayload, ...combo, mve_selected_legs: [{ ...legs[0], side: 'maybe' }] }),
      'wrong_type',
    );
    assert.equal(
      asideFor({ ...marketPayload, ...combo, mve_selected_legs: [{ side: 'yes' }] }),
      'missing_field',
    );
    assert.equal(asideFor({ ...marketPayload, ...combo, mve_selected_legs: 'none' }), 'wrong_type');
  });
});

describe('what does not fit', () => {
  const cases: readonly (readonly [string, Record<string, ExactJson>, string | undefined])[] = [
    ['nothing', {}, undefined],
    ['no ticker', { ticker: null }, 'missing_field'],
    ['a ticker of spaces', { ticker: 'A B' }, 'bad_identifier'],
    ['a ticker with a comma', { ticker: 'A,B' }, 'bad_identifier'],
    ['a ticker too long', { ticker: 'A'.repeat(201) }, 'bad_identifier'],
    ['no rules at all', { rules_primary: null }, 'missing_field'],
    ['rules that are a list', { rules_primary: ['x'] }, 'wrong_type'],
    ['rules with a NUL', { rules_primary: 'a\u0000b' }, 'wrong_type'],
    ['a term with a NUL inside', { custom_strike: { a: '\u0000' } }, 'wrong_type'],
    ['a strike of words', { floor_strike: 'forty' }, 'bad_strike'],
    ['a strike beyond all bounds', { floor_strike: '1e99999' }, 'bad_strike'],
    ['a custom strike of numbers in lists', { custom_strike: { a: ['1'] } }, 'bad_strike'],
    ['a custom strike that is a text', { custom_strike: 'x' }, 'bad_strike'],
    ['a time of words', { close_time: 'tomorrow' }, 'bad_time'],
    ['a state of tomorrow', { status: 'hibernating' }, 'unknown_status'],
    ['a result of tomorrow', { status: 'finalized', result: 'void' }, 'unknown_result'],
    ['a payout of nothing', { notional_value_dollars: '0.0000' }, 'bad_number'],
    ['no payout', { notional_value_dollars: null }, 'missing_field'],
    ['a price of words', { yes_bid_dollars: 'x' }, undefined],
  ];
  for (const [what, changes, reason] of cases) {
    it(`${what}: ${reason ?? 'listed'}`, () =>
      assert.equal(asideFor({ ...marketPayload, ...changes }), reason));
  }

  const json: fc.Arbitrary<ExactJson> = fc.letrec<{ value: ExactJson }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('1e400', '-0', '0001-01-01T00:00:00Z', '__proto__', '\u0000', '9'.repeat(400)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
    ),
  })).value;

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            ...Object.keys(marketPayload),
            'custom_strike',
            'mve_selected_legs',
            'settlement_value_dollars',
            'constructor',
          ),
          json,
        ),
        fc.boolean(),
        (changes, alone) => {
          const reason = asideFor(alone ? changes : { ...marketPayload, ...changes });
          assert.ok(reason === undefined || quarantineReasons.some((known) => known === reason));
        },
      ),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(json, (value) => {
        asideFor(value);
        readEvent(value, new FieldTally());
        readSeries(value, new FieldTally());
      }),
      { numRuns: 1000 },
    );
  });

  it('counts unknown fields in bounded memory', () => {
    const tally = new FieldTally();
    readMarket({ ...marketPayload, new_field: 'x' }, tally);
    assert.deepEqual(tally.toRecord(), { 'market.new_field': 1 });
    for (let i = 0; i < 10_000; i++) tally.count(`market.invented_${i}`);
    assert.ok(Object.keys(tally.toRecord()).length <= 501);
  });
});
