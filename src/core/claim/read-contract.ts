/**
 * A contract becomes a claim, or is withheld with typed reasons.
 *
 *   rules ─ masked sentences ─ clause book ─┬─ every sentence known ─ the family its statement names ─ claim
 *                                           └─ one unknown, a plain statement ─┐
 *   strike fields, one template, one event ────────────────────────────────────┴─ ladder of the venue's own ─ claim
 *
 * A ladder is no way around a sentence: what is unread beside its statement withholds it, as it withholds a family's contract.
 *
 *   event declared exclusive ─ place       legs ─ combo
 */
import type { ComboLeg, ContractVersion, EventFacts } from '../contract/index.ts';
import { type Claim, joinFields, unreadScope } from './claim.ts';
import type { Saying } from './clause.ts';
import { type ExclusiveMark, exclusiveMark, isNested, letsSeveralPay } from './exclusive-place.ts';
import { families, readDeadlineLadder } from './families/index.ts';
import type { Family, FamilyReading, ReadSentence } from './family.ts';
import { refuseCombo } from './read-combo.ts';
import { readLadder } from './read-ladder.ts';
import { type Fingerprint, readSentences } from './read-sentences.ts';
import { refuseContract } from './refuse-contract.ts';
import { refuseShownTerms } from './shown-terms.ts';
import { hasPlainSides } from './sides.ts';
import type { Withheld } from './withheld.ts';

export interface ContractReading {
  readonly claim: Claim | undefined;
  /** At most one market with the same key resolves Yes: the venue declares it. */
  readonly exclusiveKey: string | undefined;
  /** What sets it apart from the others with that key. */
  readonly exclusiveMark: ExclusiveMark | undefined;
  readonly legs: readonly ComboLeg[] | undefined;
  /** Why there is no claim; empty if there is one. */
  readonly withheld: readonly Withheld[];
}

const familyById: ReadonlyMap<string, Family> = new Map(families.map((family) => [family.id, family]));

/** Reasons for which nothing at all is believed of a contract, not even what its event declares. */
const fatalReasons: ReadonlySet<string> = new Set([
  'unfilled_template',
  'bound_conflict',
  'subject_conflict',
  'clause_conflict',
  'unknown_payout',
]);

export function readContract(
  { fingerprint }: { readonly fingerprint: Fingerprint },
  contract: ContractVersion,
  event: EventFacts | undefined,
): ContractReading {
  const { legs } = contract;
  if (legs !== undefined) {
    const refused = refuseCombo(fingerprint, contract, legs);
    return refused === undefined ? { ...nothingRead([]), legs } : nothingRead([refused]);
  }
  const reading = readTerms(fingerprint, contract, event);
  const claim = reading.kind === 'claim' ? reading.claim : undefined;
  const withheld = reading.kind === 'withheld' ? reading.reasons : [];
  const isFatal = withheld.some(({ reason }) => fatalReasons.has(reason));
  const isUnreadable = withheld.some(({ reason }) => reason === 'too_large');
  const exclusiveKey = isFatal || isUnreadable ? undefined : exclusiveKeyOf(contract);
  if (exclusiveKey === undefined) return { ...nothingRead(withheld), claim };
  if (isNested(contract)) {
    const detail = 'its event is declared exclusive, and netted as markets that lie one in the other';
    return nothingRead([...withheld, { reason: 'clause_conflict', detail }]);
  }
  if (letsSeveralPay(contract)) return withoutPlace(claim, withheld);
  const mark = exclusiveMark(fingerprint, contract);
  return { claim, exclusiveKey, exclusiveMark: mark, legs: undefined, withheld };
}

/** The reading of a contract of which nothing is believed. */
export function nothingRead(withheld: readonly Withheld[]): ContractReading {
  return { claim: undefined, exclusiveKey: undefined, exclusiveMark: undefined, legs: undefined, withheld };
}

/**
 * The venue declares that at most one market of the event pays, and the text that several may. A claim that was read from
 * every sentence stands by itself; a ladder of a text that is not understood rests on the declaration and falls with it.
 */
