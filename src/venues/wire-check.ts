/** What came of asking one endpoint or channel of a venue once: what agrees with its known shape and what does not. */
import type { VenueId } from '../core/contract/index.ts';
import { compareWire, type DivergenceKind, sampleOf } from './compare-wire.ts';
import type { WireValue } from './wire-shape.ts';

/**
 * - `agrees`: everything needed is there and nothing is new.
 * - `new`: everything needed is there, beside something that is not known.
 * - `missing`: something needed is missing or of another kind, or what came cannot be read.
 * - `absent`: it is not served, and not needed.
 * - `unreachable`: no answer, or none yet: no connection, no answer in time, a failure of the venue, too many requests.
 * - `not_asked`: a key is wanted, or no earlier answer named what to ask for.
 */
export type CheckState = 'agrees' | 'new' | 'missing' | 'absent' | 'unreachable' | 'not_asked';

export interface EndpointCheck {
  readonly venue: VenueId;
  readonly endpoint: string;
  readonly state: CheckState;
  /** Known fields that were there and fit. */
  readonly agreeing: readonly string[];
  readonly differences: readonly WireDifference[];
  /** To the whole answer, or to the first message of the channel. */
  readonly latencyMs: number | undefined;
  /** Why there is nothing to compare, or what is to be known beside. */
  readonly detail: string | undefined;
}

export interface WireDifference {
  readonly kind: DivergenceKind;
  readonly field: string;
  readonly count: number;
  /** Whether no other object had the field as it is known. */
  readonly isEverywhere: boolean;
  readonly example: string;
}

const differencesMax = 100;
const fieldCharactersMax = 100;

/** Collects what payloads of one endpoint or channel have in common with their shapes. */
export class WireTally {
  readonly #agreeing = new Map<string, number>();
  readonly #differences = new Map<string, Omit<WireDifference, 'isEverywhere'>>();

  compare(payload: unknown, expected: WireValue): void {
    compareWire(payload, expected, 'answer', {
      diverges: ({ kind, field, found }) => this.take(kind, field, found),
      agrees: (field) => void this.#agreeing.set(field, (this.#agreeing.get(field) ?? 0) + 1),
    });
  }

  take(kind: DivergenceKind, whole: string, found: unknown): void {
    const field = whole.slice(0, fieldCharactersMax);
    const word = kind === 'new_value' ? sampleOf(found) : '';
    const key = `${kind} ${field} ${word}`;
    const known = this.#differences.get(key);
    if (known !== undefined) this.#differences.set(key, { ...known, count: known.count + 1 });
    else if (this.#differences.size < differencesMax)
      this.#differences.set(key, { kind, field, count: 1, example: sampleOf(found) });
  }

  describe(): Pick<EndpointCheck, 'state' | 'agreeing' | 'differences'> {
    const differences = [...this.#differences.values()].map((each) => ({
      ...each,
      isEverywhere: !this.#wasThere(each.field),
    }));
    const state = differences.some(isHarmful) ? 'missing' : differences.length > 0 ? 'new' : 'agrees';
    return { state, agreeing: [...this.#agreeing.keys()].sort(), differences };
  }

  /** `market.count_fp or count` names two fields, of which one is enough. */
  #wasThere(field: string): boolean {
    const [first = '', ...others] = field.split(' or ');
    const prefix = first.slice(0, first.lastIndexOf('.') + 1);
    return [first, ...others.map((name) => `${prefix}${name}`)].some((name) => this.#agreeing.has(name));
  }
}

/** A field that only some objects lack is a matter of those objects, which are set aside when they are read. */
export function isHarmful({ kind, isEverywhere }: WireDifference): boolean {
  return (kind === 'missing_field' || kind === 'wrong_type') && isEverywhere;
}

/** 1: something needed is missing. 2: something could not be reached, and nothing is known to be missing. */
export function checkExitCode(checks: readonly Pick<EndpointCheck, 'state'>[]): 0 | 1 | 2 {
  if (checks.some(({ state }) => state === 'missing')) return 1;
  return checks.some(({ state }) => state === 'unreachable') ? 2 : 0;
}
