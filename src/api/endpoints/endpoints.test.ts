import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Value } from 'typebox/value';
import { endpoints as allEndpoints } from '../all-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { demoExample } from '../openapi/demo-examples.ts';
import { everySchema, type JsonSchema, resources } from '../schemas/index.ts';
import { graphEndpoints } from './index.ts';

const endpoints = allEndpoints.filter(({ isUnversioned }) => isUnversioned === undefined);
const pathsChecked = new Set<string>();

function endpointAt(path: string): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.path === path);
  assert.ok(found, `no endpoint at ${path}`);
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A parameter as one word: `limit=50:1..200`, `side!=yes|no`, `venue=|venue_a|venue_b`, `from=:date-time`. */
function printParameter(name: string, schema: unknown, required: boolean): string {
  assert.ok(isRecord(schema));
  const {
    type,
    enum: choices,
    default: standard = '',
    minimum,
    maximum,
    format,
    pattern,
    minLength,
    maxLength,
  } = schema;
  const head = `${name}${required ? '!' : ''}=${standard}`;
  if (Array.isArray(choices)) return `${head}:${choices.join('|')}`;
  if (type === 'integer') return `${head}:${minimum}..${maximum}`;
  if (type === 'boolean') return `${head}:boolean`;
  if (format !== undefined) return `${head}:${format}`;
  return `${head}:${pattern === undefined ? `text${minLength}..${maxLength}` : 'pattern'}`;
}

function checkQuery(path: string, expected: string): void {
  pathsChecked.add(path);
  it(path, () => {
    const { query } = endpointAt(path);
    const required = new Set<string>(query?.required ?? []);
    const printed = Object.entries(query?.properties ?? {}).map(([name, schema]) =>
      printParameter(name, schema, required.has(name)),
    );
    assert.deepEqual(
      printed.toSorted(),
      expected
        .split(' ')
        .filter(Boolean)
        .map((word) => word.replaceAll('_&_', ' & '))
        .toSorted(),
    );
  });
}

