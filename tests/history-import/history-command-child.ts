/** The command line of `routeur history` over fake venues: `history-command-child.ts history import --venue venue_a`. */
import { Command } from 'commander';
import { registerHistory } from '../../src/app/commands/history.ts';
import { VenueError } from '../../src/venues/index.ts';
import { fakeTime } from '../harness/fake-venue.ts';
import { addSettled, FakePast } from './fake-past.ts';

const program = new Command('routeur').exitOverride();
registerHistory(program, () => {
  const sound = new FakePast('venue_a');
  const broken = new FakePast('venue_b');
  // The command goes by the clock on the wall.
  const hoursAgo = (fakeTime - Date.now()) / 3_600_000;
  for (let place = 0; place < 3; place++) addSettled(sound, `M-${place}`, hoursAgo + 2 + place);
  for (let place = 0; place < 2; place++) addSettled(broken, `B-${place}`, hoursAgo + 2 + place);
  broken.fail = (id) => (id === 'B-1' ? new VenueError('timeout', 'No answer in time.') : undefined);
  return [sound.venue, broken.venue];
});
try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
