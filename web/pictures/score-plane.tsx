/**
 * Claims on different figures of one game, over every score: each cell is a score, first side across and second side up.
 * A margin is a diagonal, a total the other one, an exact score a single cell.
 */

import { Hatch } from './hatch.tsx';
import { type Piece, paysAt } from './payout.ts';
import { regionWords } from './payout-picture.tsx';
import { kindOf, type RegionKind } from './regions.ts';
import { useWidth } from './use-width.ts';

const quantities: Readonly<Record<string, (first: number, second: number) => number>> = {
  margin: (first, second) => first - second,
  total: (first, second) => first + second,
  first: (first) => first,
  second: (_first, second) => second,
  score: (first, second) => first * 1000 + second,
};

/** The seventh part of a variable on a score says which figure of it. */
export function quantityOf(variable: string): string | undefined {
  const parts = variable.split(' | ');
  const name = parts[0] === 'score' ? parts[6] : undefined;
  return name !== undefined && name in quantities ? name : undefined;
}

interface Props {
  readonly left: readonly Piece[];
  readonly right: readonly Piece[];
  readonly leftQuantity: string;
  readonly rightQuantity: string;
  readonly sides: readonly [string, string];
}

const cellsMin = 8;
const cellsMax = 240;
const padding = 34;
const kinds: readonly RegionKind[] = ['neither', 'left', 'right', 'both'];

export function ScorePlane({ left, right, leftQuantity, rightQuantity, sides }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>(420);
  const cells = cellsFor([
    [left, leftQuantity],
    [right, rightQuantity],
  ]);
  const size = Math.min(width, 460);
  const cell = (size - padding - 8) / cells;
  const leftOf = quantities[leftQuantity] ?? (() => 0);
  const rightOf = quantities[rightQuantity] ?? (() => 0);
  const paths: Record<RegionKind, string[]> = { both: [], left: [], right: [], neither: [] };
  const seen: Record<RegionKind, number> = { both: 0, left: 0, right: 0, neither: 0 };
  for (let second = 0; second < cells; second++) {
    let from = 0;
    let before: RegionKind | undefined;
    for (let first = 0; first <= cells; first++) {
      const kind =
        first === cells
          ? undefined
          : kindOf({
              left: paysAt(left, leftOf(first, second)),
              right: paysAt(right, rightOf(first, second)),
            });
      if (kind !== undefined) seen[kind] += 1;
      if (kind === before) continue;
      if (before !== undefined) {
        const y = size - padding - (second + 1) * cell;
        paths[before].push(
          `M${n(padding + from * cell)} ${n(y)}h${n((first - from) * cell)}v${n(cell)}H${n(padding + from * cell)}z`,
        );
      }
      before = kind;
      from = first;
    }
  }
  const present = kinds.filter((kind) => seen[kind] > 0);
  const absent = kinds.filter((kind) => seen[kind] === 0 && kind !== 'neither');
  const alternative = `Every score up to ${cells - 1}. There are scores where: ${present.map((kind) => regionWords[kind]).join(', ')}. No score: ${absent.map((kind) => regionWords[kind]).join(', ') || 'none'}.`;
  const step = cells <= 14 ? 1 : cells <= 60 ? 10 : 20;
  const marks = Array.from({ length: Math.ceil(cells / step) }, (_, index) => index * step);
  return (
    <div ref={ref} class="picture plane">
      <svg width={size} height={size} role="img" aria-label={alternative}>
        <Hatch id="plane-neither" />
        {kinds.map((kind) => (
          <g key={kind} class={`region ${kind}`}>
            <path d={paths[kind].join('')} />
            {kind === 'neither' && (
              <path class="hatched" d={paths[kind].join('')} fill="url(#plane-neither)" />
            )}
          </g>
        ))}
        {cells <= 14 && <Grid cells={cells} cell={cell} size={size} />}
        {marks.map((mark) => (
          <g key={mark}>
            <text class="tick" x={padding + (mark + 0.5) * cell} y={size - padding + 14} text-anchor="middle">
              {mark}
            </text>
            <text class="tick" x={padding - 6} y={size - padding - (mark + 0.5) * cell + 4} text-anchor="end">
              {mark}
            </text>
          </g>
        ))}
        <text class="unit" x={size - 8} y={size - 6} text-anchor="end">
          {sides[0]} →
        </text>
        <text class="unit" x="0" y="-4">
          ↑ {sides[1]}
        </text>
      </svg>
      <ul class="regions" aria-hidden="true">
        {kinds.toReversed().map((kind) => (
          <li key={kind}>
            <i class={`swatch ${kind}`} /> <b>{regionWords[kind]}</b> {seen[kind] === 0 ? 'on no score' : ''}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Grid({
  cells,
  cell,
  size,
}: {
  readonly cells: number;
  readonly cell: number;
  readonly size: number;
}) {
  const lines = Array.from({ length: cells + 1 }, (_, index) => {
    const place = n(index * cell);
    return `M${n(padding + Number(place))} ${n(size - padding - cells * cell)}v${n(cells * cell)}M${padding} ${n(size - padding - Number(place))}h${n(cells * cell)}`;
  });
  return <path class="cells" d={lines.join('')} />;
}

/** Enough scores to show every bound with some room. */
function cellsFor(claims: readonly (readonly [readonly Piece[], string])[]): number {
  const places = claims.flatMap(([pieces, quantity]) =>
    pieces.flatMap(({ low, high }) =>
      [low, high]
        .filter((bound) => bound !== undefined)
        .flatMap(({ at }) => (quantity === 'score' ? [Math.floor(at / 1000), at % 1000] : [Math.abs(at)])),
    ),
  );
  return Math.min(cellsMax, Math.max(cellsMin, Math.ceil(Math.max(0, ...places) * 1.15) + 4));
}

function n(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, '');
}
