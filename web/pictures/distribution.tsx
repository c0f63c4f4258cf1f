/** The ladders of both venues as one implied distribution: how likely at least, with bid and ask, and what lies between. */
import { venueName } from '../state/format.ts';
import { printValue } from './axis.ts';
import { apartAt, type Direction, type LadderPoint, type Mass, massesOf } from './ladder-points.ts';
import { useWidth } from './use-width.ts';

interface Props {
  readonly ladders: readonly { readonly venue: string; readonly points: readonly LadderPoint[] }[];
  readonly direction: Direction;
  readonly unit: string;
}

const top = 14;
const tall = 210;
const laneHeight = 52;
/** Of what lies on one value. */
const pointWidth = 14;
const left = 42;
const right = 16;
const between = 34;

export function Distribution({ ladders, direction, unit }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const all = ladders.flatMap(({ points }) => points);
  const from = Math.min(...all.map(({ at }) => at));
  const to = Math.max(...all.map(({ at }) => at));
  const room = (to - from || 1) * 0.08;
  const toX = (at: number) => left + ((at - from + room) / (to - from + 2 * room)) * (width - left - right);
  const toY = (cents: number) => top + tall - (cents / 100) * tall;
  const print = printValue(unit);
  const massTop = top + tall + between;
  const low = ladders.length * laneHeight;
  const masses = ladders.map(({ venue, points }) => ({ venue, masses: massesOf(points, direction) }));
  const most = Math.max(1, ...masses.flatMap((one) => one.masses.map(({ cents }) => cents)));
  const [one, other] = ladders;
  const apart = one === undefined || other === undefined ? [] : apartAt(one.points, other.points);
  const alternative = ladders
    .map(
      ({ venue, points }) =>
        `${venueName(venue)}: ${points.map(({ text, bid, ask }) => `${print(text)} ${bid.toFixed(1)} to ${ask.toFixed(1)} cents`).join(', ')}`,
    )
    .join('. ');
  const ticks = tickTexts(all, toX);
  return (
    <div ref={ref} class="picture distribution">
      <svg width={width} height={massTop + low + 38} role="img" aria-label={alternative}>
        {[0, 25, 50, 75, 100].map((cents) => (
          <g key={cents}>
            <line class="guide" x1={left} x2={width - right} y1={toY(cents)} y2={toY(cents)} />
            <text class="tick" x={left - 8} y={toY(cents) + 4} text-anchor="end">
              {cents}¢
            </text>
          </g>
        ))}
        {ladders.map(({ venue, points }) => (
          <g key={venue} class={`curve ${venue}`}>
            <path class="band" d={bandOf(points, toX, toY)} />
            <polyline
              points={points
                .map(({ at, bid, ask }) => `${toX(at).toFixed(1)},${toY((bid + ask) / 2).toFixed(1)}`)
                .join(' ')}
            />
            {points.map(({ at, bid, ask }) => (
              <g key={`${at}-${bid}`}>
                <line class="spread" x1={toX(at)} x2={toX(at)} y1={toY(bid)} y2={toY(ask)} />
                <circle cx={toX(at)} cy={toY((bid + ask) / 2)} r="3" />
              </g>
            ))}
          </g>
        ))}
        {apart.map(([point]) => (
          <path
            key={point.at}
            class="apart-mark"
            d={`M${toX(point.at) - 4} ${top + tall + 8}l8 8m0 -8l-8 8`}
          />
        ))}
        {masses.map((venueMass, index) => (
          <MassLane
            key={venueMass.venue}
            venue={venueMass.venue}
            masses={venueMass.masses}
            most={most}
            base={massTop + (index + 1) * laneHeight}
            place={(at, isEnd) => (at === undefined ? (isEnd ? width - right : left) : toX(at))}
          />
        ))}
        <line class="axis" x1={left} x2={width - right} y1={massTop + low} y2={massTop + low} />
        <text class="unit" x={width - right} y={massTop + low + 32} text-anchor="end">
          {unit === 'ms since 1970' ? 'day it happens' : unit}
        </text>
        {ticks.map(({ x, text }) => (
          <text key={text} class="tick" x={x} y={massTop + low + 16} text-anchor="middle">
            {print(text)}
          </text>
        ))}
      </svg>
      <ul class="regions">
        {ladders.map(({ venue }) => (
          <li key={venue}>
            <i class={`swatch ${venue}`} /> {venueName(venue)}:{' '}
            {direction === 'above' ? 'at least' : 'by then, or at most'}, bid to ask
          </li>
        ))}
        {apart.length > 0 && (
          <li class="bad">
            ✕ The venues disagree by more than both spreads at{' '}
            {apart.map(([point]) => print(point.text)).join(', ')}
          </li>
        )}
      </ul>
    </div>
  );
}

interface LaneProps {
  readonly venue: string;
  readonly masses: readonly Mass[];
  readonly most: number;
  readonly base: number;
  readonly place: (at: number | undefined, isEnd: boolean) => number;
}

/** What one venue puts between neighbouring places. */
function MassLane({ venue, masses, most, base, place }: LaneProps) {
  return (
    <g class={`mass ${venue}`}>
      {masses.map(({ from, to, cents }) => {
        const isPoint = from !== undefined && from === to;
        const x = place(from, false) - (isPoint ? pointWidth / 2 : 0);
        const wide = isPoint ? pointWidth : place(to, true) - x;
        const height = (cents / most) * (laneHeight - 20);
        return (
          <g key={`${from}-${to}`}>
            <rect x={x + 1} width={Math.max(1, wide - 2)} y={base - height} height={height} />
            {(wide > 40 || (isPoint && cents >= 1)) && (
              <text class="tick" x={x + wide / 2} y={base - height - 4} text-anchor="middle">
                {cents.toFixed(1)}¢
              </text>
            )}
          </g>
        );
      })}
      <line class="axis" x1={place(undefined, false)} x2={place(undefined, true)} y1={base} y2={base} />
    </g>
  );
}

function bandOf(
  points: readonly LadderPoint[],
  toX: (at: number) => number,
  toY: (cents: number) => number,
): string {
  const upper = points.map(({ at, ask }) => `${toX(at).toFixed(1)} ${toY(ask).toFixed(1)}`);
  const lower = points.toReversed().map(({ at, bid }) => `${toX(at).toFixed(1)} ${toY(bid).toFixed(1)}`);
  return points.length < 2 ? '' : `M${[...upper, ...lower].join('L')}z`;
}

function tickTexts(
  points: readonly LadderPoint[],
  toX: (at: number) => number,
): readonly { x: number; text: string }[] {
  const places = [...new Map(points.map(({ at, text }) => [at, text])).entries()].sort(
    ([one], [other]) => one - other,
  );
  let end = Number.NEGATIVE_INFINITY;
  return places.flatMap(([at, text]) => {
    const x = toX(at);
    const half = Math.min(44, text.length * 3.8 + 6);
    if (x - half < end) return [];
    end = x + half;
    return [{ x, text }];
  });
}
