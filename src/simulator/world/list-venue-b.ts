/** Makes venue_b events from drafts: slugs, numbers, condition, question and asset ids, inherited times, liveliness. */
import { fairOf, type PricedClaim } from './claims.ts';
import type { FamilyContext } from './family.ts';
import { hexOf, slugWords, tokenOf } from './identifiers.ts';
import { lastChange, unevenness } from './list-venue-a.ts';
import { biasAt, type PlantedMispricing } from './planted-mispricing.ts';
import { integerOf, uniformOf } from './random.ts';
import type { VenueBEvent, VenueBMarket, VenueBSeries, VenueBTag, VenueBTerms } from './venue-b.ts';

export interface VenueBTimes {
  readonly createdAt: number;
  readonly opensAt: number;
  /** When it is taken off at the latest. */
  readonly closesAt: number;
  /** When the page says it ends. */
  readonly endDateAt: number;
}

export interface VenueBMarketDraft {
  /** The wanted slug; made unique, now and then with digits behind it. */
  readonly slug: string;
  /** Slugs with a fixed grammar (games, windows) get no digits. */
  readonly plainSlug?: boolean;
  readonly claim: PricedClaim;
  readonly terms: (at: number) => VenueBTerms;
  /** Instants at which `terms` begins to read differently, ascending. */
  readonly changes?: readonly number[];
  readonly times?: Partial<VenueBTimes>;
  readonly groupItemThreshold?: string;
  readonly sportsMarketType?: string;
  readonly line?: string;
  readonly negRiskOther?: boolean;
  readonly placeholder?: boolean;
  readonly liveliness?: number;
}

export interface VenueBEventDraft {
  readonly slug: string;
  readonly plainSlug?: boolean;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly VenueBTag[];
  readonly series?: VenueBSeries;
  readonly negRisk: boolean;
  readonly negRiskAugmented?: boolean;
  readonly times: VenueBTimes;
  readonly game?: VenueBEvent['game'];
  readonly parentEventId?: string;
  readonly activity: number;
  readonly feeType: string | undefined;
  readonly feeRate: string | undefined;
  readonly resolution: VenueBMarket['resolution'];
  readonly tickSize?: VenueBMarket['tickSize'];
  readonly markets: readonly VenueBMarketDraft[];
}

interface SharedByEvent {
  readonly seed: number;
  readonly event: VenueBEvent;
  readonly times: VenueBTimes;
  readonly tickSize: VenueBMarket['tickSize'];
  readonly feeType: string | undefined;
  readonly feeRate: string | undefined;
  readonly resolution: VenueBMarket['resolution'];
}

export class ListedVenueBMarket implements VenueBMarket {
  readonly id: string;
  /** Set again once, when the world orders its past by age. */
  numericId: string;
  readonly claim: PricedClaim;
  readonly activity: number;
  /** Set once, when the world plants its mispricings. */
  planted: readonly PlantedMispricing[] | undefined;
  readonly #shared: SharedByEvent;
  readonly #draft: VenueBMarketDraft;
  readonly #index: number;
  /** Long to make and read at every look at the market, so kept once made. */
  #conditionId: string | undefined;
  #tokenIds: readonly [string, string] | undefined;

  constructor(
    id: string,
    numericId: string,
    draft: VenueBMarketDraft,
    shared: SharedByEvent,
    index: number,
    activity: number,
  ) {
    this.id = id;
    this.numericId = numericId;
    this.claim = draft.claim;
    this.activity = activity;
    this.planted = undefined;
    this.#shared = shared;
    this.#draft = draft;
    this.#index = index;
  }

