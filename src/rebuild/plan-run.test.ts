import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VenueId } from '../core/contract/index.ts';
import { findRunReason, type RunFacts, type RunReason } from './plan-run.ts';

const schedule = { everyMs: 3_600_000, venuePatienceMs: 600_000 };
const at = (time: string) => Date.parse(`2026-09-15T${time}Z`);
const listed = (...entries: [VenueId, string][]) =>
  new Map(entries.map(([venue, time]) => [venue, at(time)] as const));

const base: RunFacts = {
  now: at('12:05:00'),
  serviceStartedAt: at('12:00:30'),
  hasRunSinceStart: true,
  graphVersion: 'one',
  lastRun: { startedAt: at('12:00:00'), graphVersion: 'one' },
  enabled: ['venue_a', 'venue_b'],
  listedAt: listed(['venue_a', '11:59:00'], ['venue_b', '11:59:00']),
};

function checkReason(expected: RunReason | undefined, facts: Partial<RunFacts>): void {
  assert.equal(findRunReason(schedule, { ...base, ...facts }), expected, JSON.stringify(facts));
}

test('at the full hour, and not twice in it', () => {
  checkReason(undefined, {});
  checkReason(undefined, { now: at('12:59:59.999') });
  checkReason('hour', { now: at('13:00:00') });
  checkReason('hour', { now: at('17:30:00') });
  // The clock was set back.
  checkReason('hour', { now: at('11:30:00') });
  checkReason(undefined, {
    now: at('12:00:00'),
    lastRun: { startedAt: at('12:30:00'), graphVersion: 'one' },
  });
});

test('a first run waits for every venue, but not for ever', () => {
  const first = { lastRun: undefined, hasRunSinceStart: false };
  checkReason(undefined, { ...first, listedAt: new Map() });
  checkReason(undefined, { ...first, listedAt: new Map(), now: at('23:00:00') });
  checkReason(undefined, { ...first, listedAt: listed(['venue_a', '12:01:00']) });
  checkReason('first', { ...first, listedAt: listed(['venue_a', '12:01:00']), now: at('12:10:30') });
  checkReason('first', { ...first, listedAt: listed(['venue_a', '12:01:00']), enabled: ['venue_a'] });
  checkReason('first', first);
  // What was listed before counts, whichever process reads it now.
  checkReason('first', { ...first, enabled: [] });
});

test('after a start, once all listings have been read again', () => {
  const started = { hasRunSinceStart: false };
  checkReason(undefined, started);
  checkReason(undefined, { ...started, listedAt: listed(['venue_a', '12:01:00'], ['venue_b', '11:59:00']) });
  checkReason(undefined, { ...started, listedAt: listed(['venue_a', '12:01:00']) });
  const again = listed(['venue_a', '12:01:00'], ['venue_b', '12:02:00']);
  checkReason('listings_read', { ...started, listedAt: again });
  checkReason(undefined, { listedAt: again });
  checkReason(undefined, { ...started, enabled: [] });
});

test('under another graph version, once a start', () => {
  const lastRun = { startedAt: at('12:00:00'), graphVersion: 'other' };
  checkReason('new_version', { lastRun, hasRunSinceStart: false });
  checkReason(undefined, { lastRun });
  checkReason(undefined, { lastRun, hasRunSinceStart: false, listedAt: new Map() });
});
