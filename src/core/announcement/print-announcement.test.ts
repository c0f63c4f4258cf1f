import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Announcement, announceRelation, factsOf, printAnnouncement } from './index.ts';

const at = Date.UTC(2026, 8, 15, 12);
const market = { venue: 'venue_a', id: 'M', eventId: 'E' } as const;
const settlement = {
  result: 'yes',
  yesPayout: '1',
  observed: undefined,
  determinedAt: undefined,
  settledAt: at,
  final: true,
} as const;
const pair = {
  left: { venue: 'venue_a', id: 'M' },
  right: { venue: 'venue_b', id: '7' },
  relation: 'implies',
  crossVenue: true,
} as const;

const printed: readonly [Announcement, string][] = [
  [
    { topic: 'lead.executable', run: 3, crossVenue: false, net: 5, printed: '{"id":"x","n":1.10}' },
    '{"id":"x","n":1.10}',
  ],
  [
    announceRelation({ change: 'withdrawn', ...pair }, 3),
    '{"left":{"venue":"venue_a","id":"M"},"right":{"venue":"venue_b","id":"7"},"relation":"implies","cross_venue":true,"graph_run":3}',
  ],
  [
    { topic: 'rules.changed', market, rulesHashBefore: 'a', rulesHash: 'b', change: 'cosmetic', seenAt: at },
    '{"venue":"venue_a","market_id":"M","event_id":"E","previous_rules_hash":"a","rules_hash":"b","change":"cosmetic","seen_at":"2026-09-15T12:00:00.000Z"}',
  ],
  [
    { topic: 'market.settled', market, settlement, correction: false, seenAt: at },
    '{"venue":"venue_a","market_id":"M","event_id":"E","result":"yes","yes_payout_usd":"1.0000","settled_at":"2026-09-15T12:00:00.000Z","correction":false,"seen_at":"2026-09-15T12:00:00.000Z"}',
  ],
  [
    { topic: 'signal.opened', market, eventId: undefined, kind: 'burst', score: 4.126, detectedAt: at },
    '{"venue":"venue_a","market_id":"M","kind":"burst","score":4.13,"detected_at":"2026-09-15T12:00:00.000Z"}',
  ],
];

for (const [announcement, text] of printed) {
  test(`${announcement.topic} is printed in the words of the API`, () => {
    assert.equal(printAnnouncement(announcement), text);
  });
}

test('a relation and a lead know their run and whether they cross venues, only a lead its profit', () => {
  assert.deepEqual(
    printed.map(([announcement]) => factsOf(announcement)),
    [
      { run: 3, crossVenue: false, net: 5 },
      { run: 3, crossVenue: true, net: undefined },
      ...Array.from({ length: 3 }, () => ({ run: undefined, crossVenue: undefined, net: undefined })),
    ],
  );
});
