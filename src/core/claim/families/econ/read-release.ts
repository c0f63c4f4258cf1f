/** A contract on a published figure becomes a claim: both venues, whatever the figure. */

import {
  compareRationals,
  equalSets,
  formatRational,
  intervalSet,
  parseRational,
  type Rational,
  type StepGrid,
  snapToGrid,
  stepGrid,
  wholeLine,
} from '../../../exact/index.ts';
import type { Variable, VoidBranch } from '../../claim.ts';
import type { Comparator } from '../../clause.ts';
import { strikeCondition, valuesOf } from '../../condition.ts';
import { releaseTerms } from '../../curated/release-terms.ts';
import { describeDocument } from '../../curated/terms-document.ts';
import type { FamilyAnswer, ReadSentence, Subject } from '../../family.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { claimOn } from '../claim-on.ts';
import {
  boundsIn,
  readValues,
  readVoids,
  type StatedValues,
  sayings,
  scopesOf,
  slotsWithRole,
} from '../subject.ts';
import { type Border, bracketOf } from './brackets.ts';
import { type Figure, figures, opposedWords } from './figures.ts';
import { findForeign } from './foreign.ts';
import { readPeriod } from './period.ts';
import { refuseTitledFigure } from './titled-figure.ts';

/** Whose release a sentence speaks of, by its scope. */
const publishers: ReadonlyMap<string, string> = new Map([
  ['published_by_bls', 'BLS'],
  ['published_by_bea', 'BEA'],
]);

const scopeWords: ReadonlySet<string> = new Set([
  ...opposedWords.flat(),
  'first_figure',
  ...publishers.keys(),
]);

export function readRelease(family: string, subject: Subject): FamilyAnswer {
  const foreign = findForeign(subject, scopeWords);
  if (foreign !== undefined) return foreign;
  const figure = readFigure(subject);
  if ('reason' in figure) return figure;
  const titled = refuseTitledFigure(subject.contract, figure);
  if (titled !== undefined) return titled;
  const scope = readScope(subject, figure);
  if ('reason' in scope) return scope;
  const period = readPeriod(subject, figure.period);
  if (typeof period !== 'string') return period;
  const grid = stepGrid(figure.step);
  const values = readFigureValues(subject, grid);
  if ('reason' in values) return values;
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const variable: Variable = {
    frame: {
      kind: 'line',
      reach: 'shared',
      source: figure.source,
      subject: figure.subject,
      window: period,
      scope: 'first figure published',
    },
    quantity: 'value',
    statistic: figure.statistic,
    unit: figure.unit,
    grid,
    domain: wholeLine,
  };
  const facts = [
    `condition from the ${values.said.join(' and the ')}`,
    ...scope.facts,
    ...factsOf(subject.sentences),
  ];
  const ending = scope.isFirst ? voids : withRevision(voids);
  return claimOn({ family, variable, voids: ending, facts }, values.values, 'value of the figure');
}

/** Meanings of the sentences that have one, once each. */
export function factsOf(sentences: readonly ReadSentence[]): string[] {
  const statements = sentences.filter(({ says, slots }) => slots.length > 0 || says.some(isStatement));
  return [...new Set(statements.map(({ words }) => words))];
}

function isStatement({ says }: ReadSentence['says'][number]): boolean {
  return says !== 'nothing';
}

/** A text that is silent on revisions may be settled by a revised figure, for all we know. */
function withRevision(voids: readonly VoidBranch[]): readonly VoidBranch[] {
  const revised: VoidBranch = { branch: 'revised', pays: { kind: 'unknown' } };
  return [...voids, revised].sort((a, b) => (a.branch < b.branch ? -1 : 1));
}

function readFigure(subject: Subject): Figure | Withheld {
  const measures = new Set([
    ...sayings(subject, 'yes_if').map(({ saying }) => saying.measure),
    ...sayings(subject, 'settles_on').map(({ saying }) => saying.measure),
    ...sayings(subject, 'is_about').flatMap(({ saying }) => saying.measure ?? []),
  ]);
  if (measures.size > 1) {
    return withhold('clause_conflict', `its sentences are on ${[...measures].sort().join(' and ')}`);
  }
  const [measure = ''] = measures;
  return figures[measure] ?? withhold('no_statement', 'no sentence names the figure');
}

interface Scope {
  readonly isFirst: boolean;
  readonly facts: readonly string[];
}

