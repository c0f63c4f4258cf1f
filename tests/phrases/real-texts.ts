/**
 * Every real rules text that is at hand, as a contract of its venue: one for each distinct text. Texts are divided by a
 * fixed hash: phrases are written from the studied half alone, and the other half measures what carries over.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { VenueId } from '../../src/core/contract/index.ts';
import { textHash } from '../../src/runtime/content-hash.ts';
import { capturedListings } from '../attack/captured-listings.ts';
import { listingOf, loadRuleTexts, type RuleText } from '../claims/rule-texts.ts';
import { type RawListing, type ReadListing, readVenueA, readVenueB } from '../harness/raw-payloads.ts';
import { findNeeded } from '../harness/test-needs.ts';

export interface RealText extends ReadListing {
  readonly venue: VenueId;
  /** The file it stands in, or the kind of capture. */
  readonly file: string;
  readonly half: 'studied' | 'unseen';
}

export function loadRealTexts(): readonly RealText[] {
  const known = new Set<string>();
  const texts: RealText[] = [];
  for (const { file, listing } of realListings()) {
    const { venue, rules } = listing.contract;
    const key = `${venue} ${rules}`;
    if (rules.trim() === '' || known.has(key)) continue;
    known.add(key);
    texts.push({ ...listing, venue, file, half: halfOf(rules) });
  }
  return texts;
}

/** By the first hex digit of the text's SHA-256. */
function halfOf(rules: string): RealText['half'] {
  return Number.parseInt(textHash(rules).slice(0, 1), 16) % 2 === 0 ? 'studied' : 'unseen';
}

/** Every listing, also those whose texts are the same. */
export function* realListings(): Iterable<{ readonly file: string; readonly listing: ReadListing }> {
  let index = 0;
  for (const row of rows()) {
    index += 1;
    const listing = readSafely(() => listingOf(row.text, index));
    if (listing !== undefined) yield { file: row.file, listing };
  }
  for (const raw of capturedListings() ?? []) {
    const listing = readSafely(() => readCapture(raw));
    if (listing !== undefined) yield { file: `captures of ${raw.venue}`, listing };
  }
}

function readCapture({ venue, market, event, game }: RawListing): ReadListing {
  return venue === 'venue_a' ? readVenueA(market, event, game) : readVenueB(market, event);
}

/** A payload that its venue's reader sets aside is no contract. */
function readSafely(read: () => ReadListing): ReadListing | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

interface Row {
  readonly file: string;
  readonly text: RuleText;
}

function* rows(): Iterable<Row> {
  for (const text of loadRuleTexts()) {
    if (text.rules_complete !== false && text.template !== true) yield { file: 'rule_texts', text };
  }
  yield* harvest();
  yield* pairs();
  yield* politics();
}

function* harvest(): Iterable<Row> {
  for (const row of jsonLines('harvest-2026-11/texts.jsonl.gz')) {
    if (row['rules_complete'] === false) continue;
    const venue = row['venue'] === 'venue_a' ? 'venue_a' : 'venue_b';
    const outcomes = Array.isArray(row['outcomes']) ? row['outcomes'].map(String) : undefined;
    const line = textOf(row['line']);
    const stated = new Map(Object.entries(row['strike'] ?? {}));
    const strike = {
      strike_type: textOf(stated.get('strike_type')) ?? null,
      floor_strike: textOf(stated.get('floor_strike')) ?? null,
      cap_strike: textOf(stated.get('cap_strike')) ?? null,
      line: line ?? null,
    };
    const times = new Map(Object.entries(row['times'] ?? {}));
    // Copies name the end that venue_b states in these ways; a `close` may be the actual one.
    const endDate = textOf(times.get('endDate') ?? times.get('last_trade_date') ?? times.get('end_date_iso'));
    const fields = {
      marketId: textOf(row['market_id']),
      title: textOf(row['title']),
      label: textOf(row['label']),
      endDate,
    };
    yield {
      file: 'harvest',
      text: ruleText(venue, textOf(row['rules']) ?? '', { ...fields, outcomes, strike }),
    };
  }
}

function* pairs(): Iterable<Row> {
  for (const row of jsonLines('pairs/tool_matched_pairs_2026-07.jsonl.gz')) {
    const outcomes = Array.isArray(row['venue_b_outcomes']) ? row['venue_b_outcomes'].map(String) : undefined;
    const fields = { title: textOf(row['venue_b_title']), outcomes };
    yield { file: 'pairs', text: ruleText('venue_b', textOf(row['venue_b_description']) ?? '', fields) };
  }
  for (const row of jsonLines('pairs/labelled_title_pairs_2026-06.jsonl.gz')) {
    const [a, b] = [textOf(row['kalshi_rules']) ?? '', textOf(row['polymarket_rules']) ?? ''];
    const marketId = textOf(row['kalshi_id']);
    yield { file: 'pairs', text: ruleText('venue_a', a, { marketId, title: textOf(row['kalshi_title']) }) };
    yield { file: 'pairs', text: ruleText('venue_b', b, { title: textOf(row['polymarket_title']) }) };
  }
}

function* politics(): Iterable<Row> {
  for (const row of jsonLines('venue_a/politics-2026-03/markets.jsonl.gz')) {
    const fields = { marketId: textOf(row['market_ticker']), title: textOf(row['market_title']) };
    yield { file: 'politics-2026-03', text: ruleText('venue_a', textOf(row['rules_text']) ?? '', fields) };
  }
}

interface TextFields {
  readonly marketId?: string | undefined;
  readonly title?: string | undefined;
  readonly label?: string | undefined;
  readonly endDate?: string | undefined;
  readonly outcomes?: readonly string[] | undefined;
  readonly strike?: RuleText['strike'];
}

function ruleText(venue: VenueId, rules: string, fields: TextFields): RuleText {
  const { marketId, title, label, endDate, outcomes, strike } = fields;
  return {
    family: 'text',
    venue,
    market_id: venue === 'venue_a' ? (marketId ?? null) : null,
    event_id: null,
    title: title ?? null,
    label: label ?? null,
    strike: strike ?? null,
    rules,
    settled: null,
    rules_complete: true,
    outcomes: outcomes ?? null,
    ...(endDate === undefined ? {} : { endDate }),
  };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function* jsonLines(file: string): Iterable<Readonly<Record<string, unknown>>> {
  const bytes = readFileSync(join(findNeeded('captures'), file));
  for (const line of gunzipSync(bytes).toString('utf8').split('\n')) {
    const row: unknown = line === '' ? undefined : JSON.parse(line);
    if (typeof row === 'object' && row !== null) yield Object.fromEntries(Object.entries(row));
  }
}
