/** What two contracts say on each topic, side by side, in a sentence for a reader. */
import { type Claim, topicOfVoid, variableKey, waitsOf } from '../claim/index.ts';
import {
  describeBranches,
  describeValues,
  explain,
  isUnread,
  type Member,
  type Relation,
} from '../relation/index.ts';
import type { ComparedContract } from './compared-contract.ts';
import type { FindingResult, FindingTopic } from './finding.ts';
import type { Mapping } from './mapping.ts';
import type { JudgedBranch } from './settlement.ts';

export interface Compared {
  readonly left: ComparedContract;
  readonly right: ComparedContract;
  readonly relation: Relation | undefined;
  readonly mapping: Mapping;
  /** As `judgeBranches` gives them. */
  readonly branches: readonly JudgedBranch[] | undefined;
}

/** Before it is asked whether there are sentences to cite. */
export interface TopicView {
  readonly result: FindingResult;
  readonly explanation: string;
}

export function findOnTopic(topic: FindingTopic, compared: Compared): TopicView {
  switch (topic) {
    case 'outcome':
      return onOutcome(compared);
    case 'source':
      return onPart(compared, 'source', ({ variable }) => variable.frame.source);
    case 'deciding_time':
      return onPart(compared, 'time', timeOf);
    case 'boundary':
      return onBoundary(compared);
    case 'tie':
      return onTie(compared);
    case 'cancelled':
    case 'postponed':
    case 'not_published':
    case 'revision':
      return onBranches(topic, compared);
    case 'early_close':
      return { result: 'agree', explanation: 'When trading stops changes nothing of what either pays.' };
    case 'currency':
      return onCurrency(compared);
    case 'payout':
      return onPayout(compared);
  }
}

function onOutcome({ left, right, relation, mapping }: Compared): TopicView {
  if (relation === undefined) {
    return { result: 'unknown', explanation: 'The terms of the two are not proven to be related.' };
  }
  return {
    result: mapping === 'unconfirmed' ? 'different' : 'agree',
    explanation: whyRelated(left.member, right.member, relation),
  };
}

function whyRelated(left: Member, right: Member, { relation }: Relation): string {
  const explained = explain({ ...left, withheld: [] }, { ...right, withheld: [] }, () => undefined);
  // The legs of a combo are not at hand here; its proof has them.
  return explained.related
    ? explained.sentence
    : `The graph relates the two as ${relation.replaceAll('_', ' ')}, through other markets.`;
}

function timeOf({ variable: { frame } }: Claim): string {
  return `${frame.subject} (${frame.window})`;
}

/** A part of what the two are on, known on both or not at all. */
function onPart({ left, right }: Compared, name: string, partOf: (claim: Claim) => string): TopicView {
  const [one, other] = [left.member.claim, right.member.claim];
  if (one === undefined || other === undefined || isUnread(one) || isUnread(other))
    return notRead(left, right);
  const [part, otherPart] = [partOf(one), partOf(other)];
  return part === otherPart
    ? { result: 'agree', explanation: `Both have the same ${name}: ${part}.` }
    : {
        result: 'different',
        explanation: `Different ${name}: ${venueOf(left)} ${part}, ${venueOf(right)} ${otherPart}.`,
      };
}

function onBoundary({ left, right, mapping }: Compared): TopicView {
  const [one, other] = [left.member.claim, right.member.claim];
  if (one === undefined || other === undefined) return notRead(left, right);
  const paid = `${venueOf(left)} pays on ${describeValues(one)}, ${venueOf(right)} on ${describeValues(other)}`;
  if (mapping === 'same') return { result: 'agree', explanation: `The same values pay: ${paid}.` };
  if (mapping === 'opposite')
    return { result: 'agree', explanation: `Every value pays exactly one of the two: ${paid}.` };
  return variableKey(one.variable) === variableKey(other.variable)
    ? { result: 'different', explanation: `Different values pay: ${paid}.` }
    : { result: 'unknown', explanation: `The two are on two figures: ${paid}.` };
}

