/** A lead in a list: what to buy where, what it costs, and what it leaves. */
import type { Lead } from '../../client/index.ts';
import { alignedCents, dollars, words } from '../state/format.ts';
import { place } from '../state/router.ts';
import { RelationTag, Title, VenueTag } from './market-name.tsx';

export function LeadRow({ lead, chosen = false }: { readonly lead: Lead; readonly chosen?: boolean }) {
  return (
    <li class={`lead ${lead.state}${chosen ? ' chosen' : ''}`} data-lead={lead.id}>
      <a href={addressOf(lead)} data-entry aria-current={chosen || undefined}>
        <span class="legs">
          {lead.legs.map((leg, index) => {
            const market = index === 0 ? lead.left : lead.right;
            return (
              <span key={`${leg.venue}:${leg.market_id}`} class="leg">
                <VenueTag venue={leg.venue} />
                <span class={`side ${leg.side}`}>{leg.side === 'yes' ? 'Yes' : 'No'}</span>
                <span class="grow">
                  <Title market={market} />
                </span>
                <span class="figure">{alignedCents(leg.ask_usd)}</span>
              </span>
            );
          })}
        </span>
        <span class="outcome">
          <RelationTag relation={lead.relation} />
          <span class={`state ${lead.state}`}>{stateWords[lead.state]}</span>
          <span class="faint">
            {lead.depth?.executable
              ? `${dollars(lead.depth.net_usd)} on the books`
              : lead.issues[0]
                ? words(lead.issues[0])
                : ''}
          </span>
          <span class="figure strong" title="Net edge of one pair, after fees">
            {lead.net_edge_usd === undefined
              ? `${alignedCents(lead.gross_edge_usd)} gross`
              : `${alignedCents(lead.net_edge_usd)} net`}
          </span>
        </span>
      </a>
    </li>
  );
}

/** With the filters of the page it is on. */
function addressOf({ id }: Lead): string {
  const { path, query } = place.value;
  const filters = new URLSearchParams(path === '/leads' ? query : undefined);
  filters.set('lead', id);
  return `/leads?${filters}`;
}

export const stateWords: Readonly<Record<Lead['state'], string>> = {
  executable: 'Executable',
  open: 'Informational',
  closed: 'Closed',
};
