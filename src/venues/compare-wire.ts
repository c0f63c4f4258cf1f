/**
 * A payload against the known shape of its wire. Lists what differs and never refuses anything: whether a payload can be
 * used is decided where it is read. Its cost is bounded: of a long list some entries are looked at, spread over it, and
 * of one payload so many values at the most.
 */
import type { WireShape, WireValue } from './wire-shape.ts';

/**
 * - `new_field`: a field that no shape names.
 * - `new_value`: a word beyond the known ones.
 * - `wrong_type`: a known field of another kind.
 * - `missing_field`: a needed field is not there.
 */
export const divergenceKinds = ['new_field', 'new_value', 'wrong_type', 'missing_field'] as const;

export type DivergenceKind = (typeof divergenceKinds)[number];

export interface Divergence {
  readonly kind: DivergenceKind;
  /** Such as `market.status`. */
  readonly field: string;
  /** The value of the field; of a missing one, the object that lacks it. */
  readonly found: unknown;
}

export interface WireReport {
  readonly diverges: (divergence: Divergence) => void;
  /** Called for each known field that is there and fits. */
  readonly agrees?: (field: string) => void;
}

const entriesPerListMax = 20;
const valuesPerPayloadMax = 10_000;
const decimal = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** `turn` counts the payloads of one kind, so that other entries of a list are looked at each time. */
export function compareWire(
  payload: unknown,
  expected: WireValue,
  name: string,
  report: WireReport,
  turn = 0,
): void {
  new Comparison(report, turn).value(payload, expected, name);
}

class Comparison {
  readonly #report: WireReport;
  readonly #turn: number;
  #valuesLeft = valuesPerPayloadMax;

  constructor(report: WireReport, turn: number) {
    this.#report = report;
    this.#turn = turn;
  }

  /** Whether it fits, as far as it was looked at. */
  value(found: unknown, expected: WireValue, field: string): boolean {
    this.#valuesLeft -= 1;
    switch (expected.kind) {
      case 'any':
        return true;
      case 'text':
        return typeof found === 'string' || this.#wrongType(field, found);
      case 'number':
        return isNumber(found) || this.#wrongType(field, found);
      case 'flag':
        return typeof found === 'boolean' || this.#wrongType(field, found);
      case 'one_of':
        if (typeof found !== 'string') return this.#wrongType(field, found);
        return expected.values.has(found) || this.#diverges('new_value', field, found);
      case 'encoded_list':
        return isEncodedList(found) || this.#wrongType(field, found);
      case 'list':
        return Array.isArray(found) ? this.#list(found, expected.of, field) : this.#wrongType(field, found);
      case 'object':
        return isMembers(found) ? this.#object(found, expected.shape) : this.#wrongType(field, found);
    }
  }

  #list(found: readonly unknown[], of: WireValue, field: string): boolean {
    const step = Math.max(1, Math.ceil(found.length / entriesPerListMax));
    for (let place = this.#turn % step; place < found.length && this.#valuesLeft > 0; place += step) {
      this.value(found[place], of, field);
    }
    return true;
  }

  #object(found: Readonly<Record<string, unknown>>, shape: WireShape): boolean {
    const { name, fields, needed, placeholderFlag } = shape;
    for (const field of Object.keys(found)) {
      if (this.#valuesLeft <= 0) return true;
      const value = found[field];
      if (!fields.has(field)) {
        this.#valuesLeft -= 1;
        this.#diverges('new_field', `${name}.${field}`, value);
        continue;
      }
      const expected = fields.get(field);
      // Both venues write nothing as null.
      const fits =
        expected === undefined || value === null || this.value(value, expected, `${name}.${field}`);
      if (fits) this.#report.agrees?.(`${name}.${field}`);
    }
    if (placeholderFlag !== undefined && found[placeholderFlag] === false) return true;
    for (const group of needed) {
      if (group.every((field) => isMissing(found[field], fields.get(field))))
        this.#diverges('missing_field', `${name}.${group.join(' or ')}`, found);
    }
    return true;
  }

  #wrongType(field: string, found: unknown): false {
    return this.#diverges('wrong_type', field, found);
  }

  #diverges(kind: DivergenceKind, field: string, found: unknown): false {
    this.#report.diverges({ kind, field, found });
    return false;
  }
}

/** A list that is null is an empty one. */
function isMissing(value: unknown, expected: WireValue | undefined): boolean {
  return value === undefined || (value === null && expected?.kind !== 'list');
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && decimal.test(value));
}

function isEncodedList(value: unknown): boolean {
  return Array.isArray(value) || (typeof value === 'string' && (value === '' || value.startsWith('[')));
}

const sampleCharactersMax = 300;
const sampleTextMax = 80;
const sampleEntriesMax = 3;
const sampleMembersMax = 12;
const sampleDepthMax = 3;

/** The value as JSON, cut within and at its end: an example fits on a line or two, however large the payload was. */
export function sampleOf(value: unknown): string {
  const shown = JSON.stringify(trim(value, sampleDepthMax)) ?? 'nothing';
  return shown.length > sampleCharactersMax ? `${shown.slice(0, sampleCharactersMax)}…` : shown;
}

function trim(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    return value.length > sampleTextMax ? `${value.slice(0, sampleTextMax)}…` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, sampleEntriesMax).map((each) => trim(each, depth - 1));
  const members = Object.entries(value).slice(0, sampleMembersMax);
  return Object.fromEntries(
    members.map(([name, each]) => [name.slice(0, sampleTextMax), trim(each, depth - 1)]),
  );
}
