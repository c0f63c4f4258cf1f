/** How venue_a lists a contract on a game: events of one kind each, tied together by a milestone. */
import { dayMs, hourMs } from '../../eastern-time.ts';
import type { FamilyContext } from '../../family.ts';
import { uuidOf } from '../../identifiers.ts';
import { listVenueAEvent, type VenueAMarketDraft } from '../../list-venue-a.ts';
import type { VenueAEvent, VenueAMilestone, VenueATerms } from '../../venue-a.ts';
import type { ContestClaim } from './contest.ts';
import type { Contest, Fixture } from './fixture.ts';
import { pairing, shortPairing, tickerTail } from './names.ts';
import { teamTargetId, tieTargetId } from './targets.ts';
import type { SimulatedTeam } from './team.ts';
import { affiliatedFrom, affiliation, type VenueAKind } from './venue-a-rules.ts';

/** What the events of one game share while they are made. */
export interface VenueAGame {
  readonly context: FamilyContext;
  readonly fixture: Fixture;
  readonly contest: Contest;
  readonly milestone: VenueAMilestone;
  /** The lists behind the milestone, filled as events are made. */
  readonly primaryTickers: string[];
  readonly relatedTickers: string[];
}

export interface OfferText {
  readonly title: string;
  readonly label: string;
  readonly primary: string;
  /** In place of the event's secondary rules. */
  readonly secondary?: string;
  readonly strike?: Partial<VenueATerms>;
}

/**
 * A contract of an event: its suffix, what it pays on, and how it is written. Texts are made when they are read: a world
 * holds hundreds of thousands of them.
 */
export interface Offer {
  readonly suffix: string;
  readonly claim: ContestClaim;
  readonly text: () => OfferText;
}

/** How long after the start a market stays open for a game that is put off; two weeks unless listed here. */
const closeBuffersMs: ReadonlyMap<string, number> = new Map([
  ['football_team', 2 * dayMs],
  ['basketball_team', 2 * dayMs],
  ['baseball_team', 3 * dayMs],
  ['hockey_team', 2 * dayMs],
  ['esports_competitor', 2 * dayMs],
]);

export function openVenueAGame(context: FamilyContext, fixture: Fixture, contest: Contest): VenueAGame {
  const primaryTickers: string[] = [];
  const relatedTickers: string[] = [];
  const { league, home, away } = fixture;
  const milestone: VenueAMilestone = {
    id: uuidOf(context.seed, `milestone:${fixture.id}`),
    category: league.venueA.targetType === 'esports_competitor' ? 'Esports' : 'Sports',
    type: league.venueA.milestoneType,
    startsAt: fixture.startsAt,
    title: league.venueA.homeFirst ? pairing(fixture) : `${away.place} at ${home.place}`,
    primaryEventTickers: primaryTickers,
    relatedEventTickers: relatedTickers,
    details: {
      league: league.venueA.competition,
      home_team_id: teamTargetId(context, league, home),
      away_team_id: teamTargetId(context, league, away),
      status: 'scheduled',
    },
  };
  return { context, fixture, contest, milestone, primaryTickers, relatedTickers };
}

export interface EventWords {
  readonly title: string;
  readonly scope: string;
  readonly exclusive?: boolean;
  /** The venue forecasts determination this long after the start, and calls that the time of occurrence. */
  readonly expectedMs?: number;
  readonly liveliness?: number;
  readonly nestedLadder?: boolean;
}

export function listKind(
  game: VenueAGame,
  kind: VenueAKind | 'KS' | 'TB' | 'PTS' | 'GOAL',
  words: EventWords,
  secondary: string,
  offers: readonly Offer[],
): VenueAEvent[] {
  if (offers.length === 0) {
    return [];
  }
  const { context, fixture } = game;
  const { league } = fixture;
  const ticker = `KX${league.venueA.code}${kind}`;
  const isWinner = kind === 'GAME' || kind === 'MATCH';
  const baseball = league.venueA.targetType === 'baseball_team';
  const expectedAt = fixture.startsAt + (words.expectedMs ?? 3 * hourMs);
  const event = listVenueAEvent(context, {
    series: context.series({
      ticker,
      title: `${league.venueA.competition} ${words.scope}`,
      category: 'Sports',
      tags: [league.venueA.competition],
      frequency: 'custom',
      settlementSources: [{ name: league.venueA.competition, url: league.venueB.resolution }],
      feeType: isWinner && league.activity >= 5 ? 'quadratic_with_maker_fees' : 'quadratic',
      feeMultiplier: baseball ? '0.5' : '1',
    }),
    ticker: `${ticker}-${tickerTail(fixture)}`,
    title: words.title,
    subTitle: shortPairing(fixture),
    mutuallyExclusive: words.exclusive ?? false,
    ...(words.nestedLadder === undefined ? {} : { nestedLadder: words.nestedLadder }),
    competition: { name: league.venueA.competition, scope: words.scope },
    milestone: game.milestone,
    times: {
      createdAt: fixture.listedAt,
      opensAt: fixture.listedAt + hourMs,
      closesAt: fixture.startsAt + (closeBuffersMs.get(league.venueA.targetType) ?? 14 * dayMs),
      expectedExpirationAt: expectedAt,
      latestExpirationAt: fixture.startsAt + 14 * dayMs,
      occurrenceAt: expectedAt,
    },
    activity: league.activity * (words.liveliness ?? 0.3),
    settlementTimerSeconds: 60,
    markets: offers.map((made) => draftMarket(fixture, made, secondary)),
  });
  game.relatedTickers.push(event.ticker);
  if (isWinner) {
    game.primaryTickers.push(event.ticker);
  }
  return [event];
}

function draftMarket(fixture: Fixture, { suffix, claim, text }: Offer, secondary: string): VenueAMarketDraft {
  const affiliatedAt = affiliatedFrom(fixture);
  return {
    suffix,
    claim,
    terms(at) {
      const { title, label, primary, strike, secondary: own = secondary } = text();
      const paragraphs = at >= affiliatedAt ? [own, affiliation(fixture)] : [own];
      return {
        title,
        yesSubTitle: label,
        noSubTitle: label,
        rulesPrimary: primary,
        rulesSecondary: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
        earlyCloseCondition: 'Trading ends early once the outcome is known.',
        ...strike,
      };
    },
    ...(Number.isFinite(affiliatedAt) && affiliatedAt > fixture.listedAt ? { changes: [affiliatedAt] } : {}),
  };
}

export function offer(suffix: string, claim: ContestClaim, text: () => OfferText): Offer {
  return { suffix, claim, text };
}

export function teamStrike(
  { context, fixture }: VenueAGame,
  team: SimulatedTeam,
): Readonly<Record<string, string>> {
  return { [fixture.league.venueA.targetType]: teamTargetId(context, fixture.league, team) };
}

export function tieStrike({ context, fixture }: VenueAGame): Readonly<Record<string, string>> {
  return { [fixture.league.venueA.targetType]: tieTargetId(context, fixture.league) };
}

export function sides(fixture: Fixture): readonly (readonly [SimulatedTeam, boolean])[] {
  return fixture.league.venueA.homeFirst
    ? [
        [fixture.home, true],
        [fixture.away, false],
      ]
    : [
        [fixture.away, false],
        [fixture.home, true],
      ];
}
