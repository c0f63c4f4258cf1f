/** A schema as plain JSON Schema, and every schema inside one with the place it stands at. */
export interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

export function* everySchema(
  schema: JsonSchema,
  place: string,
): Generator<{ readonly place: string; readonly schema: JsonSchema }> {
  yield { place, schema };
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield* everySchema(property, `${place}.${name}`);
  }
  if (schema.items) yield* everySchema(schema.items, `${place}[]`);
  for (const choice of schema.anyOf ?? []) yield* everySchema(choice, place);
  if (typeof schema.additionalProperties === 'object')
    yield* everySchema(schema.additionalProperties, `${place}{}`);
}
