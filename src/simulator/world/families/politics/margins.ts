/** The margin of a race between two parties, in tenths of a point: a ladder on venue_a, bins on venue_b. */
import { FigureClaim } from '../../claims.ts';
import { dayMs, hourMs } from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { PublishedFigure } from '../../figures.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueAEvent } from '../../list-venue-a.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { Outcome } from '../../occurrence.ts';
import { normalQuantile } from '../../random.ts';
import { electionSeries, partyShare, type Race, raceContest } from './races.ts';

/** Of a margin before anything is known, in tenths of a point. */
const deviation = 80;

/** Never zero: who wins by less than a tenth of a point wins by a tenth. */
class Margin extends PublishedFigure {
  override get outcome(): Outcome {
    const drawn = super.outcome;
    if (drawn.kind === 'void' || drawn.state['tenths'] !== 0) {
      return drawn;
    }
    return { kind: 'state', state: { tenths: this.drawn() > 0 ? 1 : -1 } };
  }

  override mass(at: number, low: number, high: number): number {
    return this.massBetween(
      at,
      low === 0 || low === 1 ? 0 : low - 0.5,
      high === 0 || high === -1 ? 0 : high + 0.5,
    );
  }

  protected override isPossible(step: number): boolean {
    return step !== 0;
  }
}

/** The margin is read from the same truth as the winner: it is above zero exactly if the Democratic nominee is called. */
function marginOf(context: FamilyContext, race: Race, decidedAt: number): { figure: Margin; mean: number } {
  const { latent } = raceContest(context, race, 'called').menu;
  const mean = deviation * normalQuantile(race.lean * partyShare);
  const figure = new Margin({
    seed: context.seed,
    id: `margin-${race.key.toLowerCase()}`,
    startsAt: race.night.at,
    endsAt: decidedAt,
    key: 'tenths',
    // The first party of the contest lies lowest on its path.
    latent: { at: (tau) => -latent.at(tau) },
    prior: { mean, deviation },
    revelation: [
      [race.listedAt, 0.05],
      [race.night.at - 6 * hourMs, 0.6],
      [race.night.at, 0.999],
      [decidedAt, 1],
    ],
  });
  return { figure, mean };
}

export function listMargin(context: FamilyContext, race: Race): Listing {
  const decidedAt = race.night.at + 10 * dayMs;
  const { figure, mean } = marginOf(context, race, decidedAt);
  const { place, night } = race;
  const { seat } = race.office;
  const variable = `certified margin of the Democratic over the Republican nominee in the ${seat} race of ${night.year} in ${place}, percentage points to one decimal`;
  const centre = Math.round(mean / 20) * 20;
  const floors = [-60, -40, -20, 0, 20, 40, 60].map((offset) => centre + offset);
  const text = (tenths: number): string => `${tenths < 0 ? '-' : ''}${Math.floor(Math.abs(tenths) / 10)}`;
  const ticker = `KXMIDTERMMOV-${race.ticker}${race.night.year % 100}`;
  const venueA = listVenueAEvent(context, {
    series: electionSeries(context, 'KXMIDTERMMOV', 'Margin of victory'),
    ticker,
    title: `Margin of victory in the ${seat} race in ${place}?`,
    subTitle: place,
    mutuallyExclusive: false,
    nestedLadder: true,
    activity: 0.3,
    times: {
      createdAt: race.listedAt,
      opensAt: race.listedAt,
      closesAt: decidedAt,
      expectedExpirationAt: decidedAt + hourMs,
      latestExpirationAt: decidedAt + 60 * dayMs,
    },
    markets: floors.map((floor) => ({
      suffix: text(floor).replace('-', 'N'),
      claim: new FigureClaim(figure, variable, floor, Number.POSITIVE_INFINITY, {}),
      terms: () => ({
        title: `Will the Democratic margin in the ${place} ${seat} race be at least ${text(floor)} points?`,
        yesSubTitle: `At least ${text(floor)} points`,
        noSubTitle: `At least ${text(floor)} points`,
        rulesPrimary: `Yes if the certified margin of the Democratic nominee over the Republican nominee in the ${seat} race of ${night.year} in ${place} is at least ${text(floor)} percentage points, to one decimal.`,
        rulesSecondary: '',
        strikeType: 'greater_or_equal' as const,
        floorStrike: text(floor),
      }),
    })),
  });
  const description = `Decided by the certified margin of the Democratic nominee over the Republican nominee in the ${seat} race of ${night.year} in ${place}, in percentage points to one decimal.\n\nA value exactly between two brackets belongs to the higher bracket.`;
  const bins = [
    { low: Number.NEGATIVE_INFINITY, high: centre - 21, label: `Below ${text(centre - 20)}` },
    { low: centre - 20, high: centre - 1, label: `${text(centre - 20)} to ${text(centre)}` },
    { low: centre, high: centre + 19, label: `${text(centre)} to ${text(centre + 20)}` },
    { low: centre + 20, high: Number.POSITIVE_INFINITY, label: `${text(centre + 20)} or more` },
  ];
  const venueB = listVenueBEvent(context, {
    slug: slugWords(`${place} ${seat} margin of victory`),
    title: `${place} ${seat} race: margin of victory`,
    description,
    tags: ['Politics', 'Elections'].map(venueBTag),
    negRisk: true,
    activity: 0.5,
    feeType: 'politics_fees',
    feeRate: '0.04',
    resolution: 'optimistic_oracle',
    times: {
      createdAt: race.listedAt,
      opensAt: race.listedAt,
      closesAt: decidedAt + dayMs,
      endDateAt: decidedAt,
    },
    markets: bins.map((bin, index) => {
      const question = `Will the Democratic margin in the ${place} ${seat} race be ${bin.label} points?`;
      return {
        slug: slugWords(question),
        claim: new FigureClaim(figure, variable, bin.low, bin.high, {}),
        groupItemThreshold: String(index),
        terms: () => ({
          question,
          groupItemTitle: bin.label,
          description,
          outcomes: ['Yes', 'No'],
          resolutionSource: '',
        }),
      };
    }),
  });
  return { venueA: [venueA], venueB: [venueB] };
}
