import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import { RequestError } from '../request-error.ts';
import { compilePathParams } from './path-params.ts';

const read = compilePathParams({
  problem: 'invalid_market',
  schema: Type.Object({
    venue: Type.Enum(['venue_a', 'venue_b'], { type: 'string' }),
    id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$', takes: 'an id' }),
    slug: Type.String({ pattern: '^[a-z]+$', takes: 'at most five letters', maxLength: 5 }),
  }),
});
const fitting = { venue: 'venue_a', id: 'KX-1.5_b', slug: 'abc' };

function checkAccepted(values: Readonly<Record<string, string>>): void {
  it(`takes ${JSON.stringify(values).slice(0, 70)}`, () => {
    const sent = { ...fitting, ...values };
    assert.deepEqual(read(sent), sent);
  });
}

function checkRefused(name: keyof typeof fitting, text: string): void {
  it(`refuses ${name} ${JSON.stringify(text.slice(0, 50))}`, () => {
    assert.throws(
      () => read({ ...fitting, [name]: text }),
      (error) => {
        assert.ok(error instanceof RequestError);
        assert.equal(error.code, 'invalid_market');
        assert.ok(error.message.startsWith(`${name} takes `), error.message);
        assert.ok(error.message.length < 250);
        return true;
      },
    );
  });
}

describe('path parameters', () => {
  checkAccepted({});
  checkAccepted({ venue: 'venue_b' });
  checkAccepted({ id: 'a' });
  checkAccepted({ id: `A${'b'.repeat(199)}` });
  checkAccepted({ id: 'constructor' });
  checkAccepted({ slug: 'abcde' });
  for (const text of ['', 'venue_c', 'VENUE_A', 'venue_a ', '__proto__', 'constructor', '0'])
    checkRefused('venue', text);
  for (const text of [
    '',
    ' ',
    '-x',
    '.x',
    '_x',
    '..',
    '../x',
    'a/b',
    'a b',
    'a\0',
    'a\n',
    'é',
    '１２',
    'a%',
    '\ud800',
  ]) {
    checkRefused('id', text);
  }
  checkRefused('id', `A${'b'.repeat(200)}`);
  checkRefused('id', 'A'.repeat(8_000));
  checkRefused('id', '__proto__');
  for (const text of ['', 'ABC', 'abcdef', 'abc\n', 'ab-c']) checkRefused('slug', text);

  it('says what it takes and what it got', () => {
    assert.throws(() => read({ ...fitting, venue: 'venue_c' }), {
      message: 'venue takes one of venue_a, venue_b, not "venue_c".',
    });
  });

  it('one that is missing is refused', () => {
    assert.throws(() => read({ venue: 'venue_a', slug: 'abc' }), { message: /^id takes .*, not ""\.$/ });
  });

  it('the problem is the one the endpoint names', () => {
    const schema = Type.Object({ id: Type.String({ pattern: '^a$', takes: 'the letter a' }) });
    const readTopic = compilePathParams({ schema, problem: 'invalid_topic' });
    assert.throws(() => readTopic({ id: 'b' }), { code: 'invalid_topic' });
  });

  it('an endpoint without any reads none', () => {
    assert.deepEqual(compilePathParams(undefined)({ id: 'a' }), {});
  });

  it('a parameter that takes anything is a mistake of ours', () => {
    const schema = Type.Object({ id: Type.String() });
    assert.throws(() => compilePathParams({ schema, problem: 'invalid_market' }), TypeError);
  });

  it('so is a pattern without words for what it takes', () => {
    const schema = Type.Object({ id: Type.String({ pattern: '^a$' }) });
    assert.throws(() => compilePathParams({ schema, problem: 'invalid_market' }), /no words/);
  });
});
