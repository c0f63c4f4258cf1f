/**
 * The known shape of a venue's wire, as values that a person can review: which fields an object has, which of them are
 * needed, which are read where they are there, and which are known and not used. Numbers of an answer are decimal text
 * before they come here (`runtime/exact-json.ts`), so a number and its text are one kind.
 */
export type WireValue =
  | { readonly kind: 'text' | 'number' | 'flag' | 'any' }
  | { readonly kind: 'one_of'; readonly values: ReadonlySet<string> }
  | { readonly kind: 'list'; readonly of: WireValue }
  /** A list, or a text that holds one as JSON. */
  | { readonly kind: 'encoded_list' }
  | { readonly kind: 'object'; readonly shape: WireShape };

export interface WireShape {
  /** Begins the names of its fields in reports: `market` in `market.status`. */
  readonly name: string;
  /** Every known field; undefined where it is known and not used. */
  readonly fields: ReadonlyMap<string, WireValue | undefined>;
  readonly names: ReadonlySet<string>;
  /** Of each group at least one field has to be there. */
  readonly needed: readonly (readonly string[])[];
  /** An object with this flag off is a placeholder that nothing is read of, and needs nothing. */
  readonly placeholderFlag: string | undefined;
}

export interface ShapeFields {
  /** Without one of these the object cannot be read. */
  readonly needed?: Readonly<Record<string, WireValue>>;
  /** Of each group one is enough: names that followed each other in time. They stand among the used ones, too. */
  readonly neededOneOf?: readonly (readonly string[])[];
  /** Read where they are there. */
  readonly used?: Readonly<Record<string, WireValue>>;
  /** Known, and not used: names with blanks between them. */
  readonly unused?: string;
  readonly placeholderFlag?: string;
}

export const text: WireValue = { kind: 'text' };
export const number: WireValue = { kind: 'number' };
export const flag: WireValue = { kind: 'flag' };
/** Free content, such as a provider's own metadata. */
export const anything: WireValue = { kind: 'any' };
export const encodedList: WireValue = { kind: 'encoded_list' };

/** One of these words; a further one is reported. */
export function oneOf(...values: readonly string[]): WireValue {
  return { kind: 'one_of', values: new Set(values) };
}

export function listOf(of: WireValue): WireValue {
  return { kind: 'list', of };
}

export function objectOf(shape: WireShape): WireValue {
  return { kind: 'object', shape };
}

/** Fields that are kept as they came, of whatever kind. */
export function kept(names: readonly string[]): Readonly<Record<string, WireValue>> {
  return Object.fromEntries(names.map((name) => [name, anything]));
}

export function wireShape(name: string, fields: ShapeFields): WireShape {
  const { needed = {}, neededOneOf = [], used = {}, unused = '' } = fields;
  const known = new Map<string, WireValue | undefined>([...Object.entries(needed), ...Object.entries(used)]);
  for (const field of unused.split(/\s+/)) if (field !== '') known.set(field, undefined);
  return {
    name,
    fields: known,
    names: new Set(known.keys()),
    needed: [...Object.keys(needed).map((field) => [field]), ...neededOneOf],
    placeholderFlag: fields.placeholderFlag,
  };
}
