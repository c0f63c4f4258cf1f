/** A world of venue_b alone, made by hand: enough rows to page through, and one of each odd thing the wire has. */
import type {
  Halves,
  Occurrence,
  Outcome,
  State,
  VenueBEvent,
  VenueBMarket,
  VenueBTeam,
  World,
} from '../../src/simulator/world/index.ts';

export const startsAt = Date.UTC(2026, 9, 5, 14);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

function occurrence(id: string, from: number, to: number, outcome: Outcome): Occurrence {
  return { id, startsAt: from, endsAt: to, outcome, states: () => [] };
}

type MarketParts = Partial<VenueBMarket> & {
  readonly id: string;
  readonly on: Occurrence;
  readonly pays?: (state: State) => Halves;
};

/** Ids rise in order of making, as the venue's do. */
function createMaker() {
  let events = 30_000;
  let markets = 900_000;
  return function event(
    parts: Partial<VenueBEvent> & { readonly slug: string },
    members: readonly MarketParts[],
  ) {
    const list: VenueBMarket[] = [];
    events += 1;
    const made: VenueBEvent = {
      id: String(events),
      title: `Title of ${parts.slug}`,
      description: 'Pays by what is observed.',
      tags: [{ id: '100', label: 'Numbers', slug: 'numbers' }],
      negRisk: false,
      negRiskAugmented: false,
      createdAt: startsAt - 5 * day,
      endsAt: startsAt + 20 * day,
      markets: list,
      ...parts,
    };
    for (const [index, { on, pays = (): Halves => 2, ...member }] of members.entries()) {
      markets += 1;
      const number = markets;
      list.push({
        venue: 'venue_b',
        claim: { occurrence: on, variable: on.id, pays, voids: {} },
        createdAt: made.createdAt,
        opensAt: made.createdAt,
        closesAt: startsAt + 60 * day,
        activity: 1 + (number % 9),
        fair: (at) => 0.5 + 0.4 * Math.sin((at - startsAt) / (3 * hour) + number),
        bias: () => 0,
        event: made,
        numericId: String(number),
        conditionId: `0x${number.toString(16).padStart(64, 'c')}`,
        questionId: made.negRiskMarketId
          ? `${made.negRiskMarketId.slice(0, -2)}${index.toString(16).padStart(2, '0')}`
          : `0x${number.toString(16).padStart(64, 'e')}`,
        tokenIds: [`71${String(number).padStart(74, '0')}`, `42${String(number).padStart(74, '0')}`],
        terms: () => ({
          question: `Question of ${member.id}?`,
          groupItemTitle: members.length > 1 ? `Label ${index}` : '',
          description: 'Pays by what is observed.',
          outcomes: ['Yes', 'No'],
          resolutionSource: '',
        }),
        termsChangedAt: () => made.createdAt,
        groupItemThreshold: String(index),
        endDateAt: made.endsAt,
        tickSize: number % 3 === 0 ? '0.001' : '0.01',
        feeType: 'economics_fees',
        feeRate: '0.05',
        negRiskOther: false,
        placeholder: false,
        resolution: 'optimistic_oracle',
        ...member,
      });
    }
    return made;
  };
}

export interface VenueBWorldOptions {
  /** Single-market events open at the start. */
  readonly singles?: number;
  /** Markets settled before the start. */
  readonly past?: number;
}

