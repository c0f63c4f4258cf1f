import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { everySchema, type JsonSchema } from './every-schema.ts';
import * as schemas from './index.ts';

const {
  amount,
  Market,
  MarketId,
  nullablePrice,
  nullableRatio,
  price,
  quantity,
  ratio,
  nullableTimestamp,
  rational,
  resources,
  TopicSlug,
  timestamp,
} = schemas;

const named: ReadonlyMap<string, TSchema> = new Map(Object.entries<TSchema>(resources));

function fieldsOf(schema: JsonSchema): { required: string[]; optional: string[] } {
  const required = new Set(schema.required ?? []);
  const names = Object.keys(schema.properties ?? {});
  return {
    required: names.filter((name) => required.has(name)),
    optional: names.filter((name) => !required.has(name)),
  };
}

function checkFields(name: keyof typeof resources, required: string, optional = ''): void {
  it(`${name} has its fields`, () => {
    const fields = fieldsOf(named.get(name) ?? {});
    assert.deepEqual(fields.required.toSorted(), required.split(' ').toSorted());
    assert.deepEqual(fields.optional.toSorted(), optional.split(' ').filter(Boolean).toSorted());
  });
}

function checkText(schema: TSchema, text: string | null, fits: boolean): void {
  it(`${JSON.stringify(text)} is ${fits ? '' : 'not '}allowed`, () => {
    assert.equal(Value.Check(schema, text), fits);
  });
}

describe('every resource', () => {
  for (const [name, schema] of named) {
    it(`${name} has its name as title`, () => {
      const { title }: JsonSchema = schema;
      assert.equal(title, name);
    });

    it(`${name} forbids other properties and describes its own`, () => {
      for (const { place, schema: inner } of everySchema(schema, name)) {
        if (inner.properties !== undefined) assert.equal(inner.additionalProperties, false, place);
        for (const [property, { description }] of Object.entries(inner.properties ?? {})) {
          assert.ok(description, `${place}.${property} has no description`);
        }
      }
    });

    it(`${name} prints enums as strings`, () => {
      for (const { place, schema: inner } of everySchema(schema, name)) {
        if (inner.enum !== undefined) assert.ok(inner.type === 'string' || inner.type === 'integer', place);
      }
    });
  }
});

describe('fields of the resources the specification shows', () => {
  checkFields(
    'Market',
    'venue id event_id title yes_label no_label event_mutually_exclusive relations volume_24h_usd trades_24h liquidity',
    'category strike game_starts_at quote volume_source total_volume_usd open_interest_usd spread_usd yes_spread_usd ' +
      'no_spread_usd book_spread_usd book_yes_depth_5c_usd book_no_depth_5c_usd book_imbalance book_at',
  );
  checkFields('Strike', 'type rules_template_hash', 'floor cap custom functional');
  checkFields('Quote', 'observed_at source', 'yes_ask_usd no_ask_usd price_usd');
  checkFields('RelationCounts', 'implies implied_by equivalent contradicts overlaps cross_venue');
  checkFields('Relation', 'relation cross_venue evidence market trading');
  checkFields(
    'RelationProof',
    'relation graph_relation direction cross_venue left right steps evidence citations reproduced found_by ' +
      'confirmed_by first_seen_at last_confirmed_at',
  );
  checkFields('CitedSentence', 'contract source_id quote topics');
  checkFields('GraphRun', 'id graph_version started_at finished_at');
  checkFields(
    'ContractVersion',
    'venue id event_id title yes_label no_label rules_hash strike event_mutually_exclusive variable interval ' +
      'settlement first_seen_at volume_24h_usd liquidity',
    'spread_usd',
  );
  checkFields('ProofStep', 'step', 'left right detail result relation');
  checkFields(
    'TopOfBookPoint',
    'at changes yes_depth_5c_usd no_depth_5c_usd',
    'yes_bid_usd yes_ask_usd mid_usd microprice_usd spread_usd imbalance',
  );
  checkFields(
    'Lead',
    'relation cross_venue left right legs cost_usd gross_edge_usd issues id state opened_at worst_case_payout_usd',
    'depth estimated_fee_usd net_edge_usd lockup_days annualised_return',
  );
  checkFields('LeadLeg', 'venue market_id side ask_usd', 'fee');
  checkFields('LegFee', 'formula rate exponent');
  checkFields('LeadDepth', 'executable pairs cost_usd fees_usd net_usd limited_by observed_at issues');
  checkFields(
    'Strategy',
    'id venue category horizon_days from_usd to_usd side markets avg_price_usd win_rate return_per_100_usd ' +
      'return_low_usd return_high_usd horizons open_matches q_value',
    'later_return_per_100_usd estimated_fee_per_100_usd',
  );
  checkFields(
    'Fill',
    'market taker_action outcome price_usd quantity notional_usd executed_at toward block archived',
  );
  checkFields('FillMarket', 'venue id event_id title label volume_24h_usd liquidity', 'spread_usd');
  checkFields('Move', 'market signals trades_24h net_usd_24h related');
  checkFields(
    'MarketSummary',
    'venue id event_id title label volume_24h_usd sparkline liquidity',
    'yes_ask_usd change_24h spread_usd',
  );
  checkFields('Signal', 'kind score detected_at');
  checkFields('Insights', 'spreads movers most_traded');
  checkFields('PriceGap', 'left right spread_usd');
  checkFields(
    'TickerEntry',
    'kind venue market_id event_id title volume_24h_usd liquidity',
    'spread_usd price_usd change_usd notional_usd side other_venue other_price_usd strategy_id return_per_100_usd',
  );
  checkFields(
    'PurchaseComparison',
    'input assessment options best pricing reasons compared_at candidates',
    'advantage',
  );
  checkFields('Assessment', 'outcome settlement evidence mapping summary', 'differences receipt');
  checkFields('Finding', 'topic result explanation citations');
  checkFields(
    'Receipt',
    'id model policy status assessed_at expires_at left_hash right_hash mapping scope findings',
    'reason challenge',
  );
  checkFields(
    'PurchaseContract',
    'venue id title yes_label no_label rules_hash evidence_hash sources evidence_issues currency payout ' +
      'volume_24h_usd liquidity',
    'spread_usd',
  );
  checkFields(
    'PurchaseQuote',
    'side quantity principal fee total unfilled status issues account',
    'worst_price as_of valid_until',
  );
});

