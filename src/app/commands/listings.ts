/** `routeur listings run`: reads the venues' listings once. `routeur listings status`: how the latest readings went. */
import { type Command, Option } from 'commander';
import { type VenueId, venueIds } from '../../core/contract/index.ts';
import { type CycleOutcome, KnownListing, loadListingStatus, runListingCycle } from '../../ingest/index.ts';
import { Failure } from '../../runtime/failure.ts';
import type { Log } from '../../runtime/log.ts';
import { type ListingCycle, loadListingCycles, loadQuarantine, type Store } from '../../store/index.ts';
import type { Venue } from '../../venues/index.ts';
import { type Config, parseConfig } from '../config.ts';
import { withStore } from '../database.ts';
import { openVenues } from '../venues.ts';
import { createCommandLog } from './command-log.ts';
import { createListingProgress } from './listing-progress.ts';
import { createStopSignal } from './process-life.ts';

type OpenVenues = (deps: { log: Log; now: () => number }, config: Config['venues']) => readonly Venue[];

const cyclesShown = 5;

class NotRead extends Failure {
  override readonly name = 'NotRead';
  readonly code = 'not_read';
}

/** `open`: where the venues come from; a test has its own. */
export function registerListings(program: Command, open: OpenVenues = openVenues): void {
  const listings = program
    .command('listings')
    .description("read the venues' listings, and see how that went");
  const venueOption = () => new Option('--venue <venue>', 'only this venue').choices([...venueIds]);
  listings
    .command('run')
    .description('read what changed since the last complete reading, or everything')
    .addOption(venueOption())
    .option('--full', 'read everything')
    .action((options: { venue?: VenueId; full?: true }) => runOnce(open, options));
  listings
    .command('status')
    .description('the latest readings of each venue, and what did not fit')
    .addOption(venueOption())
    .action(showStatus);
}

async function runOnce(open: OpenVenues, options: { venue?: VenueId; full?: true }): Promise<void> {
  const log = createCommandLog();
  const config = parseConfig(process.env);
  const signal = createStopSignal();
  const venues = open({ log, now: Date.now }, config.venues).filter(
    ({ id }) => options.venue === undefined || id === options.venue,
  );
  if (venues.length === 0)
    throw new NotRead(`${options.venue ?? 'No venue'} is not among the enabled venues.`);
  const progress = createListingProgress({ now: Date.now }, process.stderr);
  const outcomes = await withStore({ log }, config, 'routeur listings', async (store) => {
    try {
      return await Promise.all(
        venues.map(async (venue) => ({
          venue: venue.id,
          outcome: await runListingCycle(
            { venue, store, log, now: Date.now, known: new KnownListing(), onProgress: progress.show },
            options.full ? 'full' : 'changes',
            signal,
          ),
        })),
      );
    } finally {
      progress.close();
    }
  });
  for (const { venue, outcome } of outcomes) process.stdout.write(`${venue}: ${describeOutcome(outcome)}\n`);
  const isIncomplete = outcomes.some(
    ({ outcome }) => outcome.kind !== 'finished' || outcome.incomplete !== undefined,
  );
  if (isIncomplete) throw new NotRead('Not everything was read; what is listed stays as it was.');
}

function describeOutcome(outcome: CycleOutcome): string {
  if (outcome.kind === 'busy') return `cycle ${outcome.cycle} of another process is under way`;
  if (outcome.kind === 'lost') return `cycle ${outcome.cycle} was taken over by another process`;
  const { incomplete, walk, cycle, counts } = outcome;
  const end =
    incomplete === undefined ? 'complete' : `incomplete (${incomplete.reason}: ${incomplete.detail})`;
  return `cycle ${cycle}, ${walk}, ${end}; ${describeCounts(counts)}`;
}

async function showStatus(options: { venue?: VenueId }): Promise<void> {
  const venues = options.venue === undefined ? venueIds : [options.venue];
  await withStore(
    { log: createCommandLog() },
    parseConfig(process.env),
    'routeur listings',
    async (store) => {
      for (const venue of venues) await showVenue(store, venue);
    },
  );
}

async function showVenue(store: Store, venue: VenueId): Promise<void> {
  const status = await loadListingStatus(store, venue);
  const confirmed = status.confirmedAt === undefined ? 'never' : new Date(status.confirmedAt).toISOString();
  process.stdout.write(`${venue}: ${status.marketsListed} open markets listed, confirmed ${confirmed}\n`);
  const cycles = await loadListingCycles(store, venue, cyclesShown);
  for (const cycle of cycles) process.stdout.write(`  ${describeCycle(cycle)}\n`);
  const latest = cycles.find(({ finishedAt }) => finishedAt !== undefined);
  if (latest === undefined) return;
  for (const { kind, reason, count, samples } of await loadQuarantine(store, latest.id)) {
    const example = samples[0] === undefined ? '' : `, such as ${samples[0].id ?? 'one without an id'}`;
    process.stdout.write(`  set aside in cycle ${latest.id}: ${count} × ${kind} ${reason}${example}\n`);
  }
  const fields = Object.keys(latest.unknownFields);
  if (fields.length > 0) process.stdout.write(`  fields nobody has read yet: ${fields.join(', ')}\n`);
}

function describeCycle(cycle: ListingCycle): string {
  const state =
    cycle.finishedAt === undefined
      ? 'under way'
      : cycle.complete
        ? `complete in ${((cycle.finishedAt - cycle.startedAt) / 1000).toFixed(1)} s`
        : `incomplete (${cycle.reason})`;
  const started = new Date(cycle.startedAt).toISOString();
  return `${cycle.id}  ${started}  ${cycle.kind.padEnd(7)}  ${state}; ${describeCounts(cycle.counts)}`;
}

function describeCounts(counts: ListingCycle['counts']): string {
  return [
    `${counts.markets} markets on ${counts.pages} pages`,
    `${counts.newMarkets} new`,
    `${counts.newVersions} new versions`,
    `${counts.closed} closed (${counts.gone} gone)`,
    `${counts.settled} settled`,
    `${counts.quarantined} set aside`,
  ].join(', ');
}
