/** A purchase on both venues: fills, fees and totals, the better one or why there is none, and what the contracts agree on. */
import type { PurchaseComparison, PurchaseContract, PurchaseQuote } from '../../client/index.ts';
import type { AskedPurchase } from '../state/asked-purchase.ts';
import { describeReason } from '../state/comparison-words.ts';
import { cents, costDollars, count, dollars, quantity, venueName, words } from '../state/format.ts';
import { useLoad } from '../state/load.ts';
import { receiptPath, relationPath, setQuery } from '../state/router.ts';
import { Findings } from './findings.tsx';
import { ListStates } from './list-states.tsx';
import { MarketName, relationWords, shortName } from './market-name.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { Time } from './time.tsx';

interface Props {
  readonly venue: string;
  readonly id: string;
  readonly asked: AskedPurchase;
  /** Another one asks again: a quote counts for seconds. */
  readonly round: number;
}

export function PurchaseView({ venue, id, asked, round }: Props) {
  const found = useLoad(
    `${venue}/${id}/purchase ${JSON.stringify(asked)} ${round}`,
    async (api, signal) =>
      (await api.call('comparePurchase', { venue: venue as 'venue_a', id, ...asked }, { signal })).data,
  );
  return (
    <div aria-live="polite">
      <ListStates of={found} lines={8}>
        {(comparison) => <Comparison comparison={comparison} asked={asked} />}
      </ListStates>
    </div>
  );
}

function Comparison(props: { readonly comparison: PurchaseComparison; readonly asked: AskedPurchase }) {
  const { comparison, asked } = props;
  const { options, assessment, candidates } = comparison;
  const venues = options.map(({ contract }) => contract.venue);
  const [first, second] = options;
  return (
    <div class="purchase" data-best={comparison.best ?? 'none'}>
      <Verdict comparison={comparison} />
      <ScrollArea label="Both purchases">
        <table class="options stack">
          <thead>
            <tr>
              <th>Contract</th>
              <th>Buy</th>
              <th class="figure">Filled</th>
              <th class="figure">Last price</th>
              <th class="figure">Cost</th>
              <th class="figure">Fees</th>
              <th class="figure">Total</th>
              <th>Quote</th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ contract, quote }, index) => (
              <OptionRow
                key={contract.venue}
                contract={contract}
                quote={quote}
                isBest={index === comparison.best}
              />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p class="faint">
        Compared at <Time at={comparison.compared_at} as="clock" />.{' '}
        {comparison.pricing.assumptions.join(' ')} Left out: {comparison.pricing.excluded.join(', ')}.
      </p>
      {candidates.length > 1 && (
        <p>
          <label>
            Compare with{' '}
            <select
              class="wide"
              value={asked.counterpart ?? (second === undefined ? '' : nameOf(second.contract))}
              onChange={(event) => setQuery({ with: event.currentTarget.value })}
            >
              {candidates.map(({ relation, market }) => (
                <option key={nameOf(market)} value={nameOf(market)}>
                  {relationWords[relation] ?? relation}: {shortName(market)}
                </option>
              ))}
            </select>
          </label>
        </p>
      )}
      {first !== undefined && second !== undefined && (
        <h3>
          Are they the same? <small>{assessment.summary}</small>{' '}
          <a class="more" href={relationPath(first.contract, second.contract)}>
            the proof
          </a>
        </h3>
      )}
      {assessment.receipt !== undefined && (
        <>
          <Findings findings={assessment.receipt.findings} venues={venues} />
          <p class="faint">
            Written down as receipt{' '}
            <a href={receiptPath(assessment.receipt.id)} data-receipt>
              {assessment.receipt.id}
            </a>
            , which does not change.
          </p>
        </>
      )}
    </div>
  );
}

function nameOf({ venue, id }: { readonly venue: string; readonly id: string }): string {
  return `${venue}:${id}`;
}

function Verdict({ comparison }: { readonly comparison: PurchaseComparison }) {
  const { best, advantage, options, reasons, input } = comparison;
  const chosen = best === null ? undefined : options[best];
  if (chosen !== undefined) {
    const by =
      advantage === undefined
        ? ''
        : input.unit === 'shares'
          ? `: ${dollars(advantage)} less`
          : `: ${quantity(advantage)} more shares for the money`;
    return (
      <p class="verdict beyond" data-figure="verdict">
        <b>
          {venueName(chosen.contract.venue)} is better{by}.
        </b>
      </p>
    );
  }
  return (
    <div class="verdict" data-figure="verdict">
      <b>No recommendation, because:</b>
      <ul>
        {reasons.map((reason) => (
          <li key={reason} data-reason={reason}>
            {describeReason(
              reason,
              options.map(({ contract }) => contract.venue),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OptionRow(props: {
  readonly contract: PurchaseContract;
  readonly quote: PurchaseQuote;
  readonly isBest: boolean;
}) {
  const { contract, quote, isBest } = props;
  return (
    <tr class={isBest ? 'best' : ''} data-option={contract.venue}>
      <td>
        <MarketName market={contract} />
      </td>
      <td>
        <span class={`side ${quote.side}`}>
          {quote.side === 'yes' ? contract.yes_label : contract.no_label}
        </span>
      </td>
      <td class="figure" data-label="filled">
        {quantity(quote.quantity)}
        {Number(quote.unfilled) > 0 && (
          <span class="bad"> of {count(Number(quote.quantity) + Number(quote.unfilled))}</span>
        )}
      </td>
      <td class="figure" data-label="at most">
        {cents(quote.worst_price)}
      </td>
      <td class="figure" data-label="cost">
        {costDollars(quote.principal)}
      </td>
      <td class="figure" data-label="fees">
        {quote.fee === null ? 'unknown' : costDollars(quote.fee)}
      </td>
      <td class="figure strong" data-label="total" data-figure="total">
        {quote.total === null ? 'unknown' : costDollars(quote.total)}
      </td>
      <td>
        {quote.status}
        {quote.issues.length > 0 && <span class="faint"> {quote.issues.map(words).join(', ')}</span>}
      </td>
    </tr>
  );
}
