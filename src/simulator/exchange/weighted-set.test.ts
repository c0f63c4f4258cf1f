import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '../world/index.ts';
import { type Weighted, WeightedSet } from './weighted-set.ts';

function member(weight: number): Weighted {
  return { weight, place: -1 };
}

describe('weighted set', () => {
  it('draws members by their weight', () => {
    const members = [0.01, 0.3, 1, 2, 3.7, 90].map(member);
    const set = new WeightedSet<Weighted>();
    for (const each of members) set.add(each);
    const random = createRandom(1, 'draws');
    const draws = 200_000;
    const counts = new Map<Weighted, number>();
    for (let i = 0; i < draws; i++) {
      const drawn = set.draw(random);
      if (drawn !== undefined) counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    const total = members.reduce((sum, { weight }) => sum + weight, 0);
    for (const each of members) {
      const share = each.weight / total;
      // Five standard deviations of a binomial count, from a fixed seed.
      const slack = 5 * Math.sqrt(draws * share * (1 - share));
      assert.ok(Math.abs((counts.get(each) ?? 0) - draws * share) <= slack, `weight ${each.weight}`);
    }
  });

  it('never draws what has left or weighs nothing', () => {
    const [stays, goes, nothing] = [member(1), member(50), member(0)];
    const set = new WeightedSet<Weighted>();
    for (const each of [stays, goes, nothing]) set.add(each);
    set.delete(goes);
    const random = createRandom(2, 'draws');
    for (let i = 0; i < 1000; i++) assert.equal(set.draw(random), stays);
    set.delete(stays);
    assert.equal(set.draw(random), undefined);
  });
});
