/** From TypeBox schemas to the document's: the same JSON, with named resources replaced by references to them. */
import type { TSchema } from 'typebox';
import { resources } from '../schemas/index.ts';

export interface JsonObject {
  readonly [key: string]: unknown;
}

const names = new Set<string>(Object.keys(resources));

/** The schema, or a reference where it is a named resource. */
export function referSchema(schema: TSchema): JsonObject {
  const { title }: { readonly title?: unknown } = schema;
  if (typeof title === 'string' && names.has(title)) return { $ref: `#/components/schemas/${title}` };
  return inlineSchema(schema);
}

/** The schema itself, with references for the named resources inside it, and without the words of refusals. */
export function inlineSchema(schema: TSchema): JsonObject {
  return Object.fromEntries(
    Object.entries(schema)
      // A property that is named so has a schema, not a text.
      .filter(([key, value]) => key !== 'takes' || typeof value !== 'string')
      .map(([key, value]) => [key, refer(value)]),
  );
}

function refer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(refer);
  return isObject(value) ? referSchema(value) : value;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
