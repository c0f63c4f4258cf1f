import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { MarketStatus, SettlementFact } from '../../core/contract/index.ts';
import { formatRational, parseDecimal } from '../../core/exact/index.ts';
import { parseExactJson } from '../../runtime/exact-json.ts';
import type { ListedMarket, QuarantineReason } from '../venue.ts';
import { ClarificationStore, normaliseClarification } from './clarifications.ts';
import { normaliseEvent } from './normalise-event.ts';
import { normaliseMarket } from './normalise-market.ts';
import { noSportsTables } from './sports-tables.ts';
import { isRecord } from './wire-record.ts';

const yes = '7341029551860334772916041883274590112603884251773006441928553661098234771550';
const no = '1885026774301926554473812099613047725186390554117728903446012687553392008441';

/** One rung of a ladder, with nothing odd about it. */
const plain = {
  id: '5156700',
  question: 'Will the coin be above $86,000 on October 7?',
  conditionId: `0x${'5B'.repeat(32)}`,
  slug: 'coin-above-86k-on-october-7-2026',
  resolutionSource: '',
  endDate: '2026-10-07T16:00:00Z',
  startDate: '2026-09-30T16:04:11.120394Z',
  description: 'Yes when the coin closes above 86,000 on October 7; otherwise No.',
  outcomes: '["Yes", "No"]',
  outcomePrices: '["0.325", "0.675"]',
  clobTokenIds: JSON.stringify([yes, no]),
  volume: '14514.12',
  volume24hr: 9120.400000000001,
  active: true,
  closed: false,
  archived: false,
  acceptingOrders: true,
  enableOrderBook: true,
  groupItemTitle: '86,000',
  questionID: `0x${'41'.repeat(32)}`,
  bestBid: 0.32,
  bestAsk: 0.33,
  umaResolutionStatuses: '[]',
  feesEnabled: true,
  feeType: 'crypto_fees_v2',
  feeSchedule: { exponent: 1, rate: 0.07, takerOnly: true, rebateRate: 0.2 },
};

const event = { id: '1104410', slug: 'coin-above-on-october-7-2026', title: 'Coin above ___ on October 7?' };

function normalise(changes: object, eventChanges: object = {}, store = new ClarificationStore()) {
  const parsedEvent = parseExactJson(JSON.stringify({ ...event, ...eventChanges }));
  const outcome = normaliseEvent(parsedEvent, noSportsTables);
  if (outcome.kind !== 'event') throw new assert.AssertionError({ message: outcome.quarantined.detail });
  const raw = parseExactJson(JSON.stringify({ ...plain, ...changes }));
  return normaliseMarket(raw, outcome.normalised.context, store);
}

function market(changes: object = {}, eventChanges: object = {}, store?: ClarificationStore): ListedMarket {
  const outcome = normalise(changes, eventChanges, store);
  if (outcome.kind !== 'market') throw new assert.AssertionError({ message: outcome.quarantined.detail });
  return outcome.market;
}

function checkRefused(changes: object, reason: QuarantineReason): void {
  it(`sets ${JSON.stringify(changes).slice(0, 70)} aside: ${reason}`, () => {
    const outcome = normalise(changes);
    assert.equal(outcome.kind === 'quarantined' ? outcome.quarantined.reason : 'a market', reason);
  });
}

function checkLife(
  changes: object,
  status: MarketStatus,
  settlement: Partial<SettlementFact> | undefined,
  disputed = false,
): void {
  it(`reads ${JSON.stringify(changes)} as ${status}`, () => {
    const { state, settlement: found } = market(changes);
    assert.deepEqual([state.status, state.disputed], [status, disputed]);
    assert.deepEqual(found && { result: found.result, final: found.final }, settlement);
  });
}

