/**
 * The contract, held against real answers of the demo: every market, event, topic, pair and page, against the field tables
 * of the specification, against the document the demo serves, and against each other.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import type { Accuracy } from '../../src/api/schemas/accuracy.ts';
import type { Lead } from '../../src/api/schemas/lead.ts';
import type { Market } from '../../src/api/schemas/market.ts';
import type { RelationResource } from '../../src/api/schemas/relation.ts';
import type { Status } from '../../src/api/schemas/status.ts';
import { type DemoLine, findSimulator, startDemo } from '../harness/demo-process.ts';
import { eventually } from '../harness/eventually.ts';
import { ask } from '../harness/service-process.ts';
import { checkQuoteSources, checkRealClock, checkTemplates, checkWindows } from './conformance-answers.ts';
import { checkComparisons, comparisonsNotInDemo, walkComparisons } from './conformance-comparisons.ts';
import { walkMarketData, walkSearches } from './conformance-data.ts';
import {
  checkBuilt,
  checkExamples,
  checkOtherNames,
  checkPages,
  checkRefusals,
} from './conformance-first-hour.ts';
import { checkInsights, insightsNotInDemo, walkInsights } from './conformance-insights.ts';
import { answeredPaths, ConformanceReader } from './conformance-reader.ts';
import { nameOf, type WalkedRun, walkRules, walkRun } from './conformance-walk.ts';

/** Optional fields and words that 500 simulated markets, watched for a minute, need not have. Each with the reason. */
const notInDemo: Readonly<Record<string, string>> = {
  ...because('which of them the lists of a minute have differs', insightsNotInDemo),
  ...because(
    'which of them the books of a minute and the terms of these markets have differs',
    comparisonsNotInDemo,
  ),
  ...because('no rules text changes within the minute', [
    'RuleVersion.diff present',
    'RuleVersion.withdrew present',
    'RuleVersion.change=cosmetic',
    'RuleVersion.change=semantic',
    ...relationValues('WithdrawnRelation'),
    ...bothVenues('WithdrawnRelation'),
    'WithdrawnRelation.spread_usd present',
    'WithdrawnRelation.spread_usd absent',
    ...grades('WithdrawnRelation'),
  ]),
  ...because('the demo reads combos that trade or are asked for', [
    'ComboStatus.mode=none',
    'ComboStatus.mode=all',
  ]),
  ...because(
    'the simulated venues speak the wire that is known; tests/venues/venues-check.test.ts has others',
    [
      ...bothVenues('DriftFinding'),
      ...['new_field', 'new_value', 'wrong_type', 'missing_field'].map((word) => `DriftFinding.kind=${word}`),
    ],
  ),
  ...because('overlaps promise nothing, and implied_by is counted as implies', [
    'AccuracyRow.relation=overlaps',
    'AccuracyRow.relation=implied_by',
  ]),
  ...because('no relation has failed', [
    ...relationValues('AccuracyViolation'),
    ...bothVenues('SettledMarket'),
  ]),
  ...because('the simulated venues file, open, close, quote and follow all they list', [
    'Market.category absent',
    'Market.quote absent',
    'Market.volume_source absent',
    'Market.total_volume_usd absent',
    'Market.book_yes_depth_5c_usd absent',
    'Market.book_no_depth_5c_usd absent',
    'Market.book_at absent',
    'Market.volume_source=trades',
    'Event.category absent',
    'Event.opens_at absent',
    'EventDetail.category absent',
    'EventDetail.opens_at absent',
    'SearchFilters.ignored=venue',
  ]),
  ...because('what closes, pauses or opens within the minute differs', [
    ...['unopened', 'paused', 'closed', 'settled', 'unknown'].flatMap((word) => [
      `MarketAnswer.trading=${word}`,
      `Relation.trading=${word}`,
    ]),
  ]),
  ...because('what happens within the minute differs', [
    'Book.source=venue',
    'Gap.to absent',
    'Gap.to present',
    'TopOfBookPoint.imbalance absent',
    'TopOfBookPoint.imbalance present',
    'TradesAnswer.next_cursor present',
    ...['Event', 'EventDetail', 'ContractVersion', 'ExplainedMarket'].map(
      (table) => `${table}.liquidity=deep`,
    ),
    ...['yes_bid_usd', 'yes_ask_usd', 'mid_usd', 'microprice_usd', 'spread_usd'].map(
      (field) => `TopOfBookPoint.${field} absent`,
    ),
    ...['taker_action=buy', 'taker_action=sell', 'toward=yes', 'toward=no'].map((word) => `Trade.${word}`),
  ]),
  ...because('which sentences the rules of forty markets have differs', [
    ...['read', 'no_effect', 'unread'].map((word) => `RulesSentence.effect=${word}`),
    'RulesSentence.meaning absent',
    ...['bound', 'window', 'source', 'name'].map((word) => `SentencePart.kind=${word}`),
  ]),
  ...because('which leads are over within the minute differs', [
    'PastLeadsAnswer.next_cursor present',
    'PastLeadsAnswer.next_cursor absent',
    ...relationValues('PastLead'),
    ...['executable_at', 'best_net_usd'].flatMap((field) => [
      `PastLead.${field} present`,
      `PastLead.${field} absent`,
    ]),
    ...bothVenues('PastLeg'),
    ...grades('PastLeg'),
    ...['title', 'spread_usd'].flatMap((field) => [`PastLeg.${field} present`, `PastLeg.${field} absent`]),
    ...['yes', 'no'].map((side) => `PastLeg.side=${side}`),
    ...['opened', 'executable', 'lapsed', 'closed'].map((state) => `PastStep.state=${state}`),
  ]),
  ...because('which leads are there within the minute differs', [
    ...relationValues('Lead'),
    ...['executable', 'closed', 'open'].map((state) => `Lead.state=${state}`),
    ...['estimated_fee_usd', 'net_edge_usd', 'depth', 'lockup_days', 'annualised_return'].flatMap((field) => [
      `Lead.${field} present`,
      `Lead.${field} absent`,
    ]),
    ...bothVenues('LeadLeg'),
    ...['yes', 'no'].map((side) => `LeadLeg.side=${side}`),
    ...['present', 'absent'].map((how) => `LeadLeg.fee ${how}`),
    ...['none', 'quadratic', 'power'].map((formula) => `LegFee.formula=${formula}`),
    ...['price', 'left_depth', 'right_depth', 'levels', 'fee_unknown'].map(
      (limit) => `LeadDepth.limited_by=${limit}`,
    ),
  ]),
  ...because('no history is imported in the demo', ['Quote.source=archive']),
  ...because('the simulated venue has no strike defined by a formula', ['Strike.functional present']),
  ...because('the demo has a database of its own', ['DatabaseStatus.kind=external']),
  ...because('every proof is of the code that built the graph', [
    'Step.step=not_reproduced',
    'RelationExplanation.failed_step=not_reproduced',
  ]),
  ...because('each step says what it found', ['Step.result absent']),
  ...because('a proof does not stop there among these pairs, or never', [
    'Step.step=same_event',
    'RelationExplanation.failed_step=same_event',
    'RelationExplanation.failed_step=mutually_exclusive',
    'RelationExplanation.failed_step=game_quantity',
    'RelationExplanation.failed_step=orient_margin',
    'RelationExplanation.failed_step=conclusion',
  ]),
};

