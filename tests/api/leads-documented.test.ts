/** Every code that can stand in the issues of a lead has its sentence in docs/leads.md, and the document names no other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { voidNames } from '../../src/core/claim/claim.ts';
import { type LegNow, priceLead } from '../../src/core/lead/index.ts';
import { servedAt } from '../harness/served-run.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/leads.md'), 'utf8');
const text = page.slice(page.indexOf('\n## Issues\n'), page.indexOf('\n## Fees\n'));

/** Everything is wrong with it. */
const left: LegNow = {
  side: 'yes',
  ask: 400_000,
  quote: 'stale',
  status: undefined,
  listedAt: servedAt - 86_400_000,
  disputed: true,
  closesAt: servedAt,
  settlesAt: undefined,
  isGame: true,
  gameStartsAt: servedAt,
  termsChanged: true,
  fee: { kind: 'unknown', reason: 'not published' },
};
const right: LegNow = { ...left, quote: 'doubted', status: 'paused' };
const endless: LegNow = { ...left, closesAt: undefined, gameStartsAt: undefined };

test('every issue has its sentence', () => {
  const pairs = [
    [left, right],
    [left, endless],
  ] as const;
  const issues = pairs.flatMap((legs) => priceLead(legs, ['rules_unread'], servedAt).issues);
  const codes = new Set(issues.map((issue) => issue.replace(/:.*/, '')));
  const documented = [...text.matchAll(/^\| `(\w+)(?::<\w+>)?`\s+\|/gm)].map(([, code]) => code);
  assert.deepEqual(
    documented.toSorted(),
    [...codes, 'below_minimum', 'book_not_live', 'void_pays_less', 'void_unknown'].toSorted(),
  );
});

test('every branch is named', () => {
  const [, listed = ''] = /Branches are ([^.]*)\./.exec(text) ?? [];
  assert.deepEqual(
    [...listed.matchAll(/`(\w+)`/g)].map(([, branch]) => branch),
    [...voidNames],
  );
});
