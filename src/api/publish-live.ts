/** What happens on markets and in graph runs, as the events of live streams. */
import type { RelationChanged } from '../core/announcement/index.ts';
import type { MarketName, VenueId } from '../core/contract/index.ts';
import { roundScore, type SignalChange } from '../core/insight/index.ts';
import type { LeadChange } from '../core/lead/index.ts';
import {
  describeMoney,
  type LiveMarket,
  type MoneyFigures,
  type QuoteChange,
  type TradeSeen,
} from '../core/market/index.ts';
import type { LeadPrinter } from './lead-text.ts';
import { type LiveHub, type LiveSubject, liveKey } from './live/index.ts';
import { printMoney, printQuote } from './market-figures.ts';
import { describeTrade } from './routes/index.ts';
import type { LiveQuoteResource, LiveRelation, LiveSignal, LiveTrade } from './schemas/index.ts';

export interface LivePublishing {
  readonly hub: LiveHub;
  readonly now: () => number;
  readonly findLive: (venue: VenueId, id: string) => LiveMarket | undefined;
}

export interface LeadPublishing extends Pick<LivePublishing, 'hub' | 'now'> {
  readonly printLead: LeadPrinter;
}

/** Of a market that is not listed yet, or no longer. */
const plainLabels = { yesLabel: 'Yes', noLabel: 'No' };

export function publishQuote(deps: LivePublishing, { market, quote }: QuoteChange): void {
  const { subject, names } = describeSubject(deps, market);
  const money = describeMoney(market, deps.now());
  const payload: LiveQuoteResource = {
    ...names,
    ...printQuote(quote),
    stale: quote.stale,
    ...printMoney(money),
    trades_24h: money.trades24h,
  };
  deps.hub.publish({ channel: 'quotes', subjects: [subject], conflate: subject.market }, payload);
}

export function publishTrade(deps: LivePublishing, seen: TradeSeen): void {
  const name = { venue: seen.venue, id: seen.market };
  const { subject, names, labels } = describeSubject(deps, name);
  const trade = { ...seen.trade, ts: seen.trade.venueTime };
  const payload: LiveTrade = {
    ...names,
    ...describeTrade({ trade, archived: false }, labels),
    ...printMoney(moneyOf(deps, name)),
  };
  deps.hub.publish({ channel: 'trades', subjects: [subject] }, payload);
}

export function publishRelation(deps: LivePublishing, graphRun: number, changed: RelationChanged): void {
  const left = describeSubject(deps, changed.left);
  const right = describeSubject(deps, changed.right);
  const payload: LiveRelation = {
    graph_run: graphRun,
    change: changed.change,
    relation: changed.relation,
    cross_venue: changed.crossVenue,
    left: { ...left.names, ...printMoney(moneyOf(deps, changed.left)) },
    right: { ...right.names, ...printMoney(moneyOf(deps, changed.right)) },
  };
  deps.hub.publish({ channel: 'relations', subjects: [left.subject, right.subject] }, payload);
}

/** What became of a lead, sent to those who follow either market: each state once. */
export function publishLead(
  { hub, now, printLead }: LeadPublishing,
  { kind, lead, served }: LeadChange,
): void {
  // That it is executable is the next state that is sent.
  if (kind === 'opened' && lead.state === 'executable') return;
  const json = printLead(served, lead, now());
  if (json === undefined) return;
  const { catalog } = served;
  const subjects = [lead.left, lead.right].map((index) => {
    const { venue, id, eventId } = catalog.market(index);
    return { market: liveKey(venue, id), event: liveKey(venue, eventId) };
  });
  hub.publishJson({ channel: 'leads', subjects }, json);
}

/** Each change of an episode. Changes are not conflated: a slow reader gets the opening, or a `gap` that counts it. */
export function publishSignal(
  deps: LivePublishing,
  { change, venue, id, signal, lastAt }: SignalChange,
): void {
  const name = { venue, id };
  const { subject, names } = describeSubject(deps, name);
  const published: LiveSignal = {
    ...names,
    state: change,
    kind: signal.kind,
    score: roundScore(signal.score),
    detected_at: new Date(signal.detectedAt).toISOString(),
    last_at: new Date(lastAt).toISOString(),
    ...printMoney(moneyOf(deps, name)),
  };
  deps.hub.publish({ channel: 'signals', subjects: [subject] }, published);
}

function describeSubject(deps: LivePublishing, { venue, id }: MarketName) {
  const listed = deps.findLive(venue, id)?.names;
  const subject: LiveSubject = {
    market: liveKey(venue, id),
    event: listed && liveKey(venue, listed.eventId),
  };
  const names = { venue, market_id: id, ...(listed ? { event_id: listed.eventId } : {}) };
  return { subject, names, labels: listed ?? plainLabels };
}

function moneyOf({ findLive, now }: LivePublishing, { venue, id }: MarketName): MoneyFigures {
  return describeMoney(findLive(venue, id), now());
}
