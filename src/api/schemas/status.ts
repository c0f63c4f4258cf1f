/** What the service is doing now: the graph in service, its feeds, its recorder and its database. */
import { type Static, Type } from 'typebox';
import {
  amount,
  count,
  flag,
  nullableCount,
  nullableRatio,
  nullableText,
  nullableTimestamp,
  oneOf,
  text,
  timestamp,
  Venue,
} from './scalars.ts';
import { mapOf, part, resource } from './strict-object.ts';

const driftKinds = ['new_field', 'new_value', 'wrong_type', 'missing_field'] as const;

export const ReadShare = resource(
  'ReadShare',
  'How much of what one venue lists in one category the run in service has read. Combos are left out: they have no rules of their own.',
  {
    venue: Venue,
    category: nullableText('The category; null for markets that are filed under none.'),
    markets: count('Open markets.'),
    markets_read: count('Those whose rules were read into a claim.'),
    share_read: nullableRatio('The second over the first, rounded down.'),
    volume_24h_usd: amount(
      'What was traded in the open markets in the 24 hours before the run came into service, in dollars.',
    ),
    volume_24h_usd_read: amount('The same of those that were read.'),
    volume_share_read: nullableRatio(
      'The second over the first, rounded down; null where nothing was traded.',
    ),
  },
);

export const GraphStatus = resource('GraphStatus', 'The graph run in service.', {
  run: Type.Integer({ minimum: 1, description: 'The run, as `graph_run` names it elsewhere.' }),
  graph_version: text('The graph build that made the run.'),
  started_at: timestamp('When the run began.'),
  finished_at: timestamp('When the run came into service.'),
  markets: count('Markets in the graph.'),
  variables: count('Distinct variables the markets are claims about.'),
  relations: part('Proven relations, each pair counted once.', {
    equivalent: count('Pairs with the same outcome set.'),
    implies: count('Pairs of which one implies the other.'),
    contradicts: count('Pairs that cannot both resolve Yes.'),
    overlaps: count('Pairs whose outcome sets intersect without containment.'),
    cross_venue: count('Pairs of any kind with one market on each venue.'),
  }),
  withheld: mapOf(
    count('How many were withheld for this reason.'),
    'What was not published, by reason: contracts that could not be read exactly and pairs with conflicting evidence.',
  ),
  read: Type.Array(ReadShare, {
    description:
      'How much of the open markets was read, by venue and category; one entry for each that has markets.',
  }),
});

export const ComboStatus = resource(
  'ComboStatus',
  'The combos of a venue, which are read apart from its listing and never make it incomplete.',
  {
    mode: oneOf(
      ['none', 'traded', 'all'],
      'Which are read: none, those that trade or are asked for, or all that are open.',
    ),
    known: count('Combos that are known and not settled.'),
    cap: count('How many there are at the most.'),
    complete: flag('Whether all that should be there were, after the last reading.'),
    issue: nullableText('Why they are not, beginning with a code such as `combos_max`; null if they are.'),
  },
);

export const PastStatus = resource(
  'PastStatus',
  'The import of the last 30 days of open markets, those with the most money first, behind everything else.',
  {
    running: flag('Whether a round is under way; there is one after the start, and one every hour.'),
    markets: count('Open markets whose past is wanted: those with money in them, 20,000 at the most.'),
    done: count('Those whose trades and closing prices are here as far as the venue gives them.'),
    failed: count('Those that could not be fetched in the last round; the next one tries again.'),
    trades: count('Trades saved since the start; those recorded already are not among them.'),
    prices: count('Closing prices saved since the start.'),
    issue: nullableText(
      'Why it pauses, beginning with a code such as `venue_unavailable`; null if it does not.',
    ),
    finished_at: nullableTimestamp('When the last round ended; null before the first has.'),
  },
);

