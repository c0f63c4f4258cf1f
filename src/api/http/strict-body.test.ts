import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { RequestError } from '../request-error.ts';
import { NewWebhook, WebhookChange } from '../schemas/index.ts';
import { compileBody } from './strict-body.ts';

const url = 'https://a.example';
const readNew = compileBody({
  schema: NewWebhook,
  problem: 'invalid_webhook',
  example: { url, events: ['lead.executable'] },
});
const readChange = compileBody({ schema: WebhookChange, problem: 'invalid_webhook', example: {} });

function checkRefused(read: typeof readNew, json: string, message: RegExp, repeated?: string): void {
  it(`${json.slice(0, 70)} is refused: ${message.source}`, () => {
    assert.throws(
      () => read({ value: JSON.parse(json), repeated }),
      (error) =>
        error instanceof RequestError && error.code === 'invalid_webhook' && message.test(error.message),
    );
  });
}

describe('a body that fits', () => {
  for (const value of [
    { url, events: ['lead.executable'] },
    { url, events: ['relation.found', 'market.settled'], filters: {} },
    { url, events: ['rules.changed'], filters: { cross_venue: false, min_net_usd: '0.000001' } },
  ]) {
    it(JSON.stringify(value), () => assert.equal(readNew({ value, repeated: undefined }), value));
  }
  for (const value of [{ status: 'active' }, { filters: {} }, { url }]) {
    it(JSON.stringify(value), () => assert.equal(readChange({ value, repeated: undefined }), value));
  }
});

describe('a body that does not', () => {
  const rest = `"url":"${url}"`;
  const events = '"events":["lead.executable"]';
  for (const json of ['null', '[]', '"url"', '1', 'true']) {
    checkRefused(readNew, json, /^The body takes an object with url, events, filters, not /);
  }
  checkRefused(readNew, '{}', /^url is required: an HTTPS address that is public, /);
  checkRefused(
    readNew,
    `{${rest}}`,
    /^events is required: a list, not empty, each one of lead\.executable, /,
  );
  checkRefused(readNew, `{${rest},"events":[]}`, /^events takes a list.*, not an empty list\.$/);
  checkRefused(readNew, `{${rest},"events":"lead.executable"}`, /^events takes a list.*, not "lead/);
  checkRefused(readNew, `{${rest},"events":{}}`, /^events takes a list.*, not an object\.$/);
  checkRefused(
    readNew,
    `{${rest},"events":["webhook.test"]}`,
    /^events\[0\] takes one of .*"webhook\.test"\.$/,
  );
  checkRefused(readNew, `{${rest},"events":["lead.executable",1]}`, /^events\[1\] takes one of .*, not 1\.$/);
  checkRefused(
    readNew,
    `{${rest},"events":["lead.executable","lead.executable"]}`,
    /^events names "lead\.executable" more than once\.$/,
  );
  for (const wrong of ['""', '1', 'null', '[]', `"${'a'.repeat(2_049)}"`, '"a\\u0000"', '"a\\ud800"']) {
    checkRefused(
      readNew,
      `{"url":${wrong},${events}}`,
      /^url takes an HTTPS address that is public, of at most 2048 characters, .*, not /,
    );
  }
  checkRefused(readNew, `{${rest},${events},"x":1}`, /^"x" is not a member here; the body takes url, events/);
  checkRefused(readNew, `{${rest},${events},"__proto__":{}}`, /^"__proto__" is not a member here/);
  checkRefused(readNew, `{${rest},${events},"status":"active"}`, /^"status" is not a member here/);
  checkRefused(readNew, `{${rest},${events}}`, /^"url" was sent more than once\.$/, 'url');
  checkRefused(readNew, `{${rest},${events},"filters":null}`, /^filters takes an object with cross_venue/);
  checkRefused(readNew, `{${rest},${events},"filters":[]}`, /^filters takes an object .*, not a list/);
  checkRefused(
    readNew,
    `{${rest},${events},"filters":{"constructor":1}}`,
    /^"filters\.constructor" is not a member here; filters takes cross_venue, min_net_usd\.$/,
  );
  for (const wrong of ['"true"', 'null', '1']) {
    checkRefused(
      readNew,
      `{${rest},${events},"filters":{"cross_venue":${wrong}}}`,
      /^filters\.cross_venue takes true or false, not /,
    );
  }
  for (const wrong of ['1', '"-1"', '"1e3"', '""', '".5"', '"0.0000001"', '"1234567890"', '"NaN"']) {
    checkRefused(
      readNew,
      `{${rest},${events},"filters":{"min_net_usd":${wrong}}}`,
      /^filters\.min_net_usd takes a decimal in quotes with at most 9 digits /,
    );
  }
  checkRefused(readChange, '{}', /^The body takes at least one of url, events, filters, status\.$/);
  checkRefused(readChange, '{"status":"paused"}', /^status takes one of active, disabled, not "paused"\.$/);
  checkRefused(readNew, `${'['.repeat(20_000)}${']'.repeat(20_000)}`, /not a list\.$/);
});

it('a schema that cannot be checked is noticed when the route is made', () => {
  const schema = Type.Object({ any: Type.Unknown() });
  assert.throws(() => compileBody({ schema, problem: 'invalid_webhook', example: { any: 1 } }), TypeError);
});
