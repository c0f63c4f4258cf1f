/** What contracts promise: claims, and typed reasons for everything that is withheld. */
export {
  type Claim,
  type Frame,
  frameKey,
  groupKey,
  type Quantity,
  unreadScope,
  type Variable,
  type VoidBranch,
  type VoidName,
  type VoidPayout,
  variableKey,
  voidNames,
} from './claim.ts';
export { type ContractReading, readContract } from './read-contract.ts';
export { type Fingerprint, readSentences } from './read-sentences.ts';
export { type Withheld, type WithheldReason, withheldReasons } from './withheld.ts';
