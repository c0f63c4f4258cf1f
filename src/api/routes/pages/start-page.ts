/** The page at `/`: what this is, how to get a key, and three requests. One text, no scripts, nothing from elsewhere. */
import { hash } from 'node:crypto';
import type { Status } from '../../schemas/index.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --faint: #57606a; --line: #d0d7de; --code: #f3f5f7; --link: #0b5cad; --warn: #7a4b00; --warn-paper: #fff4d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0f1419; --faint: #9aa5b1; --line: #303a45; --code: #182029; --link: #6cb6ff; --warn: #ffd58a; --warn-paper: #33270d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 3rem; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { margin: 0 0 .5rem; font-size: 1.6rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; }
p { margin: .5rem 0; }
a { color: var(--link); }
code { font: .875rem/1.5 ui-monospace, monospace; }
pre { margin: .5rem 0; padding: .75rem; border: 1px solid var(--line); border-radius: 6px; background: var(--code); white-space: pre-wrap; overflow-wrap: anywhere; }
ul { margin: .5rem 0; padding-left: 1.2rem; }
.state { color: var(--faint); }
.simulated { padding: .5rem .75rem; border-radius: 6px; font-weight: 600; color: var(--warn); background: var(--warn-paper); }
`;

/** Allows the style above, the icon, and nothing else. */
export const startPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where nothing better is known. */
const usualOrigin = 'http://127.0.0.1:8080';

/** As the caller wrote it, where it is a host and no more; it stands in the requests that are to be copied. */
export function originOf(protocol: string, host: string | undefined): string {
  const isHost =
    host !== undefined && /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/.test(host);
  return isHost ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : usualOrigin;
}

export function printStartPage(origin: string, { graph, venues }: Pick<Status, 'graph' | 'venues'>): string {
  const simulated = venues.filter((venue) => venue.simulated).map(({ venue }) => venue);
  const request = (path: string) => `curl -H "X-API-Key: $KEY" "${origin}${path}"`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Proven relations between prediction markets on two venues.">
<title>Routeur</title>
<link rel="icon" href="/favicon.ico">
<style>${style}</style>
</head>
<body>
<main>
<h1>Routeur</h1>
${simulated.length === 0 ? '' : `<p class="simulated">SIMULATED: ${simulated.join(' and ')}. Every market, price and trade here is made up.</p>\n`}<p>Routeur reads every open market of two prediction-market venues and proves, from contract terms and exact arithmetic, which markets imply, exclude or equal each other. It records quotes, trades and books, and finds two purchases that pay a dollar together and cost less. It never creates an order or an account.</p>
<p class="state">${describeGraph(graph)}</p>

<h2>1. Get a key</h2>
<p>The demo prints one when it is ready. Otherwise the operator issues one, on the machine that runs the service:</p>
<pre><code>npx routeur keys issue --label "my first key"</code></pre>
<pre><code>KEY=rtr_live_…   # as it was printed</code></pre>

<h2>2. Three requests</h2>
<p>The same claim on both venues:</p>
<pre><code>${request('/v1/cross-venue?relation=equivalent&amp;limit=5')}</code></pre>
<p>Markets by words, ids or topics:</p>
<pre><code>${request('/v1/search?q=inflation&amp;limit=5')}</code></pre>
<p>What costs less than it pays, thin markets too:</p>
<pre><code>${request('/v1/opportunities?include_thin=true&amp;limit=5')}</code></pre>

<h2>3. Read on</h2>
<ul>
<li><a href="/docs">Reference</a>: every endpoint with examples and errors; the same as <a href="/openapi.json">OpenAPI 3.1</a></li>
<li><a href="/guide">Guide</a>: fourteen tasks, each with one request and its answer</li>
<li><a href="/v1/accuracy">Accuracy</a>: how often proven relations held at settlement, without a key</li>
<li><a href="/readyz">Ready?</a> Without a key. With one, <code>/v1/status</code> has the graph, both venues, the recorder and the database</li>
</ul>
</main>
</body>
</html>
`;
}

function describeGraph(graph: Status['graph']): string {
  if (graph === null) {
    return 'No graph run has finished yet: until the first has, look-ups answer 503 <code>graph_unavailable</code>.';
  }
  const { equivalent, implies, contradicts, overlaps, cross_venue: across } = graph.relations;
  const relations = equivalent + implies + contradicts + overlaps;
  const print = (count: number) => count.toLocaleString('en-US');
  return `Graph run ${graph.run} is in service: ${print(graph.markets)} markets, ${print(relations)} proven relations, ${print(across)} of them across the venues.`;
}
