/**
 * `npm run capture`: asks the demo, and writes its answers where readers find them.
 *
 *   demo (one seed, one start: one world) ─┬─► docs/guide.md and docs/comparison.md, below each request of them
 *                                          └─► src/api/openapi/demo-examples.json ──► openapi.json
 */
import './require-node.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  comparisonFile,
  guideFile,
  guideWorld,
  readGuide,
  shortenComparison,
  writeAnswers,
} from './guide-requests.ts';

const project = join(import.meta.dirname, '..');
const examplesFile = join(project, 'src/api/openapi/demo-examples.json');
/** Prices are recorded for this long before anything is asked. */
const recordMs = 75_000;

const ReadyLine = Type.Object({ url: Type.String(), key: Type.String() });
const Named = Type.Object({ venue: Type.String(), id: Type.String(), event_id: Type.String() });
const Pairs = Type.Object({ data: Type.Array(Type.Object({ left: Named, right: Named })) });
const Markets = Type.Object({ data: Type.Array(Named) });
const Event = Type.Object({ data: Type.Object({ series_id: Type.Optional(Type.String()) }) });
const Topics = Type.Object({ data: Type.Array(Type.Object({ slug: Type.String() })) });

const Compared = Type.Object({
  data: Type.Object({ assessment: Type.Object({ receipt: Type.Object({ id: Type.String() }) }) }),
});

const dataDir = await mkdtemp(join(tmpdir(), 'routeur-capture-'));
const demo = spawn('npm', ['run', '--silent', 'demo', '--', '--json', '--port', '0', ...guideWorld], {
  cwd: project,
  env: { ...process.env, ROUTEUR_DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const { url, key } = Value.Parse(ReadyLine, JSON.parse(await readFirstLine(demo)));
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, { headers: { 'x-api-key': key } });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  process.stdout.write(`the demo is up; recording for ${recordMs / 1000} s\n`);
  await new Promise((resolve) => setTimeout(resolve, recordMs));

  const examples: Record<string, unknown> = {};
  for (const [operation, path] of Object.entries(await chooseExamples(ask))) {
    examples[operation] = await ask(path);
  }
  await writeFile(examplesFile, `${JSON.stringify(examples, null, 2)}\n`);
  const guide = await readFile(guideFile, 'utf8');
  const answers = [];
  for (const { path } of readGuide(guide)) answers.push(await ask(path));
  await writeFile(guideFile, writeAnswers(guide, answers));
  const page = await readFile(comparisonFile, 'utf8');
  const comparisons = [];
  for (const { path } of readGuide(page)) comparisons.push(shortenComparison(await ask(path)));
  await writeFile(comparisonFile, writeAnswers(page, comparisons));
  process.stdout.write(`${Object.keys(examples).length} examples, ${answers.length} answers of the guide\n`);
} finally {
  const ended = once(demo, 'exit');
  demo.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}

/** For each operation, what is asked: small answers about markets that are related across the venues. */
async function chooseExamples(ask: (path: string) => Promise<unknown>): Promise<Record<string, string>> {
  const { data: pairs } = Value.Parse(Pairs, await ask('/v1/cross-venue?relation=equivalent&limit=1'));
  const { data: busiest } = Value.Parse(Markets, await ask('/v1/search?category=Crypto&limit=1'));
  const [pair] = pairs;
  const [other] = busiest;
  if (pair === undefined || other === undefined)
    throw new Error('The demo relates nothing across its venues.');
  const { left, right } = pair;
  const market = `/v1/markets/${left.venue}/${left.id}`;
  const both = `${left.venue}/${left.id}/${right.venue}/${right.id}`;
  const apart = `${left.venue}/${left.id}/${other.venue}/${other.id}`;
  const event = `/v1/events/${left.venue}/${left.event_id}`;
  const { data: found } = Value.Parse(Event, await ask(event));
  const { data: topics } = Value.Parse(Topics, await ask('/v1/topics?limit=1'));
  return {
    getStatus: '/v1/status',
    listMarkets: '/v1/markets?related=true&limit=1',
    getMarket: market,
    searchMarkets: '/v1/search?q=inflation&limit=1',
    listCrossVenuePairs: '/v1/cross-venue?limit=1',
    listOpportunities: '/v1/opportunities?include_thin=true&executable=true&limit=1',
    listEvents: '/v1/events?limit=1',
    getEvent: event,
    listTopics: '/v1/topics?limit=3',
    getTopic: `/v1/topics/${topics[0]?.slug}?limit=1`,
    listMarketQuotes: `${market}/quotes?limit=2`,
    listMarketTrades: `${market}/trades?limit=2`,
    listMarketBookHistory: `${market}/book/history?resolution=1m`,
    getMarketBook: `${market}/book?depth=2`,
    listMarketRelations: `${market}/relations?limit=1`,
    getRelationProof: `/v1/relations/${both}`,
    explainRelation: `/v1/relations/explain/${apart}`,
    listMarketRules: `${market}/rules`,
    getRulesReading: `${market}/rules/reading`,
    listPastOpportunities: '/v1/opportunities/past?limit=1',
    listMoves: '/v1/insights/moves?limit=1',
    listFlows: '/v1/insights/flows?limit=1',
    listClosing: '/v1/insights/closing?hours=168&limit=1',
    listTape: '/v1/insights/tape?limit=1',
    getTicker: '/v1/insights/ticker',
    comparePurchase: '/v1/markets/venue_a/KXSTABLEACT-27-27APR01/comparison?side=yes&unit=shares&amount=100',
    getReceipt: await chooseReceipt(ask),
    getRulebook: `/v1/rulebooks/${left.venue}/${found.series_id === undefined ? `event/${left.event_id}` : `series/${found.series_id}`}`,
  };
}

/** Of the comparison that is the example. */
async function chooseReceipt(ask: (path: string) => Promise<unknown>): Promise<string> {
  const path = '/v1/markets/venue_a/KXSTABLEACT-27-27APR01/comparison?side=yes&unit=shares&amount=100';
  const { data } = Value.Parse(Compared, await ask(path));
  return `/v1/receipts/${data.assessment.receipt.id}`;
}

async function readFirstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The demo has no output.');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The demo ended before it was ready.');
}