describe('a market of venue_b', () => {
  it('becomes a contract version with exact terms', () => {
    const { contract, figures, feedKeys, state } = market();
    assert.equal(contract.id, plain.slug);
    assert.equal(contract.venueKey, plain.conditionId.toLowerCase());
    assert.equal(contract.eventId, event.slug);
    assert.equal(contract.rules, plain.description);
    assert.deepEqual([contract.yesLabel, contract.noLabel], ['86,000', 'No']);
    assert.deepEqual(feedKeys, [yes, no]);
    assert.deepEqual(contract.terms['outcomes'], ['Yes', 'No']);
    assert.equal(contract.terms['resolutionSource'], undefined);
    assert.deepEqual([figures.yesBid, figures.yesAsk], [320_000, 330_000]);
    assert.equal(figures.volume24hUsd, '9120.400000000001');
    assert.equal(state.fees.kind === 'power' && formatRational(state.fees.rate), '0.07');
  });

  it('trades until its outcome is settled: the scheduled end is no close, and the start of a game is neither', () => {
    const endsAt = Date.UTC(2026, 9, 7, 16);
    const timesOf = (changes: object) => {
      const { closesAt, expectedSettlementAt } = market(changes).state;
      return [closesAt, expectedSettlementAt];
    };
    assert.deepEqual(timesOf({}), [undefined, endsAt]);
    assert.deepEqual(timesOf({ endDate: null }), [undefined, undefined]);
    assert.deepEqual(timesOf({ gameStartTime: '2026-10-07 16:00:00+00' }), [undefined, undefined]);
    assert.deepEqual(timesOf({ gameStartTime: '2026-10-07 10:00:00+00' }), [undefined, endsAt]);
    assert.deepEqual(timesOf({ closed: true, closedTime: '2026-10-08 01:02:03+00' }), [
      Date.UTC(2026, 9, 8, 1, 2, 3),
      endsAt,
    ]);
  });

  it('has terms that no price, status or order of members moves', () => {
    const { contract } = market();
    const moved = market({
      bestBid: 0.5,
      volume: '1',
      closed: true,
      updatedAt: '2026-10-06T00:00:00Z',
    }).contract;
    assert.equal(moved.termsHash, contract.termsHash);
    const listed = market({ outcomes: ['Yes', 'No'], clobTokenIds: [yes, no] }).contract;
    assert.equal(listed.termsHash, contract.termsHash);
    assert.notEqual(market({ description: 'Other.' }).contract.termsHash, contract.termsHash);
  });

  it('shares its rules template with the other rungs of its ladder', () => {
    const other = market({
      slug: 'coin-above-88k',
      groupItemTitle: '88,000',
      description: plain.description.replace('86,000', '88,000'),
    }).contract;
    assert.equal(other.rulesTemplateHash, market().contract.rulesTemplateHash);
    assert.notEqual(other.rulesHash, market().contract.rulesHash);
  });

  it('has its own rules, the event’s only where it has none, and what was clarified', () => {
    const eventRules = { description: 'The rules of another market of the event.' };
    assert.equal(market({}, eventRules).contract.rules, plain.description);
    assert.equal(market({ description: ' ' }, eventRules).contract.rules, eventRules.description);
    const store = new ClarificationStore();
    for (const row of [
      { id: 2, marketId: '5156700', content: 'Second.', state: 'success', createdAt: '2026-10-02T00:00:00Z' },
      { id: 1, eventId: '1104410', content: 'First.', state: 'success', createdAt: '2026-10-01T00:00:00Z' },
      {
        id: 3,
        marketId: '5156700',
        content: 'Never.',
        state: 'cancelled',
        createdAt: '2026-10-03T00:00:00Z',
      },
      { id: 4, marketId: '9', content: 'Elsewhere.', state: 'success', createdAt: '2026-10-03T00:00:00Z' },
    ]) {
      const raw = parseExactJson(JSON.stringify(row));
      assert.ok(isRecord(raw));
      const clarification = normaliseClarification(raw);
      if (clarification) store.save(clarification);
    }
    assert.equal(
      market({}, {}, store).contract.rules,
      `${plain.description}\n\nClarification (2026-10-01T00:00:00Z): First.\n\nClarification (2026-10-02T00:00:00Z): Second.`,
    );
  });

  it('never assumes the words of its outcomes', () => {
    const { contract } = market({ outcomes: '["Up", "Down"]' });
    assert.deepEqual([contract.yesLabel, contract.noLabel], ['Up', 'Down']);
    assert.equal(market({ groupItemTitle: '' }).contract.yesLabel, 'Yes');
  });

  it('takes the tokens of the second protocol', () => {
    const second = { clobTokenIds: null, positionIds: ['11', '22'], conditionId: `0x${'ab'.repeat(31)}` };
    assert.deepEqual(market(second).feedKeys, ['11', '22']);
  });

  it('is exclusive only by the venue’s own flags', () => {
    const group = `0x${'5a'.repeat(31)}00`;
    const flags = { negRisk: true, enableNegRisk: true, negRiskAugmented: true };
    const member = market({ negRisk: true, negRiskMarketID: group }, flags).contract.exclusivity;
    assert.deepEqual(member, { eventMutuallyExclusive: true, group, openEnded: true });
    const outsider = market({ negRisk: false }, flags).contract.exclusivity;
    assert.deepEqual(outsider, { eventMutuallyExclusive: false, group: undefined, openEnded: false });
  });

  it('knows the start of its game', () => {
    const game = { gameId: 7, startTime: '2026-10-07T17:00:00Z' };
    assert.equal(
      market({ gameStartTime: '2026-10-07 18:00:00+00' }, game).contract.gameStartsAt,
      Date.UTC(2026, 9, 7, 18),
    );
    assert.equal(market({}, game).contract.gameStartsAt, Date.UTC(2026, 9, 7, 17));
    assert.equal(market({}, { startTime: '2026-10-07T17:00:00Z' }).contract.gameStartsAt, undefined);
  });
});

