import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { WireShape } from '../../wire-shape.ts';
import { eventTermNames } from './event.ts';
import { eventShape, seriesShape } from './listing-shapes.ts';
import { marketTermNames } from './market.ts';
import { marketShape } from './market-shape.ts';
import { seriesTermNames } from './series.ts';

describe('what belongs to a promise is a used field of its shape', () => {
  const checkTerms = (shape: WireShape, terms: readonly string[]) =>
    it(shape.name, () => {
      assert.deepEqual(
        terms.filter((name) => shape.fields.get(name) === undefined),
        [],
      );
    });
  checkTerms(marketShape, marketTermNames);
  checkTerms(eventShape, eventTermNames);
  checkTerms(seriesShape, seriesTermNames);
});
