/** Reads an object of a listing; one that does not fit is set aside, under its ticker where that can be read. */
import type { ExactJson } from '../../../runtime/exact-json.ts';
import type { Quarantined } from '../../venue.ts';
import type { FieldTally } from './field-tally.ts';
import { Fields, identifierPattern, isJsonObject, type Read, show, type VenueAObject } from './fields.ts';

export interface PayloadKind {
  readonly kind: Quarantined['kind'];
  /** The member that holds its ticker. */
  readonly tickerName: string;
  /** Members that are not among these are counted. */
  readonly known: ReadonlySet<string>;
}

export function readPayload<Value>(
  { kind, tickerName, known }: PayloadKind,
  payload: ExactJson,
  tally: FieldTally,
  read: (fields: Fields, object: VenueAObject) => Value,
): Read<Value> {
  if (!isJsonObject(payload)) {
    const detail = `${kind}: expected an object, found ${show(payload)}.`;
    return { kind: 'misfit', quarantined: { kind, id: undefined, reason: 'wrong_type', detail } };
  }
  const fields = new Fields(payload, kind);
  fields.tallyUnknown(known, tally);
  const value = read(fields, payload);
  const { misfit } = fields;
  if (misfit === undefined) return { kind: 'read', value };
  const ticker = payload[tickerName];
  const id = typeof ticker === 'string' && identifierPattern.test(ticker) ? ticker : undefined;
  return { kind: 'misfit', quarantined: { kind, id, ...misfit } };
}
