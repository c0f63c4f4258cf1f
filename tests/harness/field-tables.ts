/**
 * The field tables of the contract, copied by hand from specification §2 and decisions §3, and nothing else: they know
 * nothing of the schemas of the program, so that a schema that differs from the contract is found.
 *
 * A field is `name` where it must be there and `name?` where it may be missing. Its type is one of
 *
 *   text, words (not empty), flag, integer, count, number (neither below 0), price, quantity, amount, ratio, share (a ratio, -1 to 1), rational, timestamp, id, slug,
 *   cursor, hash, interval            scalars
 *   yes/no                            one of these texts
 *   Quote                             another table
 *   price[]     {count}   null|count  a list, a map from free keys, or null
 */
export interface FieldTable {
  /** Where it stands. */
  readonly from: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the documents do not name: the only further properties allowed, each with its type and the reason. */
  readonly further?: Readonly<Record<string, readonly [type: string, reason: string]>>;
  /** Why a field may be missing where its document has no column that says so. */
  readonly missing?: Readonly<Record<string, string>>;
}

const relationValues = 'equivalent/implies/implied_by/contradicts/overlaps';
const stepKinds =
  'usable/same_event/same_variable/intervals/mutually_exclusive/game_quantity/same_game/orient_margin/econ_quantity/not_reproduced/conclusion';
const tradingWords = 'unopened/open/paused/closed/settled/unknown';
const noSide = 'the side it needs has no quote';
/** Specification §1: every object that names a market carries these. */
const besideMarket = {
  volume_24h_usd: ['amount', 'it names a market (specification §1)'],
  'spread_usd?': ['price', 'it names a market (specification §1)'],
  liquidity: ['deep/tradeable/thin', 'it names a market (specification §1)'],
} as const;

/** Specification §2: a market in the entries of insights. */
const namedMarket = {
  venue: 'venue_a/venue_b',
  id: 'id',
  event_id: 'id',
  title: 'words',
  label: 'words',
} as const;
/** Specification §2. */
const strategy = {
  id: 'words',
  venue: 'all/venue_a/venue_b',
  category: 'words',
  horizon_days: 'count',
  from_usd: 'price',
  to_usd: 'price',
  side: 'yes/no',
  markets: 'count',
  avg_price_usd: 'price',
  win_rate: 'ratio',
  return_per_100_usd: 'amount',
  return_low_usd: 'amount',
  return_high_usd: 'amount',
  horizons: 'count',
  open_matches: 'count',
} as const;
const beyondStrategy = {
  q_value: ['ratio', 'decisions §10: luck is named'],
  'later_return_per_100_usd?': ['amount', 'decisions §10: walk forward'],
  'estimated_fee_per_100_usd?': ['amount', 'decisions §10: fees beside it'],
} as const;
const notMeasured = {
  later_return_per_100_usd: 'nothing was bought after the rule first qualified',
  estimated_fee_per_100_usd: 'no fee of an open market like it is known',
} as const;
const signalKinds = 'burst/block/sweep/one_sided/price_jump';

const accuracyCounts = {
  checked: 'count',
  held: 'count',
  violated: 'count',
  excluded: 'count',
  rate: 'null|ratio',
  rate_low: 'null|ratio',
};

const event = {
  venue: 'venue_a/venue_b',
  id: 'id',
  'series_id?': 'words',
  title: 'words',
  'category?': 'words',
  topics: 'slug[]',
  mutually_exclusive: 'flag',
  markets_count: 'count',
  volume_24h_usd: 'amount',
  liquidity: 'deep/tradeable/thin',
  'opens_at?': 'timestamp',
  'closes_at?': 'timestamp',
  'game_starts_at?': 'timestamp',
};
const eventMissing = {
  series_id: 'one venue has no series for every event',
  category: 'a venue may file an event nowhere',
  opens_at: 'no market of it says so',
  closes_at: 'no market of it says so',
  game_starts_at: 'no game is behind it',
};

const topic = {
  slug: 'slug',
  name: 'words',
  markets: 'count',
  events: 'count',
  volume_24h_usd: 'amount',
  venues: 'venue_a/venue_b[]',
};

const webhook = {
  id: 'words',
  url: 'words',
  events: 'words[]',
  filters: 'WebhookFilters',
  status: 'active/disabled',
  'disabled_reason?': 'words',
  'disabled_at?': 'timestamp',
  created_at: 'timestamp',
  updated_at: 'timestamp',
  'previous_secret_valid_until?': 'timestamp',
};
const webhookMissing = {
  disabled_reason: 'it is active',
  disabled_at: 'it is active',
  previous_secret_valid_until: 'the secret was not rotated lately',
};

const covered = { from: 'timestamp', to: 'timestamp', step: '1s/10s/1m/5m/15m/1h' };
const gapReason = 'what was not recorded is listed, so that no change differs from no data';