export function venueBWorld({ singles = 230, past = 620 }: VenueBWorldOptions = {}): World {
  const event = createMaker();
  const earlier = occurrence('earlier', startsAt - 40 * day, startsAt - 30 * day, {
    kind: 'state',
    state: { tenths: 31 },
  });
  const called = occurrence('called-off', startsAt - 40 * day, startsAt - 30 * day, {
    kind: 'void',
    branch: 'cancelled',
  });
  const far = occurrence('far', startsAt + 30 * day, startsAt + 40 * day, {
    kind: 'state',
    state: { tenths: 31 },
  });
  const soon = occurrence('soon', startsAt, startsAt + 10 * minute, { kind: 'state', state: { tenths: 31 } });
  const halfway = occurrence('halfway', startsAt, startsAt + 12 * minute, {
    kind: 'void',
    branch: 'cancelled',
  });
  const game = occurrence('game', startsAt - hour, startsAt + hour, {
    kind: 'state',
    state: { home: 24, away: 17 },
  });
  const longAgo = {
    createdAt: startsAt - 60 * day,
    opensAt: startsAt - 60 * day,
    closesAt: startsAt - 30 * day,
    endDateAt: startsAt - 31 * day,
  };
  const pastEvents = Array.from({ length: past / 2 }, (_, index) =>
    event(
      {
        slug: `past-${index}`,
        createdAt: startsAt - 60 * day,
        endsAt: startsAt - 31 * day,
        negRisk: index % 2 === 0,
      },
      [
        { id: `past-${index}-yes`, on: earlier, ...longAgo },
        index === 1
          ? { id: `past-${index}-void`, on: called, ...longAgo }
          : { id: `past-${index}-no`, on: earlier, pays: () => 0, ...longAgo },
      ],
    ),
  );
  const home: VenueBTeam = {
    id: 11,
    name: 'Harbours',
    league: 'nfl',
    abbreviation: 'hbr',
    alias: 'Harbours',
    ordering: 'home',
  };
  const away: VenueBTeam = {
    ...home,
    id: 12,
    name: 'Ridges',
    abbreviation: 'rdg',
    alias: 'Ridges',
    ordering: 'away',
  };
  const played = { gameId: 7_700_123, startsAt: game.startsAt, eventDate: '2026-10-05', league: 'nfl' };
  const teams: readonly [VenueBTeam, VenueBTeam] = [away, home];
  const series = { id: '501', slug: 'nfl-2026', title: 'Football 2026', recurrence: 'weekly' };
  const sport = { feeType: 'sports_fees_v3', feeRate: '0.05' };
  const sportsTags = [
    { id: '1', label: 'Sports', slug: 'sports' },
    { id: '450', label: 'Football', slug: 'football' },
  ];
  const main = event(
    { slug: 'nfl-rdg-hbr-2026-10-05', tags: sportsTags, series, game: { ...played, teams } },
    [
      { id: 'nfl-rdg-hbr-2026-10-05', on: game, sportsMarketType: 'moneyline', activity: 90, ...sport },
      {
        id: 'nfl-rdg-hbr-2026-10-05-spread-home-3pt5',
        on: game,
        sportsMarketType: 'spreads',
        line: '-3.5',
        ...sport,
      },
      {
        id: 'nfl-rdg-hbr-2026-10-05-total-44pt5',
        on: game,
        sportsMarketType: 'totals',
        line: '44.5',
        ...sport,
      },
    ],
  );
  const more = event(
    {
      slug: 'nfl-rdg-hbr-2026-10-05-more-markets',
      tags: sportsTags,
      series,
      game: { ...played, teams },
      parentEventId: main.id,
    },
    [
      {
        id: 'nfl-rdg-hbr-2026-10-05-1h-total-20pt5',
        on: game,
        sportsMarketType: 'first_half_totals',
        line: '20.5',
      },
    ],
  );
  const menu = event(
    {
      slug: 'who-wins-the-menu',
      negRisk: true,
      negRiskAugmented: true,
      negRiskMarketId: `0x${'5a'.repeat(31)}00`,
    },
    [
      { id: 'will-ada-win-the-menu', on: far, activity: 40 },
      {
        id: 'will-person-b-win-the-menu',
        on: far,
        activity: 20,
        terms: named('Will Bea win the menu?', 'Bea'),
      },
      { id: 'will-person-c-win-the-menu', on: far, placeholder: true, activity: 0 },
      { id: 'will-other-win-the-menu', on: far, negRiskOther: true, activity: 2 },
    ],
  );
  const window = event({ slug: 'coin-up-or-down-5m' }, [
    {
      id: 'coin-up-or-down-5m',
      on: soon,
      resolution: 'automatic',
      activity: 30,
      feeType: undefined,
      feeRate: undefined,
    },
  ]);
  const half = event({ slug: 'called-off-soon' }, [{ id: 'called-off-soon', on: halfway, activity: 3 }]);
  const drifting = event({ slug: 'drifting' }, [
    {
      id: 'drifting',
      on: far,
      activity: 20,
      tickSize: '0.01',
      fair: (at) => Math.min(0.99, 0.9 + (0.09 * Math.max(0, at - startsAt)) / (10 * minute)),
    },
  ]);
  const plain = Array.from({ length: singles }, (_, index) =>
    event({ slug: `single-${index}` }, [{ id: `single-${index}`, on: far, activity: (index % 17) / 4 }]),
  );
  const open = [main, more, menu, window, half, drifting, ...plain];
  const ladder = open[4]?.markets[0];
  return {
    options: { seed: 5, markets: 500, startsAt },
    occurrences: new Map([earlier, called, far, soon, halfway, game].map((each) => [each.id, each])),
    venueA: { series: [], events: [], milestones: [], structuredTargets: [] },
    venueB: {
      events: open,
      sports: [
        {
          id: 2,
          sport: 'nfl',
          resolution: 'https://league.example',
          ordering: 'away',
          tags: ['1', '450'],
          seriesId: '501',
        },
      ],
      clarifications:
        ladder === undefined
          ? []
          : [{ id: 1, market: ladder, content: 'The earlier start counts.', createdAt: startsAt + minute }],
    },
    past: { venueA: [], venueB: pastEvents.toReversed() },
    listNew: (from, to) => ({ venueA: [], venueB: rolling(event, from, to) }),
  };
}

function named(question: string, label: string): () => ReturnType<VenueBMarket['terms']> {
  return () => ({
    question,
    groupItemTitle: label,
    description: 'Pays by what is observed.',
    outcomes: ['Yes', 'No'],
    resolutionSource: '',
  });
}

/** A new market every ten minutes. */
function rolling(event: ReturnType<typeof createMaker>, from: number, to: number): VenueBEvent[] {
  const events: VenueBEvent[] = [];
  for (let at = Math.ceil(from / (10 * minute)) * 10 * minute; at < to; at += 10 * minute) {
    const over = occurrence(`window-${at}`, at, at + 10 * minute, { kind: 'state', state: { tenths: 1 } });
    events.push(
      event({ slug: `window-${at / 1000}`, createdAt: at, endsAt: at + 10 * minute }, [
        {
          id: `window-${at / 1000}`,
          on: over,
          opensAt: at,
          closesAt: at + 10 * minute,
          resolution: 'automatic',
        },
      ]),
    );
  }
  return events;
}
