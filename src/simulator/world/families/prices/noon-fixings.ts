/**
 * Crypto prices at noon on venue_b: one exchange's one-minute close, as a ladder (strictly above) and as ranges (a bound
 * belongs to the higher one) on one figure.
 */
import { FigureClaim } from '../../claims.ts';
import {
  dayMs,
  type EasternDate,
  fromEastern,
  hourMs,
  minuteMs,
  monthDay,
  shortDate,
  slugDate,
} from '../../eastern-time.ts';
import { groupedText, shortDecimalText } from '../../exact-text.ts';
import type { FamilyContext } from '../../family.ts';
import { slugWords } from '../../identifiers.ts';
import { listVenueBEvent, venueBTag } from '../../list-venue-b.ts';
import type { VenueBEvent } from '../../venue-b.ts';
import { type Asset, assets, levelsAround, type PricePath, pricePath } from './assets.ts';
import { Fixing } from './price-occurrences.ts';

const yesNo: readonly [string, string] = ['Yes', 'No'];

/** Noon fixing of one date on venue_b: ladder (so many levels around the price, or these) and ranges on one figure. */
export function listNoon(
  context: FamilyContext,
  asset: Asset,
  date: EasternDate,
  rungs: { readonly ladder: number | readonly number[]; readonly ranges: number },
): VenueBEvent[] {
  const path = pricePath(context, context.seed, context.startsAt, asset);
  const at = fromEastern(date, 12);
  const pair = `${asset.code}/USDT`;
  const fixing = new Fixing({
    id: `${asset.code.toLowerCase()}-noon-${at}`,
    path,
    source: 'Binance',
    at: at + minuteMs,
  });
  const variable = `${asset.code}: Binance ${pair} one-minute candle of 12:00 ET on ${shortDate(date)}, close`;
  const createdAt = Math.min(at - 7 * dayMs, context.startsAt - 2 * hourMs);
  const shared = {
    tags: ['Crypto', asset.name, 'Crypto Prices'].map(venueBTag),
    activity: asset === assets.btc ? 10 : 3,
    feeType: 'crypto_fees_v2',
    feeRate: '0.07',
    resolution: 'automatic' as const,
    times: { createdAt, opensAt: createdAt + minuteMs, closesAt: at + hourMs, endDateAt: at },
  };
  const events: VenueBEvent[] = [];
  const source = `The source is Binance, the ${pair} pair with one-minute candles; other exchanges and pairs do not count.`;
  const levels =
    typeof rungs.ladder === 'number'
      ? levelsAround(path, Math.min(at, context.startsAt), rungs.ladder, asset.strikeSteps * 4)
      : rungs.ladder;
  if (levels.length > 0) {
    const description = `Yes if the one-minute candle of ${pair} on Binance that begins at noon, Eastern Time, of the titled date closes higher than the titled price; No otherwise.\n\n${source}\n\nPrices have as many decimals as the source shows.`;
    events.push(
      listVenueBEvent(context, {
        ...shared,
        slug: `${asset.slugName}-above-on-${slugDate(date)}`,
        title: `${asset.name} above ___ on ${monthDay(date)}?`,
        description,
        negRisk: false,
        series: {
          id: `10${asset.code.length}`,
          slug: `${asset.slugName}-multi-strikes-weekly`,
          title: `${asset.name} Multi Strikes Weekly`,
          recurrence: 'weekly',
        },
        markets: levels.map((level, index) => {
          const shown = groupedText(shortDecimalText(level, asset.decimals));
          return {
            slug: `${asset.slugName}-above-${slugWords(shown)}-on-${slugDate(date)}`,
            claim: new FigureClaim(fixing, variable, level + 1, Number.POSITIVE_INFINITY, {}),
            groupItemThreshold: String(index),
            terms: () => ({
              question: `${asset.name} above $${shown} on ${monthDay(date)}?`,
              groupItemTitle: shown,
              description,
              outcomes: yesNo,
              resolutionSource: '',
            }),
          };
        }),
      }),
    );
  }
  if (rungs.ranges > 2) {
    events.push(
      listNoonRanges(context, asset, date, {
        ...shared,
        fixing,
        variable,
        source,
        ranges: rungs.ranges,
        path,
      }),
    );
  }
  return events;
}

function listNoonRanges(
  context: FamilyContext,
  asset: Asset,
  date: EasternDate,
  shared: Pick<
    Parameters<typeof listVenueBEvent>[1],
    'tags' | 'activity' | 'feeType' | 'feeRate' | 'resolution' | 'times'
  > & {
    readonly fixing: Fixing;
    readonly variable: string;
    readonly source: string;
    readonly ranges: number;
    readonly path: PricePath;
  },
): VenueBEvent {
  const { fixing, variable, source, ranges, path, ...draft } = shared;
  const text = (steps: number): string => groupedText(shortDecimalText(steps, asset.decimals));
  const cuts = levelsAround(
    path,
    Math.min(fixing.endsAt, context.startsAt),
    ranges - 1,
    asset.strikeSteps * 4,
  );
  const description = `What counts is the close of the one-minute candle of ${asset.code}/USDT on Binance that begins at noon, Eastern Time, of the titled date.\n\n${source}\n\nA value exactly between two brackets belongs to the higher bracket.`;
  const [first = 1, last = first] = [cuts[0], cuts[cuts.length - 1]];
  const members = [
    {
      low: Number.NEGATIVE_INFINITY,
      high: first - 1,
      label: `<${text(first)}`,
      words: `less than $${text(first)}`,
    },
    ...cuts.slice(0, -1).map((cut, index) => {
      const next = cuts[index + 1] ?? cut;
      return {
        low: cut,
        high: next - 1,
        label: `${text(cut)}-${text(next)}`,
        words: `between $${text(cut)} and $${text(next)}`,
      };
    }),
    {
      low: last,
      high: Number.POSITIVE_INFINITY,
      label: `>${text(last)}`,
      words: `greater than $${text(last)}`,
    },
  ];
  return listVenueBEvent(context, {
    ...draft,
    slug: `${asset.slugName}-price-on-${slugDate(date)}`,
    title: `${asset.name} price on ${monthDay(date)}?`,
    description,
    negRisk: true,
    markets: members.map(({ low, high, label, words }, index) => ({
      slug: slugWords(`will the price of ${asset.name} be ${words} on ${slugDate(date)}`),
      claim: new FigureClaim(fixing, variable, low, high, {}),
      groupItemThreshold: String(index),
      terms: () => ({
        question: `${asset.name} price ${words} on ${monthDay(date)}?`,
        groupItemTitle: label,
        description,
        outcomes: yesNo,
        resolutionSource: '',
      }),
    })),
  });
}