function because(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

function relationValues(table: string): string[] {
  return ['equivalent', 'implies', 'implied_by', 'contradicts', 'overlaps'].map(
    (word) => `${table}.relation=${word}`,
  );
}

function bothVenues(table: string): string[] {
  return [`${table}.venue=venue_a`, `${table}.venue=venue_b`];
}

function grades(table: string): string[] {
  return ['deep', 'tradeable', 'thin'].map((word) => `${table}.liquidity=${word}`);
}

/** With the seed it makes every run of this test meet the same markets. */
const worldBegins = '2026-11-15T06:03:00Z';

const turns = {
  equivalent: 'equivalent',
  implies: 'implied_by',
  implied_by: 'implies',
  contradicts: 'contradicts',
  overlaps: 'overlaps',
} as const;
const kinds = ['equivalent', 'implies', 'implied_by', 'contradicts', 'overlaps'] as const;
const directions = {
  equivalent: 'equal',
  implies: 'left_implies_right',
  implied_by: 'right_implies_left',
  contradicts: 'mutually_exclusive',
  overlaps: 'intersecting',
} as const;

/** More than any venue writes. */
const scale = 40;

/** A decimal text as a whole number of 10^-40. */
function exact(text: string): bigint {
  const [whole = '', places = ''] = text.replace('-', '').split('.');
  assert(places.length <= scale, text);
  const value = BigInt(whole + places.padEnd(scale, '0'));
  return text.startsWith('-') ? -value : value;
}

/** The table of grades, specification §1. */
function gradeOf(market: Market): string {
  const { volume_24h_usd: volume, open_interest_usd: interest = '0', spread_usd: spread } = market;
  if (spread === undefined) return 'thin';
  const has = (traded: string, held: string) =>
    exact(volume) >= exact(traded) || exact(interest) >= exact(held);
  if (has('25000', '250000') && exact(spread) <= exact('0.02')) return 'deep';
  return has('1000', '25000') && exact(spread) <= exact('0.05') ? 'tradeable' : 'thin';
}

/** What is proven does not change with prices. */
function termsOf(market: Market) {
  const { venue, id, event_id, title, yes_label, no_label, category, strike, relations } = market;
  return { venue, id, event_id, title, yes_label, no_label, category, strike, relations };
}

test('the demo keeps the contract', async (t) => {
  const { npm, output, site, printed } = await startDemo(t, [
    '--json',
    '--seed',
    '7',
    '--start',
    worldBegins,
  ]);
  await printed('\n');
  assert.equal(npm.exitCode, null, output.err);
  const demo: DemoLine = JSON.parse(output.out);
  await eventually(async () => (await ask(`${demo.url}/readyz`)).status === 200, 'a run is in service');
  const reader = await ConformanceReader.open(demo);
  await t.test('a newcomer finds pages, or where to go on', () => checkPages(demo));
  await t.test('every endpoint answers its examples', () => checkBuilt(demo));
  await t.test('every parameter says in words what it takes', () => checkRefusals(demo));
  await t.test('every parameter has an example', checkExamples);
  await t.test("the other venue's names find both venues' markets", () => checkOtherNames(reader));
  await eventually(() => hasLiveBooks(reader), 'the feeds bring books');

  const walked = await walkRun(reader).catch((error: unknown) => {
    // What an answer lacks says more than what failed for the want of it.
    assert.deepEqual(reader.tables.problems, []);
    throw error;
  });
  const rules = await walkRules(reader, walked, 40);
  const searches = await walkSearches(reader, walked.listed, walked.topics);
  const data = await walkMarketData(reader, walked.listed, 60);
  const leads = await walkLeads(reader);
  const busiest = walked.listed.toSorted((left, right) => right.trades_24h - left.trades_24h);
  const windowed = (['venue_a', 'venue_b'] as const).flatMap(
    (venue) => busiest.find((market) => market.venue === venue) ?? [],
  );
  assert.equal(windowed.length, 2);
  await eventually(() => hasPast(reader), 'the past is imported, and settled pairs of it are judged');
  await reader.ask('/v1/accuracy');
  const insights = await walkInsights(reader);
  const comparisons = await walkComparisons(reader, walked.pairs);
  t.diagnostic(
    `run ${walked.run}: ${walked.listed.length} markets, ${walked.events.length} events, ${walked.topics.length} topics, ` +
      `${[...walked.relations.values()].flat().length} relations, ${walked.pairs.length} pairs, ${walked.proven.length} proofs, ` +
      `${[...reader.answered.values()].reduce((sum, count) => sum + count, 0)} answers`,
  );

  await t.test('every answer fits the field tables', () => assert.deepEqual(reader.tables.problems, []));
  await t.test('every answer fits the document', () => assert.deepEqual(reader.documentProblems, []));
  await t.test('every endpoint was asked', () => {
    assert.deepEqual([...reader.answered.keys()].toSorted(), answeredPaths.toSorted());
  });
  await t.test('every optional field and every word was met, or a reason says why not', () => {
    const { neverPresent, neverAbsent, words } = reader.tables.unmet();
    const missing = [
      ...neverPresent.map((name) => `${name} present`),
      ...neverAbsent.map((name) => `${name} absent`),
      ...words,
      // The demo has no subscriptions; tests/api/webhooks.test.ts meets those.
    ].filter((name) => !/^(Webhook|Delivery)/.test(name));
    for (const name of missing) t.diagnostic(`not met: ${name} (${notInDemo[name] ?? 'no reason'})`);
    assert.deepEqual(
      missing.filter((name) => notInDemo[name] === undefined),
      [],
    );
  });

  await t.test('markets', (tt) => checkMarkets(walked, tt.diagnostic.bind(tt)));
  await t.test('numbers', (tt) => checkNumbers(reader, tt.diagnostic.bind(tt)));
  await t.test('what is listed trades', (tt) => checkTrading(walked, tt.diagnostic.bind(tt)));
  await t.test('trading stops at no time that is not one', () => checkCloses(walked));
  await t.test('events', () => checkEvents(walked));
  await t.test('topics', () => checkTopics(walked));
  await t.test('relations', () => checkRelations(walked));
  await t.test('pairs across the venues', () => checkPairs(walked));
  await t.test('proofs', () => checkProofs(walked));
  await t.test('leads', (tt) => checkLeads(leads, tt.diagnostic.bind(tt)));
  await t.test('insights', (tt) => checkInsights(insights, tt.diagnostic.bind(tt)));
  await t.test('comparisons', (tt) => checkComparisons(comparisons, tt.diagnostic.bind(tt)));
  await t.test('explanations', () => checkExplanations(walked));
  await t.test('the status counts what the lists have', () => checkStatus(walked));
  await t.test('rules', () => {
    assert.deepEqual([...rules.kinds].toSorted(), ['event', 'market', 'series']);
    assert(rules.versions.length >= 40);
    for (const { first_seen_at: first, last_seen_at: last } of rules.versions) assert(first <= last);
    for (const { reading, version } of rules.readings) {
      assert(version);
      assert.equal(reading.usable, reading.withheld.length === 0);
      if (reading.rules_hash !== version.rules_hash) continue;
      let last = 0;
      for (const { start, end, quote, parts } of reading.sentences) {
        assert.equal(version.text.slice(start, end), quote);
        assert(start >= last);
        last = end;
        for (const part of parts) assert(part.start >= start && part.end <= end && part.start < part.end);
      }
    }
    assert(rules.readings.some(({ reading }) => reading.sentences.some(({ parts }) => parts.length > 0)));
  });
  await t.test('searches', () => {
    for (const { asked, found } of searches) {
      assert(found.length > 0 && found.length <= 300, JSON.stringify(asked));
      assert.equal(new Set(found.map(nameOf)).size, found.length, JSON.stringify(asked));
    }
    const exactIds = searches.filter(({ filters }) => filters.relaxed === 'exact_id');
    for (const { asked, found } of exactIds) assert.equal(found[0]?.id, asked['q']);
    assert.deepEqual([...new Set(searches.map(({ filters }) => filters.relaxed))].toSorted(), [
      'all_words',
      'any_word',
      'exact_id',
      'fuzzy',
      'most_traded',
    ]);
  });
  await t.test('market data', () => {
    for (const [kind, count] of Object.entries(data)) assert(count > 0, kind);
  });

  await t.test('windows of recorded data', async () => {
    for (const market of windowed) await checkWindows(reader, market);
  });
  await t.test('rules templates', () => checkTemplates(walked.listed));
  await t.test('sources of quotes', () => checkQuoteSources(demo, walked.listed));
  await t.test('limits go by real time', () => checkRealClock(demo));

  await t.test('a demo does not outlive its simulator, and prints why it ended', async () => {
    process.kill(await findSimulator(npm.pid), 'SIGKILL');
    const [code] = await once(npm, 'close');
    assert.equal(code, 1);
    assert.match(output.err, /The simulator ended/);
    await assert.rejects(ask(`${demo.url}/healthz`));
    assert.deepEqual(await site.listDatabaseProcesses(), []);
  });
});

/** Twice: what is left out by default, and everything. */
async function walkLeads(reader: ConformanceReader): Promise<Record<'shown' | 'all', readonly Lead[]>> {
  const askFor = (query: Record<string, string | number>) =>
    reader.ask<{ data: Lead[] }>('/v1/opportunities', query);
  const { data: all } = await askFor({ include_thin: 'true', limit: 200 });
  const { data: shown } = await askFor({ limit: 200 });
  await reader.ask('/v1/opportunities/past', { limit: 20 });
  return { shown, all };
}

function checkLeads(
  { shown, all }: Record<'shown' | 'all', readonly Lead[]>,
  say: (line: string) => void,
): void {
  const executable = all.filter(({ depth }) => depth?.executable === true);
  say(`${all.length} leads, ${shown.length} without thin legs, ${executable.length} executable`);
  for (const { left, right } of shown) {
    assert(gradeOf(left) !== 'thin' && gradeOf(right) !== 'thin');
  }
  for (const lead of [...shown, ...all]) {
    const { left, right, legs, depth, issues, net_edge_usd: net, estimated_fee_usd: fee } = lead;
    assert.deepEqual(
      legs.map(({ venue, market_id: id }) => ({ venue, id })),
      [left, right].map(({ venue, id }) => ({ venue, id })),
    );
    assert.equal(lead.cross_venue, left.venue !== right.venue);
    const cost = legs.reduce((sum, { ask_usd: price }) => sum + exact(price), 0n);
    assert.equal(exact(lead.cost_usd), cost);
    assert.equal(exact(lead.gross_edge_usd), exact('1') - cost);
    assert(exact(lead.gross_edge_usd) > 0n);
    assert.equal(net === undefined, fee === undefined);
    if (net !== undefined && fee !== undefined) {
      assert.equal(exact(net), exact(lead.gross_edge_usd) - exact(fee));
      assert(exact(fee) >= 0n && exact(net) > 0n);
    } else assert(issues.some((issue) => issue.startsWith('fee_unknown')));
    if (depth?.executable === true) {
      // What is informational is never executable.
      assert.deepEqual(issues, []);
      assert.equal(lead.state, 'executable');
      const paid = exact(depth.cost_usd) + exact(depth.fees_usd);
      assert.equal(exact(depth.net_usd), exact(depth.pairs) - paid);
      assert(exact(depth.net_usd) > 0n);
    }
  }
  const edges = all.map(({ net_edge_usd: net }) => (net === undefined ? undefined : exact(net)));
  for (const [place, edge] of edges.slice(1).entries()) {
    const before = edges[place];
    assert(edge === undefined || (before !== undefined && before >= edge), 'best net edge first');
  }
}

async function hasLiveBooks(reader: ConformanceReader): Promise<boolean> {
  const { data } = await reader.ask<{ data: Status }>('/v1/status');
  return data.venues.every(({ books_current: current }) => current > 0);
}

/** A reader who comes within the first minutes finds a past of open markets, and a record of settled ones. */
async function hasPast(reader: ConformanceReader): Promise<boolean> {
  const { data } = await reader.ask<{ data: Status }>('/v1/status');
  const { data: accuracy } = await reader.ask<{ data: Accuracy }>('/v1/accuracy');
  const isImported = data.venues.every(({ past }) => past !== null && past.done > 0 && past.trades > 0);
  return isImported && accuracy.imported.rows.some(({ cross_venue: isAcross }) => isAcross);
}

function checkMarkets(
  { listed, markets, eventDetails, topicDetails, relations }: WalkedRun,
  say: (line: string) => void,
): void {
  const names = listed.map(nameOf);
  assert.equal(new Set(names).size, names.length, 'no market twice');
  assert.deepEqual(names, names.toSorted(), 'by venue, then id');
  for (const market of listed) {
    const single = markets.get(nameOf(market));
    assert(single !== undefined);
    assert.deepEqual(termsOf(single), termsOf(market));
  }
  const everywhere = [
    ...listed,
    ...markets.values(),
    ...eventDetails.flatMap((event) => event.markets),
    ...topicDetails.flatMap((topic) => topic.top_markets),
    ...[...relations.values()].flat().map(({ market }) => market),
  ];
  let spreads = 0;
  for (const market of everywhere) {
    const { quote, spread_usd: spread, yes_spread_usd: ofYes, no_spread_usd: ofNo } = market;
    assert.equal(market.liquidity, gradeOf(market), nameOf(market));
    const [yes, no] = [quote?.yes_ask_usd, quote?.no_ask_usd];
    if (yes === undefined || no === undefined) {
      assert.equal(spread, undefined, nameOf(market));
      continue;
    }
    spreads += 1;
    assert(spread !== undefined, nameOf(market));
    assert.equal(exact(spread), exact(yes) + exact(no) - exact('1'), nameOf(market));
    for (const side of [ofYes, ofNo]) if (side !== undefined) assert.equal(side, spread, nameOf(market));
  }
  assert(spreads > 0);
  say(`${spreads} of ${everywhere.length} markets had a spread`);
}

/** Every number of every answer has the form that its field's schema states, and there were numbers of each form. */
function checkNumbers({ tables, documentProblems }: ConformanceReader, say: (line: string) => void): void {
  const counts = Object.fromEntries(tables.numbers);
  say(`numbers: ${JSON.stringify(counts)}`);
  for (const form of ['price', 'quantity', 'amount', 'share']) assert((counts[form] ?? 0) > 100, form);
  assert.deepEqual([...tables.problems, ...documentProblems], []);
}

function checkTrading({ listed, trading, relations, pairs }: WalkedRun, say: (line: string) => void): void {
  const isOver = (word: string | undefined) => word === 'closed' || word === 'settled';
  for (const market of listed) {
    const word = trading.get(nameOf(market));
    assert(word !== undefined && !isOver(word), `${nameOf(market)} is listed and ${word}`);
  }
  assert([...trading.values()].filter((word) => word === 'open').length > listed.length / 2);
  const names = new Set(listed.map(nameOf));
  const related = [...relations.values()].flat();
  for (const { market, trading: word } of related) {
    assert.equal(isOver(word), !names.has(nameOf(market)), `${nameOf(market)} is ${word}`);
    if (isOver(word))
      assert.deepEqual([market.quote?.yes_ask_usd, market.spread_usd], [undefined, undefined]);
    assert.equal(market.volume_source, 'venue', nameOf(market));
  }
  for (const { left, right } of pairs) assert(names.has(nameOf(left)) && names.has(nameOf(right)));
  say(
    `${related.filter(({ trading: word }) => isOver(word)).length} of ${related.length} related have ended`,
  );
}

/** `venue_a` sets a time for each of its markets, `venue_b` for none; the start of a game is none. */
function checkCloses({ eventDetails }: WalkedRun): void {
  const games = eventDetails.filter(({ game_starts_at: starts }) => starts !== undefined);
  assert(games.some(({ venue }) => venue === 'venue_a') && games.some(({ venue }) => venue === 'venue_b'));
  for (const event of eventDetails) {
    const { closes_at: closes, game_starts_at: starts } = event;
    assert.equal(closes === undefined, event.venue === 'venue_b', nameOf(event));
    if (closes === undefined) continue;
    assert(Date.parse(closes) > Date.parse(worldBegins), nameOf(event));
    if (starts !== undefined) assert(Date.parse(closes) > Date.parse(starts), nameOf(event));
  }
}

function checkEvents({ events, eventDetails, listed }: WalkedRun): void {
  const names = events.map(nameOf);
  assert.equal(new Set(names).size, names.length, 'no event twice');
  const byEvent = Map.groupBy(listed, ({ venue, event_id: id }) => nameOf({ venue, id }));
  assert.deepEqual([...byEvent.keys()].toSorted(), names.toSorted(), 'every market has its event');
  for (const event of eventDetails) {
    const name = nameOf(event);
    assert.equal(event.markets_count, event.markets.length, name);
    assert.deepEqual(event.markets.map(nameOf).toSorted(), byEvent.get(name)?.map(nameOf).toSorted(), name);
    const volume = event.markets.reduce((sum, market) => sum + exact(market.volume_24h_usd), 0n);
    // The exact sum is rounded once, and each amount beside it by itself.
    const off = exact(event.volume_24h_usd) - volume;
    const offMax = exact('0.00005') * BigInt(event.markets.length + 1);
    assert(off <= offMax && off >= -offMax, name);
    const best = (['deep', 'tradeable', 'thin'] as const).find((grade) =>
      event.markets.some(({ liquidity }) => liquidity === grade),
    );
    assert.equal(event.liquidity, best, name);
    for (const market of event.markets) {
      assert.equal(market.event_mutually_exclusive, event.mutually_exclusive, name);
      assert.equal(market.category, event.category, name);
    }
  }
}

function checkTopics({ topics, topicDetails, underTopic, eventDetails }: WalkedRun): void {
  assert(topics.length > 0 && topics.length < 200);
  assert.equal(new Set(topics.map(({ slug }) => slug)).size, topics.length);
  const labelled = new Set(eventDetails.flatMap((event) => event.topics));
  assert.deepEqual(topics.map(({ slug }) => slug).toSorted(), [...labelled].toSorted());
  for (const topic of topicDetails) {
    const { slug } = topic;
    const under = underTopic.get(slug);
    const events = eventDetails.filter((event) => event.topics.includes(slug));
    const markets = events.flatMap((event) => event.markets);
    assert.equal(topic.events, events.length, slug);
    assert.equal(topic.markets, markets.length, slug);
    assert.equal(under?.events, events.length, slug);
    assert.deepEqual(under?.markets.map(nameOf).toSorted(), markets.map(nameOf).toSorted(), slug);
    assert.deepEqual(
      topic.venues.toSorted(),
      [...new Set(markets.map(({ venue }) => venue))].toSorted(),
      slug,
    );
    const inTopic = new Set(markets.map(nameOf));
    assert(topic.top_markets.length > 0, slug);
    for (const market of topic.top_markets) assert(inTopic.has(nameOf(market)), slug);
  }
}

function checkRelations({ listed, markets, relations }: WalkedRun): void {
  const turnedOf = new Map(
    [...relations].map(([name, list]) => [name, new Map(list.map((each) => [nameOf(each.market), each]))]),
  );
  for (const [name, list] of relations) {
    const market = markets.get(name);
    assert(market !== undefined);
    assert.deepEqual(market.relations, countRelations(list), name);
    assert.equal(
      new Set(list.map((each) => nameOf(each.market))).size,
      list.length,
      `${name}: no market twice`,
    );
    for (const each of list) {
      const other = nameOf(each.market);
      assert.notEqual(other, name);
      assert.equal(each.cross_venue, each.market.venue !== market.venue, `${name} ${other}`);
      const ofOther = turnedOf.get(other);
      // Only of what is listed the relations were read.
      if (ofOther === undefined) continue;
      const turned = ofOther.get(name);
      assert(turned !== undefined, `${other} does not have ${name}`);
      assert.equal(turned.relation, turns[each.relation], `${name} ${other}`);
    }
  }
  const met = new Set([...relations.values()].flat().map(({ relation }) => relation));
  assert.deepEqual([...met].toSorted(), kinds.toSorted(), 'every relation occurs');
  assert.equal(relations.size, listed.length);
}

function countRelations(list: readonly RelationResource[]): Market['relations'] {
  const count = (kind: RelationResource['relation']) =>
    list.filter(({ relation }) => relation === kind).length;
  return {
    implies: count('implies'),
    implied_by: count('implied_by'),
    equivalent: count('equivalent'),
    contradicts: count('contradicts'),
    overlaps: count('overlaps'),
    cross_venue: list.filter(({ cross_venue: isAcross }) => isAcross).length,
  };
}

function checkPairs({ pairs, relations }: WalkedRun): void {
  assert(pairs.length > 0);
  const held = new Map(
    [...relations].flatMap(([name, list]) =>
      list.map((each) => [`${name} ${nameOf(each.market)}`, each] as const),
    ),
  );
  for (const { left, right, relation, evidence } of pairs) {
    assert.equal(left.venue, 'venue_a');
    assert.equal(right.venue, 'venue_b');
    const fromLeft = held.get(`${nameOf(left)} ${nameOf(right)}`);
    assert.equal(fromLeft?.relation, relation);
    assert.deepEqual(fromLeft.evidence, evidence);
    assert.equal(held.get(`${nameOf(right)} ${nameOf(left)}`)?.relation, turns[relation]);
  }
  const across = [...held.values()].filter(
    ({ cross_venue: isAcross, market }) => isAcross && relations.has(nameOf(market)),
  ).length;
  assert.equal(pairs.length * 2, across, 'no pair is missing');
}

function checkProofs({ proven, markets, run }: WalkedRun): void {
  const across = proven.filter(({ relation }) => relation.cross_venue);
  assert(across.length > 0 && across.length < proven.length);
  let byEvent = 0;
  for (const { left, relation, proof, turned } of proven) {
    const { market: right } = relation;
    const name = `${nameOf(left)} ${nameOf(right)}`;
    assert.equal(proof.relation, relation.relation, name);
    assert.equal(turned.relation, turns[relation.relation], name);
    assert.equal(proof.direction, directions[relation.relation], name);
    assert.equal(turned.direction, directions[turns[relation.relation]], name);
    assert.equal(proof.graph_relation, turned.graph_relation, name);
    assert([proof.relation, turned.relation].includes(proof.graph_relation), name);
    assert.equal(proof.cross_venue, relation.cross_venue, name);
    assert.deepEqual(proof.evidence.toSorted(), relation.evidence.toSorted(), name);
    assert.equal(proof.reproduced, true, name);
    assert.equal(proof.confirmed_by.id, run, name);
    assert(proof.found_by.id <= run, name);
    assert(proof.first_seen_at <= proof.last_confirmed_at, name);
    // What a venue declares of an event needs no terms.
    assert(['usable', 'same_event'].includes(proof.steps[0]?.step ?? ''), name);
    const last = proof.steps.at(-1);
    assert.equal(last?.step, 'conclusion', name);
    assert.equal(last.relation, relation.relation, name);
    for (const [contract, asked] of [
      [proof.left, left],
      [proof.right, right],
      [turned.left, right],
      [turned.right, left],
    ] as const) {
      const market = markets.get(nameOf(asked));
      assert.equal(nameOf(contract), nameOf(asked), name);
      assert.equal(contract.title, market?.title, name);
      assert.equal(contract.event_id, market?.event_id, name);
      const { type, rules_template_hash: template } = contract.strike;
      if (market?.strike === undefined) assert.equal(type, 'none', name);
      else assert.deepEqual(contract.strike, market.strike, name);
      assert.match(template, /^[0-9a-f]{64}$/, name);
      assert(contract.variable.length > 0 && contract.interval.length > 2, name);
    }
    if (proof.left.variable.startsWith('outcome of the event ')) {
      byEvent += 1;
      assert.equal(proof.right.variable, proof.left.variable, name);
      assert.notEqual(proof.right.interval, proof.left.interval, name);
    }
  }
  assert(byEvent > 0, 'a relation rests on an event');
}

function checkExplanations({ proven, unrelated }: WalkedRun): void {
  for (const { relation, explanation } of proven) {
    assert.equal(explanation.related, true);
    assert.equal(explanation.relation, relation.relation);
    assert.equal(explanation.failed_step, undefined);
  }
  assert(unrelated.length > 10);
  for (const { left, right, explanation } of unrelated) {
    const name = `${nameOf(left)} ${nameOf(right)}`;
    assert.equal(explanation.related, false, name);
    assert.equal(explanation.relation, undefined, name);
    assert(explanation.failed_step !== undefined, name);
    assert.match(explanation.sentence, /^\p{Lu}.*[.!]$/u, name);
  }
}

function checkStatus({ status, listed, relations }: WalkedRun): void {
  const { graph } = status;
  assert(graph !== null);
  assert(graph.markets >= listed.length);
  // What has ended since the run is in its counts and in no list.
  if (graph.markets > listed.length) return;
  const all = countRelations([...relations.values()].flat());
  assert.equal(all.implies, all.implied_by);
  assert.deepEqual(graph.relations, {
    equivalent: all.equivalent / 2,
    implies: all.implies,
    contradicts: all.contradicts / 2,
    overlaps: all.overlaps / 2,
    cross_venue: all.cross_venue / 2,
  });
}
