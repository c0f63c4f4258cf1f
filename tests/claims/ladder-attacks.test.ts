/** Ladders whose texts hide a term outside the condition: sentences beside it, tails, references, other periods. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ContractReading, readContract, variableKey } from '../../src/core/claim/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import {
  ExactNumber,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { readingOf, sharedContracts } from '../harness/shared-world.ts';

interface Rung {
  readonly rules: string;
  readonly floor: string;
  readonly label?: string;
  readonly title?: string;
  readonly more?: string;
}

function read({ rules, floor, label = '', title = '', more = '' }: Rung): ContractReading {
  const event = 'KXHARBORTOLL-26NOV20';
  const { contract, event: facts } = readVenueA(
    venueAMarket({
      ticker: `${event}-T${floor}`,
      event_ticker: event,
      title,
      yes_sub_title: label,
      rules_primary: rules,
      rules_secondary: more,
      strike_type: 'greater',
      floor_strike: new ExactNumber(floor),
    }),
    venueAEvent({ event_ticker: event, series_ticker: 'KXHARBORTOLL', title: 'Harbor toll' }),
  );
  return readContract({ fingerprint }, contract, facts);
}

function toll(floor: string, more: Partial<Rung> = {}): Rung {
  return {
    rules: `If the Harbor Bank toll index is above ${floor} on Nov 20, 2026, then the market resolves to Yes.`,
    floor,
    ...more,
  };
}

function keyOf({ claim, withheld }: ContractReading): string {
  assert.ok(claim !== undefined, JSON.stringify(withheld));
  return variableKey(claim.variable);
}

function checkWithheld(name: string, rung: Rung, reason = 'unknown_clause'): void {
  it(`${name}: ${reason}`, () => {
    const { claim, withheld } = read(rung);
    assert.equal(claim, undefined);
    assert.ok(
      withheld.some((each) => each.reason === reason),
      JSON.stringify(withheld),
    );
  });
}

describe('a plain ladder', () => {
  it('is one figure inside its event', () => {
    assert.equal(keyOf(read(toll('100'))), keyOf(read(toll('110'))));
  });
});

describe('a sentence nobody has read withholds a ladder', () => {
  for (const sentence of [
    'Only the highest strike met pays.',
    'Each strike counts from when it was added.',
    'Read below for above.',
    'The reverse holds on Mondays.',
    'A toll of the harbor is what a ship leaves there.',
  ]) {
    checkWithheld(`H72 ${sentence}`, toll('100', { more: sentence }));
  }
  for (const sentence of [
    '100 and more is Yes only in the morning.',
    'If the index is above 100, it is only so in the morning.',
  ]) {
    checkWithheld(`H72 with the bound in it: ${sentence}`, toll('100', { more: sentence }));
  }

  it('H72 in the description of ranges on venue_b', () => {
    const readB = (more: string): ContractReading => {
      const rules = `Decided by posts by Arlo Vance, as the official tracker gives it at the end of November 20, 2026, ET. Each market counts the range in its title, both ends included.${more}`;
      const { contract, event } = readVenueB(
        venueBMarket({ slug: 'posts', question: 'Posts?', groupItemTitle: '100-119', description: rules }),
        venueBEvent({ slug: 'posts', title: 'Posts', description: rules }),
      );
      return readContract({ fingerprint }, contract, event);
    };
    assert.equal(readB('').claim?.family, 'ladder');
    assert.equal(readB(' Only the highest range pays.').claim, undefined);
  });

  it('H73 what a carried family refuses for it is not taken by a ladder', () => {
    let checked = 0;
    for (const each of sharedContracts({ seed: 1, markets: 2000 })) {
      const { contract, event } = each;
      if (contract.legs !== undefined || readingOf(each).claim === undefined) continue;
      const rules = `${contract.rules} Only the highest strike met pays.`;
      const { claim, withheld } = readContract({ fingerprint }, { ...contract, rules }, event);
      assert.equal(claim, undefined, contract.id);
      assert.ok(withheld.some(({ reason }) => reason === 'unknown_clause' || reason === 'bound_conflict'));
      checked += 1;
    }
    assert.ok(checked > 1000, `${checked} contracts`);
  });
});
