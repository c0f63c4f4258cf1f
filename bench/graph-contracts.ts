/** Contract versions in any number: simulated ones, copied into later years so that every copy is about something else. */
import type { ContractVersion, EventFacts } from '../src/core/contract/index.ts';
import { buildWorld } from '../src/simulator/world/index.ts';
import type { ReadListing } from '../tests/harness/raw-payloads.ts';
import { contractsOf } from '../tests/harness/world-contracts.ts';

const startsAt = Date.UTC(2026, 10, 15, 8);

export function simulatedContracts(markets: number): ReadListing[] {
  const world = buildWorld({ seed: 5, markets, startsAt });
  return contractsOf(world).map(({ contract, event }) => ({ contract, event }));
}

export function* copyContracts<Listing extends ReadListing>(
  base: readonly Listing[],
  total: number,
): Iterable<Listing> {
  let made = 0;
  for (let years = 0; made < total; years += 1) {
    for (const listing of base) {
      if (made === total) return;
      made += 1;
      yield years === 0 ? listing : moved(listing, years);
    }
  }
}

function moved<Listing extends ReadListing>(listing: Listing, years: number): Listing {
  const { contract, event } = listing;
  const later = (text: string): string =>
    text.replace(/\b20(2[6-9])\b/g, (year) => String(Number(year) + years));
  const shifted: ContractVersion = {
    ...contract,
    id: `${contract.id}-${years}`,
    eventId: `${contract.eventId}-${years}`,
    title: later(contract.title),
    yesLabel: later(contract.yesLabel),
    rules: later(contract.rules),
    rulesTemplateHash: `${contract.rulesTemplateHash.slice(0, 60)}${years.toString(16).padStart(4, '0')}`,
    gameStartsAt: contract.gameStartsAt === undefined ? undefined : yearsLater(contract.gameStartsAt, years),
    ...(contract.legs === undefined
      ? {}
      : { legs: contract.legs.map((leg) => ({ ...leg, marketId: `${leg.marketId}-${years}` })) }),
  };
  return { ...listing, contract: shifted, event: movedEvent(event, years, later) };
}

function movedEvent(event: EventFacts, years: number, later: (text: string) => string): EventFacts {
  const { game } = event;
  return {
    ...event,
    title: later(event.title),
    game: game && {
      ...game,
      id: `${game.id}-${years}`,
      startsAt: game.startsAt === undefined ? undefined : yearsLater(game.startsAt, years),
    },
  };
}

function yearsLater(instant: number, years: number): number {
  const date = new Date(instant);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}
