import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { findRepeatedMember } from './repeated-member.ts';

function check(json: string, expected: string | undefined): void {
  it(`${json.slice(0, 60)} repeats ${expected ?? 'nothing'}`, () => {
    JSON.parse(json);
    assert.equal(findRepeatedMember(json), expected);
  });
}

describe('findRepeatedMember', () => {
  check('{}', undefined);
  check('"a"', undefined);
  check('{"a":1,"b":1}', undefined);
  check('{"a":1,"a":1}', 'a');
  check('{"a":1,"A":1}', undefined);
  check('{"a":"a","b":"a"}', undefined);
  check('{"a":["a","a"]}', undefined);
  check('{"a":{"b":1},"b":{"b":1}}', undefined);
  check('{"a":{"b":1,"c":{},"b":2}}', 'a.b');
  check('{"a":[{"b":1},{"b":1,"b":2}]}', 'a.1.b');
  check('{"a":[[],[{}],{"x":0,"x":0}]}', 'a.2.x');
  check('{"a":1,"\\u0061":2}', 'a');
  check('{"\\"":1,"\\\\":2,"\\"":3}', '"');
  check('{"a\\\\":1,"b":"}","b":2}', 'b');
  check(' { "a" : 1 , \n "a" : 2 } ', 'a');
  check('{"__proto__":1,"__proto__":2}', '__proto__');
  check(`${'['.repeat(30_000)}${']'.repeat(30_000)}`, undefined);

  it('finds nothing in what JSON.stringify wrote', () => {
    fc.assert(fc.property(fc.json(), (json) => assert.equal(findRepeatedMember(json), undefined)));
  });

  it('finds a member that is put in a second time', () => {
    const names = fc.uniqueArray(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(names, fc.json(), (members, value) => {
        const printed = members.map((name) => `${JSON.stringify(name)}:${value}`);
        const [first = ''] = members;
        assert.equal(findRepeatedMember(`{${[...printed, printed[0]].join(',')}}`), first);
      }),
    );
  });
});
