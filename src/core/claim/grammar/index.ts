/** The closed phrase grammar: rules texts read by phrases that a build has checked. */
export { definitionBook } from './definition.ts';
export { exampleSentence } from './example.ts';
export { foldRules } from './fold-rules.ts';
export { compileGrammar, type Grammar, GrammarError, grammarOf } from './grammar.ts';
export { handedPhrases } from './handed-phrases.ts';
export { expandPhrase, formOf } from './notation.ts';
export type { Place } from './phrase.ts';
export { definitions, phrases } from './phrases/index.ts';
export { findProperNames } from './proper-names.ts';
export { candidatesOf, readContractRules, readWholeContract } from './read-contract-rules.ts';
export { asReadSentence, isTooLarge, readRules } from './read-rules.ts';
export { foldedWords, readingKey, SentenceReader } from './read-sentence.ts';
export type { RulesSentence } from './rules-sentence.ts';
export {
  border,
  isAbout,
  noIf,
  nothing,
  otherwiseNo,
  precision,
  scope,
  settlesOn,
  source,
  tie,
  voidBranch,
  yesIf,
} from './sayings.ts';
export { sentenceForm } from './sentence-form.ts';
export { sentencesOfLine } from './split-blocks.ts';
export { thingsInTitle } from './title-things.ts';
export { tokensOf } from './tokens.ts';