/** A tie is a value of most games, and paid as such; elsewhere it is a branch without a value. */
function onTie(compared: Compared): TopicView {
  const { left, right, mapping, branches } = compared;
  if (branches?.some(({ branch }) => branch === 'tie')) return onBranches('tie', compared);
  const isGame = [left, right].every(({ member }) => member.claim?.variable.frame.kind === 'score');
  if (isGame && mapping !== 'unconfirmed') {
    return {
      result: 'agree',
      explanation: 'A tie is a score like any other, and both are paid alike on it.',
    };
  }
  return { result: 'unknown', explanation: 'The two are not known to speak of a tie.' };
}

function onBranches(topic: FindingTopic, { left, right, branches }: Compared): TopicView {
  if (branches === undefined) return notRead(left, right);
  const own = branches.filter(({ branch }) => topicOfVoid[branch] === topic);
  if (own.length === 0) {
    if (topic === 'revision' && countsFirstFigure(left) && countsFirstFigure(right)) {
      return { result: 'agree', explanation: 'Both count the first figure; revisions of it change nothing.' };
    }
    return { result: 'unknown', explanation: 'Neither names it, and by their terms it cannot occur.' };
  }
  const result = worst(own.map((each) => each.result));
  const words = describeBranches(left.member, right.member, own);
  switch (result) {
    case 'agree':
      return { result, explanation: `They pay the same ${words}.` };
    case 'different':
      return { result, explanation: `They pay by different rules ${words}.${waits(own, left, right)}` };
    case 'unknown':
      return {
        result,
        explanation: `They are not known to pay the same ${words}.${waits(own, left, right)}`,
      };
  }
}

/** How long each waits for what was put off, in our own words for its sentence; empty where neither says. */
function waits(own: readonly JudgedBranch[], ...sides: readonly ComparedContract[]): string {
  const said = sides.flatMap(({ member: { venue, claim } }) => {
    const words = own.flatMap(({ branch }) => (claim === undefined ? [] : waitsOf(claim, branch)));
    return words.map(([each]) => `${venue}, ${each.replace(/\.$/, '')}`);
  });
  return said.length === 0 ? '' : ` How they wait: ${[...new Set(said)].join('; ')}.`;
}

/** A scope of the claim, as the families write it. */
function countsFirstFigure({ member }: ComparedContract): boolean {
  return member.claim?.variable.frame.scope === 'first figure published';
}

function worst(results: readonly FindingResult[]): FindingResult {
  if (results.includes('different')) return 'different';
  return results.includes('unknown') ? 'unknown' : 'agree';
}

function onCurrency({ left, right }: Compared): TopicView {
  const [one, other] = [left.contract.settlement.currency, right.contract.settlement.currency];
  return one === other
    ? { result: 'agree', explanation: `Both pay in ${one}.` }
    : {
        result: 'different',
        explanation: `${venueOf(left)} pays in ${one}, ${venueOf(right)} in ${other}; one USDC is taken as one US dollar.`,
      };
}

function onPayout({ left, right }: Compared): TopicView {
  const [one, other] = [left.contract.settlement.payout, right.contract.settlement.payout];
  return one === other
    ? { result: 'agree', explanation: `A winning contract pays ${one} on both.` }
    : {
        result: 'different',
        explanation: `A winning contract pays ${one} on ${venueOf(left)} and ${other} on ${venueOf(right)}.`,
      };
}

function notRead({ member: left }: ComparedContract, { member: right }: ComparedContract): TopicView {
  const whose = [left, right].filter(({ claim }) => isUnread(claim)).map(({ venue }) => venue);
  const of = whose.length === 0 ? 'the two' : whose.join(' and ');
  return { result: 'unknown', explanation: `The rules of ${of} were not read that far.` };
}

function venueOf({ member }: { readonly member: Pick<Member, 'venue'> }): string {
  return member.venue;
}
