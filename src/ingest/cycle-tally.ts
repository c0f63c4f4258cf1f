/** What a cycle has seen and done so far. Samples and names are bounded; counts go on. */
import {
  type CycleCounts,
  noCycleCounts,
  type QuarantineCount,
  type QuarantineSample,
} from '../store/index.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const samplesMax = 20;
const detailLengthMax = 500;
/** Beyond, a venue's answers as a whole are not what they were, and the reading counts as incomplete. */
const unreadableMax = 100_000;
const unknownFieldsMax = 200;
const unknownFieldLengthMax = 200;

export class CycleTally {
  readonly counts: Mutable<CycleCounts> = { ...noCycleCounts };
  readonly #quarantine = new Map<
    string,
    Mutable<QuarantineCount> & { readonly samples: QuarantineSample[] }
  >();
  readonly #unknownFields = new Map<string, number>();
  /** Ids of markets that the venue listed in no readable form, unless it did in a readable one too. */
  readonly unreadable: Set<string> = new Set();

  quarantine(entry: {
    readonly kind: QuarantineCount['kind'];
    readonly reason: string;
    readonly id: string | undefined;
    readonly detail: string;
  }): void {
    this.counts.quarantined += 1;
    if (entry.kind === 'market' && entry.id !== undefined && this.unreadable.size < unreadableMax)
      this.unreadable.add(entry.id);
    const place = `${entry.kind} ${entry.reason}`;
    let counted = this.#quarantine.get(place);
    if (counted === undefined) {
      counted = { kind: entry.kind, reason: entry.reason, count: 0, samples: [] };
      this.#quarantine.set(place, counted);
    }
    counted.count += 1;
    if (counted.samples.length < samplesMax) {
      counted.samples.push({
        id: entry.id === undefined ? undefined : storable(entry.id),
        detail: storable(entry.detail),
      });
    }
  }

  addUnknownFields(fields: Readonly<Record<string, number>>): void {
    for (const [name, count] of Object.entries(fields)) {
      const field = storable(name).slice(0, unknownFieldLengthMax);
      const before = this.#unknownFields.get(field);
      if (before === undefined && this.#unknownFields.size >= unknownFieldsMax) continue;
      this.#unknownFields.set(field, (before ?? 0) + count);
    }
  }

  quarantined(): QuarantineCount[] {
    return [...this.#quarantine.values()];
  }

  unknownFields(): Record<string, number> {
    return Object.fromEntries(this.#unknownFields);
  }
}

/** A text of another origin, cut, without what the database has no text for. */
function storable(text: string): string {
  return text.slice(0, detailLengthMax).toWellFormed().replaceAll('\0', '\ufffd');
}
