import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MarketRows } from './market-rows.ts';
import { ShrunkMeans } from './shrunk-means.ts';

function meansOf(given: { readonly groups?: number; readonly evenAt?: number } = {}): ShrunkMeans {
  const rows = new MarketRows(3);
  const means = new ShrunkMeans({ rows, groups: 2, initial: 10, evenAt: 20, memory: 100, ...given });
  rows.allocate();
  return means;
}

describe('means of markets and their groups', () => {
  test('a market that showed nothing has the mean of its group', () => {
    const means = meansOf();
    assert.equal(means.read(0, 0), 10);
    for (let look = 0; look < 50; look += 1) means.learn(1, 0, 4);
    assert.equal(means.read(0, 0), 7, 'fifty looks weigh as much as the initial mean');
    assert.equal(means.read(0, 1), 10, 'another group has learnt nothing');
  });

  test('a market that showed itself as often as it takes is half its own', () => {
    const means = meansOf({ groups: 1 });
    for (let look = 0; look < 20; look += 1) means.learn(2, 0, 4);
    const ofGroup = means.read(0, 0);
    assert.ok(Math.abs(means.read(2, 0) - (4 + ofGroup) / 2) < 1e-6);
  });

  test('a market follows its last observations', () => {
    const means = meansOf({ evenAt: 0.001 });
    for (let look = 0; look < 1_000; look += 1) means.learn(0, 0, 1);
    for (let look = 0; look < 500; look += 1) means.learn(0, 0, 2);
    assert.ok(Math.abs(means.read(0, 0) - 2) < 0.01);
  });

  test('a place given to another market starts again', () => {
    const rows = new MarketRows(2);
    const means = new ShrunkMeans({ rows, groups: 1, initial: 10, evenAt: 20, memory: 100 });
    rows.allocate();
    for (let look = 0; look < 30; look += 1) means.learn(0, 0, 1);
    rows.clear(0);
    assert.equal(means.read(0, 0), means.read(1, 0));
  });
});
