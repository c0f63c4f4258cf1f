/** What contracts promise: claims, and typed reasons for everything that is withheld. */
export { BoundedMap } from './bounded-memo.ts';
export {
  type Claim,
  type Frame,
  frameKey,
  groupKey,
  joinFields,
  type Quantity,
  unreadScope,
  type Variable,
  type VoidBranch,
  type VoidName,
  type VoidPayout,
  variableKey,
  voidNames,
} from './claim.ts';
export type { HandedPhrase, Saying } from './clause.ts';
export { type ClauseSpan, clauseSpans, textOfSpan } from './clause-spans.ts';
export { type ClauseTopic, clauseTopics, topicOfVoid, topicsOf } from './clause-topics.ts';
export { capturedTerms } from './curated/captured-terms.ts';
export { scoreMark } from './exclusive-bounds.ts';
export { ofDays } from './exclusive-days.ts';
export type { ExclusiveMark } from './exclusive-place.ts';
export { economicFamilies, families } from './families/index.ts';
export {
  border,
  definitions,
  isAbout,
  nothing,
  otherwiseNo,
  phrases,
  precision,
  scope,
  settlesOn,
  source,
  tie,
  voidBranch,
  yesIf,
} from './grammar/index.ts';
export { findNameTable, type NameTable, nameTables } from './identity/index.ts';
export { namedSources } from './ladder-source.ts';
export { namedFamily } from './named-family.ts';
export { mayEndWithoutValue } from './open-scopes.ts';
export { possibleVoids } from './possible-voids.ts';
export { type ReaderTools, readText, readWhole, unreadForms } from './read-by-phrases.ts';
export { type ContractReading, nothingRead, readContract } from './read-contract.ts';
export { type SentenceSpan, sentenceSpans, spanPartKinds } from './sentence-spans.ts';
export { type Waiting, waitedBranches, waitsOf } from './waiting.ts';
export { type Withheld, type WithheldReason, withheldReasons } from './withheld.ts';
