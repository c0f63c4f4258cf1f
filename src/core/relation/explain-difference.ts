/** What keeps two claims from being on one variable, in the order in which a trader would name it. */
import { type Claim, namedSources, unreadScope, type Variable } from '../claim/index.ts';
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
  // A hockey total with the shootout, and one whose text is silent on it.
  if (first.reason === 'different_scope' && isLocalAcross(left, right)) {
    return `Both are on ${subjectOf(left)}, but not by the same rules: ${nameMember(left.member)} has "${first.left}" and ${nameMember(right.member)} "${first.right}", and what a text does not say is not guessed.`;
  }
  // Bitcoin against a football game.
  if (isAboutOther(left, right)) return `They are about different things: ${against(first)}.`;
  // Of two games it is no news that more is different.
  const named = first.step === 'same_game' ? [] : others.filter(({ reason }) => worthNaming.has(reason));
  const also = named.map((difference) => `a different ${difference.words}: ${against(difference)}`);
  return `Different ${first.words}: ${[against(first), ...also].join('; also ')}.`;
}

function against({ left, right }: Difference): string {
  return `${left} against ${right}`;
}

/** What is worth saying beside the first difference. */
const worthNaming: ReadonlySet<UnrelatedReason> = new Set([
  'different_source',
  'different_subject',
  'different_window',
  'different_scope',
]);

/** Two venues, and what one of them measures is named in its own words only. */
function localSentence(left: Side, right: Side): string {
  if (isUnread(left.claim, right.claim)) return unreadSentence(left, right);
  const [one, other] = [subjectOf(left), subjectOf(right)];
  // One match, as two venues write it: no table of exact names has it.
  if (one !== other) {
    return `No exact name ties what ${nameMember(left.member)} is on (${one}) to what ${nameMember(right.member)} is on (${other}), so they are not known to be the same, however alike they look.`;
  }
  const { window, scope } = left.claim.variable.frame;
  return `Both are on ${one} (${window}; ${scopeWords(scope)}), but at least one venue leaves open what exactly counts, so they are not known to be the same.`;
}

/** A ladder that is read only as far as its bounds may well be on the figure of another one. */
function unreadSentence(left: Side, right: Side): string {
  const [unread, other] = isNamed(left.claim.variable) ? [right, left] : [left, right];
  const sources = namedSources(unread.claim);
  const source = sources.length === 0 ? '' : ` (its venue names the source ${sources.join(' and ')})`;
  return `The rules of ${nameMember(unread.member)} are understood no further than its bound${source}, so it is not known to be on the figure of ${nameMember(other.member)}: ${figureOf(other)}.`;
}

/** `BTC/USDT, highest high of one-minute candles (Binance)`. */
function figureOf(side: Side): string {
  const { variable } = side.claim;
  if (isNamed(variable)) return `${subjectOf(side)}, ${variable.statistic} (${variable.frame.source})`;
  const sources = namedSources(side.claim);
  return sources.length === 0 ? subjectOf(side) : `${subjectOf(side)} (${sources.join(' and ')})`;
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
  const compareSubjects = (words = steps.subjectWords) =>
    compare('different_subject', steps.subject, words, ...subjectsOf(left, right));
  // Two prices of one coin differ by who publishes them; two coins, or a coin and a game, by what they are.
  const isOtherAsset = areOtherAssets(left.claim, right.claim);
  const isAboutFirst = isOtherAsset || isAboutOther(left, right);
  if (isAboutFirst) compareSubjects(isOtherAsset ? 'asset' : undefined);
  if (isNamed(one) && isNamed(other)) {
    compare(
      'different_source',
      'same_variable',
      sourceWords(left.claim),
      one.frame.source,
      other.frame.source,
    );
  }
  const isLocal = isLocalAcross(left, right);
  const local: Difference = {
    reason: 'venue_local',
    step: 'same_variable',
    words: 'venue',
    left: '',
    right: '',
  };
  // Names and windows that only one venue has do not differ from another's; they are not known to be the same.
  if (
    isLocal &&
    (isUnread(left.claim, right.claim) || (!isAboutFirst && subjectOf(left) !== subjectOf(right)))
  )
    found.push(local);
  else if (!isAboutFirst) compareSubjects();
  if (!isLocal || !isOwnWindow(one.frame.window, other.frame.window))
    compare('different_window', steps.window, steps.windowWords, one.frame.window, other.frame.window);
  compare(
    'different_scope',
    'same_variable',
    'scope',
    scopeWords(one.frame.scope),
    scopeWords(other.frame.scope),
  );
  // Core against headline inflation; of one game also two quantities are compared, if they count the same things.
  const isOneKind = one.frame.kind === other.frame.kind;
  if (!isOneKind || one.frame.kind === 'line' || one.quantity === other.quantity)
    compare('different_statistic', steps.statistic, 'statistic', one.statistic, other.statistic);
  compare('different_unit', steps.statistic, 'unit', one.unit, other.unit);
  return isLocal && found.length === 0 ? [local] : found;
}

/** An event's own window, or one from the creation of a market. */
function isOwnWindow(...windows: readonly string[]): boolean {
  return windows.some((window) => /\bvenue_[ab] (?:event|market) /.test(window));
}

/** A scope as a reader of sentences understands it. */
function scopeWords(scope: string): string {
  return scope.replace(/unfinished is (?:99|-1)/, 'an unfinished match pays one half');
}

/** Bitcoin against Solana, from any source. */
function areOtherAssets(left: Claim, right: Claim): boolean {
  if (left.family !== 'price' || right.family !== 'price') return false;
  const [one, other] = [assetOf(left.variable), assetOf(right.variable)];
  return one !== undefined && other !== undefined && one !== other;
}

const knownAssets: Readonly<Record<string, string>> = {
  'Bitcoin Real-Time Index': 'BTC',
  'Ethereum Real-Time Index': 'ETH',
  'Solana Real-Time Index': 'SOL',
  'Dogecoin Real-Time Index': 'DOGE',
  'XRP Real-Time Index': 'XRP',
  'BNB Real-Time Index': 'BNB',
  'WTI crude oil': 'WTI',
  Gold: 'gold',
  SPY: 'SPY',
};

/** `BTC` of `Bitcoin Real-Time Index` and of `BTC/USDT`; undefined of what is not known to be one or the other. */
function assetOf({ frame: { subject } }: Variable): string | undefined {
  return knownAssets[subject] ?? /^(\w+)\/\w+/.exec(subject)?.[1];
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

/** Of two kinds of contract, on two subjects; of a text that is not understood, unknown. */
function isAboutOther(left: Side, right: Side): boolean {
  if (isUnread(left.claim, right.claim)) return false;
  const areGames = [left, right].every(({ claim }) => claim.variable.frame.kind === 'score');
  const [one, other] = subjectsOf(left, right);
  return left.claim.family !== right.claim.family && one !== other && !areGames;
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

/** Two events of one venue on the same thing are two subjects, and the events keep them apart. */
function subjectsOf(left: Side, right: Side): readonly [string, string] {
  const [one, other] = [subjectOf(left), subjectOf(right)];
  return one === other && left.member.venue === right.member.venue
    ? [left.claim.variable.frame.subject, right.claim.variable.frame.subject]
    : [one, other];
}

/**
 * Without the venue before it, which says who calls it so and not what it is. A text that is not understood names no subject
 * of its own, so that its event stands for it.
 */
function subjectOf({ claim: { variable } }: Side): string {
  const { subject } = variable.frame;
  return isNamed(variable)
    ? subject.replace(/^venue_[ab](?: event \S+)?:? /, '')
    : `the figure of ${subject}`;
}
