/**
 * A value made of records, numbers and arrays, taken apart into an outline (JSON) and the bytes of its arrays, and put
 * together again. Whatever field is added to such a value is kept without a word here.
 */

export type Outline =
  | { readonly plain: string | number | boolean }
  | { readonly fields: Readonly<Record<string, Outline>> }
  /** A place among the parts. */
  | { readonly part: number };

/** The bytes of an array as they are in memory; `texts` are JSON. */
export interface Part {
  readonly kind: PartKind;
  readonly bytes: Uint8Array;
}

const kinds = ['float64', 'int32', 'uint32', 'uint8', 'texts'] as const;
export type PartKind = (typeof kinds)[number];

/** Adds the value's arrays to `parts`: views, not copies. A value of another make is a bug. */
export function takeApart(value: unknown, parts: Part[]): Outline {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { plain: value };
  }
  if (typeof value !== 'object' || value === null) throw new TypeError(`${String(value)} cannot be kept.`);
  const part = toPart(value);
  if (part !== undefined) return { part: parts.push(part) - 1 };
  const fields = Object.entries(value).map(([name, field]) => [name, takeApart(field, parts)]);
  return { fields: Object.fromEntries(fields) };
}

/** Every part has a buffer of its own, which can be transferred. */
export function putTogether(outline: Outline, parts: readonly KeptPart[]): unknown {
  if ('plain' in outline) return outline.plain;
  if ('part' in outline) {
    const part = parts[outline.part];
    if (part === undefined) throw new RangeError(`There is no part ${outline.part}.`);
    return toArray(part);
  }
  const fields = Object.entries(outline.fields).map(([name, field]) => [name, putTogether(field, parts)]);
  return Object.fromEntries(fields);
}

export interface KeptPart {
  readonly kind: PartKind;
  readonly buffer: ArrayBuffer;
}

function toPart(value: object): Part | undefined {
  if (Array.isArray(value)) return { kind: 'texts', bytes: new TextEncoder().encode(JSON.stringify(value)) };
  if (!ArrayBuffer.isView(value)) return undefined;
  const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  return { kind: kindOf(value), bytes };
}

function kindOf(array: ArrayBufferView): PartKind {
  if (array instanceof Float64Array) return 'float64';
  if (array instanceof Int32Array) return 'int32';
  if (array instanceof Uint32Array) return 'uint32';
  if (array instanceof Uint8Array) return 'uint8';
  throw new TypeError(`${array.constructor.name} cannot be kept.`);
}

function toArray({ kind, buffer }: KeptPart): unknown {
  switch (kind) {
    case 'float64':
      return new Float64Array(buffer);
    case 'int32':
      return new Int32Array(buffer);
    case 'uint32':
      return new Uint32Array(buffer);
    case 'uint8':
      return new Uint8Array(buffer);
    case 'texts':
      return JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(buffer));
  }
}
