/** The grammar of one venue: its automaton, made from phrases that break no rule. */
import type { VenueId } from '../../contract/index.ts';
import { Automaton } from './automaton.ts';
import { checkPhrases, type PhraseFault } from './check-phrases.ts';
import { expandPhrase } from './notation.ts';
import type { Phrase } from './phrase.ts';

export interface Grammar {
  readonly venue: VenueId;
  readonly phrases: readonly Phrase[];
  readonly automaton: Automaton;
}

export class GrammarError extends Error {
  readonly faults: readonly PhraseFault[];
  constructor(faults: readonly PhraseFault[]) {
    const lines = faults.map(({ phrase, rule, witness }) => `${phrase}: ${rule}: ${witness}`);
    super(`The phrases break ${faults.length} rules:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

/** Throws `GrammarError` with every rule that is broken, and the shortest witness of each. */
export function compileGrammar(venue: VenueId, phrases: readonly Phrase[]): Grammar {
  const own = phrases.filter(({ venues }) => venues.includes(venue));
  const grammar = grammarOf(venue, own);
  const faults = checkPhrases(grammar);
  if (faults.length > 0) throw new GrammarError(faults);
  return grammar;
}

/**
 * The same without the check, which takes seconds: for phrases that a test has checked (`check-phrases.test.ts`). A phrase
 * that breaks the notation is left out.
 */
export function grammarOf(venue: VenueId, phrases: readonly Phrase[]): Grammar {
  const own = phrases.filter(({ venues }) => venues.includes(venue));
  const automaton = new Automaton();
  for (const phrase of own) {
    const expansions = expandPhrase(phrase.text);
    if ('rule' in expansions) continue;
    for (const expansion of expansions) automaton.add({ phrase, expansion });
  }
  return { venue, phrases: own, automaton };
}
