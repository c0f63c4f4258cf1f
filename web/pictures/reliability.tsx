/**
 * The reliability diagram: what each band of prices paid, with its 95% range, over what it cost. On the diagonal prices were
 * right. A dot is as large as its band has markets.
 */
import type { CalibrationRow } from '../../client/index.ts';
import { cents, count, percent } from '../state/format.ts';
import { useWidth } from './use-width.ts';

const left = 44;
const bottom = 34;
const margin = 12;
const sizeMax = 560;
const marks = [0, 0.25, 0.5, 0.75, 1] as const;
const radiusMin = 3;
const radiusMax = 9;

export function Reliability({ rows }: { readonly rows: readonly CalibrationRow[] }) {
  const { ref, width } = useWidth<HTMLDivElement>(sizeMax);
  const size = Math.min(sizeMax, width);
  const span = size - left - margin;
  const tall = size - bottom - margin;
  const toX = (price: number) => left + price * span;
  const toY = (share: number) => margin + (1 - share) * tall;
  const most = Math.max(1, ...rows.map(({ markets }) => markets));
  const known = rows.filter(({ markets }) => markets > 0);
  const alternative = known
    .map(
      (row) =>
        `${cents(row.from_usd)} to ${cents(row.to_usd)}: ${count(row.markets)} markets cost ${cents(row.avg_price_usd)} and paid ${percent(row.win_rate, 1)}${row.low === undefined ? '' : `, range ${percent(row.low, 1)} to ${percent(row.high, 1)}`}`,
    )
    .join('; ');
  return (
    <div ref={ref} class="picture reliability">
      <svg width={size} height={size} role="img" aria-label={alternative}>
        {marks.map((mark) => (
          <g key={mark}>
            <line class="guide" x1={left} x2={left + span} y1={toY(mark)} y2={toY(mark)} />
            <text class="tick" x={left - 8} y={toY(mark) + 4} text-anchor="end">
              {mark * 100}%
            </text>
            <text class="tick" x={toX(mark)} y={margin + tall + 16} text-anchor="middle">
              {mark * 100}¢
            </text>
          </g>
        ))}
        <text class="unit" x={left + span} y={size - 4} text-anchor="end">
          price of Yes
        </text>
        <text class="unit" x={left + 6} y={margin + 12}>
          paid on average
        </text>
        <line class="perfect" x1={toX(0)} y1={toY(0)} x2={toX(1)} y2={toY(1)} />
        {known.map((row) => {
          const x = toX(Number(row.avg_price_usd));
          return (
            <g key={row.from_usd} class={isOffDiagonal(row) ? 'band off' : 'band'}>
              {row.low !== undefined && row.high !== undefined && (
                <path
                  class="whisker"
                  d={`M${x - 5} ${toY(Number(row.low))}h10M${x} ${toY(Number(row.low))}V${toY(Number(row.high))}m-5 0h10`}
                />
              )}
              <circle
                cx={x}
                cy={toY(Number(row.win_rate))}
                r={radiusMin + (radiusMax - radiusMin) * Math.sqrt(row.markets / most)}
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The average price is not within the range of what was paid. A range without width comes of a few equal outcomes, and decides nothing. */
export function isOffDiagonal({ avg_price_usd: price, low, high }: CalibrationRow): boolean {
  if (price === undefined || low === undefined || high === undefined || low === high) return false;
  return Number(price) < Number(low) || Number(price) > Number(high);
}
