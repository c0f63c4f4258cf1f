/** Markets in texts of our own, of venue_a unless they name the other, as the service reads them, and what a test expects of one or of two. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ContractReading, groupKey, readContract } from '../../src/core/claim/index.ts';
import type { EventFacts, VenueId } from '../../src/core/contract/index.ts';
import { relateClaims } from '../../src/core/relation/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import {
  type ReadListing,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';

export interface Text {
  readonly title: string;
  readonly rules: string;
  readonly second?: string;
  readonly label?: string;
  readonly event?: string;
  readonly eventTitle?: string;
  readonly market?: string;
  readonly venue?: VenueId;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** On venue_b: fields of the event. */
  readonly eventFields?: Readonly<Record<string, unknown>>;
  /** Of an event that declares that at most one of its markets pays. */
  readonly isExclusive?: boolean;
  /** On venue_a: the line below the title of the event. */
  readonly subTitle?: string;
  /** On venue_a, which keeps its games elsewhere: when its table says that the game starts. */
  readonly startsAt?: string;
}

export function listed({
  title,
  rules,
  second = '',
  label = 'Yes',
  event = 'KXOWN-26',
  eventTitle = 'An event',
  market = 'X',
  venue = 'venue_a',
  fields,
  eventFields,
  isExclusive = false,
  subTitle = '',
  startsAt,
}: Text): ReadListing {
  if (venue === 'venue_b')
    return readVenueB(
      venueBMarket({
        slug: `${event}-${market}`.toLowerCase(),
        question: title,
        description: rules,
        ...fields,
      }),
      venueBEvent({
        slug: event.toLowerCase(),
        title: eventTitle,
        ...eventFields,
        ...(isExclusive ? { negRisk: true, enableNegRisk: true } : {}),
      }),
    );
  return readVenueA(
    venueAMarket({
      ticker: `${event}-${market}`,
      event_ticker: event,
      title,
      yes_sub_title: label,
      rules_primary: rules,
      rules_secondary: second,
      ...fields,
    }),
    venueAEvent({
      event_ticker: event,
      series_ticker: event.split('-')[0],
      title: eventTitle,
      sub_title: subTitle,
      ...(isExclusive ? { mutually_exclusive: true, collateral_return_type: 'MECNET' } : {}),
    }),
    startsAt === undefined ? undefined : gameStarting(startsAt, event),
  );
}

function gameStarting(startsAt: string, id: string): EventFacts['game'] {
  return { id, league: undefined, startsAt: Date.parse(startsAt), home: undefined, away: undefined };
}

export function read(text: Text): ContractReading {
  const { contract, event } = listed(text);
  return readContract({ fingerprint }, contract, event);
}

/** Undefined where the two are on different things. */
function relationOf(left: Text, right: Text): string | undefined {
  const [one, other] = [read(left).claim, read(right).claim];
  assert.ok(one !== undefined, `no claim: ${JSON.stringify(read(left).withheld)}`);
  assert.ok(other !== undefined, `no claim: ${JSON.stringify(read(right).withheld)}`);
  return groupKey(one.variable) === groupKey(other.variable) ? relateClaims(one, other).relation : undefined;
}

export function checkRelation(name: string, left: Text, right: Text, expected: string | undefined): void {
  test(name, () => assert.equal(relationOf(left, right), expected));
}

export function checkFamily(name: string, text: Text, family: string): void {
  test(name, () => {
    const { claim, withheld } = read(text);
    assert.deepEqual(withheld, []);
    assert.equal(claim?.family, family);
  });
}

export function checkWithheld(name: string, text: Text, reason: string): void {
  test(name, () => {
    const { claim, withheld } = read(text);
    assert.equal(claim, undefined);
    assert.ok(
      withheld.some((each) => each.reason === reason),
      JSON.stringify(withheld),
    );
  });
}
