/** A world made by hand, small enough to reason about: games, a ladder, voids, ties, combos, placeholders, both venues. */
import type {
  Halves,
  Occurrence,
  Outcome,
  SimulatedClaim,
  SimulatedMarket,
  State,
  VenueAEvent,
  VenueAFees,
  VenueAMarket,
  VenueASeries,
  VenueATerms,
  VenueBEvent,
  VenueBMarket,
  World,
} from '../../src/simulator/world/index.ts';

export const startsAt = Date.UTC(2026, 10, 20, 12);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** `others` are states that a reader may take it for. */
export function occurrence(
  id: string,
  endsAfterMs: number,
  outcome: Outcome,
  others: readonly State[] = [],
): Occurrence {
  return {
    id,
    startsAt: startsAt + endsAfterMs / 2,
    endsAt: startsAt + endsAfterMs,
    outcome,
    states: () => (outcome.kind === 'state' ? [outcome.state, ...others] : others),
    observed: ({ home, away, tenths, count }) =>
      home !== undefined && away !== undefined
        ? `${home}-${away}`
        : tenths === undefined
          ? String(count)
          : `${Math.floor(tenths / 10)}.${tenths % 10}`,
  };
}

const occurrences = {
  game: occurrence('game', 30 * minute, { kind: 'state', state: { home: 24, away: 17 } }),
  tie: occurrence('tie', 20 * minute, { kind: 'state', state: { home: 20, away: 20 } }),
  cancelled: occurrence('cancelled', 40 * minute, { kind: 'void', branch: 'cancelled' }),
  release: occurrence('release', 90 * minute, { kind: 'state', state: { tenths: 31 } }),
  far: occurrence('far', 30 * day, { kind: 'state', state: { count: 12 } }),
  earlier: occurrence('earlier', -2 * day, { kind: 'state', state: { tenths: 27 } }),
  longAgo: occurrence('long-ago', -150 * day, { kind: 'state', state: { tenths: 22 } }),
};

/** Moves slowly between 0.1 and 0.9, and for some markets to the very ends. */
function fairOf(id: string): (at: number) => number {
  let phase = 0;
  for (const letter of id) phase = (phase * 31 + letter.charCodeAt(0)) % 1000;
  const reach = phase % 4 === 0 ? 0.495 : 0.35;
  return (at) => 0.5 + reach * Math.sin((at - startsAt) / (40 * minute) + phase);
}

interface Tradable extends SimulatedMarket {}

function tradable<V extends SimulatedMarket['venue']>(
  venue: V,
  id: string,
  claim: SimulatedMarket['claim'],
  times: Partial<Pick<Tradable, 'createdAt' | 'opensAt' | 'closesAt'>>,
  activity = 5,
) {
  return {
    venue,
    id,
    claim,
    createdAt: startsAt - 3 * day,
    opensAt: startsAt - 2 * day,
    closesAt: startsAt + 40 * day,
    ...times,
    activity,
    fair: fairOf(id),
    bias: () => 0,
  };
}

export function claimOn(
  on: Occurrence,
  pays: (state: State) => Halves,
  voids: SimulatedClaim['voids'] = {},
): SimulatedClaim {
  return { occurrence: on, variable: on.id, pays, voids };
}

const series: VenueASeries = {
  ticker: 'KXSMALL',
  title: 'Small things',
  category: 'Economics',
  tags: ['Small'],
  frequency: 'monthly',
  settlementSources: [{ name: 'The bureau', url: 'https://example.org' }],
  feeType: 'quadratic',
  feeMultiplier: '1',
  updatedAt: startsAt - 9 * day,
};
const comboSeries: VenueASeries = {
  ...series,
  ticker: 'KXMVESMALL',
  title: 'Combos',
  category: 'Sports',
  tags: undefined,
  settlementSources: undefined,
  feeMultiplier: '0.5',
};

const plainTerms: VenueATerms = {
  title: 'Will it be?',
  yesSubTitle: 'It is',
  noSubTitle: 'It is',
  rulesPrimary: 'Yes if it is.',
  rulesSecondary: '',
};