describe('lines of venue_b', () => {
  for (const [type, outcomes, line, floor] of [
    ['totals', '["Over", "Under"]', 44.5, '44.5'],
    ['points', '["Over", "Under"]', 12.5, '12.5'],
    ['spreads', '["Hosts", "Guests"]', -3.5, '3.5'],
    ['spreads', '["Guests", "Hosts"]', 2.5, '-2.5'],
    ['map_handicap', '["A", "B"]', -1.5, '1.5'],
    ['moneyline', '["A", "B"]', undefined, undefined],
    ['exact_margin', '["Yes", "No"]', 7, undefined],
  ] as const) {
    it(`${type} ${outcomes} ${line} has the floor ${floor}`, () => {
      const { strike } = market({ sportsMarketType: type, outcomes, line }).contract;
      assert.equal(strike?.type, type);
      assert.deepEqual(strike?.floor, floor === undefined ? undefined : parseDecimal(floor));
      assert.equal(strike?.custom?.['line'], line === undefined ? undefined : String(line));
    });
  }
});

describe('the life of a market of venue_b', () => {
  const yesPrices = { closed: true, outcomePrices: '["1", "0"]' };
  checkLife({}, 'open', undefined);
  checkLife({ acceptingOrders: false }, 'unopened', undefined);
  checkLife(
    { acceptingOrders: false, acceptingOrdersTimestamp: '2026-10-01T00:00:00Z' },
    'paused',
    undefined,
  );
  checkLife({ enableOrderBook: false }, 'unopened', undefined);
  checkLife({ umaResolutionStatus: 'proposed' }, 'open', undefined);
  checkLife({ umaResolutionStatus: 'disputed' }, 'open', undefined, true);
  checkLife({ archived: true }, 'gone', undefined);
  checkLife({ outcomePrices: '["1", "0"]' }, 'open', undefined);
  checkLife({ ...yesPrices, umaResolutionStatus: 'resolved' }, 'settled', { result: 'yes', final: true });
  checkLife({ ...yesPrices, umaResolutionStatus: 'settled', archived: true }, 'settled', {
    result: 'yes',
    final: true,
  });
  checkLife({ ...yesPrices, automaticallyResolved: true }, 'settled', { result: 'yes', final: true });
  checkLife(yesPrices, 'determined', { result: 'yes', final: false });
  checkLife(
    { ...yesPrices, umaResolutionStatus: 'disputed' },
    'determined',
    { result: 'yes', final: false },
    true,
  );
  checkLife({ ...yesPrices, umaResolutionStatus: 'proposed', automaticallyResolved: true }, 'determined', {
    result: 'yes',
    final: false,
  });
  checkLife({ closed: true, outcomePrices: '["0", "1"]', umaResolutionStatus: 'resolved' }, 'settled', {
    result: 'no',
    final: true,
  });
  checkLife({ closed: true, outcomePrices: '["0.5", "0.5"]', umaResolutionStatus: 'resolved' }, 'settled', {
    result: 'split',
    final: true,
  });
  checkLife(
    { closed: true, outcomePrices: '["0", "0"]', umaResolutionStatus: 'resolved' },
    'closed',
    undefined,
  );
  checkLife({ closed: true, outcomePrices: '["0.9995", "0.0005"]' }, 'closed', undefined);
  checkLife(
    { closed: true, outcomePrices: null, umaResolutionStatus: 'disputed' },
    'closed',
    undefined,
    true,
  );
});

