import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { EndpointCheck } from '../venues/index.ts';
import { printChecks } from './describe-venue-check.ts';

const nothing = { agreeing: [], differences: [], latencyMs: undefined, detail: undefined } as const;

it('a table has a row for each endpoint, and below it what is new, missing or not asked', () => {
  const checks: readonly EndpointCheck[] = [
    {
      ...nothing,
      venue: 'venue_a',
      endpoint: 'GET /series',
      state: 'agrees',
      agreeing: ['a', 'b'],
      latencyMs: 7.4,
    },
    {
      ...nothing,
      venue: 'venue_a',
      endpoint: 'GET /events',
      state: 'missing',
      differences: [
        { kind: 'new_field', field: 'market.mood', count: 3, isEverywhere: true, example: '"bright"' },
        { kind: 'new_value', field: 'market.status', count: 1, isEverywhere: false, example: '"frozen"' },
        { kind: 'missing_field', field: 'market.title', count: 1, isEverywhere: true, example: '{}' },
        { kind: 'wrong_type', field: 'market.line', count: 1, isEverywhere: false, example: '"x"' },
      ],
    },
    { ...nothing, venue: 'venue_a', endpoint: 'stream trade', state: 'not_asked', detail: 'a key is wanted' },
  ];
  assert.equal(
    printChecks(checks),
    [
      'venue    endpoint      result     agree     new  missing  latency',
      'venue_a  GET /series   agrees     2 fields  –    –        7 ms',
      'venue_a  GET /events   MISSING    –         2    2        –',
      '    new field market.mood, such as "bright"',
      '    new value of market.status: "frozen"',
      '    market.title is missing from {}',
      '    market.line is of another kind, in some of them: "x"',
      'venue_a  stream trade  not asked  –         –    –        –',
      '    a key is wanted',
      '',
    ].join('\n'),
  );
});

it('what a venue wrote cannot move the cursor of a terminal', () => {
  const field = 'market.\u001b[2J\u202e\n';
  const differences = [{ kind: 'new_field', field, count: 1, isEverywhere: true, example: '1' }] as const;
  const detail = 'malformed: \u001b]0;title\u0007';
  const printed = printChecks([
    { ...nothing, venue: 'venue_a', endpoint: 'GET /series', state: 'missing', differences, detail },
  ]);
  assert.deepEqual(printed.split('\n').slice(2), [
    '    new field market.�[2J��, such as 1',
    '    malformed: �]0;title�',
    '',
  ]);
});