describe('query parameters, defaults and ranges', () => {
  const venue = 'venue=:venue_a|venue_b';
  const measured =
    'venue=all:all|venue_a|venue_b category=:All|Sports|Politics|Economics|Crypto|Culture|Tech_&_Science|Weather|World|Other';
  const relation = 'relation=:equivalent|implies|implied_by|contradicts|overlaps';
  const resolution = 'resolution=1m:1s|10s|1m|5m|15m|1h';
  const window = 'from=:date-time to=:date-time';
  const floors = 'min_volume_usd=:pattern max_spread_usd=:pattern include_thin=false:boolean';
  const category = 'category=:text1..100';
  const market = '/v1/markets/{venue}/{id}';
  const offset = 'offset=0:0..10000000';

  checkQuery(
    '/v1/markets',
    `${venue} ${category} event_id=:pattern topic=:pattern liquidity=:deep|tradeable|thin related=:boolean closes_before=:date-time limit=50:1..200 cursor=:pattern`,
  );
  checkQuery(market, '');
  checkQuery(`${market}/relations`, `${relation} cross_venue=:boolean limit=50:1..200 ${offset}`);
  checkQuery(`${market}/trades`, `${window} min_notional_usd=:pattern limit=100:1..1000 cursor=:pattern`);
  checkQuery(`${market}/quotes`, `${window} ${resolution} limit=500:1..5000`);
  checkQuery(`${market}/book`, 'at=:date-time depth=50:1..500');
  checkQuery(`${market}/book/history`, `${window} ${resolution}`);
  checkQuery(`${market}/rules`, 'limit=20:1..100');
  checkQuery(`${market}/rules/reading`, '');
  checkQuery(`${market}/comparison`, 'side!=:yes|no unit!=:usd|shares amount!=:pattern counterpart=:pattern');
  checkQuery('/v1/events', `${venue} ${category} topic=:pattern q=:text1..200 limit=50:1..200 ${offset}`);
  checkQuery('/v1/events/{venue}/{id}', '');
  checkQuery('/v1/rulebooks/{venue}/{kind}/{id}', 'limit=20:1..100');
  checkQuery('/v1/receipts/{id}', '');
  checkQuery('/v1/search', `q=:text1..200 ${venue} ${category} limit=20:1..100 offset=0:0..300`);
  checkQuery('/v1/topics', 'limit=50:1..200');
  checkQuery('/v1/topics/{slug}', 'limit=50:1..200');
  checkQuery('/v1/cross-venue', `${relation} ${category} limit=50:1..200 ${offset}`);
  checkQuery('/v1/relations/{left_venue}/{left_id}/{right_venue}/{right_id}', '');
  checkQuery('/v1/relations/explain/{left_venue}/{left_id}/{right_venue}/{right_id}', '');
  checkQuery(
    '/v1/opportunities',
    `cross_venue=false:boolean executable=false:boolean limit=50:1..200 ${floors}`,
  );
  checkQuery(
    '/v1/opportunities/past',
    'cross_venue=false:boolean executable=false:boolean limit=50:1..100 cursor=:pattern',
  );
  checkQuery('/v1/insights', floors);
  checkQuery('/v1/insights/ticker', '');
  checkQuery('/v1/insights/strategies', `${measured} limit=20:1..60`);
  checkQuery('/v1/insights/strategies/{id}', `limit=20:1..100 ${floors}`);
  checkQuery(
    '/v1/insights/tape',
    `hours=24:1..720 min_notional_usd=1000:100..1000000 limit=50:1..300 ${floors}`,
  );
  checkQuery('/v1/insights/moves', `limit=20:1..100 ${floors}`);
  checkQuery('/v1/insights/flows', `window=day:day|week|month limit=20:1..100 ${floors}`);
  checkQuery('/v1/insights/closing', `hours=24:1..168 limit=50:1..200 ${floors}`);
  checkQuery('/v1/insights/calibration', `${measured} horizon_days=:1|3|7|14|30`);
  checkQuery('/v1/live', 'channels=quotes,trades:pattern markets=:pattern events=:pattern resume=:pattern');
  checkQuery('/v1/status', '');
  checkQuery('/v1/accuracy', '');
  checkQuery('/v1/openapi.json', '');

  checkQuery('/v1/webhooks', '');
  checkQuery('/v1/webhooks/{id}', '');
  checkQuery(
    '/v1/webhooks/{id}/deliveries',
    'status=:pending|delivered|exhausted|cancelled attempt_log=false:boolean limit=50:1..200 cursor=:pattern',
  );
  checkQuery('/v1/webhooks/{id}/rotate-secret', '');
  checkQuery('/v1/webhooks/{id}/test', '');
  checkQuery('/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver', '');

  it('leaves no endpoint out', () => {
    assert.deepEqual(new Set(endpoints.map(({ path }) => path)), pathsChecked);
  });
});

describe('what a query value may be', () => {
  function checkValue(path: string, name: string, text: string, fits: boolean): void {
    it(`${name}=${text.slice(0, 40)} ${fits ? 'fits' : 'does not fit'} ${path}`, () => {
      const schema = endpointAt(path).query?.properties[name];
      assert.ok(schema);
      assert.equal(Value.Check(schema, text), fits);
    });
  }
  const comparison = '/v1/markets/{venue}/{id}/comparison';
  for (const amount of ['1', '250', '12.50', '0.5', '999999999'])
    checkValue(comparison, 'amount', amount, true);
  for (const amount of ['0', '0.0', '-1', '007', '1e3', '1.', '1234567890']) {
    checkValue(comparison, 'amount', amount, false);
  }
  checkValue(comparison, 'counterpart', 'venue_b:some-market', true);
  for (const counterpart of ['venue_c:some-market', 'some-market', 'venue_a:', 'venue_a:-x']) {
    checkValue(comparison, 'counterpart', counterpart, false);
  }
  checkValue('/v1/markets', 'cursor', 'djE6QQ', true);
  for (const cursor of ['a b', 'a=', 'a'.repeat(513)]) checkValue('/v1/markets', 'cursor', cursor, false);
  for (const amount of ['0', '1000', '0.05']) checkValue('/v1/opportunities', 'max_spread_usd', amount, true);
  for (const amount of ['-1', '1,000', '.5'])
    checkValue('/v1/opportunities', 'max_spread_usd', amount, false);
});

