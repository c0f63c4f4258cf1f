/** How both venues list a thing that happens by a date: "before" a date on venue_a, "by" 11:59 PM ET on venue_b. */
import { FigureClaim, type Voids } from '../claims.ts';
import {
  dayMs,
  type EasternDate,
  fromEastern,
  hourMs,
  longDate,
  monthName,
  shortDate,
  tickerDate,
} from '../eastern-time.ts';
import type { FamilyContext } from '../family.ts';
import { DeadlineFigure, Happening } from '../figures.ts';
import { slugWords } from '../identifiers.ts';
import type { Kin } from '../latent.ts';
import { listVenueAEvent } from '../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../list-venue-b.ts';
import type { VenueAEvent } from '../venue-a.ts';
import type { VenueBEvent } from '../venue-b.ts';
import { touchedUp } from './rule-edits.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];
/** A date without a zone is another moment for each reader. */
const zone = 'dates in Eastern time';

export interface Trigger {
  /** Completes "Will …", such as `the reserve bill become law`. */
  readonly words: string;
  /** What exactly must happen, a clause that completes "if …". */
  readonly condition: string;
  /** Who says so, completes "as given by …". */
  readonly source: string;
  readonly category: string;
  readonly yearly: number;
  /** How many times an ordinary question's trading, where it makes headlines. */
  readonly liveliness?: number;
}

/** One thing that happens, as one text defines it: equal texts are one figure. */
export interface DeadlineDefinition {
  readonly trigger: Trigger;
  readonly happening: Happening;
  /** When counting begins, in words: `since Jan 1, 2026`, `after issuance`. */
  readonly beginning: string;
  readonly from: number;
}

export function define(
  context: FamilyContext,
  key: string,
  trigger: Trigger,
  from: number,
  beginning: string,
  kin?: Kin,
): DeadlineDefinition {
  const happening = new Happening({
    seed: context.seed,
    id: `happening-${key}`,
    from: Math.max(from, context.startsAt),
    yearly: trigger.yearly,
    ...(kin === undefined ? {} : { kin }),
  });
  return { trigger, happening, beginning, from };
}

function variableOf({ trigger, beginning }: DeadlineDefinition): string {
  return `first time that ${trigger.condition}, ${beginning}, as given by ${trigger.source}`;
}

export interface DeadlineRung {
  readonly date: EasternDate;
  /** The last second that counts, since 1970. */
  readonly high: number;
  /** Where not everything since the beginning counts: the first day that does. */
  readonly from?: EasternDate;
}

function firstSecond({ from }: DeadlineRung): number {
  return from === undefined ? 0 : Math.floor(fromEastern(from) / 1000);
}

/** Counts until midnight begins the date. */
export function before(date: EasternDate): DeadlineRung {
  return { date, high: Math.floor(fromEastern(date) / 1000) - 1 };
}

/** Counts until 11:59 PM ET on the date; with `seconds` until 11:59:59. */
export function by(date: EasternDate, seconds = 0): DeadlineRung {
  return { date, high: Math.floor(fromEastern(date, 23, 59, seconds) / 1000) };
}

/** Instants of a rung in milliseconds: when it can no longer happen in time. */
function deadlineAt(rung: DeadlineRung): number {
  return (rung.high + 1) * 1000;
}

