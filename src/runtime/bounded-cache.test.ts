import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { BoundedCache } from './bounded-cache.ts';

type Step = readonly ['save' | 'find' | 'peek' | 'delete', key: string];

/** What a cache of `entriesMax` holds after the steps, oldest use first. Each key's value is the step that saved it. */
function checkHeld(entriesMax: number, steps: readonly Step[], expected: readonly string[]): void {
  const story = steps.map(([verb, key]) => `${verb} ${key}`).join(', ');
  it(`of ${entriesMax} holds [${expected.join(' ')}] after ${story || 'nothing'}`, () => {
    const cache = new BoundedCache<string, number>(entriesMax);
    steps.forEach(([verb, key], place) => {
      if (verb === 'save') cache.save(key, place);
      else cache[verb](key);
    });
    assert.deepEqual(
      [...cache.entries()].map(([key]) => key),
      expected,
    );
    assert.equal(cache.size, expected.length);
  });
}

describe('a bounded cache', () => {
  checkHeld(3, [], []);
  checkHeld(3, steps('save a, save b'), ['a', 'b']);
  checkHeld(3, steps('save a, save b, save c, save d'), ['b', 'c', 'd']);
  checkHeld(3, steps('save a, save b, save c, find a, save d'), ['c', 'a', 'd']);
  checkHeld(3, steps('save a, save b, save c, peek a, save d'), ['b', 'c', 'd']);
  checkHeld(3, steps('save a, save b, save c, save a, save d'), ['c', 'a', 'd']);
  checkHeld(3, steps('save a, save b, save c, delete b, save d'), ['a', 'c', 'd']);
  checkHeld(3, steps('save a, find b, delete b'), ['a']);
  checkHeld(1, steps('save a, save b, save b'), ['b']);

  it('returns what was saved last', () => {
    const cache = new BoundedCache<string, number>(2);
    cache.save('a', 1);
    cache.save('a', 2);
    assert.equal(cache.find('a'), 2);
    assert.equal(cache.peek('a'), 2);
    assert.equal(cache.find('b'), undefined);
    assert.equal(cache.peek('b'), undefined);
  });

  it('agrees with a list sorted by last use, and never holds more than it may', () => {
    const verb = fc.constantFrom('save', 'find', 'peek', 'delete');
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const schedule = fc.array(fc.tuple(verb, key), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), schedule, (entriesMax, taken) => {
        const cache = new BoundedCache<string, number>(entriesMax);
        let model: [string, number][] = [];
        for (const [place, [verb, key]] of taken.entries()) {
          const held = model.find(([name]) => name === key);
          const others = model.filter(([name]) => name !== key);
          if (verb === 'save') {
            cache.save(key, place);
            model = [...others, [key, place] as [string, number]].slice(-entriesMax);
          } else if (verb === 'delete') {
            cache.delete(key);
            model = others;
          } else {
            assert.equal(cache[verb](key), held?.[1]);
            if (verb === 'find' && held) model = [...others, held];
          }
          assert.deepEqual([...cache.entries()], model);
          assert.ok(cache.size <= entriesMax);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function steps(story: string): Step[] {
  return story.split(', ').map((step) => {
    const [verb, key = ''] = step.split(' ');
    if (verb !== 'save' && verb !== 'find' && verb !== 'peek' && verb !== 'delete') assert.fail(step);
    return [verb, key];
  });
}
