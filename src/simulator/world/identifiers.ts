/** Identities as the venues make them: deterministic in the seed, unique in a world. */
import { hashText, integerOf, uniformOf } from './random.ts';

export interface Identifiers {
  /** The ticker itself, or with a number behind it if the world has it already. */
  ticker(wanted: string): string;
  /** Lower-case words and hyphens; now and then with the numeric ending by which the venue keeps slugs unique. */
  slug(wanted: string): string;
  /** The slug itself, with an ending only if the world has it already: for slugs with a fixed grammar (games, windows). */
  plainSlug(wanted: string): string;
  /** The same for markets: an event and its one market share a slug, so the two are separate name spaces. */
  marketSlug(wanted: string): string;
  plainMarketSlug(wanted: string): string;
  /** Rising decimal number, one for each call. */
  eventNumber(): string;
  marketNumber(): string;
  /** Whether this maker, or one it looks after, has given out the ticker or event slug. */
  has(id: string): boolean;
  hasMarketSlug(slug: string): boolean;
}

export function uuidOf(seed: number, key: string): string {
  const hex = hexOf(seed, `uuid:${key}`, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Lower-case hex digits. */
export function hexOf(seed: number, key: string, digits: number): string {
  let hex = '';
  for (let part = 0; hex.length < digits; part += 1) {
    const hash = hashText(seed + part * 7919, key);
    hex += hexWord(hash.high) + hexWord(hash.low);
  }
  return hex.slice(0, digits);
}

const hexBytes: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);

/** Eight digits. By bytes: a whole word is mostly beyond small integers, and those are written slowly. */
function hexWord(word: number): string {
  return `${hexByte(word >>> 24)}${hexByte(word >>> 16)}${hexByte(word >>> 8)}${hexByte(word)}`;
}

function hexByte(bits: number): string {
  return hexBytes[bits & 255] ?? '';
}

/** An asset id of venue_b: a 256-bit number in decimal. */
export function tokenOf(seed: number, key: string): string {
  return BigInt(`0x${hexOf(seed, `token:${key}`, 64)}`).toString();
}

/**
 * `numbersFrom` is where event and market numbers begin. A maker with `others` also avoids what those have given out, so
 * that past and rolling listings, made later, never repeat an open one.
 */
export function createIdentifiers(
  seed: number,
  numbersFrom: { readonly event: number; readonly market: number },
  others: readonly Identifiers[] = [],
): Identifiers {
  const taken = new Set<string>();
  const takenByMarkets = new Set<string>();
  let events = numbersFrom.event;
  let markets = numbersFrom.market;
  const othersHave = (id: string): boolean => others.some((other) => other.has(id));
  const othersHaveSlug = (slug: string): boolean => others.some((other) => other.hasMarketSlug(slug));
  const plainSlug = (wanted: string): string => unique(taken, othersHave, wanted, '-');
  const plainMarketSlug = (wanted: string): string => unique(takenByMarkets, othersHaveSlug, wanted, '-');
  return {
    ticker: (wanted) => unique(taken, othersHave, wanted, ''),
    slug: (wanted) => plainSlug(`${wanted}${slugEnding(seed, wanted)}`),
    plainSlug,
    marketSlug: (wanted) => plainMarketSlug(`${wanted}${slugEnding(seed + 1, wanted)}`),
    plainMarketSlug,
    eventNumber() {
      events += 1 + (events % 3);
      return String(events);
    },
    marketNumber() {
      markets += 1;
      return String(markets);
    },
    has: (id) => taken.has(id) || othersHave(id),
    hasMarketSlug: (slug) => takenByMarkets.has(slug) || othersHaveSlug(slug),
  };
}

/** The wanted id, or the first with a number behind it that is free. */
function unique(
  taken: Set<string>,
  othersHave: (id: string) => boolean,
  wanted: string,
  hyphen: string,
): string {
  let id = wanted;
  for (let attempt = 2; ; attempt += 1) {
    const before = taken.size;
    // The set has grown if it was free: one look instead of two.
    if (!othersHave(id) && taken.add(id).size > before) {
      return id;
    }
    id = `${wanted}${hyphen}${attempt}`;
  }
}

/** About one slug in three ends in digits: `-914`, `-262-418`, or a timestamp of 13 or 17 digits. */
function slugEnding(seed: number, slug: string): string {
  const draw = uniformOf(seed, `slug:${slug}`);
  if (draw < 0.7) {
    return '';
  }
  const number = integerOf(seed, `slug-number:${slug}`, 100, 999);
  if (draw < 0.88) {
    return `-${number}`;
  }
  if (draw < 0.95) {
    return `-${number}-${integerOf(seed, `slug-second:${slug}`, 100, 999)}`;
  }
  return draw < 0.98
    ? `-178${number}${integerOf(seed, `slug-stamp:${slug}`, 1000000, 9999999)}`
    : `-2026061719${number}${integerOf(seed, `slug-stamp:${slug}`, 1000, 9999)}`;
}

/** Words of any text as a slug has them: `3.5%` becomes `3pt5`, `1,000` `1000`. */
export function slugWords(text: string): string {
  const lower = text.toLowerCase();
  // Whole runs, joined once: a text that grows by letters is kept as a chain of them, and a world keeps its slugs.
  const runs: string[] = [];
  let runFrom = 0;
  let gap = false;
  for (let index = 0; index <= lower.length; index += 1) {
    const code = lower.charCodeAt(index);
    if (isWordCode(code)) {
      continue;
    }
    if (index > runFrom) {
      if (gap && runs.length > 0) {
        runs.push('-');
      }
      runs.push(lower.slice(runFrom, index));
      gap = false;
    }
    runFrom = index + 1;
    if (isDigitCode(lower.charCodeAt(index - 1)) && isDigitCode(lower.charCodeAt(index + 1))) {
      // Inside a number a point is spelled out and a comma left away.
      if (code === 46) {
        runs.push('pt');
      }
      gap = code !== 46 && code !== 44;
    } else {
      gap = true;
    }
  }
  return runs.join('');
}

function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isWordCode(code: number): boolean {
  return isDigitCode(code) || (code >= 97 && code <= 122);
}
