/** What a newcomer's browser asks for beside the API. None needs a key, and none is part of the document. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addHeaders } from '../../http/answer.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { type Answer, entityTag, respond } from '../../http/respond.ts';
import type { Status } from '../../schemas/index.ts';
import { originOf, printStartPage, startPagePolicy } from './start-page.ts';

export interface PagesDeps {
  readonly status: () => Status;
  readonly openapi: PreparedAnswer;
  readonly sendTimeoutMs: number;
  /** The explorer is at `/`; the start page is then at `/start` alone. */
  readonly withExplorer: boolean;
}

const guideFile = join(import.meta.dirname, '../../../../docs/guide.md');

const plainText = 'text/plain; charset=utf-8';
const cacheControl = 'public, max-age=3600';

/** Two markets, and one that follows from the other. */
const icon = new PreparedAnswer({
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5cad"/><path d="M10 10 22 16 10 22" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  contentType: 'image/svg+xml',
  cacheControl,
});

/** Answers of the API need a key, and change by the second. */
const robots = new PreparedAnswer({
  body: 'User-agent: *\nDisallow: /v1/\n',
  contentType: plainText,
  cacheControl,
});

export const pagePaths = ['/', '/start', '/openapi.json', '/guide', '/robots.txt', '/favicon.ico'] as const;

export function registerPages(app: FastifyInstance, deps: PagesDeps): void {
  let guide: Promise<PreparedAnswer> | undefined;
  const answerStartPage = (request: FastifyRequest): Answer => {
    addHeaders(request, { 'Content-Security-Policy': startPagePolicy });
    const body = printStartPage(originOf(request.protocol, request.raw.headers.host), deps.status());
    // It names the host it was asked for, and the run in service.
    return { body, contentType: 'text/html; charset=utf-8', cacheControl: 'no-store', tag: entityTag(body) };
  };
  const answers: Readonly<
    Record<(typeof pagePaths)[number], (request: FastifyRequest) => Answer | Promise<Answer>>
  > = {
    '/': answerStartPage,
    '/start': answerStartPage,
    '/openapi.json': () => deps.openapi,
    '/guide': () => {
      guide ??= loadGuide().catch((error: unknown) => {
        // Read again at the next request.
        guide = undefined;
        throw error;
      });
      return guide;
    },
    '/robots.txt': () => robots,
    '/favicon.ico': () => icon,
  };
  for (const path of pagePaths) {
    if (path === '/' && deps.withExplorer) continue;
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      request.route = path;
      return respond(request, reply, await answers[path](request), deps.sendTimeoutMs);
    });
  }
}

async function loadGuide(): Promise<PreparedAnswer> {
  return new PreparedAnswer({ body: await readFile(guideFile), contentType: plainText, cacheControl });
}