type VenueAParts = Partial<VenueAMarket> & { readonly id: string; readonly claim: VenueAMarket['claim'] };

export function venueAEvent(
  parts: Partial<VenueAEvent> & { readonly ticker: string },
  markets: readonly VenueAParts[],
): VenueAEvent {
  const members: VenueAMarket[] = [];
  const event: VenueAEvent = {
    series,
    title: `Event ${parts.ticker}`,
    subTitle: 'In November',
    mutuallyExclusive: false,
    collateralReturnType: '',
    markets: members,
    ...parts,
  };
  for (const { id, claim, activity, ...rest } of markets)
    members.push({
      ...tradable('venue_a', id, claim, {}, activity),
      event,
      terms: () => plainTerms,
      termsChangedAt: () => startsAt - 3 * day,
      expectedExpirationAt: startsAt + 3 * hour,
      latestExpirationAt: startsAt + 50 * day,
      settlementTimerSeconds: 60,
      priceLevelStructure: 'linear_cent',
      provisional: false,
      ...rest,
    });
  return event;
}

let venueBCount = 0;
type VenueBParts = Partial<VenueBMarket> & { readonly id: string; readonly claim: VenueBMarket['claim'] };

function venueBEvent(
  parts: Partial<VenueBEvent> & { readonly slug: string },
  markets: readonly VenueBParts[],
): VenueBEvent {
  const members: VenueBMarket[] = [];
  const event: VenueBEvent = {
    id: String(++venueBCount + 100_000),
    title: parts.slug,
    description: 'What it says.',
    tags: [{ id: '1', label: 'Small', slug: 'small' }],
    negRisk: false,
    negRiskAugmented: false,
    createdAt: startsAt - 3 * day,
    endsAt: startsAt + 40 * day,
    markets: members,
    ...parts,
  };
  for (const { id, claim, activity, ...rest } of markets) {
    const number = ++venueBCount;
    members.push({
      ...tradable('venue_b', id, claim, {}, activity),
      event,
      numericId: String(500_000 + number),
      conditionId: `0x${number.toString(16).padStart(64, '0')}`,
      questionId: `0x${(number + 4096).toString(16).padStart(64, '0')}`,
      tokenIds: [`7${String(number).padStart(70, '0')}`, `8${String(number).padStart(70, '0')}`],
      terms: () => ({
        question: id,
        groupItemTitle: '',
        description: 'What it says.',
        outcomes: ['Yes', 'No'],
        resolutionSource: '',
      }),
      termsChangedAt: () => startsAt - 3 * day,
      endDateAt: startsAt + 30 * day,
      tickSize: '0.01',
      feeType: undefined,
      feeRate: undefined,
      negRiskOther: false,
      placeholder: false,
      resolution: 'automatic',
      ...rest,
    });
  }
  return event;
}

export const homeWins = (state: State): Halves => {
  const { home = 0, away = 0 } = state;
  return home > away ? 2 : home === away ? 1 : 0;
};
export const awayWins = (state: State): Halves => {
  const won = homeWins(state);
  return won === 2 ? 0 : won === 0 ? 2 : 1;
};
const above =
  (bound: number) =>
  (state: State): Halves =>
    (state['tenths'] ?? state['count'] ?? 0) > bound ? 2 : 0;

