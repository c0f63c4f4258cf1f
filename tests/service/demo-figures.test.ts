/** The 24-hour figures that the demo publishes, computed again from the trades it recorded; then its end by SIGKILL. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type DemoLine, startDemo } from '../harness/demo-process.ts';
import { eventually } from '../harness/eventually.ts';
import { fetchAlone } from '../harness/fetch-alone.ts';
import { LiveReader } from '../harness/live-reader.ts';
import { ask } from '../harness/service-process.ts';

const dayMs = 86_400_000;
const marketsWanted = 4;

type Quote = Readonly<Record<string, unknown>>;

/** What the stream published of one market, in its order. */
interface Published {
  readonly trades: number;
  /** The last quote after the last trade. */
  readonly quote: Quote | undefined;
}

test('a demo', async (t) => {
  // An import that is faster than the recorder archives a trade that the stream has counted.
  const options = { ROUTEUR_IMPORT_PAST: 'none' };
  const { npm, output, signalGroup, printed } = await startDemo(t, ['--json', '--seed', '11'], options);
  await printed('\n');
  assert.equal(npm.exitCode, null, output.err);
  const line: DemoLine = JSON.parse(output.out);

  await t.test('trades, volume and grade on the stream are those of the recorded trades', (tt) =>
    checkFigures(tt, line),
  );

  await t.test('the simulator does not outlive a demo that was killed', async () => {
    signalGroup('SIGKILL');
    await eventually(
      () =>
        fetchAlone(`${line.venue_a}/exchange/status`).then(
          () => false,
          () => true,
        ),
      'the simulator is gone',
    );
  });
});

async function checkFigures(t: TestContext, line: DemoLine): Promise<void> {
  using reader = await LiveReader.open({
    transport: 'sse',
    port: Number(new URL(line.url).port),
    key: line.key,
    query: 'channels=quotes,trades',
  });
  const heard = new HeardMarkets(reader);
  const compared = new Set<string>();
  const compareSome = async () => {
    for (const [name, { trades, quote }] of [...heard.markets()]) {
      if (trades === 0 || quote === undefined || compared.has(name)) continue;
      if (await isEqual(heard, line, name, { trades, quote })) compared.add(name);
      if (compared.size >= marketsWanted) return true;
    }
    return false;
  };
  await eventually(compareSome, 'enough markets traded and were quoted afterwards');
  t.diagnostic(`${compared.size} markets compared`);
}

/** Whether the quote could be compared; fails if its figures are not those of the recorded trades. */
async function isEqual(
  heard: HeardMarkets,
  line: DemoLine,
  name: string,
  { trades, quote }: { readonly trades: number; readonly quote: Quote },
): Promise<boolean> {
  const observedAt = Date.parse(String(quote['observed_at']));
  // The quote is published at once; the recorder writes its trades a moment later.
  const recorded = await eventually(async () => {
    const listed = await listTrades(line, name, observedAt);
    return listed.length >= Number(quote['trades_24h']) && listed;
  }, `${name}: as many trades are recorded as its quote counts`);
  await heard.until(Date.now());
  // A trade published after the quote may have an earlier time: then they cannot be compared.
  if (heard.markets().get(name)?.trades !== trades) return false;
  // The venue's clock may be ahead of ours: the quote counts trades up to our time.
  if (recorded.some(({ executed_at }) => Date.parse(executed_at) > observedAt)) return false;
  assert.equal(quote['trades_24h'], recorded.length, name);
  if (name.startsWith('venue_b:')) assert.equal(quote['liquidity'], gradeOf(quote), name);
  return true;
}

/** What the stream has published of each market until now. */
class HeardMarkets {
  readonly #reader: LiveReader;
  readonly #markets = new Map<string, Published>();
  #events = 0;

  constructor(reader: LiveReader) {
    this.#reader = reader;
  }

  markets(): ReadonlyMap<string, Published> {
    for (const { event, data } of this.#reader.events.slice(this.#events)) {
      this.#events += 1;
      const name = `${String(data['venue'])}:${String(data['market_id'])}`;
      const { trades } = this.#markets.get(name) ?? { trades: 0 };
      const isTrade = event === 'trade';
      this.#markets.set(name, { trades: isTrade ? trades + 1 : trades, quote: isTrade ? undefined : data });
    }
    return this.#markets;
  }

  /** An event published before `time` may arrive later; the stream keeps their order. */
  async until(time: number): Promise<void> {
    const isLater = () => {
      const data = this.#reader.events.at(-1)?.data;
      return Date.parse(String(data?.['observed_at'] ?? data?.['executed_at'])) > time;
    };
    await eventually(isLater, 'the stream goes on');
  }
}

/** Every recorded trade since a day before `until`. */
async function listTrades(
  line: DemoLine,
  name: string,
  until: number,
): Promise<readonly { executed_at: string }[]> {
  const [venue, id] = name.split(':');
  const url = `${line.url}/v1/markets/${venue}/${id}/trades?limit=1000`;
  const { status, text } = await ask(url, { key: line.key });
  assert.equal(status, 200, text);
  const { data }: { data: { id: string; executed_at: string; archived: boolean }[] } = JSON.parse(text);
  return data.filter(({ archived, executed_at }) => {
    const at = Date.parse(executed_at);
    return !archived && at > until - dayMs;
  });
}

/** The table of grades, for a venue that publishes no open interest. */
function gradeOf(quote: Quote): string {
  const { volume_24h_usd: volume, spread_usd: spread } = quote;
  if (spread === undefined) return 'thin';
  if (Number(volume) >= 25_000 && Number(spread) <= 0.02) return 'deep';
  return Number(volume) >= 1_000 && Number(spread) <= 0.05 ? 'tradeable' : 'thin';
}
