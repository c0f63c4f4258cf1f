/** What keeps two claims from being on one variable, in the order in which a trader would name it. */
import { type Claim, unreadScope, type Variable } from '../claim/index.ts';
import { nameMember } from './explain-withheld.ts';
import type { Member } from './member.ts';
import type { StepKind, UnrelatedReason } from './relation.ts';
import { isEconomic } from './steps.ts';

/** One part in which two variables differ. `words` stands before the two values: `a different price source`. */
interface Difference {
  readonly reason: UnrelatedReason;
  readonly step: StepKind;
  readonly words: string;
  readonly left: string;
  readonly right: string;
}

export interface ExplainedDifference {
  readonly reason: UnrelatedReason;
  readonly step: StepKind;
  readonly sentence: string;
}

interface Side {
  readonly member: Member;
  readonly claim: Claim;
}

/** The order of the steps in a proof, as far as two claims can part at them. */
const stepOrder: readonly StepKind[] = ['econ_quantity', 'same_game', 'game_quantity', 'same_variable'];

/** Undefined where they are on one frame and in one unit, so that only values and bounds are left to differ. */
export function explainDifference(left: Side, right: Side): ExplainedDifference | undefined {
  const differences = differencesOf(left, right);
  const step = stepOrder.find((each) => differences.some((difference) => difference.step === each));
  if (step === undefined) return undefined;
  const [first, ...others] = [
    ...differences.filter((difference) => difference.step === step),
    ...differences.filter((difference) => difference.step !== step),
  ];
  if (first === undefined) return undefined;
  return { reason: first.reason, step, sentence: sentenceOf(left, right, first, others) };
}

function sentenceOf(left: Side, right: Side, first: Difference, others: readonly Difference[]): string {
  if (first.reason === 'venue_local') return localSentence(left, right);
  if (first.reason === 'different_statistic' && isUnread(left.claim, right.claim)) {
    return `The rules of ${nameMember(left.member)} and ${nameMember(right.member)} differ in more than the bound and are understood no further, so the two may be on different figures.`;
  }
  if (first.reason === 'different_subject' && isUnread(left.claim, right.claim))
    return unreadSentence(left, right);
  // Bitcoin against a football game.
  if (isAboutOther(left.claim, right.claim)) return `They are about different things: ${against(first)}.`;
  // Of two games it is no news that more is different.
  const told = first.step === 'same_game' ? [] : others.filter(({ reason }) => telling.has(reason));
  const also = told.map((difference) => `a different ${difference.words}: ${against(difference)}`);
  return `Different ${first.words}: ${[against(first), ...also].join('; also ')}.`;
}

function against({ left, right }: Difference): string {
  return `${left} against ${right}`;
}

/** What is worth saying beside the first difference. */
const telling: ReadonlySet<UnrelatedReason> = new Set([
  'different_source',
  'different_subject',
  'different_window',
  'different_scope',
]);

function localSentence(left: Side, right: Side): string {
  const local = [left, right].find(({ claim }) => claim.variable.frame.reach === 'venue') ?? left;
  const other = local === left ? right : left;
  return `What ${nameMember(local.member)} measures (${subjectOf(local)}) is defined by the words of ${local.member.venue} alone, so nothing on ${other.member.venue} is known to be the same.`;
}

/** A ladder that nobody has read beyond its bounds may well be on the figure of another one. */
function unreadSentence(left: Side, right: Side): string {
  const [unread, other] = isNamed(left.claim.variable) ? [right, left] : [left, right];
  return `What ${nameMember(unread.member)} measures (${subjectOf(unread)}) is understood no further than its bound, so it is not known to be the same as ${subjectOf(other)}.`;
}

