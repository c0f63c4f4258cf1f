/** The `data` of a webhook: an announcement in the words of the API, as JSON (docs/webhooks.md lists them). */
import { printPriceText } from '../exact/index.ts';
import { roundScore } from '../insight/index.ts';
import type { Announcement, ListedMarketName } from './announcement.ts';

export function printAnnouncement(announcement: Announcement): string {
  return announcement.topic === 'lead.executable'
    ? announcement.printed
    : JSON.stringify(describe(announcement));
}

function describe(announcement: Exclude<Announcement, { topic: 'lead.executable' }>): object {
  switch (announcement.topic) {
    case 'relation.found':
    case 'relation.withdrawn': {
      const { left, right, relation, crossVenue, run } = announcement;
      return { left, right, relation, cross_venue: crossVenue, graph_run: run };
    }
    case 'rules.changed': {
      const { market, rulesHashBefore, rulesHash, change, seenAt } = announcement;
      return {
        ...describeName(market),
        previous_rules_hash: rulesHashBefore,
        rules_hash: rulesHash,
        change,
        seen_at: printTime(seenAt),
      };
    }
    case 'market.settled': {
      const { market, correction, seenAt } = announcement;
      const { result, yesPayout, observed, determinedAt, settledAt } = announcement.settlement;
      return {
        ...describeName(market),
        result,
        yes_payout_usd: printPriceText(yesPayout) ?? yesPayout,
        ...(observed === undefined ? {} : { observed }),
        ...(determinedAt === undefined ? {} : { determined_at: printTime(determinedAt) }),
        ...(settledAt === undefined ? {} : { settled_at: printTime(settledAt) }),
        correction,
        seen_at: printTime(seenAt),
      };
    }
    case 'signal.opened': {
      const { market, eventId, kind, score, detectedAt } = announcement;
      return {
        venue: market.venue,
        market_id: market.id,
        ...(eventId === undefined ? {} : { event_id: eventId }),
        kind,
        score: roundScore(score),
        detected_at: printTime(detectedAt),
      };
    }
  }
}

function describeName({ venue, id, eventId }: ListedMarketName) {
  return { venue, market_id: id, event_id: eventId };
}

function printTime(ms: number): string {
  return new Date(ms).toISOString();
}
