/** Readers of both venues over phrases that passed every check of the build: compiled once for all files of a process. */
import { compileGrammar, phrases, SentenceReader } from '../../src/core/claim/grammar/index.ts';

export const checkedReaders = {
  venue_a: new SentenceReader(compileGrammar('venue_a', phrases)),
  venue_b: new SentenceReader(compileGrammar('venue_b', phrases)),
};
