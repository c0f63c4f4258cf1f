/**
 * The explorer: one page at each of its addresses, its scripts and a style, made ready once the service listens and then
 * served from memory. Nothing here knows who calls: the page asks for a key, and the API behind it is the public one.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../../runtime/log.ts';
import { addHeaders } from '../../http/answer.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { respond } from '../../http/respond.ts';
import { RequestError } from '../../request-error.ts';
import type { ExplorerFile, ExplorerPart } from './bundle.ts';
import { loadBundle } from './kept-bundle.ts';
import { explorerPolicy, printExplorerPage } from './page.ts';

export interface ExplorerDeps {
  readonly log: Log;
  readonly sendTimeoutMs: number;
}

/** As `web/routes.ts` knows them. */
export const explorerPaths = [
  '/',
  '/search',
  '/relation',
  '/relation/:left_venue/:left_id/:right_venue/:right_id',
  '/market/:venue/:id',
  '/event/:venue/:id',
  '/leads',
  '/insights',
  '/signals',
  '/strategies',
  '/strategies/:id',
  '/calibration',
  '/receipt/:id',
  '/accuracy',
  '/status',
] as const;

interface PreparedExplorer {
  readonly pages: Readonly<Record<ExplorerPart, PreparedAnswer>>;
  readonly files: ReadonlyMap<string, PreparedAnswer>;
}

export function registerExplorer(app: FastifyInstance, deps: ExplorerDeps): void {
  let preparing: Promise<PreparedExplorer> | undefined;
  const prepared = () => {
    preparing ??= prepareExplorer().catch((error: unknown) => {
      // Tried again at the next request.
      preparing = undefined;
      deps.log.error({ err: error }, 'the explorer cannot be bundled');
      throw new RequestError(
        'internal',
        'The explorer cannot be built; the API and /start are not affected.',
      );
    });
    return preparing;
  };
  // A failure is logged, and the next request tries again.
  app.addHook('onListen', () => void prepared().catch(() => undefined));
  for (const path of explorerPaths) {
    const part = path === '/' ? 'home' : path.startsWith('/market/') ? 'chart' : 'other';
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      request.route = '/explorer';
      const { pages } = await prepared();
      addHeaders(request, { 'Content-Security-Policy': explorerPolicy });
      return respond(request, reply, pages[part], deps.sendTimeoutMs);
    });
  }
  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    request.route = '/explorer';
    const file = (await prepared()).files.get(`/assets/${request.params.file}`);
    if (file === undefined) {
      throw new RequestError('not_found', 'The explorer has no such file; it may be of another version.');
    }
    return respond(request, reply, file, deps.sendTimeoutMs);
  });
}

async function prepareExplorer(): Promise<PreparedExplorer> {
  const bundle = await loadBundle();
  const pageOf = (part: ExplorerPart) =>
    new PreparedAnswer({
      body: printExplorerPage(bundle, part),
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
    });
  return {
    pages: { home: pageOf('home'), other: pageOf('other'), chart: pageOf('chart') },
    files: new Map(bundle.files.map((file) => [file.path, prepareFile(file)])),
  };
}

function prepareFile({ path, body, gzip, brotli }: ExplorerFile): PreparedAnswer {
  return new PreparedAnswer({
    body: Buffer.from(body),
    contentType: path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    cacheControl: 'public, max-age=31536000, immutable',
    compressed: { br: Buffer.from(brotli), gzip: Buffer.from(gzip) },
  });
}
