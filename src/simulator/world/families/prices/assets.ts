/** What is quoted: one price path per asset, from which every fixing, window and extreme of it is read. */
import { dayMs } from '../../eastern-time.ts';
import { pathAt } from '../../latent.ts';
import { type Hash, hashText, uniformOf } from '../../random.ts';

export interface Asset {
  readonly code: string;
  readonly name: string;
  /** As slugs of venue_b name it. */
  readonly slugName: string;
  /** Level at the start of a world, in whole units. */
  readonly level: number;
  /** Decimals of the published price. */
  readonly decimals: number;
  /** Distance of strikes, in steps of the published grid. */
  readonly strikeSteps: number;
  /** Standard deviation of the logarithm over a year. */
  readonly yearlyDeviation: number;
  readonly kind: 'crypto' | 'index' | 'commodity';
}

export const assets = {
  btc: asset('BTC', 'Bitcoin', 'bitcoin', 92_000, 2, 50_000, 0.5, 'crypto'),
  eth: asset('ETH', 'Ethereum', 'ethereum', 3_100, 2, 4_000, 0.65, 'crypto'),
  sol: asset('SOL', 'Solana', 'solana', 140, 4, 20_000, 0.8, 'crypto'),
  xrp: asset('XRP', 'XRP', 'xrp', 2.1, 4, 400, 0.85, 'crypto'),
  doge: asset('DOGE', 'Dogecoin', 'dogecoin', 0.16, 5, 500, 0.95, 'crypto'),
  bnb: asset('BNB', 'BNB', 'bnb', 880, 2, 1_000, 0.6, 'crypto'),
  inx: asset('INX', 'S&P 500', 'sp-500', 7_500, 4, 250_000, 0.16, 'index'),
  nasdaq: asset('NASDAQ100', 'Nasdaq-100', 'nasdaq-100', 27_000, 4, 1_000_000, 0.2, 'index'),
  wti: asset('WTI', 'WTI crude oil', 'wti', 71, 2, 100, 0.35, 'commodity'),
  gold: asset('GOLD', 'Gold', 'gold', 4_100, 2, 2_500, 0.18, 'commodity'),
} as const;

function asset(
  code: string,
  name: string,
  slugName: string,
  level: number,
  decimals: number,
  strikeSteps: number,
  yearlyDeviation: number,
  kind: Asset['kind'],
): Asset {
  return { code, name, slugName, level, decimals, strikeSteps, yearlyDeviation, kind };
}

/** Whose index venue_a reads coins from: one source, whether its value of a second or the mean of sixty is taken. */
export const indexSource = 'CF Benchmarks';

const spanMs = 1024 * dayMs;
const beforeMs = 400 * dayMs;
const yearMs = 365 * dayMs;
/** 1024 days halved this often are less than a second. */
const levels = 29;

export interface PricePath {
  readonly asset: Asset;
  /** Steps of the published grid in one unit. */
  readonly scale: number;
  /** Price in steps of the published grid, not rounded, as a source shows it: sources differ by a few hundredths of a percent. */
  stepsAt(at: number, source: string): number;
  /** Standard deviation of the logarithm over a stretch of time. */
  deviationOver(ms: number): number;
}

const paths = new WeakMap<object, Map<string, PricePath>>();

/** The path of an asset in a world; made once for each holder (the world's context). */
export function pricePath(holder: object, seed: number, startsAt: number, asset: Asset): PricePath {
  const known = paths.get(holder) ?? new Map<string, PricePath>();
  paths.set(holder, known);
  const path = known.get(asset.code) ?? makePath(seed, startsAt, asset);
  known.set(asset.code, path);
  return path;
}

function makePath(seed: number, startsAt: number, asset: Asset): PricePath {
  const hash: Hash = hashText(seed, `price:${asset.code}`);
  const spread = asset.yearlyDeviation * Math.sqrt(spanMs / yearMs);
  const tauAt = (at: number): number => Math.min(1, Math.max(0, (at - startsAt + beforeMs) / spanMs));
  const origin = pathAt(hash, tauAt(startsAt), levels);
  const scale = 10 ** asset.decimals;
  const basis = new Map<string, number>();
  return {
    asset,
    scale,
    stepsAt(at, source) {
      let offset = basis.get(source);
      if (offset === undefined) {
        offset = (uniformOf(seed, `basis:${asset.code}:${source}`) - 0.5) * 0.0012;
        basis.set(source, offset);
      }
      const log = spread * (pathAt(hash, tauAt(at), levels) - origin) + offset;
      return asset.level * scale * Math.exp(log);
    },
    deviationOver: (ms) => asset.yearlyDeviation * Math.sqrt(Math.max(0, ms) / yearMs),
  };
}

/** Levels around the price at a time, whole multiples of the strike distance. */
export function levelsAround(path: PricePath, at: number, count: number, distance: number): number[] {
  const centre = Math.round(path.stepsAt(at, 'listing') / distance) * distance;
  const first = Math.max(distance, centre - Math.floor(count / 2) * distance);
  return Array.from({ length: count }, (_, index) => first + index * distance);
}
