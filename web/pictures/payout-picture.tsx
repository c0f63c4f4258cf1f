/**
 * Two payouts over one axis: a lane for each, and one below for where both pay, one or neither. Filled ends belong to the
 * set, hollow ones do not, and arrows go on for ever.
 */

import type { Axis } from './axis.ts';
import { makeAxis, printValue } from './axis.ts';
import { Hatch } from './hatch.tsx';
import { type Piece, toPlace } from './payout.ts';
import { cutRegions, kindOf, printRegion, type Region, type RegionKind } from './regions.ts';
import { useWidth } from './use-width.ts';

interface Props {
  readonly left: readonly Piece[];
  readonly right: readonly Piece[];
  readonly leftName: string;
  readonly rightName: string;
  readonly unit: string;
  readonly grid: number | undefined;
  readonly domain: readonly Piece[] | undefined;
}

const laneHeight = 44;
const laneGap = 30;
const top = 22;
const regionTop = top + 2 * (laneHeight + laneGap);
const regionHeight = 30;
const axisY = regionTop + regionHeight + 16;
const labelWidth = 78;
const labelRows = 3;
const rowHeight = 15;

export const regionWords: Readonly<Record<RegionKind, string>> = {
  both: 'Both pay',
  left: 'Only the first',
  right: 'Only the second',
  neither: 'Neither',
};