describe('fields of the resources we settled', () => {
  checkFields(
    'Event',
    'venue id title topics mutually_exclusive markets_count volume_24h_usd liquidity',
    'series_id category opens_at closes_at game_starts_at',
  );
  checkFields('Topic', 'slug name markets events volume_24h_usd venues');
  checkFields('Rulebook', 'venue kind id title versions');
  checkFields('RulesReading', 'venue id rules_hash usable withheld whole sentences');
  checkFields('RulesSentence', 'start end quote effect topics parts', 'meaning');
  checkFields(
    'PastLead',
    'id relation cross_venue legs graph_run opened_at closed_at close_reason steps_count steps',
    'executable_at best_net_usd',
  );
  checkFields('RuleVersion', 'rules_hash text first_seen_at last_seen_at change', 'url diff withdrew');
  checkFields(
    'Trade',
    'id executed_at price_usd quantity notional_usd taker_action outcome toward block archived',
  );
  checkFields('Gap', 'from cause', 'to');
  checkFields('Book', 'observed_at source yes_bids yes_asks no_bids no_asks complete');
  checkFields('Status', 'api_version graph venues recorder database drift uptime_seconds');
  checkFields('Accuracy', 'since totals rows violations imported');
  checkFields('AccuracyCounts', 'checked held violated excluded rate rate_low');
  checkFields('CalibrationRow', 'from_usd to_usd markets', 'avg_price_usd win_rate low high');
  checkFields(
    'Flow',
    'market window net_usd gross_usd buys sells largest_fill_usd archived_share',
    'price_change_usd',
  );
  checkFields('ClosingEntry', 'market closes_at hours_left signals');
});

