/** Makes venue_a events from drafts: identities, inherited times, liveliness. */
import { fairOf, type PricedClaim } from './claims.ts';
import type { FamilyContext } from './family.ts';
import type { SimulatedLeg } from './market.ts';
import { biasAt, type PlantedMispricing } from './planted-mispricing.ts';
import { uniformOf } from './random.ts';
import type {
  VenueAEvent,
  VenueAMarket,
  VenueAMilestone,
  VenueAPriceStructure,
  VenueASeries,
  VenueATerms,
} from './venue-a.ts';

export interface VenueATimes {
  readonly createdAt: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly expectedExpirationAt: number;
  readonly latestExpirationAt: number;
  readonly occurrenceAt?: number;
}

export interface VenueAMarketDraft {
  /** What follows the event's ticker and a hyphen. */
  readonly suffix: string;
  readonly claim: PricedClaim | { readonly legs: readonly SimulatedLeg[] };
  readonly terms: (at: number) => VenueATerms;
  /** Instants at which `terms` begins to read differently, ascending. */
  readonly changes?: readonly number[];
  /** Where they differ from the event's. */
  readonly times?: Partial<VenueATimes>;
  /** Multiplies the event's activity. */
  readonly liveliness?: number;
}

export interface VenueAEventDraft {
  readonly series: VenueASeries;
  readonly ticker: string;
  readonly title: string;
  readonly subTitle: string;
  readonly mutuallyExclusive: boolean;
  /** `MECNET` with mutually exclusive events; `DIRECNET` marks nested ladders. */
  readonly nestedLadder?: boolean;
  readonly strikeDate?: number;
  readonly strikePeriod?: string;
  readonly competition?: { readonly name: string; readonly scope: string };
  readonly milestone?: VenueAMilestone;
  readonly multivariateCollection?: string;
  readonly times: VenueATimes;
  readonly activity: number;
  readonly settlementTimerSeconds?: number;
  readonly priceLevelStructure?: VenueAPriceStructure;
  readonly provisional?: boolean;
  readonly markets: readonly VenueAMarketDraft[];
}

/** What the markets of one event share. */
interface SharedByEvent {
  readonly event: VenueAEvent;
  readonly times: VenueATimes;
  readonly settlementTimerSeconds: number;
  readonly priceLevelStructure: VenueAPriceStructure;
  readonly provisional: boolean;
}

export class ListedVenueAMarket implements VenueAMarket {
  readonly id: string;
  readonly claim: PricedClaim | { readonly legs: readonly SimulatedLeg[] };
  readonly activity: number;
  /** Set once, when the world plants its mispricings. */
  planted: readonly PlantedMispricing[] | undefined;
  readonly #shared: SharedByEvent;
  readonly #times: Partial<VenueATimes> | undefined;
  readonly #terms: (at: number) => VenueATerms;
  readonly #changes: readonly number[] | undefined;

  constructor(id: string, draft: VenueAMarketDraft, shared: SharedByEvent, activity: number) {
    this.id = id;
    this.claim = draft.claim;
    this.activity = activity;
    this.planted = undefined;
    this.#shared = shared;
    this.#times = draft.times;
    this.#terms = draft.terms;
    this.#changes = draft.changes;
  }

  get venue(): 'venue_a' {
    return 'venue_a';
  }
  get event(): VenueAEvent {
    return this.#shared.event;
  }
  get createdAt(): number {
    return this.#times?.createdAt ?? this.#shared.times.createdAt;
  }
  get opensAt(): number {
    return this.#times?.opensAt ?? this.#shared.times.opensAt;
  }
  get closesAt(): number {
    return this.#times?.closesAt ?? this.#shared.times.closesAt;
  }
  get expectedExpirationAt(): number {
    return this.#times?.expectedExpirationAt ?? this.#shared.times.expectedExpirationAt;
  }
  get latestExpirationAt(): number {
    return this.#times?.latestExpirationAt ?? this.#shared.times.latestExpirationAt;
  }
  get settlementTimerSeconds(): number {
    return this.#shared.settlementTimerSeconds;
  }
  get priceLevelStructure(): VenueAPriceStructure {
    return this.#shared.priceLevelStructure;
  }
  get provisional(): boolean {
    return this.#shared.provisional;
  }
  get occurrenceAt(): number | undefined {
    return this.#times?.occurrenceAt ?? this.#shared.times.occurrenceAt;
  }
  terms(at: number): VenueATerms {
    return this.#terms(at);
  }
  termsChangedAt(at: number): number {
    return lastChange(this.#changes, this.createdAt, at);
  }
  fair(at: number): number {
    return fairOf(this.claim, at);
  }
  bias(at: number): number {
    return biasAt(this.planted, at);
  }
}

export function lastChange(changes: readonly number[] | undefined, createdAt: number, at: number): number {
  let changedAt = createdAt;
  for (const change of changes ?? []) {
    if (change <= at) {
      changedAt = Math.max(changedAt, change);
    }
  }
  return changedAt;
}

export function listVenueAEvent(context: FamilyContext, draft: VenueAEventDraft): VenueAEvent {
  const markets: VenueAMarket[] = [];
  const event: VenueAEvent = {
    ticker: context.identifiers.ticker(draft.ticker),
    series: draft.series,
    title: draft.title,
    subTitle: draft.subTitle,
    mutuallyExclusive: draft.mutuallyExclusive,
    collateralReturnType: draft.mutuallyExclusive ? 'MECNET' : draft.nestedLadder === true ? 'DIRECNET' : '',
    ...(draft.strikeDate === undefined ? {} : { strikeDate: draft.strikeDate }),
    ...(draft.strikePeriod === undefined ? {} : { strikePeriod: draft.strikePeriod }),
    ...(draft.competition === undefined ? {} : { competition: draft.competition }),
    ...(draft.milestone === undefined ? {} : { milestone: draft.milestone }),
    ...(draft.multivariateCollection === undefined
      ? {}
      : { multivariateCollection: draft.multivariateCollection }),
    markets,
  };
  const shared: SharedByEvent = {
    event,
    times: draft.times,
    settlementTimerSeconds: draft.settlementTimerSeconds ?? 300,
    priceLevelStructure: draft.priceLevelStructure ?? 'linear_cent',
    provisional: draft.provisional ?? false,
  };
  for (const market of draft.markets) {
    const id = context.identifiers.ticker(`${event.ticker}-${market.suffix}`);
    const activity = draft.activity * (market.liveliness ?? 1) * unevenness(context.seed, id);
    markets.push(new ListedVenueAMarket(id, market, shared, activity));
  }
  return event;
}

/** A factor with a long tail and median near one: markets of one event are not equally lively. */
export function unevenness(seed: number, id: string): number {
  return Math.min(50, 0.6 * uniformOf(seed, `activity:${id}`) ** -0.7);
}
