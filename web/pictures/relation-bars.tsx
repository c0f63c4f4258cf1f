/** The Yes sets of related markets as bars on one axis, aligned, coloured by how they relate. */
import { relationWords, VenueTag } from '../parts/market-name.tsx';
import { makeAxis, printValue, readGrid, unitOf } from './axis.ts';
import { type Piece, parsePayout } from './payout.ts';
import { useWidth } from './use-width.ts';

export interface BarClaim {
  readonly venue: string;
  readonly id: string;
  readonly title: string;
  readonly interval: string;
  readonly variable: string;
  /** Nothing: the market the page is about. */
  readonly relation: string | undefined;
  readonly detail: string | undefined;
  readonly href: string;
}

const rowHeight = 30;

/** Draws those on the same variable as the first; the others need another axis. */
export function RelationBars({ claims }: { readonly claims: readonly BarClaim[] }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [own] = claims;
  if (own === undefined) return null;
  const drawn = claims.flatMap((claim) => {
    const payout = claim.variable === own.variable ? parsePayout(claim.interval) : undefined;
    return payout?.kind === 'line' ? [{ claim, pieces: payout.pieces }] : [];
  });
  if (drawn.length < 2) return null;
  const grid = readGrid(claims.find(({ detail }) => detail !== undefined)?.detail);
  const isNarrow = width < 560;
  const labelWidth = isNarrow ? 0 : Math.min(330, width * 0.38);
  const axis = makeAxis(
    drawn.flatMap(({ pieces }) => pieces),
    Math.max(120, width - labelWidth),
    grid,
  );
  const print = printValue(unitOf(own.variable));
  const height = rowHeight * (isNarrow ? 1.6 : 1);
  const ticks = tickPlaces(
    drawn.flatMap(({ pieces }) => pieces),
    axis.toX,
  );
  return (
    <div ref={ref} class="bars">
      <ul>
        {drawn.map(({ claim, pieces }) => (
          <li key={`${claim.venue}:${claim.id}`} class={claim.relation ?? 'own'}>
            <a href={claim.href} data-entry={claim.relation !== undefined || undefined}>
              <VenueTag venue={claim.venue} /> <span>{claim.title}</span>
              <span class="unseen">
                {relationWords[claim.relation ?? ''] ?? 'This market'}: Yes pays on {claim.interval}
              </span>
            </a>
            <svg width={axis.width} height={height - 4} aria-hidden="true">
              <line class="base" x1={axis.start} x2={axis.end} y1={(height - 4) / 2} y2={(height - 4) / 2} />
              {pieces.map((piece) => (
                <Bar
                  key={`${piece.low?.text}-${piece.high?.text}`}
                  piece={piece}
                  axis={axis}
                  height={height - 4}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <svg class="bars-axis" width={axis.width} height="22" aria-hidden="true">
        <line class="axis" x1={axis.start} x2={axis.end} y1="1" y2="1" />
        {ticks.map(({ x, text }) => (
          <text key={text} class="tick" x={x} y="16" text-anchor="middle">
            {print(text)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function Bar(props: {
  readonly piece: Piece;
  readonly axis: ReturnType<typeof makeAxis>;
  readonly height: number;
}) {
  const { piece, axis, height } = props;
  const { low, high } = piece;
  const from = low === undefined ? axis.start : axis.toX(low.at);
  const to = high === undefined ? axis.end : axis.toX(high.at);
  const middle = height / 2;
  const isShare = piece.pays !== '1';
  return (
    <g class={isShare ? 'part' : ''}>
      <line class="bar" x1={from} x2={Math.max(to, from + 0.01)} y1={middle} y2={middle} />
      {low !== undefined && <circle class={low.closed ? 'closed' : 'open'} cx={from} cy={middle} r="4.5" />}
      {high !== undefined && <circle class={high.closed ? 'closed' : 'open'} cx={to} cy={middle} r="4.5" />}
    </g>
  );
}

/** Labels that fit beside each other, the first ones win. */
function tickPlaces(
  pieces: readonly Piece[],
  toX: (at: number) => number,
): readonly { x: number; text: string }[] {
  const bounds = pieces.flatMap(({ low, high }) => [low, high].filter((bound) => bound !== undefined));
  const places = [...new Map(bounds.map((bound) => [bound.text, bound.at])).entries()].sort(
    ([, one], [, other]) => one - other,
  );
  let end = Number.NEGATIVE_INFINITY;
  return places.flatMap(([text, at]) => {
    const x = toX(at);
    const half = Math.min(42, text.length * 3.8 + 6);
    if (x - half < end) return [];
    end = x + half;
    return [{ x, text }];
  });
}
