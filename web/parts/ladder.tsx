/** An order book of Yes as a ladder: asks above, bids below, with what rests up to each price. */
import type { Book, BookLevel } from '../../client/index.ts';
import { multiply, parseDecimal, printDecimal } from '../state/decimal.ts';
import { alignedCents, money, quantity } from '../state/format.ts';

interface Rung {
  readonly level: BookLevel;
  readonly cumulative: bigint;
}

const rungsMax = 9;

export function Ladder({ book, stale }: { readonly book: Book; readonly stale: boolean }) {
  const asks = climb(book.yes_asks);
  const bids = climb(book.yes_bids);
  const most = [asks.at(-1), bids.at(-1)].reduce(
    (max, rung) => (rung && rung.cumulative > max ? rung.cumulative : max),
    1n,
  );
  return (
    <table class={`ladder${stale ? ' stale' : ''}`} aria-label="Order book of Yes">
      <thead>
        <tr>
          <th class="figure">Price</th>
          <th class="figure">Contracts</th>
          <th class="figure">Up to here</th>
        </tr>
      </thead>
      <tbody class="asks">
        {asks.toReversed().map((rung) => (
          <Row key={`a${rung.level.price_usd}`} rung={rung} most={most} />
        ))}
        {asks.length === 0 && <None words="Nobody offers Yes." />}
      </tbody>
      <tbody class="bids">
        {bids.map((rung) => (
          <Row key={`b${rung.level.price_usd}`} rung={rung} most={most} />
        ))}
        {bids.length === 0 && <None words="Nobody bids for Yes." />}
      </tbody>
    </table>
  );
}

function Row({ rung, most }: { readonly rung: Rung; readonly most: bigint }) {
  const share = Number((rung.cumulative * 1000n) / most) / 10;
  return (
    <tr>
      <td class="figure strong">{alignedCents(rung.level.price_usd)}</td>
      <td class="figure">{quantity(rung.level.quantity)}</td>
      <td class="figure depth">
        <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share} height="10" x={100 - share} />
        </svg>
        {money(printDecimal(rung.cumulative))}
      </td>
    </tr>
  );
}

function None({ words }: { readonly words: string }) {
  return (
    <tr>
      <td colSpan={3} class="faint">
        {words}
      </td>
    </tr>
  );
}

/** Money from the best level on. */
function climb(levels: readonly BookLevel[]): readonly Rung[] {
  let cumulative = 0n;
  return levels.slice(0, rungsMax).map((level) => {
    cumulative += multiply(parseDecimal(level.price_usd), parseDecimal(level.quantity));
    return { level, cumulative };
  });
}