describe('value sets', () => {
  const sets: Record<string, [readonly (string | number)[], string]> = {
    venues: [schemas.venues, 'venue_a venue_b'],
    liquidityGrades: [schemas.liquidityGrades, 'deep tradeable thin'],
    sides: [schemas.sides, 'yes no'],
    volumeSources: [schemas.volumeSources, 'venue trades'],
    relationKinds: [schemas.relationKinds, 'equivalent implies implied_by contradicts overlaps'],
    proofDirections: [
      schemas.proofDirections,
      'equal left_implies_right right_implies_left mutually_exclusive intersecting',
    ],
    stepKinds: [
      schemas.stepKinds,
      'usable same_event same_variable intervals mutually_exclusive game_quantity same_game orient_margin ' +
        'econ_quantity not_reproduced conclusion',
    ],
    takerActions: [schemas.takerActions, 'buy sell'],
    signalKinds: [schemas.signalKinds, 'burst block sweep one_sided price_jump'],
    tickerKinds: [schemas.tickerKinds, 'move fill gap strategy'],
    leadStates: [schemas.leadStates, 'open executable closed'],
    depthLimits: [schemas.depthLimits, 'price left_depth right_depth levels fee_unknown'],
    bookSources: [schemas.bookSources, 'recorded venue'],
    resolutions: [schemas.resolutions, '1s 10s 1m 5m 15m 1h'],
    rulebookKinds: [schemas.rulebookKinds, 'series event market'],
    ruleChanges: [schemas.ruleChanges, 'first cosmetic semantic'],
    searchSteps: [schemas.searchSteps, 'exact_id all_words any_word fuzzy most_traded'],
    flowWindows: [schemas.flowWindows, 'day week month'],
    horizonsDays: [schemas.horizonsDays, '1 3 7 14 30'],
    strategyVenues: [schemas.strategyVenues, 'all venue_a venue_b'],
    purchaseUnits: [schemas.purchaseUnits, 'usd shares'],
    settlementStates: [schemas.settlementStates, 'unknown compatible different'],
    evidenceStates: [schemas.evidenceStates, 'pending incomplete stale current inconclusive'],
    mappingStates: [schemas.mappingStates, 'unconfirmed same opposite'],
    findingResults: [schemas.findingResults, 'agree different unknown'],
    receiptStates: [schemas.receiptStates, 'complete inconclusive'],
    pricingKinds: [schemas.pricingKinds, 'trading_cost conditional_at_par'],
    quoteStates: [schemas.quoteStates, 'current limited unavailable'],
  };
  for (const [name, [values, expected]] of Object.entries(sets)) {
    it(name, () => assert.equal(values.join(' '), expected));
  }

  it('strategyCategories', () => {
    const expected = 'All|Sports|Politics|Economics|Crypto|Culture|Tech & Science|Weather|World|Other';
    assert.equal(schemas.strategyCategories.join('|'), expected);
  });
});

describe('numbers', () => {
  const numbers = ['0.4600', '-0.0100', '12.34567', '12.345678', '0.1234567'];
  const fits = (text: string, from: number, to: number) => {
    const places = text.split('.')[1]?.length ?? 0;
    return places >= from && places <= to;
  };
  for (const text of numbers) {
    checkText(price('A price.'), text, fits(text, 4, 6));
    checkText(quantity('Contracts.'), text, fits(text, 4, 6));
    checkText(amount('Money.'), text, fits(text, 4, 4));
    checkText(ratio('A rate.'), text, fits(text, 6, 6));
  }
  for (const text of ['0.46', '1', '.5000', '1e5', '+1.0000', '']) {
    for (const schema of [price, quantity, amount, ratio]) checkText(schema('A number.'), text, false);
  }
  for (const schema of [nullablePrice, nullableRatio]) {
    checkText(schema('A number.'), null, true);
    checkText(schema('A number.'), '0.500000', true);
    checkText(schema('A number.'), '0.5', false);
  }
});

describe('rational', () => {
  for (const text of ['2.9', '-4', '1/3', '-22/7']) checkText(rational('A bound.'), text, true);
  for (const text of ['1/0', '1.5/2', '2.', 'inf']) checkText(rational('A bound.'), text, false);
});

describe('timestamp', () => {
  checkText(timestamp('A time.'), '2026-09-16T14:22:10.412Z', true);
  for (const text of ['2026-09-16', '2026-02-30T00:00:00Z', 'now'])
    checkText(timestamp('A time.'), text, false);
  checkText(nullableTimestamp('A time.'), null, true);
  checkText(nullableTimestamp('A time.'), 'now', false);
});

describe('identifiers', () => {
  for (const text of ['CPIYOY-26SEP-T2.9', 'a', 'a'.repeat(200)]) checkText(MarketId, text, true);
  for (const text of ['', '-a', 'a b', 'a/b', 'a'.repeat(201)]) checkText(MarketId, text, false);
  for (const text of ['inflation', 'us-elections-2026']) checkText(TopicSlug, text, true);
  for (const text of ['Inflation', '-a', 'a--b', 'a-', '']) checkText(TopicSlug, text, false);
});

it('a Market with a property of its own is refused', () => {
  const market = {
    venue: 'venue_a',
    id: 'A',
    event_id: 'A',
    title: 'A',
    yes_label: 'Yes',
    no_label: 'No',
    event_mutually_exclusive: false,
    relations: { implies: 0, implied_by: 0, equivalent: 0, contradicts: 0, overlaps: 0, cross_venue: 0 },
    volume_24h_usd: '0.0000',
    trades_24h: 0,
    liquidity: 'thin',
  };
  assert.ok(Value.Check(Market, market));
  assert.ok(!Value.Check(Market, { ...market, closes_at: '2026-09-16T00:00:00Z' }));
});