function differencesOf(left: Side, right: Side): readonly Difference[] {
  const [one, other] = [left.claim.variable, right.claim.variable];
  const steps = stepsOf(left.claim, right.claim);
  const found: Difference[] = [];
  const compare = (
    reason: UnrelatedReason,
    step: StepKind,
    words: string,
    leftText: string,
    rightText: string,
  ) => {
    if (leftText !== rightText) found.push({ reason, step, words, left: leftText, right: rightText });
  };
  const compareSubjects = () =>
    compare('different_subject', steps.subject, steps.subjectWords, subjectOf(left), subjectOf(right));
  // Two prices of one coin differ by who publishes them; a coin and a game by what they are.
  if (isAboutOther(left.claim, right.claim)) compareSubjects();
  if (isNamed(one) && isNamed(other)) {
    compare(
      'different_source',
      'same_variable',
      sourceWords(left.claim),
      one.frame.source,
      other.frame.source,
    );
  }
  if (isLocalAcross(left, right)) {
    found.push({ reason: 'venue_local', step: 'same_variable', words: 'venue', left: '', right: '' });
  } else if (!isAboutOther(left.claim, right.claim)) compareSubjects();
  compare('different_window', steps.window, steps.windowWords, one.frame.window, other.frame.window);
  compare('different_scope', 'same_variable', 'scope', one.frame.scope, other.frame.scope);
  // Core against headline inflation; of one game also two quantities are compared, if they count the same things.
  const isOneKind = one.frame.kind === other.frame.kind;
  if (!isOneKind || one.frame.kind === 'line' || one.quantity === other.quantity)
    compare('different_statistic', steps.statistic, 'statistic', one.statistic, other.statistic);
  compare('different_unit', steps.statistic, 'unit', one.unit, other.unit);
  return found;
}

interface StepsOfParts {
  readonly subject: StepKind;
  readonly subjectWords: string;
  readonly window: StepKind;
  readonly windowWords: string;
  readonly statistic: StepKind;
}

function stepsOf(left: Claim, right: Claim): StepsOfParts {
  const kinds = new Set([left.variable.frame.kind, right.variable.frame.kind]);
  if (kinds.size === 1 && kinds.has('score')) {
    return {
      subject: 'same_game',
      subjectWords: 'games',
      window: 'same_game',
      windowWords: 'period',
      statistic: 'game_quantity',
    };
  }
  if (kinds.size === 1 && kinds.has('line') && isEconomic(left) && isEconomic(right)) {
    return {
      subject: 'econ_quantity',
      subjectWords: 'figures',
      window: 'econ_quantity',
      windowWords: 'period',
      statistic: 'econ_quantity',
    };
  }
  return {
    subject: 'same_variable',
    subjectWords: 'subject',
    window: 'same_variable',
    windowWords: 'time',
    statistic: 'same_variable',
  };
}

/** Of two kinds of contract, on two subjects; of a text that is not understood nobody knows. */
function isAboutOther(left: Claim, right: Claim): boolean {
  if (isUnread(left, right)) return false;
  const [one, other] = [left.variable.frame, right.variable.frame];
  const areGames = one.kind === 'score' && other.kind === 'score';
  return left.family !== right.family && one.subject !== other.subject && !areGames;
}

function isLocalAcross(left: Side, right: Side): boolean {
  return (
    left.member.venue !== right.member.venue &&
    [left, right].some(({ claim }) => claim.variable.frame.reach === 'venue')
  );
}

/** The source of a text that is understood; of another there is nothing but its venue's rules. */
function isNamed({ frame }: Variable): boolean {
  return frame.scope !== unreadScope;
}

function isUnread(left: Claim, right: Claim): boolean {
  return !isNamed(left.variable) || !isNamed(right.variable);
}

function sourceWords({ family }: Claim): string {
  return family === 'price' ? 'price source' : 'source';
}

/** A text that is not understood names no subject of its own, so that its event stands for it. */
function subjectOf({ claim: { variable } }: Side): string {
  return isNamed(variable) ? variable.frame.subject : `the figure of ${variable.frame.subject}`;
}