export function PayoutPicture({ left, right, leftName, rightName, unit, grid, domain }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const axis = makeAxis([...left, ...right], width, grid);
  const print = printValue(unit);
  const regions = cutRegions(left, right, grid, domain);
  const printIn = (region: Region) => `${printRegion(region, print)}${unitAfter(region, unit)}`;
  const alternative = regions.map((region) => `${regionWords[kindOf(region)]} ${printIn(region)}`).join('; ');
  const ticks = placeTicks([...left, ...right], axis);
  const rows = Math.max(...ticks.map(({ row }) => row), 0) + 1;
  const height = axisY + 12 + rows * rowHeight + 6;
  return (
    <div ref={ref} class="picture">
      <svg width={width} height={height} role="img" aria-label={alternative}>
        <Hatch id="neither" />
        {ticks.map(({ x, at }) => (
          <line key={at} class="guide" x1={x} x2={x} y1={top} y2={axisY} />
        ))}
        <Lane pieces={left} axis={axis} y={top} side="left" name={leftName} />
        <Lane pieces={right} axis={axis} y={top + laneHeight + laneGap} side="right" name={rightName} />
        {regions.map((region, index) => (
          <RegionBox
            key={`${index}-${region.left}-${region.right}`}
            kind={kindOf(region)}
            from={edgeOf(region, regions[index - 1], 'low', axis, grid)}
            to={edgeOf(region, regions[index + 1], 'high', axis, grid)}
          />
        ))}
        <line class="axis" x1={axis.start} x2={axis.end} y1={axisY} y2={axisY} />
        {ticks.map(({ x, at, text, row }) => (
          <g key={at}>
            <line class="axis" x1={x} x2={x} y1={axisY} y2={axisY + 5 + row * rowHeight} />
            <text
              class="tick"
              x={clamp(x, 24, width - 24)}
              y={axisY + 16 + row * rowHeight}
              text-anchor="middle"
            >
              {print(text)}
            </text>
          </g>
        ))}
        <text class="unit" x={axis.end} y={axisY - 4} text-anchor="end">
          {unit === 'ms since 1970' ? 'day it happens' : unit}
        </text>
      </svg>
      <ul class="regions" aria-hidden="true">
        {regions.map((region, index) => (
          <li key={`${index}-${region.left}-${region.right}`}>
            <i class={`swatch ${kindOf(region)}`} /> <b>{regionWords[kindOf(region)]}</b> {printIn(region)}
            {shareOf(region)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `from 1 goal`, `below 2 goals`. */
function unitAfter({ low, high }: Region, unit: string): string {
  if (unit === 'ms since 1970') return '';
  const last = (high ?? low)?.text;
  return ` ${last === '1' ? unit.replace(/s$/, '') : unit}`;
}

function shareOf({ left, right }: Region): string {
  const shares = [left, right].filter((pays) => pays !== '0' && pays !== '1');
  return shares.length === 0 ? '' : ` (first pays $${left}, second $${right})`;
}

function Lane(props: {
  readonly pieces: readonly Piece[];
  readonly axis: Axis;
  readonly y: number;
  readonly side: 'left' | 'right';
  readonly name: string;
}) {
  const { pieces, axis, y, side, name } = props;
  const base = y + laneHeight;
  return (
    <g class={`lane ${side}`}>
      <text class="lane-name" x={axis.start} y={y - 6}>
        {name.length * 6.6 > axis.width - 24
          ? `${name.slice(0, Math.floor((axis.width - 40) / 6.6))}…`
          : name}
      </text>
      <line class="base" x1={axis.start} x2={axis.end} y1={base} y2={base} />
      {pieces.map((piece) => {
        const share = toPlace(piece.pays) ?? 1;
        const high = base - laneHeight * 0.82 * share;
        const from = piece.low === undefined ? axis.start : axis.toX(piece.low.at);
        const to = piece.high === undefined ? axis.end : axis.toX(piece.high.at);
        const key = `${piece.low?.text}-${piece.high?.text}-${piece.pays}`;
        if (piece.low !== undefined && piece.low.at === piece.high?.at) {
          return (
            <g key={key}>
              <line class="stem" x1={from} x2={from} y1={high} y2={base} />
              <circle class="end closed" cx={from} cy={high} r="5" />
              <ShareLabel x={from + 9} y={high + 4} pays={piece.pays} />
            </g>
          );
        }
        return (
          <g key={key}>
            <rect class="area" x={from} y={high} width={Math.max(1, to - from)} height={base - high} />
            <line class="edge" x1={from} x2={to} y1={high} y2={high} />
            {piece.low === undefined ? (
              <path class="arrow" d={`M${from + 7} ${high - 5} ${from} ${high} ${from + 7} ${high + 5}`} />
            ) : (
              <circle class={`end ${piece.low.closed ? 'closed' : 'open'}`} cx={from} cy={high} r="5" />
            )}
            {piece.high === undefined ? (
              <path class="arrow" d={`M${to - 7} ${high - 5} ${to} ${high} ${to - 7} ${high + 5}`} />
            ) : (
              <circle class={`end ${piece.high.closed ? 'closed' : 'open'}`} cx={to} cy={high} r="5" />
            )}
            <ShareLabel x={(from + to) / 2} y={(high + base) / 2 + 5} pays={piece.pays} middle />
          </g>
        );
      })}
    </g>
  );
}

function ShareLabel(props: {
  readonly x: number;
  readonly y: number;
  readonly pays: string;
  readonly middle?: boolean;
}) {
  return (
    <text class="share" x={props.x} y={props.y} text-anchor={props.middle ? 'middle' : 'start'}>
      pays ${props.pays}
    </text>
  );
}

/** Half of what a single value takes where its neighbours are not far away. */
const pointHalf = 3;

function isPoint({ low, high }: Region): boolean {
  return low !== undefined && low.at === high?.at;
}

/**
 * Where a region ends on one side: at the bound itself, under the end drawn above it, or half way to the next value of the
 * grid. Only a single value reaches half a step out to both sides.
 */
function edgeOf(
  region: Region,
  neighbour: Region | undefined,
  side: 'low' | 'high',
  axis: Axis,
  grid: number | undefined,
): number {
  const bound = region[side];
  const outward = side === 'low' ? -1 : 1;
  if (bound === undefined) return side === 'low' ? axis.start : axis.end;
  const next = neighbour?.[side === 'low' ? 'high' : 'low'];
  const x = axis.toX(bound.at);
  const half = Math.max(pointHalf, axis.toX(bound.at + (grid ?? 0) / 2) - x);
  if (isPoint(region)) return x + outward * half;
  if (neighbour === undefined || next === undefined) return x;
  if (next.at === bound.at) return isPoint(neighbour) ? x - outward * half : x;
  return grid !== undefined && Math.abs(next.at - bound.at) < grid * 1.5 ? (x + axis.toX(next.at)) / 2 : x;
}

function RegionBox(props: { readonly kind: RegionKind; readonly from: number; readonly to: number }) {
  const { kind, from, to } = props;
  const width = Math.max(1, to - from);
  return (
    <g class={`region ${kind}`}>
      <rect x={from} y={regionTop} width={width} height={regionHeight} />
      {kind === 'neither' && (
        <rect
          class="hatched"
          x={from}
          y={regionTop}
          width={width}
          height={regionHeight}
          fill="url(#neither)"
        />
      )}
      {width > regionWords[kind].length * 7.4 && (
        <text x={from + width / 2} y={regionTop + regionHeight / 2 + 4.5} text-anchor="middle">
          {regionWords[kind]}
        </text>
      )}
    </g>
  );
}

interface Tick {
  readonly at: number;
  readonly x: number;
  readonly text: string;
  readonly row: number;
}

/** Labels that would run into each other go a row lower. */
function placeTicks(pieces: readonly Piece[], axis: Axis): readonly Tick[] {
  const bounds = pieces.flatMap(({ low, high }) => [low, high].filter((bound) => bound !== undefined));
  const places = [...new Map(bounds.map((bound) => [bound.at, bound.text])).entries()].sort(
    ([one], [other]) => one - other,
  );
  const ends: number[] = [];
  return places.map(([at, text]) => {
    const x = axis.toX(at);
    const needed = Math.min(labelWidth, text.length * 7.5 + 12);
    let row = ends.findIndex((end) => end < x - needed / 2);
    if (row === -1) row = Math.min(ends.length, labelRows - 1);
    ends[row] = x + needed / 2;
    return { at, x, text, row };
  });
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
