/** Announced changes of fees: of a series, or of an event's override. */
import type { FeeChange } from '../../../core/contract/index.ts';
import type { ExactJson } from '../../../runtime/exact-json.ts';
import { quadraticRate } from '../fee-rates.ts';
import { Fields, isJsonObject } from './fields.ts';

/** A schedule that is not published: what it charges is unknown. */
const unreadable = 'unreadable';

/** Undefined where not even what it is about can be read. */
export function readFeeChange(
  payload: ExactJson,
  scope: FeeChange['scope'],
  readAt: number,
): FeeChange | undefined {
  if (!isJsonObject(payload)) return undefined;
  const about = new Fields(payload, 'fee_change');
  const id = about.identifier(`${scope}_ticker`);
  if (about.misfit) return undefined;
  const suffix = scope === 'event' ? '_override' : '';
  const fields = new Fields(payload, 'fee_change');
  const scheduledAt = fields.time('scheduled_ts');
  const changeId = fields.text('id');
  const schedule = fields.optionalText(`fee_type${suffix}`) || undefined;
  const multiplier = fields.decimal(`fee_multiplier${suffix}`, 'bad_number');
  // A change that cannot be read is one all the same: the old fees must not be taken for known. One whose time cannot be
  // read may be in force.
  return fields.misfit || scheduledAt === undefined
    ? {
        ...{ scope, id, changeId, schedule: unreadable, rate: undefined, multiplier: undefined },
        effectiveAt: scheduledAt ?? readAt,
      }
    : {
        ...{ scope, id, changeId, schedule, multiplier, effectiveAt: scheduledAt },
        rate: schedule === undefined ? undefined : quadraticRate(schedule),
      };
}