const tables = {
  Market: {
    from: 'specification §2, Market',
    fields: {
      venue: 'venue_a/venue_b',
      id: 'id',
      event_id: 'id',
      title: 'words',
      yes_label: 'words',
      no_label: 'words',
      'category?': 'words',
      'strike?': 'Strike',
      event_mutually_exclusive: 'flag',
      'game_starts_at?': 'timestamp',
      'quote?': 'Quote',
      relations: 'RelationCounts',
      volume_24h_usd: 'amount',
      'volume_source?': 'venue/trades',
      'total_volume_usd?': 'amount',
      'open_interest_usd?': 'amount',
      'spread_usd?': 'price',
      'yes_spread_usd?': 'price',
      'no_spread_usd?': 'price',
      trades_24h: 'count',
      liquidity: 'deep/tradeable/thin',
      'book_spread_usd?': 'price',
      'book_yes_depth_5c_usd?': 'amount',
      'book_no_depth_5c_usd?': 'amount',
      'book_imbalance?': 'share',
      'book_at?': 'timestamp',
    },
  },
  Strike: {
    from: 'specification §2, Strike',
    fields: {
      type: 'words',
      rules_template_hash: 'hash',
      'floor?': 'rational',
      'cap?': 'rational',
      'custom?': '{text}',
      'functional?': 'flag',
    },
  },
  Quote: {
    from: 'specification §2, Quote',
    fields: {
      observed_at: 'timestamp',
      'yes_ask_usd?': 'price',
      'no_ask_usd?': 'price',
      'price_usd?': 'price',
      source: 'venue/archive',
    },
    missing: {
      yes_ask_usd: 'no ask, or the quote is stale; never a made-up price',
      no_ask_usd: 'no ask, or the quote is stale; never a made-up price',
      price_usd: 'nothing was traded yet',
    },
  },
  RelationCounts: {
    from: 'specification §2, RelationCounts',
    fields: {
      implies: 'count',
      implied_by: 'count',
      equivalent: 'count',
      contradicts: 'count',
      overlaps: 'count',
      cross_venue: 'count',
    },
  },
  Relation: {
    from: 'specification §2, Relation',
    fields: { relation: relationValues, cross_venue: 'flag', evidence: 'words[]', market: 'Market' },
    further: { trading: [tradingWords, 'beyond the specification: the Market itself has no room for it'] },
  },
  RelationProof: {
    from: 'specification §2, Relation proof; decisions §3 for direction',
    fields: {
      relation: relationValues,
      graph_relation: relationValues,
      direction: 'equal/left_implies_right/right_implies_left/mutually_exclusive/intersecting',
      cross_venue: 'flag',
      left: 'ContractVersion',
      right: 'ContractVersion',
      steps: 'Step[]',
      evidence: 'words[]',
      reproduced: 'flag',
      found_by: 'GraphRun',
      confirmed_by: 'GraphRun',
      first_seen_at: 'timestamp',
      last_confirmed_at: 'timestamp',
    },
    further: {
      citations: ['CitedSentence[]', 'beside evidence: the sentence that each fact was read from'],
    },
  },
  CitedSentence: {
    from: 'specification §2, the citations of a Finding',
    fields: { contract: 'count', source_id: 'words', quote: 'words' },
    further: { topics: ['words[]', 'a citation of a proof stands beside no finding that names its topic'] },
  },
  ContractVersion: {
    from: 'specification §2, contract-version object',
    fields: {
      venue: 'venue_a/venue_b',
      id: 'id',
      event_id: 'id',
      title: 'words',
      yes_label: 'words',
      no_label: 'words',
      rules_hash: 'hash',
      strike: 'Strike',
      event_mutually_exclusive: 'flag',
      variable: 'words',
      interval: 'interval',
      settlement: 'ContractSettlement',
      first_seen_at: 'timestamp',
    },
    further: besideMarket,
  },
  ContractSettlement: {
    from: 'specification §2, settlement of a contract version',
    fields: { payout_currency: 'USD/USDC', scope: 'words', 'game_starts_at?': 'timestamp' },
  },
  Step: {
    from: 'specification §2, step object',
    fields: {
      step: stepKinds,
      'left?': 'words',
      'right?': 'words',
      'detail?': 'words',
      'result?': 'words',
      'relation?': relationValues,
    },
  },
  GraphRun: {
    from: 'specification §2, graph-run object',
    fields: { id: 'count', graph_version: 'words', started_at: 'timestamp', finished_at: 'timestamp' },
  },
  TopOfBookPoint: {
    from: 'specification §2, Top-of-book point',
    fields: {
      at: 'timestamp',
      changes: 'count',
      yes_depth_5c_usd: 'amount',
      no_depth_5c_usd: 'amount',
      'yes_bid_usd?': 'price',
      'yes_ask_usd?': 'price',
      'mid_usd?': 'price',
      'microprice_usd?': 'price',
      'spread_usd?': 'price',
      'imbalance?': 'share',
    },
    missing: {
      yes_bid_usd: noSide,
      yes_ask_usd: noSide,
      mid_usd: noSide,
      microprice_usd: noSide,
      spread_usd: noSide,
      imbalance: 'nothing rests on either side',
    },
  },
  Event: { from: 'decisions §3, Event', fields: event, missing: eventMissing },
  EventDetail: {
    from: 'decisions §3, Event on the single read',
    fields: { ...event, markets: 'Market[]' },
    missing: eventMissing,
  },
  Topic: { from: 'decisions §3, Topic', fields: topic },
  TopicDetail: {
    from: 'decisions §3, Topic on the single read',
    fields: { ...topic, top_markets: 'Market[]' },
  },
  Rulebook: {
    from: 'decisions §3, Rulebook',
    fields: {
      venue: 'venue_a/venue_b',
      kind: 'series/event/market',
      id: 'id',
      title: 'words',
      versions: 'RuleVersion[]',
    },
  },
  RuleVersion: {
    from: 'decisions §3, Rule version',
    fields: {
      rules_hash: 'hash',
      text: 'text',
      'url?': 'words',
      first_seen_at: 'timestamp',
      last_seen_at: 'timestamp',
      change: 'first/cosmetic/semantic',
      'diff?': 'text',
    },
    further: {
      'withdrew?': ['Withdrew', 'the issue: which relations a semantic change withdrew'],
    },
    missing: {
      url: 'the venue publishes it at no address of its own',
      diff: 'the first has none before it',
      withdrew: 'it withdrew none',
    },
  },
  RulesReading: {
    from: 'an addition beside /rules: what was read from each sentence',
    fields: {
      venue: 'venue_a/venue_b',
      id: 'id',
      rules_hash: 'hash',
      usable: 'flag',
      withheld: 'words[]',
      whole: 'flag',
      sentences: 'RulesSentence[]',
    },
  },
  RulesSentence: {
    from: 'an addition beside /rules: what was read from each sentence',
    fields: {
      start: 'count',
      end: 'count',
      quote: 'words',
      effect: 'read/no_effect/unread',
      topics: 'words[]',
      'meaning?': 'words',
      parts: 'SentencePart[]',
    },
    missing: { meaning: 'no clause says it' },
  },
  SentencePart: {
    from: 'an addition beside /rules: what was read from each sentence',
    fields: { kind: 'bound/window/source/name', start: 'count', end: 'count' },
  },
  PastLead: {
    from: 'an addition beside /opportunities: leads that are over',
    fields: {
      id: 'words',
      relation: relationValues,
      cross_venue: 'flag',
      legs: 'PastLeg[]',
      graph_run: 'count',
      opened_at: 'timestamp',
      closed_at: 'timestamp',
      close_reason: 'words',
      'executable_at?': 'timestamp',
      'best_net_usd?': 'price',
      steps_count: 'count',
      steps: 'PastStep[]',
    },
    missing: { executable_at: 'it never was', best_net_usd: 'no fee was known' },
  },
  PastLeg: {
    from: 'an addition beside /opportunities: leads that are over',
    fields: { venue: 'venue_a/venue_b', market_id: 'id', 'title?': 'words', side: 'yes/no' },
    further: besideMarket,
    missing: { title: 'the market was never stored' },
  },
  PastStep: {
    from: 'an addition beside /opportunities: leads that are over',
    fields: { state: 'opened/executable/lapsed/closed', at: 'timestamp' },
  },
  Withdrew: {
    from: 'ours: the relations that ended when a run read the text',
    fields: { graph_run: 'count', count: 'count', relations: 'WithdrawnRelation[]' },
  },
  WithdrawnRelation: {
    from: 'ours: one of them, by the other market',
    fields: { venue: 'venue_a/venue_b', id: 'id', relation: relationValues },
    further: besideMarket,
  },
  Trade: {
    from: 'decisions §3, Trade',
    fields: {
      id: 'words',
      executed_at: 'timestamp',
      price_usd: 'price',
      quantity: 'quantity',
      notional_usd: 'amount',
      taker_action: 'buy/sell',
      outcome: 'words',
      toward: 'yes/no',
      block: 'flag',
      archived: 'flag',
    },
  },
  Book: {
    from: 'decisions §3, Book',
    fields: {
      observed_at: 'timestamp',
      source: 'recorded/venue',
      yes_bids: 'BookLevel[]',
      yes_asks: 'BookLevel[]',
      no_bids: 'BookLevel[]',
      no_asks: 'BookLevel[]',
      complete: 'flag',
    },
  },
  BookLevel: {
    from: 'decisions §3, levels of a Book',
    fields: { price_usd: 'price', quantity: 'quantity' },
  },
  Status: {
    from: 'decisions §3, Status',
    fields: {
      api_version: 'words',
      graph: 'null|GraphStatus',
      venues: 'FeedStatus[]',
      recorder: 'RecorderStatus',
      database: 'DatabaseStatus',
      uptime_seconds: 'count',
    },
    further: { drift: ['DriftStatus', 'a venue changes its wire without notice'] },
  },
  GraphStatus: {
    from: 'decisions §3, graph of Status',
    fields: {
      run: 'count',
      graph_version: 'words',
      started_at: 'timestamp',
      finished_at: 'timestamp',
      markets: 'count',
      variables: 'count',
      relations: 'PairCounts',
      withheld: '{count}',
    },
    further: { read: ['ReadShare[]', 'says what a wording that is still unread costs'] },
  },
  ReadShare: {
    from: 'nothing: how much of the open markets was read',
    fields: {},
    further: {
      venue: ['venue_a/venue_b', 'the venues word their rules differently'],
      category: ['null|words', 'so do their categories'],
      markets: ['count', 'all that are open'],
      markets_read: ['count', 'those that have a claim'],
      share_read: ['null|ratio', 'the share of markets'],
      volume_24h_usd: ['amount', 'markets count by their money, too'],
      volume_24h_usd_read: ['amount', 'the money of those that have a claim'],
      volume_share_read: ['null|ratio', 'the share of money'],
    },
  },
  PairCounts: {
    from: 'decisions §3, relations by kind of Status; a pair is counted once, so implied_by is implies',
    fields: { equivalent: 'count', implies: 'count', contradicts: 'count', overlaps: 'count' },
    further: { cross_venue: ['count', 'as in RelationCounts'] },
  },
  FeedStatus: {
    from: 'decisions §3, venues of Status',
    fields: {
      connected: 'flag',
      last_message_at: 'null|timestamp',
      lag_ms: 'null|count',
      gaps_healed: 'count',
      markets_listed: 'count',
      listing_complete: 'flag',
    },
    further: {
      venue: ['venue_a/venue_b', 'says whose feed it is'],
      simulated: ['flag', 'made-up data must never be taken for real'],
      books_followed: ['count', 'not every book is followed'],
      books_current: ['count', 'a followed book may be in doubt'],
      quotes_current: ['count', 'a market may be quoted without its book'],
      feed_issue: ['null|text', 'a feed may go on with less than it should'],
      listing_issue: ['null|text', 'says why a reading is not believed'],
      request_pace_percent: ['count', 'a venue may ask for fewer requests'],
      rate_limited: ['count', 'says how often it did'],
      combos: ['null|ComboStatus', 'combos are read apart from the listing'],
      past: ['null|PastStatus', 'the past is imported beside the feed'],
    },
  },
  PastStatus: {
    from: 'nothing: the past is imported beside the feed',
    fields: {},
    further: {
      running: ['flag', 'a round may be under way'],
      markets: ['count', 'not every open market is worth asking for'],
      done: ['count', 'says how far it is'],
      failed: ['count', 'a market may have no past that can be fetched'],
      trades: ['count', 'says what came of it'],
      prices: ['count', 'says what came of it'],
      issue: ['null|text', 'says why it pauses'],
      finished_at: ['null|timestamp', 'says when the lists are as full as they will be'],
    },
  },
  ComboStatus: {
    from: 'nothing: combos are read apart from the listing',
    fields: {},
    further: {
      mode: ['none/traded/all', 'says which are read'],
      known: ['count', 'they are not among the listed markets'],
      cap: ['count', 'there is a bound'],
      complete: ['flag', 'apart from the listing'],
      issue: ['null|text', 'says why they are not complete'],
    },
  },
  RecorderStatus: {
    from: 'decisions §3, recorder of Status',
    fields: { rows_per_second: 'count', queue_rows: 'count', oldest_unsaved_ms: 'null|count' },
  },
  DatabaseStatus: {
    from: 'decisions §3, database of Status, which names no fields',
    fields: { kind: 'embedded/external', reachable: 'flag', version: 'null|words' },
  },
  DriftStatus: {
    from: 'no document: drift of Status is ours',
    fields: {},
    further: {
      samples_checked: ['count', 'how much was looked at'],
      findings: ['DriftFinding[]', 'what differs'],
      findings_left_out: ['count', 'the list is bounded'],
    },
  },
  DriftFinding: {
    from: 'no document: drift of Status is ours',
    fields: {},
    further: {
      venue: ['venue_a/venue_b', 'says whose wire it is'],
      endpoint: ['text', 'where it was met'],
      kind: ['new_field/new_value/wrong_type/missing_field', 'how it differs'],
      field: ['text', 'what differs'],
      count: ['count', 'once or always'],
      first_seen_at: ['timestamp', 'since when'],
      last_seen_at: ['timestamp', 'whether it still is so'],
      example: ['text', 'what a reader has to be taught'],
    },
  },
  Accuracy: {
    from: 'decisions §3, Accuracy',
    fields: {
      since: 'null|timestamp',
      totals: 'AccuracyCounts',
      rows: 'AccuracyRow[]',
      violations: 'AccuracyViolation[]',
    },
    further: { imported: ['ImportedAccuracy', 'only what was published before is a promise'] },
  },
  ImportedAccuracy: {
    from: 'nothing: markets may be imported after they have settled',
    fields: {},
    further: {
      since: ['null|timestamp', 'as that of Accuracy'],
      totals: ['AccuracyCounts', 'as those of Accuracy'],
      rows: ['AccuracyRow[]', 'as those of Accuracy'],
      violations: ['AccuracyViolation[]', 'as those of Accuracy'],
    },
  },
  AccuracyCounts: { from: 'decisions §3, totals of Accuracy', fields: accuracyCounts },
  AccuracyRow: {
    from: 'decisions §3, rows of Accuracy',
    fields: { relation: relationValues, cross_venue: 'flag', family: 'words', ...accuracyCounts },
  },
  AccuracyViolation: {
    from: 'decisions §3, violations of Accuracy',
    fields: {
      relation: relationValues,
      cross_venue: 'flag',
      family: 'words',
      left: 'SettledMarket',
      right: 'SettledMarket',
    },
  },
  SettledMarket: {
    from: 'decisions §3, settlements of a violation',
    fields: {
      venue: 'venue_a/venue_b',
      id: 'id',
      title: 'words',
      yes_payout_usd: 'price',
      settled_at: 'timestamp',
    },
  },
  SearchFilters: {
    from: 'decisions §3, filters of Search',
    fields: {
      'venue?': 'venue_a/venue_b',
      'category?': 'words',
      topics: 'slug[]',
      relaxed: 'exact_id/all_words/any_word/fuzzy/most_traded',
    },
    further: {
      understood: ['Understood[]', 'what was read from the words can be taken back'],
      ignored: ['venue/category[]', 'a filter that left nothing is dropped, and named here'],
    },
    missing: { venue: 'none was asked for', category: 'none was asked for' },
  },
  Understood: {
    from: 'ours: which words were read as a filter, and the query without them',
    fields: { words: 'words', as: 'venue/category/topic', value: 'words', without: 'text' },
  },
  CrossVenuePair: {
    from: 'specification §2, Relation, with both markets, as in Mispricing lead',
    fields: { relation: relationValues, evidence: 'words[]', left: 'Market', right: 'Market' },
  },
  Lead: {
    from: 'specification §2, Mispricing lead',
    fields: {
      relation: relationValues,
      cross_venue: 'flag',
      left: 'Market',
      right: 'Market',
      legs: 'LeadLeg[]',
      cost_usd: 'price',
      gross_edge_usd: 'price',
      'estimated_fee_usd?': 'price',
      'net_edge_usd?': 'price',
      issues: 'words[]',
      'depth?': 'LeadDepth',
    },
    further: {
      id: ['words', 'streams send a lead more than once'],
      state: ['open/executable/closed', 'streams send every state of a lead'],
      opened_at: ['timestamp', 'how long it has been there says what it is worth'],
      worst_case_payout_usd: ['price', 'beyond the specification'],
      'lockup_days?': ['count', 'beyond the specification'],
      'annualised_return?': ['ratio', 'beyond the specification'],
    },
    missing: {
      estimated_fee_usd: 'a fee is unknown, which is not zero',
      net_edge_usd: 'a fee is unknown',
      depth: 'only the best leads are sized',
      lockup_days: 'the time it settles is unknown',
      annualised_return: 'a fee or a time is unknown',
    },
  },
  LeadLeg: {
    from: 'specification §2, legs of a Mispricing lead',
    fields: { venue: 'venue_a/venue_b', market_id: 'id', side: 'yes/no', ask_usd: 'price' },
    further: { 'fee?': ['LegFee', 'so that a size can be computed again'] },
    missing: { fee: 'it is unknown, which is not zero' },
  },
  LegFee: {
    from: 'ours: beyond the specification',
    fields: { formula: 'none/quadratic/power', rate: 'rational', exponent: 'count' },
  },
  LeadDepth: {
    from: 'specification §2, depth of a Mispricing lead',
    fields: {
      executable: 'flag',
      pairs: 'quantity',
      cost_usd: 'price',
      fees_usd: 'price',
      net_usd: 'price',
      limited_by: 'price/left_depth/right_depth/levels/fee_unknown',
      observed_at: 'timestamp',
      issues: 'words[]',
    },
  },
  RelationExplanation: {
    from: 'ours: beyond the specification',
    fields: {
      related: 'flag',
      'relation?': relationValues,
      'failed_step?': stepKinds,
      'reason?': 'words',
      sentence: 'words',
      'voids?': 'VoidComparison',
      left: 'ExplainedMarket',
      right: 'ExplainedMarket',
      steps: 'Step[]',
    },
    missing: {
      relation: 'they are not related',
      failed_step: 'they are related',
      reason: 'they are related',
      voids: 'they are not related',
    },
  },
  VoidComparison: {
    from: 'ours: decisions §4, void branches are equal, different or unknown',
    fields: { compared: 'equal/different/unknown', sentence: 'words' },
  },
  ExplainedMarket: {
    from: 'ours: a market that is explained, with the fields of the market of a Fill',
    fields: { venue: 'venue_a/venue_b', id: 'id', event_id: 'id', title: 'words', label: 'words' },
    further: besideMarket,
  },
  Gap: {
    from: 'ours: a time of which nothing is known',
    fields: { from: 'timestamp', 'to?': 'timestamp', cause: 'words' },
    missing: { to: 'it lasts' },
  },

  // What the endpoints wrap them in: specification §1 and §4, decisions §3.
  WebhookFilters: {
    from: 'decisions §6',
    fields: { 'cross_venue?': 'flag', 'min_net_usd?': 'price' },
    missing: { cross_venue: 'it is not filtered by', min_net_usd: 'it is not filtered by' },
  },
  Webhook: {
    from: 'decisions §6',
    fields: { ...webhook },
    missing: webhookMissing,
  },
  WebhookWithSecret: {
    from: 'decisions §6',
    fields: { ...webhook, signing_secret: 'words' },
    missing: webhookMissing,
  },
  Delivery: {
    from: 'specification §3 and decisions §6',
    fields: {
      id: 'words',
      event_id: 'words',
      type: 'lead.executable/relation.found/relation.withdrawn/rules.changed/market.settled/signal.opened/webhook.test',
      status: 'pending/delivered/exhausted/cancelled',
      attempts: 'count',
      created_at: 'timestamp',
      'next_attempt_at?': 'timestamp',
      'last_attempt_at?': 'timestamp',
      'last_status?': 'integer',
      'last_error?': 'words',
      'delivered_at?': 'timestamp',
      'attempt_log?': 'DeliveryAttempt[]',
    },
    missing: {
      next_attempt_at: 'nothing more is tried',
      last_attempt_at: 'nothing was tried yet',
      last_status: 'no answer came',
      last_error: 'an answer came',
      delivered_at: 'it was not delivered',
      attempt_log: 'it was not asked for',
    },
  },
  DeliveryAttempt: {
    from: 'decisions §6',
    fields: {
      number: 'count',
      started_at: 'timestamp',
      'duration_ms?': 'count',
      'status?': 'integer',
      'error?': 'words',
      'response?': 'text',
    },
    missing: {
      duration_ms: 'the worker died before it recorded the end',
      status: 'no answer came',
      error: 'an answer came',
      response: 'no answer came',
    },
  },
  FillMarket: {
    from: 'specification §2, market of a Fill',
    fields: namedMarket,
    further: besideMarket,
  },
  MarketSummary: {
    from: 'specification §2, market of a Move entry',
    fields: {
      ...namedMarket,
      volume_24h_usd: 'amount',
      'yes_ask_usd?': 'price',
      'change_24h?': 'price',
      sparkline: 'price[]',
    },
    further: { 'spread_usd?': besideMarket['spread_usd?'], liquidity: besideMarket.liquidity },
    missing: { yes_ask_usd: noSide, change_24h: 'a price is unknown' },
  },
  Fill: {
    from: 'specification §2, Fill',
    fields: {
      market: 'FillMarket',
      taker_action: 'buy/sell',
      outcome: 'words',
      price_usd: 'price',
      quantity: 'quantity',
      notional_usd: 'amount',
      executed_at: 'timestamp',
      toward: 'yes/no',
      block: 'flag',
      archived: 'flag',
    },
  },
  Signal: {
    from: 'specification §2, signals of a Move entry; decisions §3, value sets',
    fields: { kind: signalKinds, score: 'number', detected_at: 'timestamp' },
  },
  Move: {
    from: 'specification §2, Move entry',
    fields: {
      market: 'MarketSummary',
      signals: 'Signal[]',
      trades_24h: 'count',
      net_usd_24h: 'amount',
      related: 'count',
    },
  },
  Insights: {
    from: 'specification §2, Insights bundle',
    fields: { spreads: 'PriceGap[]', movers: 'MarketSummary[]', most_traded: 'MarketSummary[]' },
  },
  PriceGap: {
    from: 'specification §2, spreads of the Insights bundle',
    fields: { left: 'MarketSummary', right: 'MarketSummary', spread_usd: 'price' },
  },
  Flow: {
    from: 'decisions §3, Flow',
    fields: {
      market: 'MarketSummary',
      window: 'day/week/month',
      net_usd: 'amount',
      gross_usd: 'amount',
      buys: 'count',
      sells: 'count',
      largest_fill_usd: 'amount',
      'price_change_usd?': 'price',
      archived_share: 'ratio',
    },
    missing: { price_change_usd: 'a price is unknown' },
  },
  ClosingEntry: {
    from: 'decisions §3, Closing entry',
    fields: { market: 'MarketSummary', closes_at: 'timestamp', hours_left: 'number', signals: 'Signal[]' },
  },
  TickerEntry: {
    from: 'specification §2, Ticker entry',
    fields: {
      kind: 'move/fill/gap/strategy',
      venue: 'venue_a/venue_b',
      market_id: 'id',
      event_id: 'id',
      title: 'words',
      'price_usd?': 'price',
      'change_usd?': 'price',
      'notional_usd?': 'amount',
      'side?': 'yes/no',
      'other_venue?': 'venue_a/venue_b',
      'other_price_usd?': 'price',
      'strategy_id?': 'words',
      'return_per_100_usd?': 'amount',
    },
    further: besideMarket,
    missing: {
      price_usd: 'fields apply depending on kind',
      change_usd: 'fields apply depending on kind',
      notional_usd: 'fields apply depending on kind',
      side: 'fields apply depending on kind',
      other_venue: 'fields apply depending on kind',
      other_price_usd: 'fields apply depending on kind',
      strategy_id: 'fields apply depending on kind',
      return_per_100_usd: 'fields apply depending on kind',
    },
  },
  Strategy: {
    from: 'specification §2, Strategy',
    fields: strategy,
    further: beyondStrategy,
    missing: notMeasured,
  },
  StrategyMonth: {
    from: 'decisions §2, evidence by month',
    fields: {
      month: 'words',
      markets: 'count',
      avg_price_usd: 'price',
      win_rate: 'ratio',
      return_per_100_usd: 'amount',
    },
  },
  StrategyDetail: {
    from: 'decisions §2, strategies/{id}',
    fields: { ...strategy, evidence: 'StrategyMonth[]', matches: 'Market[]' },
    further: beyondStrategy,
    missing: notMeasured,
  },
  Calibration: {
    from: 'decisions §3 and §10, Calibration',
    fields: {
      venue: 'all/venue_a/venue_b',
      category: 'words',
      horizon_days: 'count',
      markets: 'count',
      rows: 'CalibrationRow[]',
      'brier?': 'ratio',
      'reliability?': 'ratio',
      'resolution?': 'ratio',
      'uncertainty?': 'ratio',
    },
    missing: {
      brier: 'no market has settled',
      reliability: 'no market has settled',
      resolution: 'no market has settled',
      uncertainty: 'no market has settled',
    },
  },
  CalibrationRow: {
    from: 'decisions §3, Calibration',
    fields: {
      from_usd: 'price',
      to_usd: 'price',
      markets: 'count',
      'avg_price_usd?': 'price',
      'win_rate?': 'ratio',
      'low?': 'ratio',
      'high?': 'ratio',
    },
    missing: {
      avg_price_usd: 'the band has no market',
      win_rate: 'the band has no market',
      low: 'the band has fewer than two events',
      high: 'the band has fewer than two events',
    },
  },
  StrategiesAnswer: { from: 'specification §4', fields: { data: 'Strategy[]', graph_run: 'count' } },
  StrategyAnswer: { from: 'specification §1', fields: { data: 'StrategyDetail', graph_run: 'count' } },
  CalibrationAnswer: { from: 'specification §1', fields: { data: 'Calibration[]', graph_run: 'count' } },
  InsightsAnswer: { from: 'specification §4', fields: { data: 'Insights', graph_run: 'count' } },
  MovesAnswer: { from: 'specification §4', fields: { data: 'Move[]', graph_run: 'count' } },
  TapeAnswer: { from: 'specification §4', fields: { data: 'Fill[]', graph_run: 'count' } },
  TickerAnswer: { from: 'specification §4', fields: { data: 'TickerEntry[]', graph_run: 'count' } },
  FlowsAnswer: { from: 'specification §1', fields: { data: 'Flow[]', graph_run: 'count' } },
  ClosingAnswer: { from: 'specification §1', fields: { data: 'ClosingEntry[]', graph_run: 'count' } },
  OpportunitiesAnswer: {
    from: 'specification §4, opportunities',
    fields: { data: 'Lead[]', graph_run: 'count' },
  },
  MarketsAnswer: {
    from: 'specification §4, Pagination',
    fields: { data: 'Market[]', graph_run: 'count', 'next_cursor?': 'cursor' },
  },
  MarketAnswer: {
    from: 'specification §1',
    fields: { data: 'Market', graph_run: 'count' },
    further: { trading: [tradingWords, 'beyond the specification: the Market itself has no room for it'] },
  },
  PurchaseComparison: {
    from: 'specification §2, PurchaseComparison',
    fields: {
      input: 'PurchaseInput',
      assessment: 'Assessment',
      options: 'PurchaseOption[]',
      best: 'null|count',
      'advantage?': 'text',
      pricing: 'PurchasePricing',
      reasons: 'words[]',
      compared_at: 'timestamp',
      candidates: 'Relation[]',
    },
  },
  PurchaseInput: {
    from: 'specification §2, PurchaseComparison: input',
    fields: { side: 'yes/no', unit: 'usd/shares', amount: 'words' },
  },
  PurchasePricing: {
    from: 'specification §2, PurchaseComparison: pricing',
    fields: {
      kind: 'trading_cost/conditional_at_par',
      currency: 'words',
      assumptions: 'words[]',
      excluded: 'words[]',
    },
  },
  Assessment: {
    from: 'specification §2, Assessment',
    fields: {
      outcome: 'words',
      settlement: 'unknown/compatible/different',
      evidence: 'pending/incomplete/stale/current/inconclusive',
      mapping: 'unconfirmed/same/opposite',
      summary: 'words',
      'differences?': 'Finding[]',
      'receipt?': 'Receipt',
    },
  },
  Finding: {
    from: 'specification §2, Finding',
    fields: {
      topic: 'words',
      result: 'agree/different/unknown',
      explanation: 'words',
      citations: 'Citation[]',
    },
  },
  Citation: {
    from: 'specification §2, Finding: citations',
    fields: { contract: 'count', source_id: 'words', quote: 'words' },
  },
  Receipt: {
    from: 'specification §2, Receipt',
    fields: {
      id: 'words',
      model: 'words',
      policy: 'words',
      status: 'complete/inconclusive',
      'reason?': 'words',
      'challenge?': 'words',
      assessed_at: 'timestamp',
      expires_at: 'timestamp',
      left_hash: 'hash',
      right_hash: 'hash',
      mapping: 'unconfirmed/same/opposite',
      scope: 'words',
      findings: 'Finding[]',
    },
  },
  PurchaseOption: {
    from: 'specification §2, PurchaseComparison: options',
    fields: { contract: 'PurchaseContract', quote: 'PurchaseQuote' },
  },
  PurchaseContract: {
    from: 'specification §2, Contract (per option)',
    fields: {
      venue: 'venue_a/venue_b',
      id: 'id',
      title: 'words',
      yes_label: 'words',
      no_label: 'words',
      rules_hash: 'hash',
      evidence_hash: 'hash',
      sources: 'CapturedSource[]',
      evidence_issues: 'words[]',
      currency: 'USD/USDC',
      payout: 'price',
    },
    further: besideMarket,
  },
  CapturedSource: {
    from: 'specification §2, Contract: sources',
    fields: { id: 'words', version: 'words', text: 'text', 'url?': 'words' },
  },
  PurchaseQuote: {
    from: 'specification §2, Quote (per option)',
    fields: {
      side: 'yes/no',
      quantity: 'quantity',
      principal: 'price',
      fee: 'null|price',
      total: 'null|price',
      unfilled: 'quantity',
      'worst_price?': 'price',
      'as_of?': 'timestamp',
      'valid_until?': 'timestamp',
      status: 'current/limited/unavailable',
      issues: 'words[]',
      account: 'words',
    },
    missing: {
      worst_price: 'nothing is bought',
      as_of: 'there is no book',
      valid_until: 'there is no book',
    },
  },
  ComparisonAnswer: { from: 'specification §4', fields: { data: 'PurchaseComparison' } },
  ReceiptAnswer: { from: 'decisions §11', fields: { data: 'Receipt' } },
  RelationsAnswer: { from: 'specification §1', fields: { data: 'Relation[]', graph_run: 'count' } },
  EventsAnswer: { from: 'specification §1', fields: { data: 'Event[]', graph_run: 'count' } },
  EventAnswer: { from: 'specification §1', fields: { data: 'EventDetail', graph_run: 'count' } },
  TopicsAnswer: { from: 'specification §1', fields: { data: 'Topic[]', graph_run: 'count' } },
  TopicAnswer: { from: 'specification §1', fields: { data: 'TopicDetail', graph_run: 'count' } },
  PairsAnswer: { from: 'specification §1', fields: { data: 'CrossVenuePair[]', graph_run: 'count' } },
  ProofAnswer: { from: 'specification §4', fields: { data: 'RelationProof', graph_run: 'count' } },
  ExplanationAnswer: {
    from: 'specification §1',
    fields: { data: 'RelationExplanation', graph_run: 'count' },
  },
  SearchAnswer: {
    from: 'decisions §3, Search',
    fields: {
      data: 'Market[]',
      filters: 'SearchFilters',
      query: 'text',
      next_offset: 'null|count',
      graph_run: 'count',
    },
  },
  RulesAnswer: { from: 'specification §1', fields: { data: 'RuleVersion[]' } },
  RulesReadingAnswer: { from: 'specification §1', fields: { data: 'RulesReading', graph_run: 'count' } },
  PastLeadsAnswer: {
    from: 'specification §1, a list with a cursor',
    fields: { data: 'PastLead[]', 'next_cursor?': 'cursor' },
    missing: { next_cursor: 'there are no more' },
  },
  RulebookAnswer: { from: 'specification §1', fields: { data: 'Rulebook' } },
  StatusAnswer: { from: 'specification §1', fields: { data: 'Status' } },
  AccuracyAnswer: { from: 'specification §1', fields: { data: 'Accuracy' } },
  BookAnswer: { from: 'specification §1', fields: { data: 'Book' } },
  TradesAnswer: {
    from: 'specification §4, Pagination',
    fields: { data: 'Trade[]', 'next_cursor?': 'cursor' },
    further: {
      gaps: ['Gap[]', gapReason],
      from: ['timestamp', 'as in book history'],
      to: ['timestamp', 'as in book history'],
    },
  },
  QuotesAnswer: {
    from: 'decisions §3, Quote point',
    fields: { data: 'Quote[]' },
    further: {
      gaps: ['Gap[]', gapReason],
      from: ['timestamp', 'as in book history'],
      to: ['timestamp', 'as in book history'],
      step: [covered.step, 'as in book history'],
    },
  },
  BookHistoryAnswer: {
    from: 'specification §4, book history',
    fields: { data: 'TopOfBookPoint[]', ...covered },
    further: { gaps: ['Gap[]', gapReason] },
  },
} as const satisfies Record<string, FieldTable>;

export type TableName = keyof typeof tables;

export const fieldTables: Readonly<Record<TableName, FieldTable>> = tables;

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}
