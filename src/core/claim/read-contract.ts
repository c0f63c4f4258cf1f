/**
 * A contract becomes a claim, or is withheld with typed reasons.
 *
 *   rules ─ phrases read every sentence ─ the family its statement names ─ claim
 *     │ else
 *   rules ─ phrases read every sentence but a plain statement ─┐
 *   strike fields, one template, one event ────────────────────┴─ ladder of the venue's own ─ claim
 *
 * A ladder is no way around a sentence: what is unread beside its statement withholds it, as it withholds a family's contract.
 *
 *   event declared exclusive ─ place       legs ─ combo
 */
import type { ComboLeg, ContractVersion, EventFacts } from '../contract/index.ts';
import { type Claim, joinFields, unreadScope } from './claim.ts';
import {
  type ExclusiveMark,
  exclusiveMark,
  isNested,
  letsSeveralPay,
  mayComeAboutForAll,
} from './exclusive-place.ts';
import { readDeadlineLadder } from './families/index.ts';
import type { FamilyReading } from './family.ts';
import { withFieldSources } from './field-sources.ts';
import { isTooLarge } from './grammar/index.ts';
import { keepReadings } from './kept-readings.ts';
import type { LadderSentence } from './ladder-sentence.ts';
import { countedFromListing } from './listing-time.ts';
import { isStatementOfFamily } from './named-family.ts';
import { readByFamily } from './read-by-family.ts';
import { type ReaderTools, readText, readWhole } from './read-by-phrases.ts';
import { refuseCombo } from './read-combo.ts';
import { readLadder } from './read-ladder.ts';
import { refuseContract } from './refuse-contract.ts';
import { refuseShownTerms } from './shown-terms.ts';
import { hasPlainSides } from './sides.ts';
import type { Withheld } from './withheld.ts';

export interface ContractReading {
  readonly claim: Claim | undefined;
  /** The event that its venue declares exclusive: at most one of its markets that ask for one thing resolves Yes. */
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
  const claim =
    reading.kind === 'claim'
      ? withFieldSources(contract, countedFromListing(contract, reading.claim))
      : undefined;
  const withheld = reading.kind === 'withheld' ? reading.reasons : [];
  const isUnreadable = withheld.some(({ reason }) => reason === 'too_large');
  const exclusiveKey = isFatal(withheld) || isUnreadable ? undefined : exclusiveKeyOf(contract);
  if (exclusiveKey === undefined) return { ...nothingRead(withheld), claim };
  if (isNested(contract)) {
    const detail = 'its event is declared exclusive, and netted as markets that lie one in the other';
    return nothingRead([...withheld, { reason: 'clause_conflict', detail }]);
  }
  if (mayComeAboutForAll(contract)) {
    const detail =
      'the venue declares that at most one market of the event pays, and what pays may come about for each';
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
  if (isTooLarge(contract.rules)) return withhold('too_large', 'the rules text is longer than is read');
  const whole = readWhole(tools, contract, event);
  const byFamily =
    whole === undefined
      ? withhold('unknown_clause', 'no phrase reads a sentence of its rules')
      : readByFamily(contract, event, whole);
  if (byFamily.kind === 'claim' || isFatal(byFamily.reasons) || !hasPlainSides(contract)) return byFamily;
  const sentences = (): readonly LadderSentence[] | undefined => {
    const text = readText(tools, contract, event);
    if (typeof text === 'string') return undefined;
    return text.map(({ text: words, read }) => {
      return { text: words, read, isOfFamily: read !== undefined && isStatementOfFamily(read) };
    });
  };
  const ladder =
    readLadder(tools.fingerprint, contract, sentences) ??
    readShownDeadlineLadder(tools.fingerprint, contract, event, sentences);
  if (ladder === undefined) return byFamily;
  return ladder.kind === 'claim'
    ? ladder
    : { kind: 'withheld', reasons: [...byFamily.reasons, ...ladder.reasons] };
}

/** Its title is part of its name, and yet must not turn it round. */
function readShownDeadlineLadder(
  fingerprint: ReaderTools['fingerprint'],
  contract: ContractVersion,
  event: EventFacts | undefined,
  sentences: () => readonly LadderSentence[] | undefined,
): FamilyReading | undefined {
  const reading = readDeadlineLadder(fingerprint, contract, sentences);
  const refused = reading?.kind === 'claim' ? refuseShownTerms(contract, event, reading.claim) : undefined;
  return refused === undefined ? reading : { kind: 'withheld', reasons: [refused] };
}

function isFatal(reasons: readonly Withheld[]): boolean {
  return reasons.some(({ reason }) => fatalReasons.has(reason));
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

/** One event, and where the venue names one, one group of it. */
function exclusiveKeyOf(contract: ContractVersion): string | undefined {
  const { venue, eventId, exclusivity } = contract;
  if (!exclusivity.eventMutuallyExclusive || !hasPlainSides(contract)) return undefined;
  return joinFields([venue, eventId, exclusivity.group ?? '']);
}