/** Builds the world afresh; `quiet` is how many far-away markets each venue has besides the named ones. */
export function smallWorld({
  seed = 7,
  quiet = 40,
  comboActivity = 0.2,
}: {
  seed?: number;
  quiet?: number;
  comboActivity?: number;
} = {}): World {
  venueBCount = 0;
  const { game, tie, cancelled, release, far, earlier, longAgo } = occurrences;
  const games = venueAEvent(
    { ticker: 'KXSMALL-GAME', mutuallyExclusive: true, collateralReturnType: 'MECNET' },
    [
      {
        id: 'KXSMALL-GAME-HOME',
        claim: claimOn(game, homeWins, { cancelled: 'fair_price' }),
        activity: 100,
        terms: () => ({ ...plainTerms, strikeType: 'structured', customStrike: { football_team: 'home' } }),
      },
      { id: 'KXSMALL-GAME-AWAY', claim: claimOn(game, awayWins), activity: 60 },
    ],
  );
  const ties = venueAEvent({ ticker: 'KXSMALL-TIE' }, [
    { id: 'KXSMALL-TIE-HOME', claim: claimOn(tie, homeWins) },
    { id: 'KXSMALL-TIE-VOID', claim: claimOn(cancelled, homeWins, { cancelled: 'fair_price' }) },
    { id: 'KXSMALL-TIE-SILENT', claim: claimOn(cancelled, homeWins), priceLevelStructure: 'deci_cent' },
  ]);
  const ladder = venueAEvent(
    { ticker: 'KXSMALL-26NOV', collateralReturnType: 'DIRECNET', strikePeriod: 'month' },
    [28, 31, 34].map((bound) => ({
      id: `KXSMALL-26NOV-T${bound / 10}`,
      claim: claimOn(release, above(bound)),
      closesAt: startsAt + 85 * minute,
      priceLevelStructure: 'tapered_deci_cent' as const,
      terms: (at: number): VenueATerms => ({
        ...plainTerms,
        strikeType: 'greater',
        floorStrike: `${Math.floor(bound / 10)}.${bound % 10}`,
        rulesSecondary: at >= startsAt + 15 * minute ? 'Revisions do not count.' : '',
      }),
      termsChangedAt: (at: number) =>
        at >= startsAt + 15 * minute ? startsAt + 15 * minute : startsAt - 3 * day,
    })),
  );
  const later = venueAEvent({ ticker: 'KXSMALL-LATER' }, [
    {
      id: 'KXSMALL-LATER-X',
      claim: claimOn(far, above(9)),
      createdAt: startsAt + 5 * minute,
      opensAt: startsAt + 8 * minute,
    },
  ]);
  const legs = [games.markets[0], ladder.markets[0], ladder.markets[2]].filter((leg) => leg !== undefined);
  const combo = venueAEvent(
    {
      ticker: 'KXMVESMALL-S1',
      series: comboSeries,
      title: 'Combo',
      subTitle: 'MVE',
      multivariateCollection: 'KXMVESMALL-R',
    },
    [
      {
        id: 'KXMVESMALL-S1-0001',
        claim: { legs: legs.map((market, index) => ({ market, side: index === 2 ? 'no' : 'yes' })) },
        provisional: true,
        priceLevelStructure: 'deci_cent',
        activity: comboActivity,
        terms: () => ({ ...plainTerms, rulesPrimary: '', strikeType: 'custom' }),
      },
    ],
  );
  const many = venueAEvent(
    { ticker: 'KXSMALL-FAR' },
    Array.from({ length: quiet }, (_, index) => ({
      id: `KXSMALL-FAR-${index}`,
      claim: claimOn(far, above(index)),
      activity: index / 10,
      priceLevelStructure:
        index % 5 === 0 ? ('center_half_edge_half_cent' as const) : ('linear_cent' as const),
      createdAt: startsAt - 3 * day - index * minute,
    })),
  );
  const pastA = [
    venueAEvent({ ticker: 'KXSMALL-26OCT' }, [
      { id: 'KXSMALL-26OCT-T2.5', claim: claimOn(earlier, above(25)), ...lived(-20, -2) },
      { id: 'KXSMALL-26OCT-T2.9', claim: claimOn(earlier, above(29)), ...lived(-20, -2) },
    ]),
    venueAEvent({ ticker: 'KXSMALL-26JUN' }, [
      { id: 'KXSMALL-26JUN-T2.0', claim: claimOn(longAgo, above(20)), ...lived(-180, -150) },
    ]),
  ];
  const venueB = [
    venueBEvent({ slug: 'small-game' }, [
      { id: 'small-game-home', claim: claimOn(game, homeWins, { cancelled: 1 }), activity: 80 },
      { id: 'small-tie', claim: claimOn(tie, homeWins), resolution: 'optimistic_oracle' },
    ]),
    venueBEvent({ slug: 'small-menu', negRisk: true, negRiskMarketId: `0x${'ab'.repeat(31)}00` }, [
      { id: 'small-menu-void', claim: claimOn(cancelled, homeWins, { cancelled: 1 }) },
      { id: 'small-menu-silent', claim: claimOn(cancelled, homeWins) },
      { id: 'small-menu-fine', claim: claimOn(far, above(3)), tickSize: '0.001', activity: 20 },
    ]),
    venueBEvent(
      { slug: 'small-far' },
      Array.from({ length: quiet }, (_, index) => ({
        id: `small-far-${index}`,
        claim: claimOn(far, above(index)),
        activity: index / 8,
      })),
    ),
  ];
  const pastB = [
    venueBEvent({ slug: 'small-october' }, [
      { id: 'small-october-above', claim: claimOn(earlier, above(25)), ...lived(-20, -2) },
    ]),
  ];
  return {
    options: { seed, markets: 500, startsAt },
    occurrences: new Map(Object.values(occurrences).map((each) => [each.id, each])),
    venueA: {
      series: [series, comboSeries],
      events: [games, ties, ladder, many, combo, later],
      milestones: [
        {
          id: '11111111-1111-4111-8111-111111111111',
          category: 'Sports',
          type: 'football_game',
          startsAt: game.startsAt,
          title: 'Away at Home',
          primaryEventTickers: ['KXSMALL-GAME'],
          relatedEventTickers: ['KXSMALL-GAME', 'KXSMALL-TIE'],
          details: { league: 'Small', status: 'scheduled' },
        },
      ],
      structuredTargets: Array.from({ length: 5 }, (_, index) => ({
        id: `0000000${index}-1111-4111-8111-111111111111`,
        name: `Team ${index}`,
        type: 'football_team',
        details: { short_name: `T${index}` },
      })),
      seriesFeeChanges: [
        { id: 'fee-1', series: comboSeries, at: startsAt - 9 * day, fees: fees('quadratic', '0.5') },
        { id: 'fee-2', series, at: startsAt + 10 * minute, fees: fees('quadratic_with_maker_fees', '0.5') },
      ],
      eventFeeChanges: [
        { id: 'fee-3', event: many, at: startsAt - day, fees: fees('quadratic', '0.5') },
        { id: 'fee-4', event: ladder, at: startsAt + 10 * minute, fees: fees('quadratic', '0') },
        { id: 'fee-5', event: many, at: startsAt + 20 * minute, fees: undefined },
      ],
    },
    venueB: { events: venueB, sports: [], clarifications: [] },
    past: { venueA: pastA, venueB: pastB },
    listNew: (from, to) => ({ venueA: rolling(from, to), venueB: [] }),
  };
}

function fees(feeType: string, feeMultiplier: string): VenueAFees {
  return { feeType, feeMultiplier };
}

function lived(fromDays: number, toDays: number) {
  return {
    createdAt: startsAt + fromDays * day,
    opensAt: startsAt + fromDays * day,
    closesAt: startsAt + toDays * day,
    activity: 3,
    latestExpirationAt: startsAt + toDays * day + day,
  };
}

/** A market every ten minutes, for the ten minutes that follow. */
function rolling(from: number, to: number): VenueAEvent[] {
  const events: VenueAEvent[] = [];
  for (let at = Math.ceil(from / (10 * minute)) * 10 * minute; at < to; at += 10 * minute) {
    const window = occurrence(`window-${at}`, at - startsAt + 10 * minute, {
      kind: 'state',
      state: { count: 5 },
    });
    const ticker = `KXSMALL-WINDOW${(at - startsAt) / minute}`;
    events.push(
      venueAEvent({ ticker }, [
        {
          id: `${ticker}-UP`,
          claim: claimOn(window, above(3)),
          createdAt: at,
          opensAt: at,
          closesAt: at + 10 * minute,
          activity: 10,
        },
      ]),
    );
  }
  return events;
}
