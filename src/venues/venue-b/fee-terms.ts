/**
 * A market's taker fee as the listing gives it. Order of trust: `feesEnabled: false`, then the schedule; the legacy
 * `takerBaseFee` is a cap of 1000 on every market with a fee, not a rate, and is never used.
 */
import type { FeeTerms } from '../../core/contract/index.ts';
import { parseDecimal } from '../../core/exact/index.ts';
import { isRecord, type VenueBRecord, WireRecord } from './wire-record.ts';

export function normaliseFees(raw: VenueBRecord): FeeTerms {
  const market = new WireRecord('market', raw);
  const name = market.text('feeType');
  if (market.flag('feesEnabled') === false) return { kind: 'none', schedule: name ?? 'fees_disabled' };
  const { feeSchedule } = raw;
  if (!isRecord(feeSchedule)) return { kind: 'unknown', reason: 'the listing has no fee schedule' };
  const schedule = new WireRecord('feeSchedule', feeSchedule);
  return readSchedule(name, {
    rate: schedule.text('rate'),
    exponent: schedule.text('exponent'),
    takerOnly: schedule.flag('takerOnly'),
  });
}

/** The compact parameters of the order-book API: `fd` absent means that it has no fee data, which is not zero. */
export function normaliseCompactFees(raw: VenueBRecord): FeeTerms {
  const { fd } = raw;
  if (!isRecord(fd)) return { kind: 'unknown', reason: 'the order-book parameters have no fee data' };
  const parameters = new WireRecord('fd', fd);
  return readSchedule(undefined, {
    rate: parameters.text('r'),
    exponent: parameters.text('e'),
    takerOnly: parameters.flag('to'),
  });
}

function readSchedule(
  name: string | undefined,
  found: { rate: string | undefined; exponent: string | undefined; takerOnly: boolean | undefined },
): FeeTerms {
  const rate = found.rate === undefined ? undefined : parseDecimal(found.rate);
  if (rate === undefined || rate.numerator < 0n) {
    return { kind: 'unknown', reason: 'the fee schedule has no readable rate' };
  }
  if (rate.numerator === 0n) return { kind: 'none', schedule: name ?? 'rate_zero' };
  const exponent = found.exponent === undefined ? undefined : parseDecimal(found.exponent);
  if (exponent === undefined || exponent.numerator < 0n) {
    return { kind: 'unknown', reason: 'the fee schedule has no readable exponent' };
  }
  // The venue leaves out members that are false.
  return { kind: 'power', schedule: name ?? 'unnamed', rate, exponent, takerOnly: found.takerOnly ?? false };
}
