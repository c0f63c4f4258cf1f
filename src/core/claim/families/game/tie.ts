/** What a tie pays: by the rules, or by the terms of the series where the rules are silent. */
import { parseRational, type Rational, zero } from '../../../exact/index.ts';
import type { VoidBranch } from '../../claim.ts';
import { seriesTerms } from '../../curated/series-terms.ts';
import { describeDocument } from '../../curated/terms-document.ts';
import type { Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import type { GamePeriod } from '../score-variable.ts';
import { sayings } from '../subject.ts';
import type { Statement } from './statement.ts';

export interface Tie {
  /** What the payout is at a lead of zero; undefined where the condition says it. */
  readonly pays: Rational | undefined;
  /** What the contract says of a tie that a completed game of the league cannot end in. */
  readonly branch: VoidBranch | undefined;
  readonly facts: readonly string[];
}

const noTie: Tie = { pays: undefined, branch: undefined, facts: [] };

export function readTie(subject: Subject, { deed, bySide }: Statement, { ties }: GamePeriod): Tie | Withheld {
  const said = [...new Set(sayings(subject, 'tie').map(({ saying }) => saying.pays))];
  const [pays] = said;
  if (said.length > 1) return withhold('clause_conflict', 'two sentences pay a tie differently');
  const exact = pays === undefined ? undefined : parseRational(pays);
  if (pays !== undefined && exact === undefined)
    return withhold('unknown_scope', 'a tie is paid by a later decision');
  if (ties === 'impossible') {
    if (exact !== undefined) return { ...noTie, branch: tieBranch(exact) };
    return deed === 'win' ? untiedByTerms(subject) : noTie;
  }
  if (deed !== 'win' && deed !== 'outscore') {
    if (exact === undefined) return noTie;
    // The total of a tied game may be anything: one variable cannot tell both.
    return deed === 'spread' || deed === 'handicap'
      ? { ...noTie, pays: exact }
      : withhold('clause_conflict', 'a tie decides a contract that is not on the lead');
  }
  if (exact !== undefined) return { ...noTie, pays: exact };
  if (deed === 'outscore' && !bySide) return { ...noTie, pays: zero };
  const curated = tieByTerms(subject);
  return curated === undefined
    ? withhold('unknown_scope', 'the period can be tied, and the rules do not say what a tie pays')
    : { ...noTie, ...curated };
}

function tieBranch(value: Rational): VoidBranch {
  return { branch: 'tie', pays: { kind: 'exact', value } };
}

function tieByTerms({
  contract,
}: Subject): { readonly pays: Rational; readonly facts: readonly string[] } | undefined {
  const terms = seriesTerms(contract.seriesId);
  const pays = terms?.tiePays === undefined ? undefined : parseRational(terms.tiePays);
  if (terms === undefined || pays === undefined) return undefined;
  return { pays, facts: [`A tie pays ${terms.tiePays}: ${describeDocument(terms)}.`] };
}

/** A game of the league that ends tied all the same. */
function untiedByTerms(subject: Subject): Tie {
  const curated = tieByTerms(subject);
  return curated === undefined
    ? noTie
    : { pays: undefined, branch: tieBranch(curated.pays), facts: curated.facts };
}
