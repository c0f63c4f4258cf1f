/** How a successful answer is wrapped: results in `data`, the graph run beside it where it was read from one. */
import { type TSchema, Type } from 'typebox';
import { GraphRunId } from './scalars.ts';

export function answer<Data extends TSchema>(data: Data) {
  return Type.Object({ data }, { additionalProperties: false });
}

export function graphAnswer<Data extends TSchema>(data: Data) {
  return Type.Object({ data, graph_run: GraphRunId }, { additionalProperties: false });
}

/** A page of a cursor-paged list: `next_cursor` stands there only when more results exist. */
export const NextCursor = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z0-9_-]+$',
    description: 'Present when more results exist: pass it back unchanged as `cursor`.',
  }),
);