function withoutPlace(claim: Claim | undefined, withheld: readonly Withheld[]): ContractReading {
  if (claim !== undefined && claim.variable.frame.scope !== unreadScope)
    return { ...nothingRead(withheld), claim };
  const detail = 'the venue declares that at most one market of the event pays, its text that several may';
  return nothingRead([...withheld, { reason: 'clause_conflict', detail }]);
}

function readTerms(
  fingerprint: Fingerprint,
  contract: ContractVersion,
  event: EventFacts | undefined,
): FamilyReading {
  if (isTooLong(contract, event)) return withhold('too_large', 'a title or a label is longer than is read');
  const refused = refuseContract(contract);
  if (refused !== undefined) return { kind: 'withheld', reasons: [refused] };
  const sentences = readSentences(fingerprint, contract, event);
  if (sentences === undefined) return withhold('too_large', 'the rules text is longer than is read');
  const byClauses =
    sentences.unknown.length > 0
      ? withhold('unknown_clause', `${sentences.unknown.length} of its sentences are not in the clause book`)
      : readByFamily(contract, event, sentences.known);
  if (byClauses.kind === 'claim' || byClauses.reasons.some(({ reason }) => fatalReasons.has(reason)))
    return byClauses;
  if (!hasPlainSides(contract)) return byClauses;
  const ladder =
    readLadder(fingerprint, contract, sentences) ?? readDeadlineLadder(fingerprint, contract, sentences);
  if (ladder === undefined) return byClauses;
  return ladder.kind === 'claim'
    ? ladder
    : { kind: 'withheld', reasons: [...byClauses.reasons, ...ladder.reasons] };
}

/** Longer than any venue writes; patterns take more than their length in time. */
const nameLengthMax = 1_000;

function isTooLong(
  { title, yesLabel, noLabel, terms }: ContractVersion,
  event: EventFacts | undefined,
): boolean {
  const names = [
    title,
    yesLabel,
    noLabel,
    terms['groupItemTitle'],
    terms['subtitle'],
    event?.title,
    event?.subTitle,
  ];
  return names.some((name) => typeof name === 'string' && name.length > nameLengthMax);
}

function readByFamily(
  contract: ContractVersion,
  event: EventFacts | undefined,
  sentences: readonly ReadSentence[],
): FamilyReading {
  const all = familiesIn(sentences, () => true);
  const about = familiesIn(sentences, (saying) => saying.says === 'is_about');
  const named = about.size === 1 && [...all].every((each) => kin.has(each)) ? about : all;
  const [id] = named;
  if (id === undefined) return withhold('no_statement', 'no sentence says what Yes depends on');
  if (named.size > 1)
    return withhold('clause_conflict', `its sentences belong to ${[...named].sort().join(' and ')}`);
  const family = familyById.get(id);
  if (family === undefined) return withhold('no_family', `no family ${id} is carried`);
  if (family.readsSides === undefined && !hasPlainSides(contract))
    return withhold('subject_conflict', 'its sides have names that its kind of contract does not');
  const reading = family.read({ contract, event, sentences });
  if (reading.kind === 'withheld') return reading;
  const refused = refuseShownTerms(contract, event, reading.claim);
  return refused === undefined ? reading : { kind: 'withheld', reasons: [refused] };
}

/** Families with wordings in common; the sentence that names the game decides whose they are. */
const kin: ReadonlySet<string> = new Set(['game', 'soccer']);

function familiesIn(
  sentences: readonly ReadSentence[],
  isAsked: (saying: Saying) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { says } of sentences) {
    for (const saying of says) if ('family' in saying && isAsked(saying)) found.add(saying.family);
  }
  return found;
}

function withhold(reason: Withheld['reason'], detail: string): FamilyReading {
  return { kind: 'withheld', reasons: [{ reason, detail }] };
}

/** One event, and where the venue names one, one group of it. */
function exclusiveKeyOf(contract: ContractVersion): string | undefined {
  const { venue, eventId, exclusivity } = contract;
  if (!exclusivity.eventMutuallyExclusive || !hasPlainSides(contract)) return undefined;
  return joinFields([venue, eventId, exclusivity.group ?? '']);
}