describe('every endpoint', () => {
  for (const endpoint of endpoints) {
    const { params, body, response, operationId, summary, description = '', status } = endpoint;
    const path = `${endpoint.method} ${endpoint.path}`;

    it(`${path} has an example that fits its answer, unless that is empty`, () => {
      if (status === 204) return;
      const example = endpoint.example ?? demoExample(operationId);
      assert.ok(example !== undefined);
      assert.deepEqual(Value.Errors(response, example), []);
    });

    it(`${path} names its path parameters in a schema`, () => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      assert.deepEqual(Object.keys(params?.schema.properties ?? {}), inPath);
    });

    it(`${path} is summed up in a line and described`, () => {
      assert.ok(summary.length <= 60, summary);
      assert.ok(description.length > 0);
    });

    it(`${path} is strict and described throughout`, () => {
      const parts: readonly (JsonSchema | undefined)[] = [
        params?.schema,
        endpoint.query,
        body?.schema,
        response,
      ];
      for (const schema of parts.filter((part) => part !== undefined)) {
        for (const { place, schema: inner } of everySchema(schema, path)) {
          if (inner.properties !== undefined) assert.equal(inner.additionalProperties, false, place);
          for (const [name, property] of Object.entries(inner.properties ?? {})) {
            assert.ok(property.description, `${place}.${name} has no description`);
          }
        }
      }
    });
  }

  it('has an operation id of its own', () => {
    assert.equal(new Set(endpoints.map(({ operationId }) => operationId)).size, endpoints.length);
  });

  it('needs a key, the accuracy record alone excepted', () => {
    assert.deepEqual(
      endpoints.filter(({ access }) => access === 'open').map(({ path }) => path),
      ['/v1/accuracy'],
    );
  });

  it('answers graph_unavailable if and only if it needs a graph run', () => {
    const needing = endpoints.filter(({ problems = [] }) => problems.includes('graph_unavailable'));
    assert.deepEqual(needing, graphEndpoints);
  });
});

it('endpoints that read the graph name the run, those that read the record do not', () => {
  const without = graphEndpoints.filter(({ response }) => {
    const schema: JsonSchema = response;
    return !Object.hasOwn(schema.properties ?? {}, 'graph_run');
  });
  assert.deepEqual(
    without.map(({ path }) => path.replace('/v1/markets/{venue}/{id}', '')),
    ['/comparison'],
  );
});

it('every resource stands in some answer', () => {
  const used = new Set<string | undefined>();
  for (const { path, response } of endpoints) {
    for (const { schema } of everySchema(response, path)) used.add(schema.title);
  }
  assert.deepEqual(
    Object.keys(resources).filter((name) => !used.has(name)),
    [],
  );
});

it('malformed path parameters are the problem their endpoint says', () => {
  const table = Object.fromEntries(
    endpoints.flatMap(({ path, params }) => (params ? [[path, params.problem]] : [])),
  );
  const market = '/v1/markets/{venue}/{id}';
  assert.deepEqual(table, {
    [market]: 'invalid_market',
    [`${market}/quotes`]: 'invalid_market',
    [`${market}/trades`]: 'invalid_market',
    [`${market}/book`]: 'invalid_market',
    [`${market}/book/history`]: 'invalid_market',
    [`${market}/relations`]: 'invalid_market',
    [`${market}/rules`]: 'invalid_market',
    [`${market}/rules/reading`]: 'invalid_market',
    [`${market}/comparison`]: 'invalid_market',
    '/v1/events/{venue}/{id}': 'invalid_event',
    '/v1/topics/{slug}': 'invalid_topic',
    '/v1/relations/{left_venue}/{left_id}/{right_venue}/{right_id}': 'invalid_market',
    '/v1/relations/explain/{left_venue}/{left_id}/{right_venue}/{right_id}': 'invalid_market',
    '/v1/rulebooks/{venue}/{kind}/{id}': 'invalid_rulebook',
    '/v1/insights/strategies/{id}': 'strategy_not_found',
    '/v1/receipts/{id}': 'receipt_not_found',
    '/v1/webhooks/{id}': 'webhook_not_found',
    '/v1/webhooks/{id}/rotate-secret': 'webhook_not_found',
    '/v1/webhooks/{id}/test': 'webhook_not_found',
    '/v1/webhooks/{id}/deliveries': 'webhook_not_found',
    '/v1/webhooks/{id}/deliveries/{delivery_id}/redeliver': 'webhook_not_found',
  });
});
