/** What an attack changes in a listing as its venue sends it: a field, or words of its rules. */
import { ExactNumber, type Raw, type RawListing } from '../harness/raw-payloads.ts';

export interface Change {
  /** What it does, in a few words. */
  readonly name: string;
  /** Undefined where the listing has no place for it. */
  readonly apply: (listing: RawListing) => RawListing | undefined;
}

export interface Operator {
  readonly name: string;
  /** One side alone, and both alike: what is wrong in the same way on both sides must not look like agreement. */
  readonly sides: readonly ('one' | 'both')[];
  readonly changes: readonly Change[];
}

type Part = 'rules' | 'label' | 'title';

/** The venues' own names of the parts. */
const fields: Readonly<Record<RawListing['venue'], Readonly<Record<Part, string>>>> = {
  venue_a: { rules: 'rules_primary', label: 'yes_sub_title', title: 'title' },
  venue_b: { rules: 'description', label: 'groupItemTitle', title: 'question' },
};

/** Changes the text of a part; no change where it is absent, empty or stays as it is. */
export function inPart(part: Part, edit: (text: string) => string | undefined) {
  return (listing: RawListing): RawListing | undefined =>
    withField(listing, fields[listing.venue][part], (value) =>
      typeof value === 'string' && value !== '' ? edit(value) : undefined,
    );
}

/** Changes a field of the market on one venue. */
export function inField(
  venue: RawListing['venue'],
  field: string,
  edit: (value: unknown) => unknown,
): (listing: RawListing) => RawListing | undefined {
  return (listing) => (listing.venue === venue ? withField(listing, field, edit) : undefined);
}

/** `null` removes the field. */
function withField(
  listing: RawListing,
  field: string,
  edit: (value: unknown) => unknown,
): RawListing | undefined {
  const before = listing.market[field];
  const after = edit(before);
  if (after === undefined || after === before) return undefined;
  const market: Raw = { ...listing.market, [field]: after === null ? undefined : after };
  return { ...listing, market };
}

/** The first number, one higher; undefined without a number. */
export function raiseFirstNumber(text: string): string | undefined {
  const match = /\d[\d,.]*/.exec(text);
  if (match === null) return undefined;
  const digits = match[0].replace(/[,.]+$/, '');
  return `${text.slice(0, match.index)}${raise(digits)}${text.slice(match.index + digits.length)}`;
}

/** A number that differs by one: `1.5` becomes `2.5`, so that no whole number lies between the same two bounds. */
export function raise(digits: string): string {
  return digits.replace(/\d(?=[^\d,]|$)/, (last) => (last === '9' ? '8' : String(Number(last) + 1)));
}

/** A numeric field that differs by one. */
export function raiseField(value: unknown): unknown {
  if (value instanceof ExactNumber) return new ExactNumber(raise(value.digits));
  if (typeof value === 'string' && /\d/.test(value)) return raise(value);
  return undefined;
}