  get venue(): 'venue_b' {
    return 'venue_b';
  }
  get event(): VenueBEvent {
    return this.#shared.event;
  }
  get conditionId(): string {
    const { seed, event } = this.#shared;
    this.#conditionId ??= `0x${hexOf(seed, `condition:${this.id}`, isOfSecondGeneration(seed, event) ? 62 : 64)}`;
    return this.#conditionId;
  }
  get questionId(): string {
    const group = this.#shared.event.negRiskMarketId;
    return group === undefined
      ? `0x${hexOf(this.#shared.seed, `question:${this.id}`, 64)}`
      : `${group.slice(0, -2)}${(this.#index % 256).toString(16).padStart(2, '0')}`;
  }
  get tokenIds(): readonly [string, string] {
    this.#tokenIds ??= [
      tokenOf(this.#shared.seed, `${this.id}:0`),
      tokenOf(this.#shared.seed, `${this.id}:1`),
    ];
    return this.#tokenIds;
  }
  get createdAt(): number {
    return this.#draft.times?.createdAt ?? this.#shared.times.createdAt;
  }
  get opensAt(): number {
    return this.#draft.times?.opensAt ?? this.#shared.times.opensAt;
  }
  get closesAt(): number {
    return this.#draft.times?.closesAt ?? this.#shared.times.closesAt;
  }
  get endDateAt(): number {
    return this.#draft.times?.endDateAt ?? this.#shared.times.endDateAt;
  }
  get tickSize(): VenueBMarket['tickSize'] {
    return this.#shared.tickSize;
  }
  get feeType(): string | undefined {
    return this.#shared.feeType;
  }
  get feeRate(): string | undefined {
    return this.#shared.feeRate;
  }
  get resolution(): VenueBMarket['resolution'] {
    return this.#shared.resolution;
  }
  get groupItemThreshold(): string | undefined {
    return this.#draft.groupItemThreshold;
  }
  get sportsMarketType(): string | undefined {
    return this.#draft.sportsMarketType;
  }
  get line(): string | undefined {
    return this.#draft.line;
  }
  get negRiskOther(): boolean {
    return this.#draft.negRiskOther ?? false;
  }
  get placeholder(): boolean {
    return this.#draft.placeholder ?? false;
  }
  terms(at: number): VenueBTerms {
    return this.#draft.terms(at);
  }
  termsChangedAt(at: number): number {
    return lastChange(this.#draft.changes, this.createdAt, at);
  }
  fair(at: number): number {
    return fairOf(this.claim, at);
  }
  bias(at: number): number {
    return biasAt(this.planted, at);
  }
}

export function listVenueBEvent(context: FamilyContext, draft: VenueBEventDraft): VenueBEvent {
  const { identifiers, seed } = context;
  const markets: VenueBMarket[] = [];
  const slug = draft.plainSlug === true ? identifiers.plainSlug(draft.slug) : identifiers.slug(draft.slug);
  const event: VenueBEvent = {
    id: identifiers.eventNumber(),
    slug,
    title: draft.title,
    description: draft.description,
    tags: draft.tags,
    ...(draft.series === undefined ? {} : { series: draft.series }),
    negRisk: draft.negRisk,
    negRiskAugmented: draft.negRiskAugmented ?? false,
    ...(draft.negRisk ? { negRiskMarketId: `0x${hexOf(seed, `group:${slug}`, 62)}00` } : {}),
    createdAt: draft.times.createdAt,
    endsAt: draft.times.endDateAt,
    ...(draft.game === undefined ? {} : { game: draft.game }),
    ...(draft.parentEventId === undefined ? {} : { parentEventId: draft.parentEventId }),
    markets,
  };
  const shared: SharedByEvent = {
    seed,
    event,
    times: draft.times,
    tickSize: draft.tickSize ?? (uniformOf(seed, `tick:${slug}`) < 0.4 ? '0.001' : '0.01'),
    feeType: draft.feeType,
    feeRate: draft.feeRate,
    resolution: draft.resolution,
  };
  for (const [index, market] of draft.markets.entries()) {
    const id =
      market.plainSlug === true
        ? identifiers.plainMarketSlug(market.slug)
        : identifiers.marketSlug(market.slug);
    const activity = draft.activity * (market.liveliness ?? 1) * unevenness(seed, id);
    markets.push(
      new ListedVenueBMarket(
        id,
        identifiers.marketNumber(),
        market,
        shared,
        index,
        isReserved(market, draft) ? 0 : activity,
      ),
    );
  }
  return event;
}

/** Numbers markets in the order of their creation: the oldest has the lowest, as on the venue. */
export function numberByAge(events: readonly VenueBEvent[], from: number): void {
  const markets = events
    .flatMap((event) => event.markets)
    .filter((market) => market instanceof ListedVenueBMarket)
    .sort((left, right) => left.createdAt - right.createdAt);
  for (const [index, market] of markets.entries()) market.numericId = String(from + index);
}

/** A few events live on the venue's newer contracts, whose condition ids are a byte shorter. */
function isOfSecondGeneration(seed: number, { slug }: VenueBEvent): boolean {
  return uniformOf(seed, `generation:${slug}`) < 0.04;
}

/** An unnamed member is not traded, nor the catch-all of a group that has such. */
function isReserved({ placeholder, negRiskOther }: VenueBMarketDraft, event: VenueBEventDraft): boolean {
  return placeholder === true || (negRiskOther === true && event.negRiskAugmented === true);
}

/** A tag by its label; the number is the same in every world. */
export function venueBTag(label: string): VenueBTag {
  const slug = slugWords(label);
  return { id: String(integerOf(0, `tag:${slug}`, 100, 103_000)), label, slug };
}
