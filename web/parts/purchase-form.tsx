/** What to buy, for a comparison with the other venue. What was asked stands in the address. */
import { useState } from 'preact/hooks';
import type { AskedPurchase } from '../state/asked-purchase.ts';
import { place, setQuery } from '../state/router.ts';
import { PurchaseView } from './purchase-comparison.tsx';

const sides = { yes: 'Yes', no: 'No' } as const;
const units = { shares: 'shares', usd: 'dollars' } as const;
/** As the API takes it; shares are whole. */
const amountShapes = { shares: /^[1-9]\d{0,8}$/, usd: /^\d{1,9}(?:\.\d{1,4})?$/ } as const;

function readPurchase(): AskedPurchase | undefined {
  const { query } = place.value;
  const amount = query.get('amount');
  const unit = query.get('unit') === 'usd' ? 'usd' : 'shares';
  if (amount === null || mistakeOf(unit, amount) !== undefined) return undefined;
  return {
    side: query.get('buy') === 'no' ? 'no' : 'yes',
    unit,
    amount,
    counterpart: query.get('with') ?? undefined,
  };
}

function mistakeOf(unit: AskedPurchase['unit'], amount: string): string | undefined {
  if (amountShapes[unit].test(amount) && !/^[0.]+$/.test(amount)) return undefined;
  return unit === 'shares'
    ? 'A whole number of shares above zero, such as 100.'
    : 'Dollars above zero with at most four decimals, such as 250.';
}

export function Purchase({ venue, id }: { readonly venue: string; readonly id: string }) {
  const asked = readPurchase();
  const [side, setSide] = useState<AskedPurchase['side']>(asked?.side ?? 'yes');
  const [unit, setUnit] = useState<AskedPurchase['unit']>(asked?.unit ?? 'shares');
  const [amount, setAmount] = useState(asked?.amount ?? '100');
  const [mistake, setMistake] = useState<string | undefined>(undefined);
  const [round, setRound] = useState(0);
  const compare = (event: Event) => {
    event.preventDefault();
    const wrong = mistakeOf(unit, amount.trim());
    setMistake(wrong);
    if (wrong !== undefined) return;
    setQuery({ buy: side, unit, amount: amount.trim() });
    setRound(round + 1);
  };
  return (
    <section class="card" aria-labelledby="purchase-title">
      <h2 id="purchase-title">
        Buy it here or there? <small>at the books of this moment, with fees; no order is placed</small>
      </h2>
      <form class="filters" onSubmit={compare} noValidate>
        <label>
          Buy{' '}
          <select
            value={side}
            onChange={(event) => setSide(event.currentTarget.value === 'no' ? 'no' : 'yes')}
          >
            {Object.entries(sides).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Amount{' '}
          <input
            class="amount"
            inputMode="decimal"
            value={amount}
            aria-invalid={mistake !== undefined}
            aria-describedby={mistake === undefined ? undefined : 'purchase-mistake'}
            onInput={(event) => setAmount(event.currentTarget.value)}
          />
        </label>
        <label>
          <span class="unseen">Unit</span>
          <select
            value={unit}
            onChange={(event) => setUnit(event.currentTarget.value === 'usd' ? 'usd' : 'shares')}
          >
            {Object.entries(units).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="main small">
          Compare
        </button>
      </form>
      {mistake !== undefined && (
        <p class="failed" id="purchase-mistake" role="alert">
          {mistake}
        </p>
      )}
      {asked !== undefined && <PurchaseView venue={venue} id={id} asked={asked} round={round} />}
    </section>
  );
}
