/** Where both claims pay, one of them, or neither: the line cut at every bound, then joined again where nothing changes. */
import { type Bound, type Piece, paysAt } from './payout.ts';

export interface Region {
  readonly low: Bound | undefined;
  readonly high: Bound | undefined;
  readonly left: string;
  readonly right: string;
}

export type RegionKind = 'both' | 'left' | 'right' | 'neither';

/** `grid` is the distance of the values that can occur, undefined where all can. `domain`: only there. */
export function cutRegions(
  left: readonly Piece[],
  right: readonly Piece[],
  grid: number | undefined,
  domain: readonly Piece[] | undefined,
): readonly Region[] {
  const all = [...left, ...right, ...(domain ?? [])];
  const bounds = all.flatMap(({ low, high }) => [low, high].filter((bound) => bound !== undefined));
  const places = [...new Map(bounds.map((bound) => [bound.at, bound.text])).entries()].sort(
    ([one], [other]) => one - other,
  );
  const cuts: Region[] = [];
  const add = (low: Bound | undefined, high: Bound | undefined, probe: number) => {
    if (domain !== undefined && paysAt(domain, probe) === '0') return;
    cuts.push({ low, high, left: paysAt(left, probe), right: paysAt(right, probe) });
  };
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined) return [];
  const [firstAt, firstText] = first;
  add(undefined, { at: firstAt, text: firstText, closed: false }, firstAt - (grid ?? 1));
  for (const [index, [at, text]] of places.entries()) {
    const point: Bound = { at, text, closed: true };
    add(point, point, at);
    const next = places[index + 1];
    if (next === undefined) continue;
    const [nextAt, nextText] = next;
    // Between neighbours on the grid nothing can occur.
    if (grid !== undefined && nextAt - at < grid * 1.5) continue;
    add(
      { at, text, closed: false },
      { at: nextAt, text: nextText, closed: false },
      grid === undefined ? (at + nextAt) / 2 : at + grid,
    );
  }
  const [lastAt, lastText] = last;
  add({ at: lastAt, text: lastText, closed: false }, undefined, lastAt + (grid ?? 1));
  return join(cuts);
}

function join(cuts: readonly Region[]): readonly Region[] {
  const joined: Region[] = [];
  for (const cut of cuts) {
    const before = joined.at(-1);
    if (before !== undefined && before.left === cut.left && before.right === cut.right) {
      joined[joined.length - 1] = { ...before, high: cut.high };
    } else joined.push(cut);
  }
  return joined;
}

export function kindOf({ left, right }: Pick<Region, 'left' | 'right'>): RegionKind {
  if (left !== '0' && right !== '0') return 'both';
  if (left !== '0') return 'left';
  return right === '0' ? 'neither' : 'right';
}

/** In words, for those who cannot see the picture, and under it. */
export function printRegion({ low, high }: Region, print: (text: string) => string): string {
  if (low !== undefined && high !== undefined && low.at === high.at) return `exactly ${print(low.text)}`;
  const from = low === undefined ? undefined : `${low.closed ? 'from' : 'above'} ${print(low.text)}`;
  const to = high === undefined ? undefined : `${high.closed ? 'up to' : 'below'} ${print(high.text)}`;
  return [from, to].filter((text) => text !== undefined).join(' ') || 'everywhere';
}
