/** The 24-hour figures that the demo tells, computed again from the trades it recorded. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DemoLine, startDemo, startMs } from '../harness/demo-process.ts';
import { eventually } from '../harness/eventually.ts';
import { LiveReader } from '../harness/live-reader.ts';
import { ask } from '../harness/service-process.ts';

const dayMs = 86_400_000;
const marketsWanted = 12;

/** What the stream told of one market, in its order. */
interface Told {
  trades: number;
  /** The last quote after the last trade. */
  quote: Readonly<Record<string, unknown>> | undefined;
}

test('trades, volume and grade on the stream are those of the recorded trades', async (t) => {
  const { npm, said } = await startDemo(t, ['--json', '--seed', '11']);
  await eventually(() => said.out.includes('\n') || npm.exitCode !== null, 'the line is there', startMs);
  const line: DemoLine = JSON.parse(said.out);
  using reader = await LiveReader.open({
    transport: 'sse',
    port: Number(new URL(line.url).port),
    key: line.key,
    query: 'channels=quotes,trades',
  });
  let quoted = new Map<string, Told>();
  await eventually(
    () => {
      quoted = new Map(
        [...gather(reader)].filter(([, { trades, quote }]) => trades > 0 && quote !== undefined),
      );
      return quoted.size >= marketsWanted;
    },
    'enough markets traded and were quoted afterwards',
    120_000,
  );
  let compared = 0;
  for (const [name, { quote }] of quoted) {
    assert(quote !== undefined);
    const recorded = await listTrades(line, name, Date.parse(String(quote['observed_at'])));
    await heardUntil(reader, Date.now());
    // A trade that was told after the quote may bear an earlier time: such a market cannot be compared.
    const now = gather(reader).get(name);
    if (now?.quote !== quote) continue;
    assert.equal(quote['trades_24h'], recorded.length, name);
    if (name.startsWith('venue_b:')) assert.equal(quote['liquidity'], gradeOf(quote), name);
    compared += 1;
  }
  assert(compared >= marketsWanted / 3, `only ${compared} of ${quoted.size} markets were compared`);
  t.diagnostic(`${compared} markets compared`);
});

/** What was told by then may still be on its way to us; what comes later was told later. */
async function heardUntil(reader: LiveReader, time: number): Promise<void> {
  const isLater = () => {
    const data = reader.told.at(-1)?.data;
    return Date.parse(String(data?.['observed_at'] ?? data?.['executed_at'])) > time;
  };
  await eventually(isLater, 'the stream goes on', 30_000);
}

function gather(reader: LiveReader): Map<string, Told> {
  const markets = new Map<string, Told>();
  for (const { event, data } of reader.told) {
    const name = `${String(data['venue'])}:${String(data['market_id'])}`;
    const told = markets.get(name) ?? { trades: 0, quote: undefined };
    if (event === 'trade') markets.set(name, { trades: told.trades + 1, quote: undefined });
    else markets.set(name, { ...told, quote: data });
  }
  return markets;
}

/** Every recorded trade of the day before `until`. */
async function listTrades(line: DemoLine, name: string, until: number): Promise<readonly { id: string }[]> {
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

/** The table of grades, for a venue that tells no open interest. */
function gradeOf(quote: Readonly<Record<string, unknown>>): string {
  const { volume_24h_usd: volume, spread_usd: spread } = quote;
  if (spread === undefined) return 'thin';
  if (Number(volume) >= 25_000 && Number(spread) <= 0.02) return 'deep';
  return Number(volume) >= 1_000 && Number(spread) <= 0.05 ? 'tradeable' : 'thin';
}
