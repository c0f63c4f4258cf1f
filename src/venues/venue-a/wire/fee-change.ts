/** Announced changes of fees: of a series, or of an event's override. */
import type { FeeChange } from '../../../core/contract/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import { Fields, isJsonObject } from './fields.ts';

export function readFeeChange(payload: ExactJson, scope: FeeChange['scope']): FeeChange | undefined {
  if (!isJsonObject(payload)) return undefined;
  const fields = new Fields(payload, 'fee_change');
  const suffix = scope === 'event' ? '_override' : '';
  const change = {
    scope,
    id: fields.identifier(`${scope}_ticker`),
    changeId: fields.text('id'),
    schedule: fields.optionalText(`fee_type${suffix}`) || undefined,
    multiplier: fields.decimal(`fee_multiplier${suffix}`, 'bad_number'),
  };
  const effectiveAt = fields.time('scheduled_ts');
  if (fields.misfit || effectiveAt === undefined) return undefined;
  return { ...change, effectiveAt };
}
