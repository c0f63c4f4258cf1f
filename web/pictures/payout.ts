/**
 * What Yes pays, as the API prints it, turned into pieces that can be drawn.
 *
 *   [3, inf)                         a dollar from 3 on
 *   1 on [1, inf); 1/2 on [0, 0]     a dollar from 1 on, half a dollar at 0
 *   {KXPRES-28-A}                    a dollar on one outcome of an event
 *
 * Bounds keep their texts: the numbers beside them are only for places in a picture.
 */
export interface Bound {
  readonly text: string;
  readonly at: number;
  readonly closed: boolean;
}

export interface Piece {
  /** Nothing: it goes on for ever. */
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
  /** A share of a dollar. */
  readonly pays: string;
}

export type Payout =
  | { readonly kind: 'line'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'outcomes'; readonly names: readonly string[] };

/** Nothing where the notation is not one of these: then the text itself is shown. */
export function parsePayout(text: string): Payout | undefined {
  const trimmed = text.trim();
  if (/^\{.*\}$/s.test(trimmed)) {
    return {
      kind: 'outcomes',
      names: trimmed
        .slice(1, -1)
        .split(',')
        .map((name) => name.trim()),
    };
  }
  const pieces: Piece[] = [];
  for (const part of trimmed.split(';')) {
    const [, amount, set = part] = /^\s*(\S+) on (.+)$/s.exec(part) ?? [];
    const found = parseSet(set, amount ?? '1');
    if (found === undefined) return undefined;
    pieces.push(...found);
  }
  return { kind: 'line', pieces };
}

export function parseSet(text: string, pays = '1'): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const part of text.trim().split(/\s+u\s+/)) {
    const match = /^([[(])\s*([^,\s]+)\s*,\s*([^,\s]+)\s*([\])])$/.exec(part.trim());
    if (match === null) return undefined;
    const [, open = '', from = '', to = '', close = ''] = match;
    const low = parseBound(from, open === '[');
    const high = parseBound(to, close === ']');
    if (low === null || high === null) return undefined;
    pieces.push({ low, high, pays });
  }
  return pieces;
}

/** Undefined at infinity; null where it is not a number. */
function parseBound(text: string, closed: boolean): Bound | undefined | null {
  if (text === '-inf' || text === 'inf') return undefined;
  const at = toPlace(text);
  return at === undefined ? null : { text, at, closed };
}

/** Of an integer, a decimal or a fraction. */
export function toPlace(text: string): number | undefined {
  const match = /^(-?\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(text);
  if (match === null) return undefined;
  return Number(match[1]) / Number(match[2] ?? 1);
}

/** What is paid at a place, as a share text; `0` where nothing is. */
export function paysAt(pieces: readonly Piece[], at: number): string {
  const piece = pieces.find(({ low, high }) => {
    const above = low === undefined || at > low.at || (low.closed && at === low.at);
    const below = high === undefined || at < high.at || (high.closed && at === high.at);
    return above && below;
  });
  return piece?.pays ?? '0';
}
