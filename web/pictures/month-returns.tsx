/** What $100 returned month by month, against the $100 paid; a bar is as opaque as its month has markets. */
import type { StrategyMonth } from '../../client/index.ts';
import { count, dollars } from '../state/format.ts';
import { useWidth } from './use-width.ts';

const height = 120;
const left = 52;
const top = 10;
const bottom = 22;
const barMax = 40;
const paid = 100;

export function MonthReturns({ months }: { readonly months: readonly StrategyMonth[] }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const inOrder = months.toReversed();
  const returns = inOrder.map((month) => Number(month.return_per_100_usd));
  const low = Math.min(paid, ...returns);
  const high = Math.max(paid, ...returns, paid + 1);
  const toY = (value: number) => top + ((high - value) / (high - low)) * (height - top - bottom);
  const step = (width - left) / Math.max(1, inOrder.length);
  const most = Math.max(1, ...inOrder.map(({ markets }) => markets));
  const every = Math.max(1, Math.ceil(58 / step));
  const alternative = inOrder
    .map((month) => `${month.month}: ${dollars(month.return_per_100_usd)} in ${count(month.markets)} markets`)
    .join('; ');
  return (
    <div ref={ref} class="picture month-returns">
      <svg width={width} height={height} role="img" aria-label={alternative}>
        {[...new Set([low, paid, high])].map((value) => (
          <text key={value} class="tick" x={left - 8} y={toY(value) + 4} text-anchor="end">
            ${Math.round(value)}
          </text>
        ))}
        {inOrder.map((month, index) => {
          const value = Number(month.return_per_100_usd);
          const wide = Math.min(barMax, step * 0.7);
          return (
            <g key={month.month}>
              <rect
                class={value >= paid ? 'gain' : 'loss'}
                x={left + (index + 0.5) * step - wide / 2}
                width={wide}
                y={Math.min(toY(value), toY(paid))}
                height={Math.max(1, Math.abs(toY(value) - toY(paid)))}
                opacity={0.35 + (0.65 * month.markets) / most}
              />
              {index % every === 0 && (
                <text class="tick" x={left + (index + 0.5) * step} y={height - 6} text-anchor="middle">
                  {month.month}
                </text>
              )}
            </g>
          );
        })}
        <line class="axis" x1={left} x2={width} y1={toY(paid)} y2={toY(paid)} />
      </svg>
    </div>
  );
}
