/**
 * Both simulated venues with a world of the real size whose time stands still, for `bench/listing.ts`. Prints their
 * addresses as one JSON line when they are ready and ends when its input does.
 */
import { startSimulator } from '../src/simulator/index.ts';

const markets = Number(process.argv[2]);
const stop = new AbortController();
process.stdin.on('close', () => stop.abort());
process.stdin.resume();
const simulator = await startSimulator(
  // A millionth of real time: what is read twice is the same twice.
  { world: { seed: 1, markets, startsAt: Date.now() }, speed: 1e-6 },
  stop.signal,
);
console.log(
  JSON.stringify({
    venueA: simulator.venueAUrl,
    gamma: simulator.venueBGammaUrl,
    clob: simulator.venueBClobUrl,
    data: simulator.venueBDataUrl,
  }),
);
stop.signal.addEventListener('abort', () => void simulator.close());
