/** venue_a with very many combos in a process of its own, so that its memory and the service's are measured apart. */
import { createExchange } from '../../src/simulator/exchange/index.ts';
import { Faults } from '../../src/simulator/faults.ts';
import { startVenueA } from '../../src/simulator/venue-a/index.ts';
import { buildWorld } from '../../src/simulator/world/index.ts';
import { measureHeld } from './held-memory.ts';

const [seed = 0, markets = 0, combos = 0, startsAt = 0] = process.argv.slice(2).map(Number);
/** The simulated clock stands while the venue is read, so its budgets must not refill by it. */
const plenty = 1_000_000;
const flow = { updatesPerSecond: 0.001, sweepMs: Number.POSITIVE_INFINITY };
const exchange = createExchange(buildWorld({ seed, markets, startsAt, mispricedDays: 0 }), flow);
const server = await startVenueA({
  exchange,
  faults: new Faults(seed),
  keys: [],
  speed: plenty,
  mintedCombos: { open: combos },
});
process.on('message', (message) => {
  if (typeof message === 'number') exchange.advance(message);
  process.send?.(message === 'measure' ? measureHeld() : { now: exchange.now });
});
process.once('disconnect', () => void server.close());
process.send?.({ url: server.url });
