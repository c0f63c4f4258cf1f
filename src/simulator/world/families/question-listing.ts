/** How both venues list a plain question or menu, members that are out of the race included. */
import { FigureClaim } from '../claims.ts';
import { dayMs, easternOf, hourMs, longDate, shortDate } from '../eastern-time.ts';
import type { FamilyContext } from '../family.ts';
import type { Menu } from '../figures.ts';
import { slugWords } from '../identifiers.ts';
import { listVenueAEvent } from '../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../list-venue-b.ts';
import type { SimulatedVenue } from '../market.ts';
import type { Occurrence, Outcome, State } from '../occurrence.ts';
import { uniformOf } from '../random.ts';
import type { VenueAEvent, VenueATerms } from '../venue-a.ts';
import type { VenueBEvent } from '../venue-b.ts';
import { memberOf, type Project } from './made-up.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];

export interface Question {
  readonly key: string;
  readonly project: Project;
  readonly venue: SimulatedVenue;
  readonly category: string;
  readonly decidedAt: number;
  readonly listedAt: number;
  readonly menu: Menu;
  readonly members: number;
}

/** A member that is out of the race already: its market is settled in an open event. */
class SettledMember implements Occurrence {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly key = 'winner';
  readonly #menu: Menu;

  constructor(menu: Menu, member: number, endsAt: number) {
    this.id = `${menu.id}-out-${member}`;
    this.startsAt = endsAt - hourMs;
    this.endsAt = endsAt;
    this.#menu = menu;
  }

  get outcome(): Outcome {
    return this.#menu.outcome;
  }
  mass(at: number, low: number, high: number): number {
    return at >= this.endsAt ? 0 : this.#menu.mass(at, low, high);
  }
  mark(low: number, high: number): void {
    this.#menu.mark(low, high);
  }
  states(): Iterable<State> {
    return this.#menu.states();
  }
}

function isOther({ venue, members }: Question, member: number): boolean {
  return venue === 'venue_b' && members > 1 && member === members - 1;
}

/** Members known not to win, about one in twenty of the larger menus. */
function isOut(context: FamilyContext, question: Question, member: number): boolean {
  const { outcome } = question.menu;
  return (
    question.members > 3 &&
    !isOther(question, member) &&
    question.decidedAt > context.startsAt &&
    outcome.kind === 'state' &&
    outcome.state['winner'] !== member &&
    uniformOf(context.seed, `out:${question.key}:${member}`) < 0.05
  );
}

function claimOf(context: FamilyContext, question: Question, member: number): FigureClaim {
  const settledAt = context.startsAt - (1 + (member % 9)) * dayMs;
  const occurrence = isOut(context, question, member)
    ? new SettledMember(question.menu, member, settledAt)
    : question.menu;
  const { name, deed, single } = question.project;
  const variable =
    question.members === 1
      ? `whether ${name} is announced to ${single}, by ${shortDate(easternOf(question.decidedAt))}`
      : `who is announced to ${deed} ${name}, by ${shortDate(easternOf(question.decidedAt))}`;
  return new FigureClaim(occurrence, variable, member, member, {
    cancelled: isOther(question, member) ? 2 : 0,
  });
}

function memberName(context: FamilyContext, question: Question, member: number): string {
  return isOther(question, member)
    ? 'Other'
    : memberOf(context.seed, question.project.cast, `members:${question.key}`, member);
}

function titleOf({ project, members }: Question): string {
  if (members === 1) {
    return `Will ${project.name} ${project.single}?`;
  }
  return `${project.cast === 'work' ? 'Which work' : 'Who'} will ${project.deed} ${project.name}?`;
}

function memberTitle(question: Question, name: string): string {
  const { project, members } = question;
  return members === 1
    ? titleOf(question)
    : `Will ${name === 'Other' ? 'another' : name} ${project.deed} ${project.name}?`;
}

