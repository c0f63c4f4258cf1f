/**
 * The reference page at /docs, for people. Scalar's plugin renders it once, on first use, in a server of its own; we
 * serve the bytes, so that they are cached, compressed and bounded like every other answer, and nothing is fetched from
 * elsewhere.
 */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addHeaders } from '../http/answer.ts';
import { PreparedAnswer } from '../http/prepared-answer.ts';
import { respond } from '../http/respond.ts';

const pagePath = '/docs';
const scriptPath = '/docs/js/scalar.js';
const documentPath = '/docs/openapi.json';
/** The page sets styles and starts its script inline; it holds nothing a caller sent. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The page's validator tries out whether it may make functions of texts, which the policy forbids and reports. */
const withoutEval = 'globalThis.__zod_globalConfig = { jitless: true };';

export function registerDocs(
  app: FastifyInstance,
  deps: { readonly openapi: PreparedAnswer; readonly sendTimeoutMs: number },
): void {
  let rendering: Promise<RenderedDocs> | undefined;
  const rendered = () => {
    rendering ??= renderDocs();
    return rendering;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) => {
    request.route = '/docs';
    addHeaders(request, { 'Content-Security-Policy': contentSecurityPolicy });
    return respond(request, reply, answer, deps.sendTimeoutMs);
  };
  app.get(`${pagePath}/`, async (request, reply) => send(request, reply, (await rendered()).page));
  app.get(pagePath, async (request, reply) => send(request, reply, (await rendered()).page));
  app.get(scriptPath, async (request, reply) => send(request, reply, (await rendered()).script));
  app.get(documentPath, async (request, reply) => send(request, reply, deps.openapi));
}

interface RenderedDocs {
  readonly page: PreparedAnswer;
  readonly script: PreparedAnswer;
}

async function renderDocs(): Promise<RenderedDocs> {
  // Four megabytes that most processes never need.
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const renderer = Fastify();
  await renderer.register(scalar, {
    routePrefix: pagePath,
    configuration: {
      url: documentPath,
      cdn: scriptPath,
      pageTitle: 'Routeur API reference',
      withDefaultFonts: false,
      telemetry: false,
      // Each of these leads to a service of Scalar's.
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
    },
  });
  const page = await renderer.inject(`${pagePath}/`);
  const script = await renderer.inject(scriptPath);
  await renderer.close();
  return {
    page: new PreparedAnswer({
      body: page.body,
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'public, max-age=300',
    }),
    script: new PreparedAnswer({
      body: `${withoutEval}\n${script.body}`,
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=86400',
    }),
  };
}