describe('fees of venue_b', () => {
  for (const [changes, kind] of [
    [{ feesEnabled: false, feeSchedule: { rate: 0.07, exponent: 1 } }, 'none'],
    [{ feeSchedule: { rate: 0, exponent: 1 }, feeType: 'zero_fees' }, 'none'],
    [{ feeSchedule: null, takerBaseFee: 1000 }, 'unknown'],
    [{ feeSchedule: { exponent: 1 } }, 'unknown'],
    [{ feeSchedule: { rate: 0.05 } }, 'unknown'],
    [{ feeSchedule: { rate: -1, exponent: 1 } }, 'unknown'],
    [{ feesEnabled: null, feeSchedule: { rate: 0.05, exponent: 1 } }, 'power'],
  ] as const) {
    it(`${JSON.stringify(changes)} is ${kind}`, () => {
      assert.equal(market(changes).state.fees.kind, kind);
    });
  }
});

describe('the price grid of venue_b', () => {
  for (const [orderPriceMinTickSize, step] of [
    [0.01, 10_000],
    [0.0025, 2_500],
    ['0.001', 1_000],
    [null, undefined],
    [0, undefined],
    [-0.01, undefined],
    ['a cent', undefined],
    [['0.01'], undefined],
  ] as const) {
    it(`a step of ${JSON.stringify(orderPriceMinTickSize)} is ${step ?? 'none, and the market is listed'}`, () => {
      const { ticks } = market({ orderPriceMinTickSize }).state;
      assert.deepEqual(ticks, step && [{ from: 0, to: 1_000_000, step }]);
    });
  }
});

describe('what is set aside', () => {
  checkRefused({ slug: '' }, 'missing_field');
  checkRefused({ slug: 'a/b' }, 'bad_identifier');
  checkRefused({ slug: 'a'.repeat(201) }, 'bad_identifier');
  checkRefused({ question: null }, 'missing_field');
  checkRefused({ active: false }, 'placeholder');
  checkRefused({ active: false, slug: 'arch-will-it', question: 'arch Will it?' }, 'placeholder');
  checkRefused({ active: null }, 'unknown_status');
  checkRefused({ closed: null }, 'unknown_status');
  checkRefused({ closed: 'yes' }, 'wrong_type');
  checkRefused({ umaResolutionStatus: 'pondered' }, 'unknown_status');
  checkRefused({ conditionId: '' }, 'no_tokens');
  checkRefused({ conditionId: 'banana' }, 'bad_identifier');
  checkRefused({ clobTokenIds: '[]' }, 'no_tokens');
  checkRefused({ clobTokenIds: '["1"]' }, 'outcomes_not_two');
  checkRefused({ clobTokenIds: '["1","1"]' }, 'bad_identifier');
  checkRefused({ clobTokenIds: '["1","2"' }, 'wrong_type');
  checkRefused({ outcomes: '["A","B","C"]' }, 'outcomes_not_two');
  checkRefused({ outcomes: null }, 'missing_field');
  checkRefused({ outcomes: { a: 1 } }, 'wrong_type');
  checkRefused({ endDate: 'soon' }, 'bad_time');
  checkRefused({ gameStartTime: 'later' }, 'bad_time');
  checkRefused({ sportsMarketType: 'totals', line: 'many' }, 'bad_strike');
  checkRefused(
    { closed: true, negRisk: true, outcomePrices: '["0.5","0.5"]', umaResolutionStatus: 'resolved' },
    'unknown_result',
  );

  it('is anything at all, and nothing throws', () => {
    const fields = Object.keys(plain);
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...fields), fc.jsonValue(), (whole, field, value) => {
        const store = new ClarificationStore();
        const context = normaliseEvent(
          parseExactJson(JSON.stringify({ ...event, teams: value })),
          noSportsTables,
        );
        const hostile = parseExactJson(JSON.stringify({ ...plain, [field]: value }));
        if (context.kind === 'event') {
          normaliseMarket(hostile, context.normalised.context, store);
          normaliseMarket(parseExactJson(JSON.stringify(whole)), context.normalised.context, store);
        }
        normaliseEvent(parseExactJson(JSON.stringify(whole)), noSportsTables);
      }),
      { numRuns: 500 },
    );
  });
});