export function listQuestionA(context: FamilyContext, question: Question): VenueAEvent {
  const { project, decidedAt, listedAt, members } = question;
  const single = members === 1;
  const date = shortDate(easternOf(decidedAt));
  const series = context.series({
    ticker: `KXQ${question.key}`,
    title: titleOf(question),
    category: question.category,
    tags: undefined,
    frequency: 'one_off',
    settlementSources: undefined,
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
  return listVenueAEvent(context, {
    series,
    ticker: `${series.ticker}-${easternOf(decidedAt).year % 100}`,
    title: titleOf(question),
    subTitle: date,
    mutuallyExclusive: !single,
    activity: 0.3,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: decidedAt,
      expectedExpirationAt: decidedAt + hourMs,
      latestExpirationAt: decidedAt + 30 * dayMs,
    },
    markets: Array.from({ length: members }, (_, member) => {
      const name = memberName(context, question, member);
      const label = single ? 'Yes' : name;
      const strike = single ? {} : strikeOf(context, project, name);
      return {
        suffix: single ? 'YES' : slugWords(name).toUpperCase().replaceAll('-', '').slice(0, 8),
        claim: claimOf(context, question, member),
        ...(isOut(context, question, member)
          ? { times: { closesAt: context.startsAt - (1 + (member % 9)) * dayMs } }
          : {}),
        terms: () => ({
          title: memberTitle(question, name),
          yesSubTitle: label,
          noSubTitle: label,
          rulesPrimary: single
            ? `Yes if it is announced by ${date} that ${project.name} is to ${project.single}.`
            : `Yes if ${name} is the first announced by ${date} to ${project.deed} ${project.name}.`,
          rulesSecondary: 'If the decision is called off, the market is No.',
          ...strike,
        }),
      };
    }),
  });
}

/** Persons have a structured target, firms and works their name only. */
function strikeOf(
  context: FamilyContext,
  { cast }: Project,
  name: string,
): Pick<VenueATerms, 'strikeType' | 'customStrike'> {
  if (cast === 'person') {
    const { id } = context.structuredTarget({ name, type: 'person', details: {} });
    return { strikeType: 'structured', customStrike: { person: id } };
  }
  return { strikeType: 'custom', customStrike: { [cast === 'firm' ? 'Company' : 'Title']: name } };
}

export function listQuestionB(context: FamilyContext, question: Question): VenueBEvent {
  const { project, decidedAt, listedAt, members } = question;
  const single = members === 1;
  const date = longDate(easternOf(decidedAt));
  const description = [
    single
      ? `Yes if it is announced by 11:59 PM ET on ${date} that ${project.name} is to ${project.single}.`
      : `Decided by the announcement, by 11:59 PM ET on ${date}, of who is to ${project.deed} ${project.name}. If none of those named is, if nobody is announced, or if the decision is called off, "Other" is Yes.`,
    ...(single ? ['If the decision is called off, the market resolves No.'] : []),
    'The source is the body that decides.',
  ].join('\n\n');
  return listVenueBEvent(context, {
    slug: slugWords(titleOf(question)),
    title: titleOf(question),
    description,
    tags: [question.category].map(venueBTag),
    negRisk: !single,
    activity: 0.4,
    feeType: 'general_fees',
    feeRate: '0.05',
    resolution: 'optimistic_oracle',
    times: { createdAt: listedAt, opensAt: listedAt, closesAt: decidedAt + dayMs, endDateAt: decidedAt },
    markets: Array.from({ length: members }, (_, member) => {
      const name = memberName(context, question, member);
      const text = memberTitle(question, name);
      return {
        slug: slugWords(text),
        claim: claimOf(context, question, member),
        ...(isOut(context, question, member)
          ? { times: { closesAt: context.startsAt - (1 + (member % 9)) * dayMs } }
          : {}),
        ...(isOther(question, member) ? { negRiskOther: true } : {}),
        ...(single ? {} : { groupItemThreshold: String(member) }),
        terms: () => ({
          question: text,
          groupItemTitle: single ? '' : name,
          description,
          outcomes: yesNo,
          resolutionSource: '',
        }),
      };
    }),
  });
}
