import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatRational, parseDecimal } from '../../core/exact/index.ts';
import { readFeeTerms } from './fee-terms.ts';

interface Rates {
  readonly type?: string;
  readonly multiplier?: string;
}

/** `quadratic 0.07 ×0.5 by series`, or `unknown: reason`. */
function fees(event: Rates, series: Rates | undefined): string {
  const terms = readFeeTerms(
    { fee_waiver_expiration_time: undefined },
    {
      overrides_read: true,
      fee_type_override: event.type,
      fee_multiplier_override: decimal(event.multiplier),
    },
    series && { fee_type: series.type, fee_multiplier: decimal(series.multiplier) },
  );
  if (terms.kind === 'unknown') return `unknown: ${terms.reason}`;
  assert.equal(terms.kind, 'quadratic');
  return terms.kind === 'quadratic'
    ? `${terms.schedule} ${formatRational(terms.rate)} ×${formatRational(terms.multiplier)} by ${terms.setBy}`
    : '';
}

function decimal(text: string | undefined) {
  return text === undefined ? undefined : parseDecimal(text);
}

const series = { type: 'quadratic', multiplier: '1' };
const cases: readonly (readonly [Rates, Rates | undefined, string])[] = [
  [{}, series, 'quadratic 0.07 ×1 by series'],
  [
    {},
    { type: 'quadratic_with_maker_fees', multiplier: '0.5' },
    'quadratic_with_maker_fees 0.07 ×0.5 by series',
  ],
  [{ multiplier: '0' }, series, 'quadratic 0.07 ×0 by event'],
  [
    { type: 'quadratic_with_combo_maker_fees', multiplier: '0.25' },
    series,
    'quadratic_with_combo_maker_fees 0.07 ×0.25 by event',
  ],
  [{ type: 'quadratic', multiplier: '1' }, undefined, 'quadratic 0.07 ×1 by event'],
  [{}, undefined, 'unknown: series_unknown'],
  [{}, { multiplier: '1' }, 'unknown: no_schedule_named'],
  [{}, { type: 'quadratic' }, 'unknown: no_multiplier_named'],
  [{}, { type: 'flat', multiplier: '1' }, 'unknown: schedule_not_published: flat'],
  [{}, { type: 'quadratic', multiplier: '-1' }, 'unknown: multiplier_below_zero'],
];

for (const [event, itsSeries, expected] of cases) {
  it(`${JSON.stringify(event)} over ${JSON.stringify(itsSeries)} is ${expected}`, () => {
    assert.equal(fees(event, itsSeries), expected);
  });
}
