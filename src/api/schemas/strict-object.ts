/** Objects that take no property beyond those they name, and maps from free keys to one kind of value. */
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';

/** A resource with a name: its title is its name among the components of the OpenAPI document. */
export function resource<Properties extends TProperties>(
  title: string,
  description: string,
  properties: Properties,
): TObject<Properties> {
  return Type.Object(properties, { title, description, additionalProperties: false });
}

/** An object that is a part of one resource only and has no name of its own. */
export function part<Properties extends TProperties>(
  description: string,
  properties: Properties,
): TObject<Properties> {
  return Type.Object(properties, { description, additionalProperties: false });
}

export function mapOf<Value extends TSchema>(value: Value, description: string) {
  return Type.Unsafe<Record<string, Static<Value>>>({
    type: 'object',
    additionalProperties: value,
    description,
  });
}
