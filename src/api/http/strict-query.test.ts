import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Type } from 'typebox';
import { RequestError } from '../request-error.ts';
import { compileQuery, quote } from './strict-query.ts';

const read = compileQuery(
  Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    offset: Type.Optional(Type.Integer({ minimum: 0 })),
    shift: Type.Optional(Type.Integer({ minimum: -5, maximum: 5 })),
    any: Type.Optional(Type.Integer()),
    days: Type.Optional(Type.Integer({ enum: [1, 3, 7] })),
    thin: Type.Optional(Type.Boolean({ default: false })),
    venue: Type.Optional(Type.Enum(['venue_a', 'venue_b'], { type: 'string' })),
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    slug: Type.Optional(
      Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', takes: 'words joined by dashes', maxLength: 10 }),
    ),
    from: Type.Optional(Type.String({ format: 'date-time' })),
  }),
);
const readRequired = compileQuery(Type.Object({ side: Type.Enum(['yes', 'no'], { type: 'string' }) }));
const readNothing = compileQuery(undefined);

const defaults = { limit: 50, thin: false };

function checkAccepted(query: string, expected: Readonly<Record<string, unknown>>): void {
  it(`takes ${JSON.stringify(query.slice(0, 60))}`, () =>
    assert.deepEqual(read(query), { ...defaults, ...expected }));
}

/** `message` is what the caller must read; it always names the parameter. */
function checkRefused(query: string, message: RegExp, reader = read): void {
  it(`refuses ${JSON.stringify(query.slice(0, 60))}`, () =>
    assert.throws(() => reader(query), refusal(message)));
}

function refusal(message: RegExp): (error: unknown) => boolean {
  return (error) => {
    assert.ok(error instanceof RequestError);
    assert.equal(error.code, 'invalid_parameter');
    assert.match(error.message, message);
    assert.ok(error.message.length < 400);
    return true;
  };
}

describe('what is there and what is not', () => {
  checkAccepted('', {});
  checkAccepted('limit=7', { limit: 7 });
  checkAccepted('limit=7&q=a&thin=true', { limit: 7, q: 'a', thin: true });
  checkAccepted('%6cimit=7', { limit: 7 });
  checkRefused('unknown=1', /^"unknown" is not a parameter here; it takes limit, offset, .*from\.$/);
  checkRefused('limit=1&limit=1', /^limit was sent more than once\.$/);
  checkRefused('limit=1&%6cimit=1', /^limit was sent more than once\.$/);
  checkRefused('limit', /^limit takes an integer from 1 to 200, not an empty value\.$/);
  checkRefused('limit=', /^limit takes .*, not an empty value\.$/);
  checkRefused('q=', /^q takes .*, not an empty value\.$/);
  checkRefused('thin=', /^thin takes true or false, not an empty value\.$/);
  checkRefused('LIMIT=1', /^"LIMIT" is not/);
  checkRefused('limit[]=1', /^"limit\[\]" is not/);
  checkRefused('limit%00=1', /^"limit\\u0000" is not/);
  checkRefused('__proto__=1', /^"__proto__" is not/);
  checkRefused('constructor=1', /^"constructor" is not/);
  checkRefused('hasOwnProperty=1', /^"hasOwnProperty" is not/);
  checkRefused('&', /^"" is not/);
  checkRefused('&&', /^"" is not/);
  checkRefused('limit=1&', /^"" is not/);
  checkRefused('=x', /^"" is not/);
  checkRefused('limit=1;offset=1', /^limit takes/);
  checkRefused('a=b=c', /^"a" is not/);
  checkRefused('x=1', /it takes none\.$/, readNothing);
  checkRefused('', /^side is required: one of yes, no\.$/, readRequired);
  checkRefused('side=maybe', /^side takes one of yes, no, not "maybe"\.$/, readRequired);
  it('takes what is required', () => assert.deepEqual(readRequired('side=no'), { side: 'no' }));
  it('gives no request values that another can change', () => {
    assert.ok(Object.isFrozen(read('')));
    assert.notEqual(read('limit=7'), read('limit=7'));
    assert.deepEqual(Object.keys(Object.prototype), []);
  });
});

