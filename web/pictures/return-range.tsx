/** What $100 returned, with its 95% range, against the $100 that were paid: one line of a column on a common scale. */
import { dollars } from '../state/format.ts';

export interface ReturnScale {
  readonly from: number;
  readonly to: number;
}

interface Ranged {
  readonly return_per_100_usd: string;
  readonly return_low_usd: string;
  readonly return_high_usd: string;
}

const paid = 100;

/** Holds every range and the $100; a scale of one value would have no width. */
export function scaleOfReturns(returns: readonly Ranged[]): ReturnScale {
  const ends = returns.flatMap(({ return_low_usd, return_high_usd }) => [
    Number(return_low_usd),
    Number(return_high_usd),
  ]);
  const from = Math.min(paid, ...ends);
  const to = Math.max(paid, ...ends);
  const room = (to - from) * 0.03 || 1;
  return { from: from - room, to: to + room };
}

export function ReturnRange({ of, scale }: { readonly of: Ranged; readonly scale: ReturnScale }) {
  const toX = (value: number) => ((value - scale.from) / (scale.to - scale.from)) * 100;
  const low = Number(of.return_low_usd);
  const isAbove = low > paid;
  return (
    <svg
      class={`return-range ${isAbove ? 'above' : 'around'}`}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      height="14"
      role="img"
      aria-label={`${dollars(of.return_per_100_usd)}, between ${dollars(of.return_low_usd)} and ${dollars(of.return_high_usd)}`}
    >
      <line class="base" x1="0" x2="100" y1="6" y2="6" />
      <line class="range" x1={toX(low)} x2={toX(Number(of.return_high_usd))} y1="6" y2="6" />
      <line class="paid" x1={toX(paid)} x2={toX(paid)} y1="0" y2="12" />
      <line
        class="mean"
        x1={toX(Number(of.return_per_100_usd))}
        x2={toX(Number(of.return_per_100_usd))}
        y1="2"
        y2="10"
      />
    </svg>
  );
}
