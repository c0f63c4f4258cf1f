/**
 * What relations rest on, as JSON. Every market's own facts are printed once, and what two of them have in common once for
 * all pairs that have the same in common; only for combos the proof has to be made to know what it rests on.
 */
import type { ServedRun } from '../../../core/catalog/index.ts';
import { BoundedMap } from '../../../core/claim/index.ts';
import {
  commonEvidence,
  commonEvidenceKey,
  declaredFact,
  isDeclaredExclusive,
  type Member,
  memberEvidence,
  relate,
} from '../../../core/relation/index.ts';
import { WeighedMap } from '../../../runtime/weighed-map.ts';

/** Of a run: of markets, and of combos with others. */
const membersBytesMax = 96 * 1024 * 1024;
const combosBytesMax = 128 * 1024 * 1024;
const kindsMax = 20_000;
const commonMax = 50_000;
/** Beside the text; about. */
const entryBytes = 250;
/** More than can be counted in the time of a run. */
const kindsCountMax = 2 ** 26;

/** Takes texts one after the other. */
interface EvidenceSink {
  add(text: string): void;
  addComma(): void;
}

/** Texts are JSON strings with commas between them. */
interface PrintedMember
  extends Pick<Member, 'venue' | 'marketId' | 'eventId' | 'exclusiveKey' | 'exclusiveMark'> {
  readonly facts: string;
  /** The same number only for claims that have the same in common with any other. */
  readonly kind: number;
  readonly isCombo: boolean;
}

export class EvidenceTexts {
  readonly #served: ServedRun;
  readonly #members: WeighedMap<number, PrintedMember>;
  readonly #combos: WeighedMap<number, string>;
  readonly #kinds = new BoundedMap<string, number>(kindsMax);
  #kindsCount = 0;
  readonly #common = new BoundedMap<number, string>(commonMax);

  constructor(served: ServedRun, max: { readonly members?: number; readonly combos?: number } = {}) {
    this.#served = served;
    const { members = membersBytesMax, combos = combosBytesMax } = max;
    this.#members = new WeighedMap(members, ({ facts }) => facts.length + entryBytes);
    this.#combos = new WeighedMap(combos, (text) => text.length + entryBytes);
  }

  /** What is kept, about. */
  get bytes(): number {
    return this.#members.weight + this.#combos.weight;
  }

  /** The evidence from the left's side, without the brackets around it. */
  addTo(sink: EvidenceSink, left: number, right: number): void {
    const [one, other] = [this.#member(left), this.#member(right)];
    if (one.isCombo || other.isCombo) {
      sink.add(this.#ofCombo(left, right));
      return;
    }
    let isFirst = true;
    const declared = isDeclaredExclusive(one, other) ? print([declaredFact(one, other)]) : '';
    const common = this.#inCommon(left, right, one.kind * kindsCountMax + other.kind);
    for (const text of [one.facts, other.facts, declared, common]) {
      if (text === '') continue;
      if (!isFirst) sink.addComma();
      sink.add(text);
      isFirst = false;
    }
  }

  /** As `addTo`. */
  print(left: number, right: number): string {
    const texts: string[] = [];
    this.addTo({ add: (text) => texts.push(text), addComma: () => texts.push(',') }, left, right);
    return texts.join('');
  }

  #member(index: number): PrintedMember {
    const known = this.#members.get(index);
    if (known !== undefined) return known;
    const member = this.#served.catalog.member(index);
    const printed: PrintedMember = {
      venue: member.venue,
      marketId: member.marketId,
      eventId: member.eventId,
      exclusiveKey: member.exclusiveKey,
      exclusiveMark: member.exclusiveMark,
      facts: print(memberEvidence(member)),
      kind: this.#kindOf(commonEvidenceKey(member.claim)),
      isCombo: member.legs !== undefined,
    };
    this.#members.add(index, printed);
    return printed;
  }

  #kindOf(key: string): number {
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    // One that was forgotten gets another number.
    this.#kindsCount += 1;
    this.#kinds.set(key, this.#kindsCount);
    return this.#kindsCount;
  }

  /** `key`: of their kinds. */
  #inCommon(left: number, right: number, key: number): string {
    const known = this.#common.get(key);
    if (known !== undefined) return known;
    const { catalog } = this.#served;
    const printed = print(commonEvidence(catalog.member(left).claim, catalog.member(right).claim));
    this.#common.set(key, printed);
    return printed;
  }

  #ofCombo(left: number, right: number): string {
    const { catalog } = this.#served;
    const key = left * catalog.size + right;
    const known = this.#combos.get(key);
    if (known !== undefined) return known;
    const related = relate(catalog.member(left), catalog.member(right), (_venue, id) =>
      catalog.findMember(id),
    );
    // Both derive from the same members.
    if (related.kind === 'unrelated') {
      throw new TypeError(
        `The graph relates ${catalog.id(left)} and ${catalog.id(right)}: ${related.detail}.`,
      );
    }
    const printed = print(related.evidence);
    this.#combos.add(key, printed);
    return printed;
  }
}

/** Flat, which `JSON.stringify` of the whole without its brackets would not be. */
function print(texts: readonly string[]): string {
  return texts.map((text) => JSON.stringify(text)).join(',');
}
