/** Rows of the catalog as one step of a listing. Pure. */
import type { ListedEvent, ListedSeries } from '../../core/contract/index.ts';
import type { ListedMarket, ListingStep, Quarantined } from '../venue.ts';
import type { ClarificationStore } from './clarifications.ts';
import { type EventContext, normaliseEvent } from './normalise-event.ts';
import { normaliseMarket } from './normalise-market.ts';
import type { SportsTables } from './sports-tables.ts';
import { countUnknownFields } from './wire/index.ts';
import { type VenueBRecord, WireRecord } from './wire-record.ts';

export interface PageContext {
  readonly sports: SportsTables;
  readonly clarifications: Pick<ClarificationStore, 'find'>;
}

export type PageStep = Extract<ListingStep, { kind: 'page' }>;

export interface EventRow {
  /** Undefined where the venue does not answer for it: its markets have no complete terms then. */
  readonly event: VenueBRecord | undefined;
  readonly markets: readonly VenueBRecord[];
}

/** An event with all of its markets. */
export function wholeEvent(event: VenueBRecord): EventRow {
  return { event, markets: new WireRecord('event', event).records('markets') };
}

export function normalisePage(context: PageContext, rows: readonly EventRow[], notRecords: number): PageStep {
  const page = {
    kind: 'page' as const,
    series: [] as ListedSeries[],
    events: [] as ListedEvent[],
    markets: [] as ListedMarket[],
    quarantined: [] as Quarantined[],
    unknownFields: {} as Record<string, number>,
  };
  const seriesMet = new Set<string>();
  for (const { event, markets } of rows) {
    if (event === undefined) {
      page.quarantined.push(...markets.map((market) => orphan(market, 'was not found')));
      continue;
    }
    countUnknownFields('event', event, page.unknownFields);
    const outcome = normaliseEvent(event, context.sports, markets.flatMap(tagsOf));
    if (outcome.kind === 'quarantined') {
      page.quarantined.push(outcome.quarantined, ...markets.map((market) => orphan(market, 'was set aside')));
      continue;
    }
    const { normalised } = outcome;
    page.quarantined.push(...normalised.quarantined);
    const { series } = normalised;
    if (series !== undefined && !seriesMet.has(series.id)) {
      seriesMet.add(series.id);
      page.series.push(series);
    }
    page.events.push(normalised.event);
    normaliseMarkets(context, normalised.context, markets, page);
  }
  for (let i = 0; i < notRecords; i++) {
    page.quarantined.push({ kind: 'event', id: undefined, reason: 'wrong_type', detail: 'not an object' });
  }
  return page;
}

function normaliseMarkets(
  context: PageContext,
  event: EventContext,
  rows: readonly VenueBRecord[],
  page: {
    markets: ListedMarket[];
    quarantined: Quarantined[];
    unknownFields: Record<string, number>;
  },
): void {
  const types = context.sports.marketTypes;
  for (const row of rows) {
    countUnknownFields('market', row, page.unknownFields);
    const outcome = normaliseMarket(row, event, context.clarifications);
    if (outcome.kind === 'quarantined') {
      page.quarantined.push(outcome.quarantined);
      continue;
    }
    page.markets.push(outcome.market);
    const type = outcome.market.contract.strike?.type;
    if (type !== undefined && types.size > 0 && !types.has(type)) {
      const name = `sportsMarketType=${type.slice(0, 80)}`;
      page.unknownFields[name] = (page.unknownFields[name] ?? 0) + 1;
    }
  }
}

function tagsOf(market: VenueBRecord): readonly VenueBRecord[] {
  return new WireRecord('market', market).records('tags');
}

function orphan(market: VenueBRecord, why: string): Quarantined {
  const id = new WireRecord('market', market).text('slug')?.slice(0, 200);
  return { kind: 'market', id, reason: 'unknown_parent', detail: `market: its event ${why}` };
}
