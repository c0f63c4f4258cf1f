import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ExactJson, parseExactJson } from '../../runtime/exact-json.ts';
import { VenueError, type VenueErrorCode } from '../venue-error.ts';
import { type WalkPlan, walkPages } from './page-walk.ts';

type Script = Readonly<Record<string, object | VenueErrorCode>>;

/** Walks scripted pages, `start` for the first; says which rows came and how it ended. */
async function walk(script: Script, plan: Partial<WalkPlan> = {}): Promise<string> {
  const fetch = async (start: string | undefined): Promise<ExactJson> => {
    const page = script[start ?? 'start'];
    if (typeof page === 'string') throw new VenueError(page, 'scripted');
    return parseExactJson(JSON.stringify(page ?? null));
  };
  const rows: string[] = [];
  for await (const step of walkPages(
    { member: 'events', pagesMax: 10, fetch, ...plan },
    new AbortController().signal,
  )) {
    if (step.kind === 'rows') rows.push(...step.rows.map((row) => String(row['id'])));
    else return `${rows.join('')} ${step.complete ? 'complete' : step.reason}`;
  }
  return 'no end';
}

function page(ids: string, next?: string): object {
  return { events: [...ids].map((id) => ({ id })), ...(next === undefined ? {} : { next_cursor: next }) };
}

function checkWalk(what: string, script: Script, expected: string, plan?: Partial<WalkPlan>): void {
  it(what, async () => {
    assert.equal(await walk(script, plan), expected);
  });
}

describe('a walk by cursor', () => {
  checkWalk(
    'ends where there is no cursor',
    { start: page('ab', 'x'), x: page('cd', 'y'), y: page('e') },
    'abcde complete',
  );
  checkWalk('ends with an empty list', { start: page('') }, ' complete');
  checkWalk(
    'takes the server’s own page size',
    { start: page('a', 'x'), x: page('b', 'y'), y: page('c') },
    'abc complete',
  );
  checkWalk(
    'notices a cursor that comes again',
    { start: page('ab', 'x'), x: page('cd', 'x') },
    'abcd cursor_repeated',
  );
  checkWalk(
    'notices a longer way round',
    { start: page('ab', 'x'), x: page('cd', 'y'), y: page('ef', 'x') },
    'abcdef cursor_repeated',
  );
  checkWalk(
    'notices the same page again',
    { start: page('ab', 'x'), x: page('ab', 'y') },
    'ab page_repeated',
  );
  checkWalk(
    'goes on after a page with room left',
    { start: page('ab', 'x'), x: page('c', 'y'), y: page('', 'z'), z: page('de') },
    'abcde complete',
  );
  checkWalk('notices a missing list', { start: page('ab', 'x'), x: { items: [] } }, 'ab page_malformed');
  checkWalk('notices a bare list', { start: [{ id: 'a' }] }, ' page_malformed');
  checkWalk('says that a request failed', { start: page('ab', 'x'), x: 'server_error' }, 'ab request_failed');
  checkWalk(
    'has an end',
    { start: page('ab', 'x'), x: page('cd', 'y'), y: page('ef', 'z') },
    'abcd pages_max',
    {
      pagesMax: 2,
    },
  );
});

describe('a walk by offset', () => {
  const byOffset = { byOffset: true, member: undefined };
  const rows = (ids: string) => [...ids].map((id) => ({ id }));
  checkWalk('ends with a short page', { 0: rows('ab'), 2: rows('c') }, 'abc complete', byOffset);
  checkWalk('ends with an empty page', { 0: rows('ab'), 2: rows('') }, 'ab complete', byOffset);
  checkWalk('knows the ceiling', { 0: rows('ab'), 2: 'refused' }, 'ab offset_ceiling', byOffset);
  checkWalk(
    'is not misled by a repeated page',
    { 0: rows('ab'), 2: rows('ab') },
    'ab page_repeated',
    byOffset,
  );
});
