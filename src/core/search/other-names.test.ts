/** Markets are found by the other venue's names of what they name: exact tables, and nothing that is merely alike. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Category, VenueId } from '../contract/index.ts';
import { SearchBuilder } from './search-builder.ts';
import { SearchIndex } from './search-index.ts';

type Row = readonly [venue: VenueId, event: string, title: string, category: Category, topics: string];

const rows: readonly Row[] = [
  ['venue_a', 'KXNFLGAME-26NOV19DALPHI', 'Dallas vs Philadelphia', 'Sports', 'football'],
  ['venue_b', 'nfl-dal-phi-2026-11-20', 'Cowboys vs. Eagles', 'Sports', 'games'],
  ['venue_b', 'super-bowl', 'Will the Eagles win it all?', 'Sports', 'nfl'],
  ['venue_b', 'eagles-tour', 'Will the band tour Philadelphia?', 'Culture', 'music'],
  ['venue_a', 'KXNCAAFGAME-26NOV21BCSYR', 'Boston College vs Syracuse', 'Sports', 'football'],
  ['venue_a', 'KXNBAGAME-26NOV19NYKBOS', 'New York at Boston', 'Sports', 'basketball'],
  ['venue_a', 'KXEPLGAME-26NOV21WOLTOT', 'Wolverhampton vs Tottenham', 'Sports', 'soccer'],
  ['venue_b', 'epl-wol-tot-2026-11-21', 'Wolves vs. Tottenham Hotspur FC', 'Sports', 'soccer'],
  ['venue_a', 'KXBTCD-26NOV16', 'Bitcoin price on Nov 16?', 'Crypto', 'coins'],
  ['venue_b', 'solana-tps', 'Sol above 300?', 'Crypto', 'coins'],
  ['venue_b', 'sol-cuba', 'Does Sol beer return?', 'Culture', 'beer'],
];

const builder = new SearchBuilder();
for (const [venue, eventId, title, category, topics] of rows) {
  builder.add({
    venue,
    id: `${eventId}-market`,
    eventId,
    seriesId: venue === 'venue_a' ? eventId.split('-')[0] : undefined,
    title,
    eventTitle: title,
    eventSubTitle: undefined,
    yesLabel: 'Yes',
    noLabel: 'No',
    category,
    topics: [topics],
  });
}
const index = new SearchIndex(builder.finish());
const order = Int32Array.from(rows.keys());

function checkFound(text: string, ...expected: string[]): void {
  it(`${text}: ${expected.join(', ')}`, () => {
    const { indexes, relaxed } = index.search(
      { text, venue: undefined, category: undefined },
      order,
      order,
      20,
    );
    assert.equal(relaxed, 'all_words');
    assert.deepEqual(
      Array.from(indexes, (place) => rows[place]?.[1]),
      expected,
    );
  });
}

describe('other names', () => {
  const football = ['KXNFLGAME-26NOV19DALPHI', 'nfl-dal-phi-2026-11-20'];
  checkFound('dallas philadelphia', ...football);
  checkFound('cowboys eagles', 'nfl-dal-phi-2026-11-20', 'KXNFLGAME-26NOV19DALPHI');
  // Boston College are Eagles too; the band is found by its id alone, and has no other name.
  checkFound(
    'eagles',
    'nfl-dal-phi-2026-11-20',
    'super-bowl',
    'KXNFLGAME-26NOV19DALPHI',
    'eagles-tour',
    'KXNCAAFGAME-26NOV21BCSYR',
  );
  checkFound('philadelphia eagles', ...football, 'super-bowl', 'eagles-tour');
  checkFound('wolverhampton hotspur', 'KXEPLGAME-26NOV21WOLTOT', 'epl-wol-tot-2026-11-21');
  checkFound('premier league tottenham', 'KXEPLGAME-26NOV21WOLTOT', 'epl-wol-tot-2026-11-21');
  checkFound('pro football philadelphia', ...football, 'super-bowl');
  checkFound('btc', 'KXBTCD-26NOV16');
  checkFound('solana', 'solana-tps');
});