export function listBefore(
  context: FamilyContext,
  definition: DeadlineDefinition,
  key: string,
  rungs: readonly DeadlineRung[],
  listedAt: number,
  options: { readonly unfilled?: boolean; readonly voids?: Voids } = {},
): VenueAEvent {
  const { trigger } = definition;
  const series = context.series({
    ticker: `KX${key}`,
    title: `Will ${trigger.words}?`,
    category: trigger.category,
    tags: undefined,
    frequency: 'custom',
    settlementSources: [{ name: trigger.source, url: 'https://www.federalregister.gov/' }],
    feeType: 'quadratic',
    feeMultiplier: '1',
  });
  const last = rungs[rungs.length - 1];
  const lastAt = last === undefined ? listedAt + dayMs : deadlineAt(last);
  const ticker = `${series.ticker}-${last === undefined ? '26' : String(last.date.year % 100)}`;
  return listVenueAEvent(context, {
    series,
    ticker,
    title: `When will ${trigger.words}?`,
    subTitle: last === undefined ? '' : `Before ${shortDate(last.date)}`,
    mutuallyExclusive: false,
    activity: trigger.liveliness ?? 1,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: lastAt,
      expectedExpirationAt: lastAt + 10 * hourMs,
      latestExpirationAt: lastAt + 7 * dayMs,
    },
    markets: rungs.map((rung) => {
      const closesAt = deadlineAt(rung);
      const date = shortDate(rung.date);
      return {
        suffix: tickerDate(rung.date),
        claim: new FigureClaim(
          new DeadlineFigure(definition.happening, definition.from, closesAt),
          options.unfilled === true
            ? `unfilled template ${ticker}-${tickerDate(rung.date)}`
            : variableOf(definition),
          firstSecond(rung),
          rung.high,
          options.voids ?? {},
        ),
        times: {
          closesAt,
          expectedExpirationAt: closesAt + 10 * hourMs,
          latestExpirationAt: closesAt + 7 * dayMs,
        },
        ...touchedUp(context, `${ticker}-${tickerDate(rung.date)}`, 'rulesSecondary', () => ({
          title: `Will ${trigger.words} before ${date}?`,
          yesSubTitle: `Before ${date}`,
          noSubTitle: `Before ${date}`,
          rulesPrimary:
            options.unfilled === true
              ? 'Yes if || Event || by || Date ||.'
              : `Yes if ${trigger.condition}, ${definition.beginning} and before ${date}, ${zone}, as given by ${trigger.source}.`,
          rulesSecondary: 'Closes early when it happens.',
          earlyCloseCondition: 'Closes and expires early if the event occurs.',
        })),
      };
    }),
  });
}

export function listBy(
  context: FamilyContext,
  definition: DeadlineDefinition,
  rungs: readonly DeadlineRung[],
  listedAt: number,
  options: {
    readonly note?: string;
    readonly voids?: Voids;
    readonly variable?: string;
    readonly feeType?: string;
  } = {},
): VenueBEvent {
  const { trigger } = definition;
  const last = rungs[rungs.length - 1];
  const lastAt = last === undefined ? listedAt + dayMs : deadlineAt(last);
  const textOf = (rung: DeadlineRung): string => {
    const clock = (rung.high + 1) % 60 === 0 ? '11:59:59 PM ET' : '11:59 PM ET';
    const until = `${clock} on ${longDate(rung.date)}`;
    return [
      rung.from === undefined
        ? `Yes if ${trigger.condition}, ${definition.beginning} and until ${until}, ${zone}; No otherwise.`
        : `Yes if the first time that ${trigger.condition}, ${definition.beginning}, ${zone}, lies between midnight ET as ${longDate(rung.from)} begins and ${until}; No otherwise.`,
      `The source is ${trigger.source}.`,
      ...(options.note === undefined ? [] : [options.note]),
    ].join('\n\n');
  };
  return listVenueBEvent(context, {
    slug: slugWords(`${trigger.words} by`),
    title: `Will ${trigger.words} by...?`,
    // The event repeats its last market's text; each market has its own date.
    description: last === undefined ? '' : textOf(last),
    tags: [trigger.category].map(venueBTag),
    negRisk: false,
    activity: 2 * (trigger.liveliness ?? 1),
    feeType: options.feeType ?? 'politics_fees',
    feeRate: '0.04',
    resolution: 'optimistic_oracle',
    times: { createdAt: listedAt, opensAt: listedAt, closesAt: lastAt + dayMs, endDateAt: lastAt },
    markets: rungs.map((rung, index) => {
      const question =
        rung.from === undefined
          ? `Will ${trigger.words} by ${longDate(rung.date)}?`
          : `Will ${trigger.words} in ${monthName(rung.from.month)} ${rung.from.year}?`;
      return {
        slug: slugWords(question),
        claim: new FigureClaim(
          new DeadlineFigure(definition.happening, definition.from, deadlineAt(rung)),
          options.variable ?? variableOf(definition),
          firstSecond(rung),
          rung.high,
          options.voids ?? {},
        ),
        groupItemThreshold: String(index),
        times: { endDateAt: deadlineAt(rung) - 60_000, closesAt: deadlineAt(rung) + dayMs },
        ...touchedUp(context, question, 'description', () => ({
          question,
          groupItemTitle:
            rung.from === undefined
              ? longDate(rung.date).replace(`, ${rung.date.year}`, '')
              : `In ${monthName(rung.from.month)}`,
          description: textOf(rung),
          outcomes: yesNo,
          resolutionSource: '',
        })),
      };
    }),
  });
}

export const register = 'the Federal Register';
export const reporting = 'a consensus of credible reporting';
