/** Markets of venue_b in texts of our own, as the service reads them, and what a test expects of one. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type ContractReading, readContract } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import { type Raw, readVenueB, venueBEvent, venueBMarket } from '../harness/raw-payloads.ts';

export interface Market {
  readonly rules: readonly string[];
  readonly title: string;
  readonly fields?: Raw;
}

export function readB({ rules, title, fields = {} }: Market): ContractReading {
  const { contract, event } = readVenueB(
    venueBMarket({
      slug: 'own-text',
      question: title,
      description: rules.join('\n\n'),
      outcomes: '["Yes","No"]',
      ...fields,
    }),
    venueBEvent({ slug: 'own-event', title: 'An event' }),
  );
  return readContract({ fingerprint }, contract, event);
}

export function checkClaim(
  name: string,
  market: Market,
  family: string,
  voids: readonly string[] = [],
): void {
  it(name, () => {
    const { claim, withheld } = readB(market);
    assert.deepEqual(withheld, []);
    assert.equal(claim?.family, family);
    assert.deepEqual(
      claim?.voids.map(({ branch, pays }) => `${branch} ${pays.kind}`),
      voids,
    );
  });
}

export function checkNoClaim(name: string, market: Market, reason: string): void {
  it(`${name} is withheld`, () => {
    const { claim, withheld } = readB(market);
    assert.equal(claim, undefined);
    assert.ok(
      withheld.some((each) => each.reason === reason),
      JSON.stringify(withheld),
    );
  });
}
