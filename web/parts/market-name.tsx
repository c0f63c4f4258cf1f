/** How a market is named in lists: venue, title and what Yes stands for. */
import { venueName } from '../state/format.ts';
import { isLabelNeeded } from '../state/market-words.ts';
import { marketPath } from '../state/router.ts';

export interface NamedMarket {
  readonly venue: string;
  readonly id: string;
  readonly title: string;
  readonly label?: string;
  readonly yes_label?: string;
}

export function VenueTag({ venue }: { readonly venue: string }) {
  return (
    <span class={`venue ${venue}`} title={venueName(venue)}>
      {venue === 'venue_a' ? 'A' : 'B'}
      <span class="unseen"> {venueName(venue)}</span>
    </span>
  );
}

export function MarketName({
  market,
  entry = false,
}: {
  readonly market: NamedMarket;
  readonly entry?: boolean;
}) {
  return (
    <span class="market-name">
      <VenueTag venue={market.venue} />
      <a href={marketPath(market.venue, market.id)} data-entry={entry || undefined}>
        <Title market={market} />
      </a>
    </span>
  );
}

/** What Yes stands for goes beside the title where it adds something. */
export function Title({ market }: { readonly market: Omit<NamedMarket, 'venue' | 'id'> }) {
  const label = market.label ?? market.yes_label ?? '';
  return (
    <>
      {market.title}
      {isLabelNeeded(market.title, label) && <em> {label}</em>}
    </>
  );
}

/** Markets of one variable have much of their titles in common; what Yes stands for differs. */
export function shortName({
  title,
  yes_label: label,
}: {
  readonly title: string;
  readonly yes_label: string;
}): string {
  return label === 'Yes' || label === '' || label === title ? title : `${label} · ${title}`;
}

export const relationWords: Readonly<Record<string, string>> = {
  equivalent: 'Same claim',
  implies: 'Implies',
  implied_by: 'Implied by',
  contradicts: 'Excludes',
  overlaps: 'Overlaps',
};

export function RelationTag({ relation }: { readonly relation: string }) {
  return <span class={`relation ${relation}`}>{relationWords[relation] ?? relation}</span>;
}

export function LiquidityTag({ grade }: { readonly grade: string }) {
  return <span class={`liquidity ${grade}`}>{grade}</span>;
}
