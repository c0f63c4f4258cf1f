import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDecimal, rational } from '../../core/exact/index.ts';
import { readSettlement, readStatus } from './settlement.ts';

function settle(status: string, result: string, value?: string, notional = '1.0000') {
  return readSettlement({
    status,
    result,
    settlement_value_dollars: value === undefined ? undefined : parseDecimal(value),
    settlement_ts: undefined,
    expiration_value: '',
    notional_value_dollars: parseDecimal(notional) ?? rational(1n),
  });
}

/** `paid 0.29 final`, `none`, or `misfit`. */
function describeReading(...input: Parameters<typeof settle>): string {
  const reading = settle(...input);
  if (reading.kind === 'misfit') return 'misfit';
  const { settlement } = reading;
  if (settlement === undefined) return 'none';
  return `${settlement.result} paid ${settlement.yesPayout}${settlement.final ? ' final' : ''}`;
}

describe('how a market ended', () => {
  const cases: readonly (readonly [Parameters<typeof settle>, string])[] = [
    [['active', ''], 'none'],
    [['finalized', 'yes', '1.0000'], 'yes paid 1 final'],
    [['finalized', 'no', '0.0000'], 'no paid 0 final'],
    [['determined', 'yes', '1.0000'], 'yes paid 1'],
    [['disputed', 'no', '0.0000'], 'no paid 0'],
    // A tie, and a fair price after a cancelled game.
    [['finalized', 'scalar', '0.5000'], 'scalar paid 0.5 final'],
    [['finalized', 'scalar', '0.2900'], 'scalar paid 0.29 final'],
    // Rows from before the value was sent.
    [['finalized', 'yes'], 'yes paid 1 final'],
    [['finalized', 'no'], 'no paid 0 final'],
    [['finalized', 'yes', '2.0000', '2.0000'], 'yes paid 1 final'],
    // Never guessed: paid, but the amount is missing.
    [['finalized', ''], 'none'],
    [['finalized', 'scalar'], 'misfit'],
    [['finalized', 'yes', '0.5000'], 'misfit'],
    [['finalized', 'scalar', '1.5'], 'misfit'],
    [['finalized', 'scalar', '-0.1'], 'misfit'],
    [['finalized', 'void', '0.5'], 'misfit'],
    [['finalized', 'all_no', '0'], 'misfit'],
  ];
  for (const [input, expected] of cases) {
    it(`${input.join(' ')} is ${expected}`, () => assert.equal(describeReading(...input), expected));
  }
});

describe('states', () => {
  const cases = {
    initialized: 'unopened',
    active: 'open',
    inactive: 'paused',
    closed: 'closed',
    determined: 'determined',
    disputed: 'determined',
    amended: 'determined',
    finalized: 'settled',
    // Words of the request's filter are not words of the answer.
    open: undefined,
    settled: undefined,
    Active: undefined,
  };
  for (const [word, status] of Object.entries(cases)) {
    it(`${word} is ${status}`, () => assert.equal(readStatus(word), status));
  }
});