describe('integers', () => {
  for (const [text, value] of [
    ['1', 1],
    ['200', 200],
    ['99', 99],
  ] as const) {
    checkAccepted(`limit=${text}`, { limit: value });
  }
  checkAccepted('offset=0', { offset: 0 });
  checkAccepted('offset=999999999999999', { offset: 999_999_999_999_999 });
  checkAccepted('shift=-5', { shift: -5 });
  checkAccepted('days=3', { days: 3 });
  checkAccepted('any=-12', { any: -12 });
  for (const text of [
    '0',
    '201',
    '-1',
    '1e2',
    '0x10',
    '0x',
    '0b1',
    '%2B5',
    '+5',
    '-0',
    '007',
    '1.0',
    '1.',
    '.5',
  ]) {
    checkRefused(`limit=${text}`, /^limit takes an integer from 1 to 200, not "/);
  }
  for (const text of [
    '%20',
    '%201',
    '1%20',
    '1+',
    '1,000',
    '1_0',
    '٣',
    '１２',
    '%D9%A3',
    'NaN',
    'Infinity',
    '-Infinity',
  ]) {
    checkRefused(`limit=${text}`, /^limit takes an integer from 1 to 200, not "/);
  }
  for (const text of [
    '1e400',
    '9007199254740993',
    '-9007199254740993',
    '1'.repeat(3_000),
    'null',
    '[1]',
    '1n',
    '%00',
    '1%00',
  ]) {
    checkRefused(`any=${text}`, /^any takes an integer, not "/);
  }
  checkRefused('offset=-1', /^offset takes an integer of at least 0, not "-1"\.$/);
  checkRefused('shift=-6', /^shift takes an integer from -5 to 5, not "-6"\.$/);
  checkRefused('shift=-0', /^shift takes .*"-0"\.$/);
  checkRefused('days=2', /^days takes one of 1, 3, 7, not "2"\.$/);
  checkRefused('days=1.0', /^days takes/);

  it('whatever is taken prints back as it was sent', () => {
    const text = fc.oneof(
      fc.integer().map(String),
      fc.bigInt().map(String),
      fc.double().map(String),
      fc.stringMatching(/^[-+]?[0-9]{1,20}$/),
      fc.stringMatching(/^[-+0-9.exEX ]{1,6}$/),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (sent) => {
        let value: unknown;
        try {
          value = read(`any=${encodeURIComponent(sent.toWellFormed())}`)['any'];
        } catch (error) {
          assert.ok(error instanceof RequestError);
          assert.ok(error.message.startsWith('any '));
          return;
        }
        assert.ok(Number.isSafeInteger(value));
        assert.equal(String(value), sent);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes every integer of its range and none beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 500 }), (value) => {
        if (value >= 1 && value <= 200)
          assert.deepEqual(read(`limit=${value}`), { ...defaults, limit: value });
        else assert.throws(() => read(`limit=${value}`), refusal(/^limit /));
      }),
    );
  });
});

describe('booleans and choices', () => {
  checkAccepted('thin=true', { thin: true });
  checkAccepted('thin=false', { thin: false });
  checkAccepted('venue=venue_a', { venue: 'venue_a' });
  for (const text of ['TRUE', 'True', '1', '0', 'yes', 'true%20', 'null']) {
    checkRefused(`thin=${text}`, /^thin takes true or false, not "/);
  }
  for (const text of ['venue_c', 'VENUE_A', 'venue_a,venue_b', 'toString', '%20venue_a']) {
    checkRefused(`venue=${text}`, /^venue takes one of venue_a, venue_b, not "/);
  }
});

describe('texts', () => {
  checkAccepted('q=a+b', { q: 'a b' });
  checkAccepted('q=a%2Bb', { q: 'a+b' });
  checkAccepted('q=a=b=c', { q: 'a=b=c' });
  checkAccepted('q=%F0%9F%98%80', { q: '😀' });
  checkAccepted("q='%20or%201=1%20--", { q: "' or 1=1 --" });
  checkAccepted('q=__proto__', { q: '__proto__' });
  checkAccepted('q=NaN', { q: 'NaN' });
  checkAccepted(`q=${'x'.repeat(20)}`, { q: 'x'.repeat(20) });
  checkAccepted('slug=ab-cd', { slug: 'ab-cd' });
  checkRefused(
    `q=${'x'.repeat(21)}`,
    /^q takes text of 1 to 20 characters without control characters, not "x+"\.$/,
  );
  checkRefused(`q=${'x'.repeat(3_000)}`, /^q takes .*x{60}…"\.$/);
  for (const text of ['%00', 'a%00b', '%0A', '%0D%0A', '%1B', '%7F', '%C2%85']) {
    checkRefused(`q=${text}`, /^q takes text of 1 to 20 characters without control characters, not "/);
  }
  checkRefused('q=\ud800', /^q takes/);
  for (const text of ['%', '%0', '%zz', '%ff', '%c0%af', '%ed%a0%80', '%f8%88%80%80%80', 'a%', '%u0041']) {
    checkRefused(`q=${text}`, /^"q" is not valid percent-encoding\.$/);
  }
  checkRefused('%zz=1', /^"%zz" is not valid percent-encoding\.$/);
  for (const text of ['-ab', 'ab-', 'a--b', 'AB', 'a b', 'abcdefghijk', 'a%0A']) {
    checkRefused(`slug=${text}`, /^slug takes words joined by dashes, not "/);
  }
});

describe('times', () => {
  checkAccepted('from=2026-09-15T12:00:00Z', { from: '2026-09-15T12:00:00Z' });
  checkAccepted('from=2026-09-15T12:00:00%2B00:00', { from: '2026-09-15T12:00:00+00:00' });
  for (const text of [
    '2026-09-15',
    'yesterday',
    '1789473600',
    '2026-02-30T00:00:00Z',
    '2026-09-15T12:00:00+00:00',
  ]) {
    checkRefused(`from=${text}`, /^from takes an RFC 3339 time in UTC such as 2026-09-15T12:00:00Z, not "/);
  }
});

describe('any query', () => {
  it('gives values or a refusal that is safe to send back', () => {
    const pair = fc
      .tuple(
        fc.constantFrom('limit', 'any', 'q', 'slug', 'from', 'venue', 'x'),
        fc.string({ unit: 'binary' }),
      )
      .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&')),
    );
    fc.assert(
      fc.property(query, (sent) => {
        try {
          read(sent);
        } catch (error) {
          assert.ok(error instanceof RequestError);
          assert.equal(error.code, 'invalid_parameter');
          assert.ok(error.message.length < 700);
          assert.ok(error.message.isWellFormed());
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('a schema no query can hold is a mistake of ours', () => {
    assert.throws(() => compileQuery(Type.Object({ list: Type.Array(Type.String()) })), TypeError);
  });
});

describe('what is quoted back', () => {
  function checkQuote(text: string, expected: string): void {
    it(`${JSON.stringify(text.slice(0, 40))} as ${expected.slice(0, 40)}`, () =>
      assert.equal(quote(text), expected));
  }
  checkQuote('plain', '"plain"');
  checkQuote('a"b\\c', '"a\\"b\\\\c"');
  checkQuote('\0\r\n', '"\\u0000\\r\\n"');
  checkQuote('\ud800', '"\ufffd"');
  checkQuote('x'.repeat(60), `"${'x'.repeat(60)}"`);
  checkQuote('x'.repeat(61), `"${'x'.repeat(60)}…"`);
  checkQuote(`${'x'.repeat(59)}😀`, `"${'x'.repeat(59)}\ufffd…"`);
  checkQuote(`rtr_live_abcdefghijkl_${'s'.repeat(43)}`, '"[redacted]"');
  checkQuote(`before rtr_live_abcdefghijkl_${'s'.repeat(43)} after`, '"before [redacted] after"');
});