/** Everything that tells the figure from its neighbours is said, and nothing against it. */
function readScope(subject: Subject, figure: Figure): Scope | Withheld {
  const said = scopesOf(subject);
  const facts: string[] = [];
  const publisher = [...said].flatMap((word) => publishers.get(word) ?? []);
  if (publisher.some((office) => office !== figure.source))
    return withhold('clause_conflict', `a sentence is on a release that is not of the ${figure.source}`);
  for (const { word, fact } of figure.needs) {
    const opposed = opposedWords.flatMap((pair) => (pair.includes(word) ? pair : []));
    const against = opposed.find((other) => other !== word && said.has(other));
    if (against !== undefined)
      return withhold('clause_conflict', `a sentence says ${against}, the figure is ${word}`);
    if (said.has(word)) continue;
    const terms = releaseTerms(subject.contract.seriesId);
    if (terms?.says.includes(word)) facts.push(`${describeDocument(terms)}: ${terms.words}`);
    else if (fact !== undefined) facts.push(fact);
    else return withhold('unknown_scope', `nothing says ${word}`);
  }
  return checkPrecision(subject, figure) ?? checkSource(subject, figure) ?? finish();

  function finish(): Scope {
    if (sayings(subject, 'precision').length === 0) facts.push(figure.stepFact);
    return { isFirst: said.has('first_figure'), facts };
  }
}

function checkPrecision(subject: Subject, { step }: Figure): Withheld | undefined {
  const other = sayings(subject, 'precision').find(({ saying }) => {
    const said = parseRational(saying.step);
    return said === undefined || compareRationals(said, step) !== 0;
  });
  return (
    other &&
    withhold(
      'clause_conflict',
      `a sentence names the step ${other.saying.step}, the figure has ${formatRational(step)}`,
    )
  );
}

export function checkSource(
  { sentences }: Subject,
  { host }: { readonly host: string },
): Withheld | undefined {
  const isOther = slotsWithRole(sentences, 'source').some(
    (slot) => slot.kind !== 'url' || !isAddressOf(slot.text, host),
  );
  return isOther ? withhold('clause_conflict', `an address of the source is not at ${host}`) : undefined;
}

function isAddressOf(address: string, host: string): boolean {
  const found = /^https?:\/\/([^/:?#@]+)(?:[/?#]|$)/.exec(address)?.[1]?.toLowerCase();
  return found === host || found === `www.${host}`;
}

/** A sentence that gives borders to brackets, where the statement has a bound of its own. */
export const strayBorder: Withheld = withhold(
  'clause_conflict',
  'a sentence places the border of brackets, and the statement has none',
);

/** From the sentence that states the condition, or from the label where the sentences only name the figure. */
function readFigureValues(subject: Subject, grid: StepGrid): StatedValues | Withheld {
  const stated = sayings(subject, 'yes_if');
  const [statement] = stated;
  if (stated.length > 1) return withhold('clause_conflict', 'two sentences state what Yes depends on');
  if (statement !== undefined) {
    if (sayings(subject, 'border').length > 0) return strayBorder;
    const { comparator, bounds } = statement.saying;
    const condition = comparator && conditionOf(comparator, bounds, statement.sentence);
    if (condition === undefined)
      return withhold('no_bound', 'the sentence that states the condition names no bound');
    return readValues(subject, grid, condition);
  }
  if (sayings(subject, 'settles_on').length === 0)
    return withhold('no_statement', 'no sentence says what Yes depends on');
  return readBracket(subject, grid);
}

function conditionOf(
  comparator: Comparator,
  literal: readonly string[] | undefined,
  sentence: ReadSentence,
): { readonly comparator: Comparator; readonly bounds: readonly Rational[] } | undefined {
  const bounds =
    literal === undefined ? boundsIn(sentence) : literal.flatMap((text) => parseRational(text) ?? []);
  return bounds.length === 0 ? undefined : { comparator, bounds };
}

function readBracket(subject: Subject, grid: StepGrid): StatedValues | Withheld {
  const { contract } = subject;
  const borders = new Set(sayings(subject, 'border').map(({ saying }) => saying.belongs));
  if (borders.size > 1)
    return withhold('clause_conflict', 'a border belongs to the higher and to the lower bracket');
  const [border]: readonly Border[] = [...borders];
  const bracket = bracketOf(contract.yesLabel, border, grid);
  if (bracket === undefined)
    return withhold('no_bound', 'the label does not settle which values its bracket holds');
  const values = snapToGrid(intervalSet([bracket]), grid);
  const strike = strikeCondition(contract.strike);
  if (strike === undefined) return { values, said: ['label'] };
  const struck = valuesOf(strike);
  return struck !== undefined && equalSets(snapToGrid(intervalSet([struck]), grid), values)
    ? { values, said: ['label', 'strike fields'] }
    : withhold('bound_conflict', 'the strike fields disagree with the label');
}
