/**
 * `npm run soak -- record [--minutes 10] [--kills 20] [--speed 12] [--seed N]`: a recording under every fault at once,
 * killed again and again while hours end and are sealed, judged by what the exchange says.
 */
import { parseArgs } from 'node:util';
import { createTestDatabase } from '../harness/test-database.ts';
import { startTestServer } from '../harness/test-server.ts';
import { runRecording } from '../recording/recording-run.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string', default: '20' },
    speed: { type: 'string', default: '12' },
    seed: { type: 'string' },
    calm: { type: 'boolean', default: false },
  },
});
const minutes = Number(options.minutes);
const kills = Number(options.kills);
const speed = Number(options.speed);
const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);
if (!(minutes > 0 && speed >= 1 && Number.isSafeInteger(kills) && kills >= 0 && Number.isSafeInteger(seed))) {
  console.error('Usage: npm run soak -- record [--minutes 10] [--kills 20] [--speed 12] [--seed N] [--calm]');
  process.exit(1);
}

/** Often enough that each strikes many times, seldom enough that books are live most of the time. */
const everyFault = {
  frameDrop: 0.002,
  frameDelay: 0.001,
  frameDelayMs: 300,
  frameDuplicate: 0.005,
  frameReorder: 0.002,
  frameMalformed: 0.0003,
  stall: 0.00005,
  stallMs: 5_000,
  disconnect: 0.0001,
  missingDump: 0.1,
  httpTooManyRequests: 0.02,
  httpServerError: 0.02,
  httpDelay: 0.05,
  httpDelayMs: 200,
  httpTruncatedBody: 0.02,
};

console.log(`record soak, ${minutes} minutes at speed ${speed}, ${kills} kills, seed ${seed}`);
const startedAt = performance.now();
const server = await startTestServer();
process.env['ROUTEUR_TEST_DATABASE_URL'] = server.url;
try {
  const verdict = await runRecording({
    openDatabase: createTestDatabase,
    seed,
    speed,
    realMs: minutes * 60_000,
    kills,
    faults: options.calm ? undefined : everyFault,
    marketsPerVenue: 60,
    updatesPerSecond: 800,
    pairs: 1_000,
    topMarkets: 10,
    onProgress: (line) =>
      console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`),
  });
  const { books, trades, tops, quotes, unexpected } = verdict;
  const wrong = [
    ...books.wrong,
    ...tops.wrong,
    ...quotes.wrong,
    ...trades.missing.map((each) => `missing: ${each}`),
    ...trades.doubled.map((each) => `doubled: ${each}`),
    ...trades.strange.map((each) => `strange: ${each}`),
    ...unexpected,
  ];
  const say = (figures: Readonly<Record<string, number>>) =>
    Object.entries(figures)
      .map(([name, value]) => `${name} ${Math.round(value)}`)
      .join(', ');
  console.log(
    `books: ${books.pairs} pairs, ${books.full} full, ${books.top} top, exempt ${books.exempt} (${say(books.exemptBy)})`,
  );
  console.log(
    `trades: ${trades.simulated} simulated, ${trades.recorded} recorded, ${verdict.tradesMissed} spans given up`,
  );
  console.log(`tops: ${tops.points} points in ${tops.windows} windows; quotes: ${quotes.points} points`);
  console.log(
    `kills ${verdict.kills}, sessions ${verdict.sessions}, sealed parts ${verdict.sealedParts}, hot parts ${verdict.hotParts}, facts ${verdict.facts}, received ${Math.round(verdict.lagMs)} ms late at most, books true ${Math.round(Math.max(books.lagMs, tops.lagMs))} ms before at most`,
  );
  console.log(`faults: ${say(verdict.struck)}`);
  for (const line of wrong.slice(0, 20)) console.log(`WRONG ${line}`);
  console.log(wrong.length === 0 ? 'clean' : `NOT CLEAN: ${wrong.length} wrong`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}
