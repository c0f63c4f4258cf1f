/**
 * Watches what the venues send for fields, words and kinds of values that no reader of ours knows, and keeps one example
 * of each. Answers and frames are sampled: the first ones of each endpoint and type are all looked at, later ones now and
 * then. Frames that a feed reads by a pattern of the whole text cannot hold anything unknown, and do not come here.
 *
 *   answer, parsed frame ─ sampled? ─ compared with its shape ─ counted, first one kept as the example and logged
 */
import type { VenueId } from '../core/contract/index.ts';
import type { Log } from '../runtime/log.ts';
import { compareWire, type Divergence, type DivergenceKind, sampleOf } from './compare-wire.ts';
import {
  endpointName,
  findEndpoint,
  streamName,
  unknownMessages,
  type VenueWire,
  type WireEndpoint,
} from './wire-endpoint.ts';
import { objectOf, type WireValue } from './wire-shape.ts';

export interface DriftFinding {
  readonly venue: VenueId;
  /** An endpoint or a type of message: `GET /events`, `stream trade`. */
  readonly endpoint: string;
  readonly kind: DivergenceKind;
  readonly field: string;
  /** Among the samples. */
  readonly count: number;
  readonly firstAt: number;
  readonly lastAt: number;
  /** JSON, cut. */
  readonly example: string;
}

export interface DriftReport {
  /** Answers and frames that were looked at, by venue and endpoint. */
  readonly checked: readonly { readonly venue: VenueId; readonly endpoint: string; readonly count: number }[];
  /** The latest first. */
  readonly findings: readonly DriftFinding[];
  /** Times something differed when as many findings were kept as may be. */
  readonly leftOut: number;
}

/** How one venue's clients and feeds hand over what they received. */
export interface WireWatch {
  takeAnswer(
    asked: { readonly method: string; readonly host: string | undefined; readonly path: string },
    answer: unknown,
  ): void;
  /** A message of the stream, parsed. */
  takeMessage(message: unknown): void;
}

const answerSampling = { first: 20, thenOneIn: 20 };
const messageSampling = { first: 50, thenOneIn: 200 };
const findingsMax = 200;
const fieldCharactersMax = 100;

type Sampling = typeof answerSampling;
type MutableFinding = { -readonly [Name in keyof DriftFinding]: DriftFinding[Name] };

interface Watched {
  readonly venue: VenueId;
  readonly endpoint: string;
  readonly expected: WireValue;
  seen: number;
  checked: number;
}

export class WireDrift {
  readonly #deps: { readonly log: Log; readonly now: () => number };
  readonly #watched: Watched[] = [];
  readonly #findings = new Map<string, MutableFinding>();
  #leftOut = 0;

  constructor(deps: { log: Log; now: () => number }) {
    this.#deps = deps;
  }

  watch(venue: VenueId, wire: VenueWire): WireWatch {
    const add = (endpoint: string, expected: WireValue): Watched => {
      const watched = { venue, endpoint, expected, seen: 0, checked: 0 };
      this.#watched.push(watched);
      return watched;
    };
    const endpoints = new Map<WireEndpoint, Watched>(
      wire.endpoints.map((each) => [each, add(endpointName(each), each.answer)]),
    );
    const { typeField, messages } = wire.stream;
    const types = new Map(
      [...messages].map(([type, shape]) => [type, add(streamName(type), objectOf(shape))]),
    );
    const others = add(unknownMessages, { kind: 'any' });
    return {
      takeAnswer: (asked, answer) => {
        const endpoint = findEndpoint(wire.endpoints, asked);
        const watched = endpoint && endpoints.get(endpoint);
        if (watched && isSampled(watched, answerSampling)) this.#compare(watched, answer);
      },
      takeMessage: (message) => {
        const type = typeOf(message, typeField);
        const watched = typeof type === 'string' ? types.get(type) : undefined;
        if (watched !== undefined) {
          if (isSampled(watched, messageSampling)) this.#compare(watched, message);
        } else if (isSampled(others, messageSampling)) {
          others.checked += 1;
          const kind = typeof type === 'string' ? 'new_value' : 'missing_field';
          this.#take(others, { kind, field: `message.${typeField}`, found: type ?? message });
        }
      },
    };
  }

  report(): DriftReport {
    return {
      checked: this.#watched.map(({ venue, endpoint, checked }) => ({ venue, endpoint, count: checked })),
      findings: [...this.#findings.values()].sort((a, b) => b.lastAt - a.lastAt),
      leftOut: this.#leftOut,
    };
  }

  #compare(watched: Watched, payload: unknown): void {
    watched.checked += 1;
    const diverges = (divergence: Divergence) => this.#take(watched, divergence);
    compareWire(payload, watched.expected, 'answer', { diverges }, watched.checked);
  }

  #take({ venue, endpoint }: Watched, { kind, field: whole, found }: Divergence): void {
    const field = whole.slice(0, fieldCharactersMax);
    const word = kind === 'new_value' && typeof found === 'string' ? found.slice(0, fieldCharactersMax) : '';
    const key = [venue, endpoint, kind, field, word].join('\n');
    const at = this.#deps.now();
    const known = this.#findings.get(key);
    if (known !== undefined) {
      known.count += 1;
      known.lastAt = at;
    } else if (this.#findings.size >= findingsMax) {
      this.#leftOut += 1;
    } else {
      const example = sampleOf(found);
      this.#findings.set(key, { venue, endpoint, kind, field, count: 1, firstAt: at, lastAt: at, example });
      const isHarmful = kind === 'missing_field' || kind === 'wrong_type';
      this.#deps.log[isHarmful ? 'warn' : 'info'](
        { venue, endpoint, kind, field, example },
        'a venue sent something its known shape does not have',
      );
    }
  }
}

function isSampled(watched: Watched, { first, thenOneIn }: Sampling): boolean {
  watched.seen += 1;
  return watched.seen <= first || watched.seen % thenOneIn === 0;
}

function typeOf(message: unknown, typeField: string): unknown {
  if (typeof message !== 'object' || message === null) return undefined;
  return Object.getOwnPropertyDescriptor(message, typeField)?.value;
}