export const FeedStatus = resource('FeedStatus', 'The feed of one venue.', {
  venue: Venue,
  simulated: flag('Whether this is a simulated venue: made-up markets and prices on this machine.'),
  connected: flag('Whether the live feed is connected.'),
  last_message_at: nullableTimestamp('When the feed last said anything; null before its first message.'),
  lag_ms: nullableCount("From the venue's own time to our receipt, in milliseconds; null when unknown."),
  gaps_healed: count('Gaps in the feed found and closed by a fresh snapshot since the start.'),
  books_followed: count('Markets whose order book is followed live.'),
  books_current: count(
    'Followed markets whose book is current; the others are being brought back, or, without a venue key, not needed.',
  ),
  quotes_current: count(
    'Followed markets whose best prices are current: by their book or, without a venue key, from the market list.',
  ),
  feed_issue: nullableText(
    'What is wrong with the feed although it is connected, beginning with a code: with `book_scale` no book is current, with `book_hashes_disagree` hashes are not checked; null if nothing is.',
  ),
  markets_listed: count('Open markets in the current listing, combos aside.'),
  listing_complete: flag('Whether the last full reading of the listing is believed to be all of it.'),
  listing_issue: nullableText(
    'Why the last full reading is not believed, such as `mass_absence` with the number of markets; null if it is.',
  ),
  request_pace_percent: count(
    'At how much of the usual pace its slowest host is asked: 100, or less for minutes after the venue answered 429.',
  ),
  rate_limited: count('Requests the venue answered with 429 since the start.'),
  combos: Type.Union([ComboStatus, Type.Null()], {
    description: 'Its combos; null for a venue that has none apart from its listing, or is not read.',
  }),
  past: Type.Union([PastStatus, Type.Null()], {
    description:
      'The import of its past; null for a venue that is not read, or with that import switched off.',
  }),
});

export const RecorderStatus = resource('RecorderStatus', 'The recorder of quotes, trades and books.', {
  rows_per_second: count('Rows saved per second over the last minute.'),
  queue_rows: count('Rows received and not saved yet.'),
  oldest_unsaved_ms: nullableCount('Age of the oldest unsaved row in milliseconds; null when none waits.'),
});

export const DatabaseStatus = resource('DatabaseStatus', 'The database behind the service.', {
  kind: oneOf(['embedded', 'external'], 'Whether the service runs its own database or was given one.'),
  reachable: flag('Whether the last check of the database succeeded.'),
  version: nullableText('The version the database reports; null when it has not been reached.'),
});

export const DriftFinding = resource(
  'DriftFinding',
  'Something a venue sent that its known shape does not have, or lacks.',
  {
    venue: Venue,
    endpoint: text('Where it was met: a request such as `GET /events`, or a message such as `stream trade`.'),
    kind: oneOf(
      driftKinds,
      'A field or a word that is not known, a known field of another kind, or a needed field that is missing.',
    ),
    field: text('Which field, such as `market.status`.'),
    count: count('How often it was met, among the samples, since the start.'),
    first_seen_at: timestamp('When it was first met.'),
    last_seen_at: timestamp('When it was last met.'),
    example: text(
      'The first one met, as JSON, cut to 300 characters; of a missing field, the object without it.',
    ),
  },
);

export const DriftStatus = resource(
  'DriftStatus',
  'What the venues sent that no reader knows. Answers and messages are sampled.',
  {
    samples_checked: count('Answers and messages looked at since the start.'),
    findings: Type.Array(DriftFinding, { description: 'At most 200, the latest first.' }),
    findings_left_out: count('How often something further was met beyond those 200.'),
  },
);

export const Status = resource('Status', 'What the service is doing now.', {
  api_version: text('The version of this API, a date.'),
  graph: Type.Union([GraphStatus, Type.Null()], {
    description: 'The graph run in service; null until a first run has finished.',
  }),
  venues: Type.Array(FeedStatus, { description: 'One entry per venue.' }),
  recorder: RecorderStatus,
  database: DatabaseStatus,
  drift: DriftStatus,
  uptime_seconds: count('Seconds since the service started.'),
});

export type Status = Static<typeof Status>;
