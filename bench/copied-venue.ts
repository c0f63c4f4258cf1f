/** A venue that lists copies of simulated contracts, as many as are wanted. */
import { hash } from 'node:crypto';
import type { Category, ListedEvent, VenueId } from '../src/core/contract/index.ts';
import { KnownListing, runListingCycle } from '../src/ingest/index.ts';
import { silentLog } from '../src/runtime/log.ts';
import type { Store } from '../src/store/index.ts';
import type { ListedMarket, ListingStep } from '../src/venues/index.ts';
import { FakeVenue, sketchEvent, sketchMarket } from '../tests/harness/fake-venue.ts';
import type { ReadListing } from '../tests/harness/raw-payloads.ts';
import { copyContracts } from './graph-contracts.ts';

export interface CopiedListing extends ReadListing {
  readonly category?: Category | undefined;
  readonly topics?: readonly string[] | undefined;
}

export interface Copies {
  readonly base: readonly CopiedListing[];
  readonly markets: number;
  /** In a later edition two in a hundred have another title, which is another version. */
  readonly edition: number;
}

const pageSize = 1000;

/** Reads both venues' copies into the database. */
export async function listCopies(store: Store, copies: Copies): Promise<void> {
  for (const venue of ['venue_a', 'venue_b'] as const) {
    const outcome = await runListingCycle(
      {
        venue: new CopiedVenue(venue, copies),
        store,
        log: silentLog,
        now: Date.now,
        known: new KnownListing(),
      },
      'full',
      new AbortController().signal,
    );
    if (outcome.kind !== 'finished') throw new Error(`The listing did not end well: ${outcome.kind}.`);
  }
}

/** One venue's part of the copies. */
class CopiedVenue extends FakeVenue {
  readonly #copies: Copies;

  constructor(id: VenueId, copies: Copies) {
    super(id);
    this.#copies = copies;
  }

  override async *listOpen(): AsyncIterable<ListingStep> {
    const { base, markets: marketCount, edition } = this.#copies;
    const sketch = sketchMarket({ id: 'SKETCH' });
    const events = new Map<string, ListedEvent>();
    let markets: ListedMarket[] = [];
    let place = 0;
    for (const { contract, event, category, topics } of copyContracts(base, marketCount)) {
      place += 1;
      if (contract.venue !== this.id) continue;
      const edited = edition > 0 && place % 50 === 0 ? ` (${edition})` : '';
      const title = `${contract.title}${edited}`;
      markets.push({
        ...sketch,
        contract: {
          ...contract,
          title,
          venueKey: contract.id,
          rulesHash: hash('sha256', contract.rules, 'hex'),
          rulesTemplateHash: hash('sha256', `${contract.rulesTemplateHash}`, 'hex'),
          termsHash: hash('sha256', `${contract.id} ${contract.rules} ${title}`, 'hex'),
        },
        feedKeys: [contract.id],
      });
      events.set(
        contract.eventId,
        sketchEvent({
          venue: this.id,
          id: contract.eventId,
          title: event.title,
          subTitle: event.subTitle,
          game: event.game,
          ...(category === undefined ? {} : { category }),
          ...(topics === undefined ? {} : { topics }),
        }),
      );
      if (markets.length < pageSize) continue;
      yield page(markets, [...events.values()]);
      markets = [];
      events.clear();
    }
    yield page(markets, [...events.values()]);
    yield { kind: 'end', complete: true };
  }
}

function page(markets: readonly ListedMarket[], events: readonly ListedEvent[]): ListingStep {
  return { kind: 'page', series: [], events, markets, quarantined: [], unknownFields: {} };
}
