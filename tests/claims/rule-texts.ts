/**
 * Real rule texts of both venues as payloads of their wires. They are not part of the repository; where they are absent
 * the tests that need them are skipped.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ExactNumber,
  type ReadListing,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { findNeeded } from '../harness/test-needs.ts';

export interface RuleText {
  readonly family: string;
  readonly venue: 'venue_a' | 'venue_b';
  readonly market_id: string | null;
  readonly event_id: string | null;
  readonly title: string | null;
  readonly label: string | null;
  readonly strike: {
    readonly strike_type?: string | null;
    readonly floor_strike?: string | null;
    readonly cap_strike?: string | null;
    readonly custom_strike?: Readonly<Record<string, string>> | null;
    readonly line?: string | null;
  } | null;
  readonly rules: string;
  readonly settled: string | null;
  readonly rules_complete: boolean | null;
  readonly exchange?: 'international' | 'us';
  readonly outcomes?: readonly string[] | null;
  readonly template?: boolean;
  /** As venue_b states it. */
  readonly endDate?: string;
}

export function loadRuleTexts(): RuleText[] {
  const folder = join(findNeeded('captures'), 'rule_texts');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const rows: RuleText[] = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return rows.map((row) => ({ ...row, family: file.replace('.json', '') }));
    });
}

/** As the venue would send it, as far as the text tells; identifiers that were not captured are made up. */
export function listingOf(text: RuleText, index: number): ReadListing {
  return text.venue === 'venue_a' ? listingOfA(text, index) : listingOfB(text, index);
}

function listingOfA(text: RuleText, index: number): ReadListing {
  const { strike } = text;
  const number = (value: string | null | undefined) => (value == null ? undefined : new ExactNumber(value));
  const ticker = text.market_id ?? `KXUNKNOWN-${index}-X`;
  const event = text.event_id ?? ticker.split('-').slice(0, -1).join('-');
  const [primary = '', ...rest] = text.rules.split('\n\n');
  return readVenueA(
    venueAMarket({
      ticker,
      event_ticker: event,
      title: text.title ?? '',
      yes_sub_title: text.label ?? '',
      no_sub_title: text.label ?? '',
      rules_primary: primary,
      rules_secondary: rest.join('\n\n'),
      strike_type: strike?.strike_type ?? undefined,
      floor_strike: number(strike?.floor_strike),
      cap_strike: number(strike?.cap_strike),
      custom_strike: strike?.custom_strike ?? undefined,
    }),
    venueAEvent({ event_ticker: event, series_ticker: event.split('-')[0], title: text.title ?? 'An event' }),
  );
}

function listingOfB(text: RuleText, index: number): ReadListing {
  const outcomes = text.outcomes ?? ['Yes', 'No'];
  return readVenueB(
    venueBMarket({
      slug: `rule-text-${text.family.replaceAll('_', '-')}-${index}`,
      question: text.title ?? 'A question',
      groupItemTitle: text.label ?? undefined,
      description: text.rules,
      outcomes: JSON.stringify(outcomes),
      ...(text.endDate === undefined ? {} : { endDate: text.endDate }),
      line: text.strike?.line == null ? undefined : new ExactNumber(text.strike.line),
    }),
    venueBEvent({ slug: `event-${index}`, title: text.title ?? 'An event' }),
  );
}
