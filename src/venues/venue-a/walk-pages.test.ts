import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ExactJson } from '../../runtime/exact-json.ts';
import { VenueError } from '../venue-error.ts';
import type { Api } from './api.ts';
import { type Walk, walkPages } from './walk-pages.ts';

const walk: Walk = {
  path: '/markets',
  query: { status: 'open' },
  member: 'markets',
  idMember: 'ticker',
  sizeName: 'limit',
  rowsPerPage: 2,
  pagesMax: 5,
};

type Answer = { readonly [key: string]: ExactJson } | VenueError;

/** Answers by cursor; a list of answers is given one after the other. Remembers what was asked. */
function scripted(answers: Readonly<Record<string, Answer | readonly Answer[]>>): Api & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    read: (_path, { query = {} }) => {
      const cursor = String(query['cursor'] ?? '');
      assert.equal(query['status'], 'open');
      const times = asked.filter((each) => each === cursor).length;
      asked.push(cursor);
      const found = answers[cursor] ?? { markets: [], cursor: '' };
      const answer = Array.isArray(found) ? (found[Math.min(times, found.length - 1)] ?? {}) : found;
      return answer instanceof VenueError
        ? Promise.reject(answer)
        : Promise.resolve(Object.fromEntries(Object.entries(answer)));
    },
  };
}

function page(ids: string, cursor?: ExactJson): { readonly [key: string]: ExactJson } {
  const markets = [...ids].map((ticker) => ({ ticker }));
  return cursor === undefined ? { markets } : { markets, cursor };
}

/** `ab cd end`: the rows of each page and how the walk ended. */
async function run(api: Api, options: Partial<Walk> = {}): Promise<string> {
  const seen: string[] = [];
  for await (const step of walkPages(api, { ...walk, ...options }, new AbortController().signal)) {
    if (step.kind === 'page') seen.push(step.rows.map((row) => Object.values(row ?? {}).join('')).join(''));
    else seen.push(step.kind === 'end' ? 'end' : step.reason);
  }
  return seen.join(' ');
}

const failure = new VenueError('server_error', 'it broke');

describe('a walk along a cursor', () => {
  const cases: readonly (readonly [string, Readonly<Record<string, Answer | readonly Answer[]>>, string])[] =
    [
      ['ends with an empty cursor', { '': page('ab', 'c1'), c1: page('c', '') }, 'ab c end'],
      ['ends with no cursor', { '': page('a') }, 'a end'],
      ['ends with a null cursor', { '': page('ab', null) }, 'ab end'],
      ['ends with an empty last page', { '': page('ab', 'c1'), c1: page('', '') }, 'ab  end'],
      [
        'notices a cursor that leads back',
        { '': page('ab', 'c1'), c1: page('cd', 'c2'), c2: page('ef', 'c1') },
        'ab cd ef cursor_repeated',
      ],
      ['notices the same page again', { '': page('ab', 'c1'), c1: page('ba', 'c2') }, 'ab page_repeated'],
      [
        'goes on after a page with room left',
        { '': page('a', 'c1'), c1: page('', 'c2'), c2: page('bc', '') },
        'a  bc end',
      ],
      ['notices a missing member', { '': { cursor: '' } }, 'page_malformed'],
      ['notices a member that is no list', { '': { markets: { a: 'b' } } }, 'page_malformed'],
      [
        'notices a cursor that is no text',
        { '': { markets: [{ ticker: 'a' }], cursor: ['x'] } },
        'page_malformed',
      ],
      ['reports a request that failed', { '': page('ab', 'c1'), c1: failure }, 'ab request_failed'],
      [
        'does not walk for ever',
        Object.fromEntries(
          Array.from({ length: 9 }, (_, i) => [
            i === 0 ? '' : `c${i}`,
            page(`${String.fromCharCode(97 + i)}${i}`, `c${i + 1}`),
          ]),
        ),
        'a0 b1 c2 d3 e4 pages_max',
      ],
    ];
  for (const [what, answers, expected] of cases) {
    it(what, async () => assert.equal(await run(scripted(answers)), expected));
  }

  it('repeats its filters and the size on every page', async () => {
    const api = scripted({ '': page('ab', 'c1'), c1: page('c', '') });
    await run(api);
    assert.deepEqual(api.asked, ['', 'c1']);
  });

  it('ends by the signal, not as a list', async () => {
    const stop = new AbortController();
    const api: Api = {
      read: () => {
        stop.abort(new Error('enough'));
        return Promise.reject(failure);
      },
    };
    await assert.rejects(async () => {
      for await (const _step of walkPages(api, walk, stop.signal));
    }, /enough/);
  });
});
