/**
 * A contract becomes a claim, or is withheld with typed reasons.
 *
 *   rules ─ phrases read every sentence ─ the family its statement names, where it is on ─ claim
 *     │ else
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
import { type ExclusiveMark, exclusiveMark, isNested, letsSeveralPay } from './exclusive-place.ts';
import { readDeadlineLadder } from './families/index.ts';
import type { FamilyReading } from './family.ts';
import { keepReadings } from './kept-readings.ts';
import { countedFromListing, momentOfListing, pointsToListing } from './listing-time.ts';
import { readByFamily, readWith } from './read-by-family.ts';
import { type ReaderTools, readByPhrases } from './read-by-phrases.ts';
import { refuseCombo } from './read-combo.ts';
import { readLadder } from './read-ladder.ts';
import { readSentences, type SentenceReading } from './read-sentences.ts';
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

/** Reasons for which nothing at all is believed of a contract, not even what its event declares. */
const fatalReasons: ReadonlySet<string> = new Set([
  'unfilled_template',
  'bound_conflict',
  'subject_conflict',
  'clause_conflict',
  'unknown_payout',
]);

/** A market that was read before, and of which nothing has changed since, is not read again. */
export const readContract: (
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
) => ContractReading = keepReadings(readFresh);

function readFresh(
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): ContractReading {
  const { fingerprint } = tools;
  const { legs } = contract;
  if (legs !== undefined) {
    const refused = refuseCombo(tools, contract, legs);
    return refused === undefined ? { ...nothingRead([]), legs } : nothingRead([refused]);
  }
  const reading = readTerms(tools, contract, event);
  const claim = reading.kind === 'claim' ? countedFromListing(contract, reading.claim) : undefined;
  const withheld = reading.kind === 'withheld' ? reading.reasons : [];
  const isUnreadable = withheld.some(({ reason }) => reason === 'too_large');
  const exclusiveKey = isFatal(withheld) || isUnreadable ? undefined : exclusiveKeyOf(contract);
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
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): FamilyReading {
  if (isTooLong(contract, event)) return withhold('too_large', 'a title or a label is longer than is read');
  const refused = refuseContract(contract);
  if (refused !== undefined) return { kind: 'withheld', reasons: [refused] };
  const ofPhrases = readPhrases(tools, contract, event);
  // A contradiction between sentences is one, and the clause book is no way around it.
  if (ofPhrases?.kind === 'claim' || (ofPhrases !== undefined && isFatal(ofPhrases.reasons)))
    return ofPhrases;
  const { fingerprint } = tools;
  const sentences = readSentences(tools, contract, event);
  if (sentences === undefined) return withhold('too_large', 'the rules text is longer than is read');
  const byClauses =
    sentences.unknown.length > 0
      ? (ofPhrases ??
        withhold('unknown_clause', `${sentences.unknown.length} of its sentences are not in the clause book`))
      : readByFamily(contract, event, sentences.known);
  if (byClauses.kind === 'claim' || isFatal(byClauses.reasons)) return byClauses;
  if (!hasPlainSides(contract)) return byClauses;
  const ladder =
    readLadder(fingerprint, contract, sentences) ??
    readShownDeadlineLadder(fingerprint, contract, event, sentences);
  if (ladder === undefined) return byClauses;
  return ladder.kind === 'claim'
    ? ladder
    : { kind: 'withheld', reasons: [...byClauses.reasons, ...ladder.reasons] };
}

/** Its title is part of its name, and yet must not turn it round. */
function readShownDeadlineLadder(
  fingerprint: ReaderTools['fingerprint'],
  contract: ContractVersion,
  event: EventFacts | undefined,
  sentences: SentenceReading,
): FamilyReading | undefined {
  const reading = readDeadlineLadder(fingerprint, contract, sentences);
  const refused = reading?.kind === 'claim' ? refuseShownTerms(contract, event, reading.claim) : undefined;
  return refused === undefined ? reading : { kind: 'withheld', reasons: [refused] };
}

function isFatal(reasons: readonly Withheld[]): boolean {
  return reasons.some(({ reason }) => fatalReasons.has(reason));
}

/** Undefined where the clause book reads the contract. */
function readPhrases(
  tools: ReaderTools,
  contract: ContractVersion,
  event: EventFacts | undefined,
): FamilyReading | undefined {
  const text = readByPhrases(tools, contract, event);
  return text && readWith(text.family, contract, event, text.sentences);
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

function withhold(reason: Withheld['reason'], detail: string): FamilyReading {
  return { kind: 'withheld', reasons: [{ reason, detail }] };
}

/** One event, and where the venue names one, one group of it; of markets that count from their listing, those listed together. */
function exclusiveKeyOf(contract: ContractVersion): string | undefined {
  const { venue, eventId, exclusivity } = contract;
  if (!exclusivity.eventMutuallyExclusive || !hasPlainSides(contract)) return undefined;
  const listed = pointsToListing(contract) ? [momentOfListing(contract)] : [];
  return joinFields([venue, eventId, exclusivity.group ?? '', ...listed]);
}
