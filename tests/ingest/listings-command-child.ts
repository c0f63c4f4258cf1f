/** The command line of `routeur listings` over fake venues: `listings-command-child.ts listings run --venue venue_a`. */
import { Command } from 'commander';
import { registerListings } from '../../src/app/commands/listings.ts';
import { FakeVenue, sketchMarket, sketchMarkets } from '../harness/fake-venue.ts';

const program = new Command('routeur');
registerListings(program, () => {
  const sound = new FakeVenue('venue_a');
  sound.put(...sketchMarkets(25));
  sound.quarantined = [{ kind: 'market', id: 'ODD', reason: 'bad_strike', detail: 'd' }];
  sound.unknownFields = { novelty: 1 };
  const cut = new FakeVenue('venue_b');
  cut.put(sketchMarket({ id: 'B', venue: 'venue_b' }));
  cut.end = { kind: 'end', complete: false, reason: 'page_repeated', detail: 'cut' };
  return [sound, cut];
});
try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
