/** Menus of entities: one of several wins. How both venues list one, with the field, "Other" and reserved places. */
import { FigureClaim, type Voids } from '../../claims.ts';
import { dayMs, easternOf, fromEastern, hourMs } from '../../eastern-time.ts';
import type { FamilyContext } from '../../family.ts';
import { Menu, type VoidRisk } from '../../figures.ts';
import { slugWords } from '../../identifiers.ts';
import type { Path, Revelation } from '../../latent.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { VenueAEvent, VenueASeries, VenueATerms } from '../../venue-a.ts';
import type { VenueBEvent, VenueBTerms } from '../../venue-b.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];

export interface PoliticalContest {
  readonly key: string;
  readonly menu: Menu;
  /** The figure that contracts on this contest read: what decides it, by whose word. */
  readonly variable: string;
  readonly listedAt: number;
  readonly decidedAt: number;
  readonly names: readonly string[];
}

export interface ContestDraft {
  readonly key: string;
  readonly variable: string;
  readonly names: readonly string[];
  /** Before anything is known; together less than 1, the rest is the field. */
  readonly chances: readonly number[];
  readonly listedAt: number;
  readonly decidedAt: number;
  /** How much of it is known just before. */
  readonly knownBefore?: number;
  /** What contests that look like this one have in common. */
  readonly kin?: string;
  /** The path of another contest, where the two are read from one truth. */
  readonly latent?: Path;
  readonly voidRisk?: VoidRisk;
}

/** The winner that is called is sworn in, but for the rarest cases. */
const contestCorrelation = 0.998;

export function contestOf(context: FamilyContext, draft: ContestDraft): PoliticalContest {
  const revelation: Revelation = [
    [draft.listedAt, 0.05],
    [draft.decidedAt - 6 * hourMs, draft.knownBefore ?? 0.6],
    [draft.decidedAt, 1],
  ];
  return {
    ...draft,
    menu: new Menu({
      seed: context.seed,
      id: `contest-${draft.key.toLowerCase()}`,
      startsAt: draft.decidedAt - 6 * hourMs,
      endsAt: draft.decidedAt,
      chances: draft.chances,
      revelation,
      ...(draft.kin === undefined ? {} : { kin: { key: draft.kin, correlation: contestCorrelation } }),
      ...(draft.latent === undefined ? {} : { latent: draft.latent }),
      ...(draft.voidRisk === undefined ? {} : { voidRisk: draft.voidRisk }),
    }),
  };
}

/** Chances that fall off with the place, adding up to `total`. */
export function fallingChances(count: number, total: number, steepness = 0.75): number[] {
  const weights = Array.from({ length: count }, (_, index) => steepness ** index);
  const sum = weights.reduce((left, right) => left + right, 0);
  return weights.map((weight) => (total * weight) / sum);
}

export interface VenueAMenu {
  readonly series: VenueASeries;
  readonly ticker: string;
  readonly title: string;
  readonly subTitle?: string;
  readonly mutuallyExclusive?: boolean;
  readonly activity: number;
  readonly voids?: Voids;
  readonly terms: (name: string, index: number) => VenueATerms;
  /** Where the figure differs by member: texts that name somebody else, or several who may win together. */
  readonly variableOf?: (name: string, index: number) => string;
}

export function listMenuA(context: FamilyContext, contest: PoliticalContest, draft: VenueAMenu): VenueAEvent {
  const { names, menu, listedAt, decidedAt } = contest;
  return listVenueAEvent(context, {
    series: draft.series,
    ticker: draft.ticker,
    title: draft.title,
    subTitle: draft.subTitle ?? '',
    mutuallyExclusive: draft.mutuallyExclusive ?? true,
    activity: draft.activity,
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: decidedAt + dayMs,
      expectedExpirationAt: decidedAt + hourMs,
      latestExpirationAt: decidedAt + 365 * dayMs,
    },
    markets: names.map((name, index) => ({
      suffix: initials(name),
      claim: new FigureClaim(
        menu,
        draft.variableOf?.(name, index) ?? contest.variable,
        index,
        index,
        draft.voids ?? {},
      ),
      terms: () => draft.terms(name, index),
    })),
  });
}

function initials(name: string): string {
  const words = name
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, '')
    .split(' ');
  const last = words[words.length - 1] ?? '';
  return words.length === 1 ? last.slice(0, 5) : `${words[0]?.[0] ?? ''}${last.slice(0, 4)}`;
}

export interface VenueBMenu {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly activity: number;
  readonly feeType?: string;
  readonly voids?: Voids;
  readonly question: (name: string) => string;
  /** Everyone who is not named, as questions have it. */
  readonly other?: string;
  /** Reserved places before "Other", to be named later. */
  readonly augmented?: { readonly reserved: number; readonly noun: string };
  readonly negRisk?: boolean;
}

export function listMenuB(context: FamilyContext, contest: PoliticalContest, draft: VenueBMenu): VenueBEvent {
  const { names, menu, listedAt, decidedAt } = contest;
  const { negRisk = true, other = 'another person' } = draft;
  const reserved = draft.augmented?.reserved ?? 0;
  const claimOf = (low: number, high: number): FigureClaim =>
    new FigureClaim(menu, contest.variable, low, high, draft.voids ?? {});
  const termsOf = (name: string): VenueBTerms => ({
    question: draft.question(name),
    groupItemTitle: name,
    description: draft.description,
    outcomes: yesNo,
    resolutionSource: '',
  });
  const members = names.map((name, index) => ({
    // One member took over a reserved place and kept its slug.
    slug:
      draft.augmented !== undefined && index === names.length - 1 && names.length > 2
        ? slugWords(draft.question(`${draft.augmented.noun} J`))
        : slugWords(draft.question(name)),
    claim: claimOf(index, index),
    groupItemThreshold: String(index),
    terms: () => termsOf(name),
  }));
  const unnamed = [];
  if (draft.augmented !== undefined) {
    const { noun } = draft.augmented;
    for (let place = 0; place < reserved; place += 1) {
      const name = `${noun} ${String.fromCharCode(65 + place)}`;
      unnamed.push({
        slug: slugWords(draft.question(name)),
        // The place means no person until it is named: no member of the menu.
        claim: new FigureClaim(
          menu,
          `reserved place ${name} of ${contest.key}`,
          menu.members,
          menu.members,
          {},
        ),
        groupItemThreshold: String(names.length + place),
        placeholder: true,
        terms: () => termsOf(name),
      });
    }
  }
  // One member of a group pays whatever happens: where the named ones are not all, there is one for the rest.
  if (negRisk && menu.members > names.length) {
    unnamed.push({
      slug: slugWords(draft.question(other)),
      claim: claimOf(names.length, Number.POSITIVE_INFINITY),
      groupItemThreshold: String(names.length + reserved),
      negRiskOther: true,
      liveliness: 0.2,
      terms: () => ({ ...termsOf(other), groupItemTitle: 'Other' }),
    });
  }
  return listVenueBEvent(context, {
    slug: draft.slug,
    title: draft.title,
    description: draft.description,
    tags: draft.tags.map(venueBTag),
    negRisk,
    negRiskAugmented: draft.augmented !== undefined,
    activity: draft.activity,
    feeType: draft.feeType ?? 'politics_fees',
    feeRate: '0.04',
    resolution: 'optimistic_oracle',
    times: {
      createdAt: listedAt,
      opensAt: listedAt,
      closesAt: decidedAt + 3 * dayMs,
      endDateAt: fromEastern(easternOf(decidedAt), 23, 59),
    },
    markets: [...members, ...unnamed],
  });
}
