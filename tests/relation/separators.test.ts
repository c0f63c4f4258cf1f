/** H84: fields of frames are compared one by one, whatever signs they hold; texts made of several fields never run together. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scoreVariable } from '../../src/core/claim/families/score-variable.ts';
import { type Claim, frameKey, groupKey, variableKey } from '../../src/core/claim/index.ts';
import { Graph } from '../../src/core/graph/index.ts';
import { checkProof, type Relation, relate } from '../../src/core/relation/index.ts';
import { checkUnrelated, claimOf, memberOf } from './members.ts';

/** The same fields when joined by a bar: one in the subject, the other in the window. */
const inSubject = { subject: 'rate | 2026', window: '07' };
const inWindow = { subject: 'rate', window: '2026 | 07' };

const left = claimOf({ pays: '(3, inf)', frame: inSubject, family: 'test' });
const right = claimOf({ pays: '(5, inf)', frame: inWindow, family: 'test' });

describe('fields that hold the separator', () => {
  it('H84 two frames whose joined fields look alike have different names', () => {
    assert.notEqual(frameKey(left.variable.frame), frameKey(right.variable.frame));
    assert.notEqual(variableKey(left.variable), variableKey(right.variable));
    assert.notEqual(groupKey(left.variable), groupKey(right.variable));
  });

  it('H84 a field that holds the escape of the separator is no other field', () => {
    const escaped = { ...left.variable.frame, subject: 'rate \\', window: ' 07' };
    const plain = { ...left.variable.frame, subject: 'rate', window: '\\ | 07' };
    assert.notEqual(frameKey(escaped), frameKey(plain));
  });

  it('H84 they are not related, and the graph does not bring them together', () => {
    checkUnrelated(memberOf('L', left), memberOf('R', right), 'different_subject');
    const graph = new Graph([
      { ...memberOf('L', left), key: 1 },
      { ...memberOf('R', right), key: 2 },
    ]);
    assert.deepEqual([...graph.neighbours(1)], []);
  });

  it('H84 the checker refuses a proof made of their joined fields', () => {
    checkRefused(left, right, / \| /g, ' | ');
  });

  it('H84 the checker refuses a proof whose statistic and unit run together', () => {
    const one = claimOf({ pays: '(3, inf)', statistic: 'mean | of', unit: 'days', family: 'test' });
    const other = claimOf({ pays: '(5, inf)', statistic: 'mean', unit: 'of | days', family: 'test' });
    checkRefused(one, other, / \| /g, ' | ');
  });

  it('H84 a release whose figure and period run together is another release', () => {
    const one = claimOf({ pays: '(3, inf)', statistic: 'rate, June', frame: { window: '2026' } });
    const other = claimOf({ pays: '(5, inf)', statistic: 'rate', frame: { window: 'June, 2026' } });
    checkRefused(one, other, / \| /g, ' | ');
  });

  it('H84 names of two sides that run together are two games', () => {
    const game = { league: 'cup', scheduled: '2026-10-04', reach: 'venue', venue: 'venue_a' } as const;
    const period = { window: 'full game', scope: 'game completed', ties: 'possible' } as const;
    const subjectOf = (first: string, second: string) =>
      scoreVariable({ ...game, first, second }, period, 'total', 'goals').frame.subject;
    assert.notEqual(subjectOf('Real - B', 'City'), subjectOf('Real', 'B - City'));
    assert.notEqual(subjectOf('Real -', 'City'), subjectOf('Real', '- City'));
    assert.equal(subjectOf('Saint-Etienne', 'City'), 'venue_a cup 2026-10-04 Saint-Etienne - City');
  });

  it('H84 shapes whose statistic and unit run together are two shapes', () => {
    const frame = { kind: 'path' } as const;
    const high = claimOf({ pays: '[3, inf)', quantity: 'high', statistic: 'top | of', unit: 'a', frame });
    const other = claimOf({ pays: '[3, inf)', quantity: 'high', statistic: 'top', unit: 'of | a', frame });
    const graph = new Graph([
      { ...memberOf('L', high), key: 1 },
      { ...memberOf('R', other), key: 2 },
    ]);
    assert.deepEqual([...graph.neighbours(1)], []);
  });

  it('H84 the checker refuses a step with a field of its own', () => {
    const [one, other] = [memberOf('L', left), memberOf('R', { ...right, variable: left.variable })];
    const proof = relate(one, other);
    assert.ok(proof.kind === 'related');
    const withNote = (place: number): Relation => ({
      ...proof,
      steps: proof.steps.map((step, at) => (at === place ? { ...step, note: 'and more' } : step)),
    });
    for (const [place, { step }] of proof.steps.entries())
      assert.equal(checkProof(withNote(place), one, other).ok, false, step);
    assert.equal(checkProof(proof, one, other).ok, true);
  });

  it('H84 members of two events are not exclusive by a key alone', () => {
    const one = memberOf('L', undefined, { eventId: 'event one', exclusiveKey: 'key' });
    const other = memberOf('R', undefined, { eventId: 'event two', exclusiveKey: 'key' });
    const proof = relate(one, { ...other, eventId: 'event one' });
    assert.ok(proof.kind === 'related');
    const forged = proof.steps.map((step) =>
      step.step === 'same_event' ? { ...step, right: 'venue_a event two' } : step,
    );
    assert.equal(checkProof({ ...proof, steps: forged }, one, other).ok, false);
  });
});

/** A proof of two claims on one variable, with the names of these two put in its place. */
function checkRefused(one: Claim, other: Claim, bars: RegExp, bar: string): void {
  const honest = relate(
    memberOf('L', one),
    memberOf('R', { ...other, variable: { ...one.variable, grid: other.variable.grid } }),
  );
  assert.ok(honest.kind === 'related');
  for (const escapes of [true, false]) {
    const name = (claim: Claim) => {
      const key = variableKey(claim.variable);
      return escapes ? key : key.replaceAll('\\|', '|').replaceAll(bars, bar);
    };
    const econ = ({ variable: { statistic, frame, unit } }: Claim) =>
      `${statistic}, ${frame.window}, ${unit}`;
    const steps = honest.steps.map((step) => {
      if (step.step === 'same_variable') return { ...step, left: name(one), right: name(other) };
      if (step.step === 'econ_quantity') return { ...step, left: econ(one), right: econ(other) };
      return step;
    });
    const forged: Relation = { ...honest, steps };
    assert.equal(checkProof(forged, memberOf('L', one), memberOf('R', other)).ok, false);
  }
}
