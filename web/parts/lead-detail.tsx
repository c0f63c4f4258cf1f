/** One lead in full: both books side by side with the part that would be filled, the money, and what limits it. */
import type { BookLevel, Lead, LeadLeg } from '../../client/index.ts';
import { parseDecimal } from '../state/decimal.ts';
import { alignedCents, cents, count, dollars, percent, printAge, quantity, words } from '../state/format.ts';
import { changesOf } from '../state/lead-lives.ts';
import { useLoad } from '../state/load.ts';
import { relationPath } from '../state/router.ts';
import { serviceNow } from '../state/status.ts';
import { stateWords } from './lead-row.tsx';
import { ListStates } from './list-states.tsx';
import { MarketName, RelationTag } from './market-name.tsx';
import { useEveryMs } from './status-strip.tsx';
import { Time } from './time.tsx';

const booksEveryMs = 5_000;
const depth = 10;

const limits: Readonly<Record<string, string>> = {
  price: 'the next level would lose money',
  left_depth: 'the first book runs out',
  right_depth: 'the second book runs out',
  levels: 'no more levels are known',
  fee_unknown: 'a fee is not known',
};

export function LeadDetail({ lead }: { readonly lead: Lead }) {
  const { depth: sized } = lead;
  return (
    <section class="card lead-detail" data-detail={lead.id}>
      <h2>
        <span class={`state ${lead.state}`}>{stateWords[lead.state]}</span>{' '}
        <RelationTag relation={lead.relation} />
        <a class="more" href={relationPath(lead.left, lead.right)}>
          why they pay a dollar together
        </a>
      </h2>
      <Life lead={lead} />
      <div class="books">
        {lead.legs.map((leg, index) => (
          <LegBook
            key={`${leg.venue}:${leg.market_id}`}
            leg={leg}
            market={index === 0 ? lead.left : lead.right}
            pairs={sized?.pairs}
          />
        ))}
      </div>
      <table class="sums">
        <thead>
          <tr>
            <th>In cents and dollars</th>
            <th class="figure">One pair</th>
            <th class="figure">
              On the books{sized === undefined ? '' : `, ${quantity(sized.pairs)} pairs`}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Pays at least</td>
            <td class="figure">{cents(lead.worst_case_payout_usd)}</td>
            <td class="figure">–</td>
          </tr>
          <tr>
            <td>Cost</td>
            <td class="figure">{cents(lead.cost_usd)}</td>
            <td class="figure">{dollars(sized?.cost_usd)}</td>
          </tr>
          <tr>
            <td>Fees</td>
            <td class="figure">
              {lead.estimated_fee_usd === undefined ? 'unknown' : cents(lead.estimated_fee_usd)}
            </td>
            <td class="figure">{dollars(sized?.fees_usd)}</td>
          </tr>
          <tr class="strong">
            <td>Net</td>
            <td class="figure" data-figure="net">
              {lead.net_edge_usd === undefined
                ? `${cents(lead.gross_edge_usd)} gross`
                : cents(lead.net_edge_usd)}
            </td>
            <td class="figure">{dollars(sized?.net_usd)}</td>
          </tr>
        </tbody>
      </table>
      <ul class="notes">
        {sized !== undefined && (
          <li>Limited because {limits[sized.limited_by] ?? words(sized.limited_by)}.</li>
        )}
        {lead.lockup_days !== undefined && (
          <li>
            Locked up for {count(lead.lockup_days)} days
            {lead.annualised_return === undefined ? '' : `: ${percent(lead.annualised_return, 1)} a year`}.
          </li>
        )}
        {lead.issues.length > 0 && (
          <li>
            Informational because: <b>{lead.issues.map(words).join('; ')}</b>.
          </li>
        )}
      </ul>
    </section>
  );
}

function LegBook(props: {
  readonly leg: LeadLeg;
  readonly market: Lead['left'];
  readonly pairs: string | undefined;
}) {
  const { leg, market, pairs } = props;
  const book = useLoad(
    `${leg.venue}/${leg.market_id}/lead-book`,
    async (api, signal) =>
      (await api.call('getMarketBook', { venue: leg.venue, id: leg.market_id, depth }, { signal })).data,
    booksEveryMs,
  );
  return (
    <div class="leg-book">
      <p>
        Buy <span class={`side ${leg.side}`}>{leg.side === 'yes' ? 'Yes' : 'No'}</span>
        <MarketName market={market} />
      </p>
      <ListStates
        of={book}
        lines={6}
        empty={(value) => (asksOf(value, leg).length === 0 ? 'Nobody offers it now.' : undefined)}
      >
        {(value) => (
          <table>
            <thead>
              <tr>
                <th class="figure">Ask</th>
                <th class="figure">Contracts</th>
                <th class="figure">Filled</th>
              </tr>
            </thead>
            <tbody>
              {fill(asksOf(value, leg), pairs).map(({ level, filled, share }) => (
                <tr key={level.price_usd}>
                  <td class="figure strong">{alignedCents(level.price_usd)}</td>
                  <td class="figure depth">
                    <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={share} height="10" />
                    </svg>
                    {quantity(level.quantity)}
                  </td>
                  <td class="figure">{filled === 0n ? '–' : quantity(String(filled / 1_000_000n))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </ListStates>
    </div>
  );
}

function asksOf(
  book: { readonly yes_asks: readonly BookLevel[]; readonly no_asks: readonly BookLevel[] },
  { side }: LeadLeg,
): readonly BookLevel[] {
  return (side === 'yes' ? book.yes_asks : book.no_asks).slice(0, depth);
}

/** How much of each level so many pairs take, in millionths, and as a share of the level for its bar. */
function fill(levels: readonly BookLevel[], pairs: string | undefined) {
  let left = pairs === undefined ? 0n : parseDecimal(pairs);
  return levels.map((level) => {
    const size = parseDecimal(level.quantity);
    const isWhole = left >= size;
    const filled = isWhole ? size : left;
    left -= filled;
    return { level, filled, share: size === 0n ? 0 : Number((filled * 100n) / size) };
  });
}

/** From when it opened until now, with the changes this tab has seen. */
function Life({ lead }: { readonly lead: Lead }) {
  useEveryMs(1_000);
  const opened = Date.parse(lead.opened_at);
  const now = Math.max(serviceNow(), opened + 1_000);
  const changes = changesOf(lead).filter(({ at }) => at >= opened && at <= now);
  const place = (at: number) => ((at - opened) / (now - opened)) * 100;
  return (
    <div class="life">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" height="10" aria-hidden="true">
        <rect class={`life-${lead.state}`} width="100" height="10" rx="1" />
        {changes.map(({ at, state }, index) => (
          <rect
            key={`${at}-${state}`}
            class={`life-${state}`}
            x={place(at)}
            width={Math.max(0.4, place(changes[index + 1]?.at ?? now) - place(at))}
            height="10"
          />
        ))}
      </svg>
      <p class="faint">
        Open for {printAge(now - opened)}, since <Time at={lead.opened_at} />
        {changes.length > 0 ? `; ${count(changes.length)} changes of state seen here` : ''}.
      </p>
    </div>
  );
}
