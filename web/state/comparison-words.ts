/** Why a comparison names no best, in words: codes of the API, some of them with the place of the contract they are about. */
import { venueName, words } from './format.ts';

const reasonWords: Readonly<Record<string, string>> = {
  no_counterpart: 'no contract on the other venue is related to this one',
  mapping_unconfirmed: 'the two do not pay the same or the opposite on every value',
  settlement_different: 'they settle differently where there is no result',
  settlement_unknown: 'it is not known that they settle alike where there is no result',
  evidence_pending: 'the sources have not been seen since the service started',
  evidence_stale: 'a source is older than it may be',
  evidence_incomplete: 'a source that the terms name was not captured',
  evidence_inconclusive: 'the rules of a contract were not read',
  series_terms_not_captured: 'the terms document of the series was not captured',
  rules_changed_since_assessment: 'the rules have changed since they were read',
  capture_older_than_6_hours: 'the newest capture is older than six hours',
  not_listed_since_start: 'no listing has shown it since the service started',
  quote_limited: 'the book does not hold the whole amount',
  quote_unavailable: 'its book cannot be read now',
  fee_unknown: 'its fee is not known',
  thin_book: 'the book runs out',
  levels_cut: 'there may be more levels than were read',
  below_minimum: 'the venue accepts no order this small',
  budget_below_one_share: 'the budget buys no whole share',
  tie: 'both cost the same',
};

const place = /^(.*):([01])$/;

/** `venues`: of the two contracts, in their order. */
export function describeReason(code: string, venues: readonly string[]): string {
  const [, body = code, index] = place.exec(code) ?? [];
  const [head = '', ...rest] = body.split(':');
  const sentence = reasonWords[head] ?? words(head);
  const detail = rest.length === 0 ? '' : ` (${words(rest.join(':'))})`;
  const venue = index === undefined ? undefined : venues[Number(index)];
  return `${venue === undefined ? '' : `${venueName(venue)}: `}${sentence}${detail}`;
}

export const topicWords: Readonly<Record<string, string>> = {
  outcome: 'What must happen',
  source: 'Source',
  deciding_time: 'When it is decided',
  boundary: 'Bounds',
  tie: 'Tie',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  not_published: 'Not published',
  revision: 'Revised later',
  early_close: 'Early close',
  currency: 'Currency',
  payout: 'Payout',
};
