/** Identities as the venues make them: deterministic in the seed, unique in a world. */
import { hashText, integerOf, uniformOf } from './random.ts';

export interface Identifiers {
  /** The ticker itself, or with a number behind it if the world has it already. */
  ticker(wanted: string): string;
  /** Lower-case words and hyphens; now and then with the numeric ending that the venue gives to tell slugs apart. */
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
    hex += hash.high.toString(16).padStart(8, '0') + hash.low.toString(16).padStart(8, '0');
  }
  return hex.slice(0, digits);
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
  const has = (id: string): boolean => taken.has(id) || others.some((other) => other.has(id));
  const hasMarketSlug = (slug: string): boolean =>
    takenByMarkets.has(slug) || others.some((other) => other.hasMarketSlug(slug));
  const plainSlug = (wanted: string): string => unique(taken, has, wanted, '-');
  const plainMarketSlug = (wanted: string): string => unique(takenByMarkets, hasMarketSlug, wanted, '-');
  return {
    ticker: (wanted) => unique(taken, has, wanted, ''),
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
    has,
    hasMarketSlug,
  };
}

/** The wanted id, or the first with a number behind it that nobody has. */
function unique(
  taken: Set<string>,
  isTaken: (id: string) => boolean,
  wanted: string,
  hyphen: string,
): string {
  let id = wanted;
  for (let attempt = 2; isTaken(id); attempt += 1) {
    id = `${wanted}${hyphen}${attempt}`;
  }
  taken.add(id);
  return id;
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
  let slug = '';
  let gap = false;
  for (let index = 0; index < lower.length; index += 1) {
    const code = lower.charCodeAt(index);
    if (isWordCode(code)) {
      slug += gap && slug !== '' ? `-${lower[index]}` : lower[index];
      gap = false;
    } else if (isDigitCode(lower.charCodeAt(index - 1)) && isDigitCode(lower.charCodeAt(index + 1))) {
      // Inside a number a point is spelled out and a comma left away.
      slug += code === 46 ? 'pt' : '';
      gap = code !== 46 && code !== 44;
    } else {
      gap = true;
    }
  }
  return slug;
}

function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isWordCode(code: number): boolean {
  return isDigitCode(code) || (code >= 97 && code <= 122);
}
