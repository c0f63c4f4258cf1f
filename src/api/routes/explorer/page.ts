/** The page that every address of the explorer answers with: a header at once, and its script draws the rest. */
import type { ExplorerBundle, ExplorerPart } from './bundle.ts';

/** Its own script, style, icon and API; nothing inline and nothing from elsewhere. */
export const explorerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function printExplorerPage({ script, style, preloads }: ExplorerBundle, part: ExplorerPart): string {
  const ahead = preloads[part].map((path) => `<link rel="modulepreload" href="${path}">\n`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Proven relations between prediction markets on two venues.">
<title>Routeur</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
${ahead}</head>
<body>
<div id="explorer"><header class="top"><a class="brand" href="/">Routeur</a></header></div>
<noscript>The explorer needs JavaScript. Without it: <a href="/start">how to begin with the API</a>.</noscript>
</body>
</html>
`;
}
