/** Prices of a day as a small line. */
interface Props {
  readonly prices: readonly string[];
}

const width = 96;
const height = 24;

export function Sparkline({ prices }: Props) {
  if (prices.length < 2) return <span class="spark" />;
  const values = prices.map(Number);
  const low = Math.min(...values);
  const spread = Math.max(Math.max(...values) - low, 0.01);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * (width - 4) + 2;
    const y = height - 3 - ((value - low) / spread) * (height - 6);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const last = points.at(-1)?.split(',') ?? [];
  return (
    <svg class="spark" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
      <circle cx={last[0]} cy={last[1]} r="2" />
    </svg>
  );
}
