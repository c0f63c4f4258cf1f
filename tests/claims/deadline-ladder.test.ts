/** Ladders of deadlines inside one event, in words nobody has read: what relates, and what must be withheld. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ContractReading, readContract, variableKey } from '../../src/core/claim/index.ts';
import { formatPayout } from '../../src/core/exact/index.ts';
import { fingerprint } from '../../src/runtime/content-hash.ts';
import {
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';

interface Rung {
  readonly rules: string;
  readonly label?: string;
  readonly event?: string;
  readonly exclusive?: boolean;
  readonly custom?: Readonly<Record<string, string>>;
}

let serial = 0;

function readA({
  rules,
  label = '',
  event = 'KXBRIDGE-27',
  exclusive = false,
  custom,
}: Rung): ContractReading {
  serial += 1;
  const { contract, event: facts } = readVenueA(
    venueAMarket({
      ticker: `${event}-${serial}`,
      event_ticker: event,
      yes_sub_title: label,
      rules_primary: rules,
      ...(custom === undefined ? {} : { strike_type: 'custom', custom_strike: custom }),
    }),
    venueAEvent({
      event_ticker: event,
      series_ticker: 'KXBRIDGE',
      title: 'Bridge',
      mutually_exclusive: exclusive,
    }),
  );
  return readContract({ fingerprint }, contract, facts);
}

function readB(rules: string, label: string, endDate: string, eventText: string): ContractReading {
  serial += 1;
  const { contract, event } = readVenueB(
    venueBMarket({
      slug: `bridge-${serial}`,
      question: 'Bridge?',
      groupItemTitle: label,
      description: rules,
      endDate,
    }),
    venueBEvent({ slug: 'bridge', title: 'Bridge', description: eventText }),
  );
  return readContract({ fingerprint }, contract, event);
}

function keyOf({ claim, withheld }: ContractReading): string {
  assert.ok(claim !== undefined, JSON.stringify(withheld));
  return variableKey(claim.variable);
}

function payoutOf({ claim }: ContractReading): string {
  assert.ok(claim !== undefined);
  return formatPayout(claim.payout);
}

const opens = (date: string): string => `If Ada Abbott opens the harbor bridge before ${date}, then Yes.`;

describe('a ladder of deadlines', () => {
  it('is one variable inside its event', () => {
    const early = readA({ rules: opens('Jan 1, 2027'), label: 'Before 2027' });
    const late = readA({ rules: opens('March 1, 2027'), label: 'Before March' });
    assert.equal(keyOf(early), keyOf(late));
    assert.equal(payoutOf(early), '(-inf, 1798779599000]');
    assert.equal(payoutOf(late), '(-inf, 1803877199000]');
    assert.equal(early.claim?.variable.frame.reach, 'venue');
  });

  it('is another variable in another event, with other words, another label or another strike', () => {
    const rules = opens('Jan 1, 2027');
    const keys = [
      readA({ rules }),
      readA({ rules, event: 'KXBRIDGE-28' }),
      readA({ rules: rules.replace('Ada Abbott', 'Ben Barnes') }),
      readA({ rules, label: 'Ada Abbott' }),
      readA({ rules, custom: { City: 'Lisbon' } }),
      readA({ rules: rules.replace('opens', 'inaugurates') }),
      readA({ rules: rules.replace('before', 'by') }),
    ].map(keyOf);
    assert.equal(new Set(keys).size, keys.length);
  });

  it('reads the own text of a market whose event repeats that of another', () => {
    const text = (date: string): string =>
      `Yes if Ada Abbott opens the harbor bridge by ${date}, 11:59 PM ET. Otherwise, the market resolves to No.`;
    const last = text('March 31, 2027');
    const early = readB(text('December 31, 2026'), 'December 31', '2027-01-01T04:59:00Z', last);
    const late = readB(last, 'March 31', '2027-04-01T03:59:00Z', last);
    assert.equal(keyOf(early), keyOf(late));
    assert.equal(payoutOf(early), '(-inf, 1798779540000]');
  });

  it('takes a listed date from the label, and its year from an end date of the same day', () => {
    const text = 'Yes if Ada Abbott opens the harbor bridge by the listed date, 11:59 PM ET.';
    const early = readB(text, 'December 31', '2026-12-31T00:00:00Z', text);
    const late = readB(text, 'March 31', '2027-04-01T03:59:00Z', text);
    assert.equal(keyOf(early), keyOf(late));
    assert.equal(payoutOf(early), '(-inf, 1798779540000]');
    // Another day's end date tells no year.
    assert.equal(readB(text, 'December 31', '2027-03-31T00:00:00Z', text).claim, undefined);
  });
});

function checkWithheld(rung: Rung, reason: string): void {
  it(`withholds "${rung.rules.slice(0, 90)}" ${rung.label ?? ''}: ${reason}`, () => {
    const { claim, withheld } = readA(rung);
    assert.equal(claim, undefined);
    assert.ok(
      withheld.some((each) => each.reason === reason),
      JSON.stringify(withheld),
    );
  });
}

describe('what happens at a moment', () => {
  for (const condition of [
    'Ada Abbott has officially announced her intention to leave as Mayor of Lisbon or has actually left Mayor of Lisbon',
    'the City of Lisbon has agreed to, signed, or accepted a new harbor deal',
    'Ada Abbott is appointed, elected, or named to the position as the head of the government of Lisbon',
    'Portugal recognizes Ada Abbott as the leader of Lisbon',
    'Portugal launches a drone, missile, or air strike on the soil of Lisbon',
    'Ada Abbott visits Lisbon',
    'Jo\u00e3o da Silva resigns',
  ]) {
    it(condition, () => {
      const rungs = ['Jan 1, 2027', 'Mar 1, 2027'].map((date) =>
        readA({ rules: `If ${condition} before ${date}, then the market resolves to Yes.` }),
      );
      assert.equal(new Set(rungs.map(keyOf)).size, 1);
      assert.equal(new Set(rungs.map(payoutOf)).size, 2);
    });
  }
});

describe('what is no ladder of deadlines', () => {
  const statement = (condition: string): Rung => ({ rules: `If ${condition} before Jan 1, 2027, then Yes.` });
  // What may come undone.
  checkWithheld(statement('Ada Abbott does not open the bridge'), 'unknown_clause');
  checkWithheld(statement("the council doesn't open the bridge"), 'unknown_clause');
  checkWithheld(statement('nobody opens the bridge'), 'unknown_clause');
  checkWithheld(statement('Ada Abbott remains mayor'), 'unknown_clause');
  checkWithheld(statement('Ada Abbott is mayor'), 'unknown_clause');
  checkWithheld(statement('the bridge is open'), 'unknown_clause');
  checkWithheld(statement('the council has a debt'), 'unknown_clause');
  checkWithheld(statement('the latest poll names Ada Abbott'), 'unknown_clause');
  checkWithheld(statement('fewer than five bridges open'), 'unknown_clause');
  checkWithheld(statement('exactly five bridges open'), 'unknown_clause');
  checkWithheld(statement('Ada Abbott controls the council'), 'unknown_clause');
  checkWithheld(statement('Ada Abbott wins the most votes'), 'unknown_clause');
  checkWithheld(statement('Ada Abbott ranks among the leaders'), 'unknown_clause');
  checkWithheld(statement(`the council ${'opens the bridge and '.repeat(80)}`), 'unknown_clause');
  // What is left undone, what is so for a while, and what may turn back.
  for (const condition of [
    'Ada Abbott refrains from opening the bridge',
    'Ada Abbott abstains from the vote',
    'Ada Abbott skips the vote',
    'Ada Abbott delays the bridge',
    'Ada Abbott retains the office',
    'Ada Abbott and Ben Barnes preserve the peace',
    'Ada Abbott works for the council',
    'Ada Abbott governs Lisbon',
    'Ada Abbott administers Lisbon',
    'Ada Abbott outpolls Ben Barnes',
    'Harbor Bank employs Ada Abbott',
    'the bill languishes in the council',
    'the jobless rate rises',
    'inflation drops',
    'the pound falls',
    'Harbor Bank gains 20% since January',
    'Harbor Bank leaves its rate in place',
    'Ada Abbott leaves Lisbon alone',
    'Ada Abbott Skips visits to Lisbon',
    // It happens, and more is asked.
    'Ada Abbott resigns provided that Ben Barnes did so too',
    'Ada Abbott resigns in the same quarter',
    'Ada Abbott resigns on the eve',
    'Ada Abbott signs the treaty and keeps it',
    'Ada Abbott signs the treaty and Ben Barnes abstains',
    'Ada Abbott signs the treaty, avoiding a vote',
    'Ada Abbott signs the treaty as Ben Barnes abstains',
    'Ada Abbott signs the treaty or refuses it',
    'Ada Abbott resigns n\u043ewhere',
  ]) {
    checkWithheld(statement(condition), 'unknown_clause');
  }
  // The number of times is counted, and none turns the order of deadlines round.
  for (const condition of [
    'Ada Abbott wins zero games',
    'Ada Abbott wins 0 games',
    'Ada Abbott wins nil',
    'Ada Abbott wins nary a game',
    'Ada Abbott wins Zero Games',
    'Ada Abbott wins few games',
    'Ada Abbott wins at most a game',
    'Ada Abbott wins up to 3 games',
    'Ada Abbott wins an even number of games',
    'Ada Abbott wins half of the games',
    'Ada Abbott wins both games',
    'Ada Abbott signs hardly a treaty',
    'Ada Abbott signs a treaty to the exclusion of others',
    'Ada Abbott has not signed a treaty',
    'Ada Abbott has hitherto signed a treaty',
    'Ada Abbott has signed zero treaties',
    'Ada Abbott announces an absence of treaties',
    'Nobody resigns',
    'Not Ada Abbott resigns',
    'Neither Ada Abbott resigns',
    'None of Lisbon resigns',
    'Zero Ministers have resigned',
    'Fewer Ministers have resigned',
    'Only Ada Abbott resigns',
  ]) {
    it(`H75 withholds ${condition}`, () => assert.equal(readA(statement(condition)).claim, undefined));
  }
  // What is written on the market is a term that the text does not state.
  for (const condition of [
    'Ada Abbott wins the race of the title',
    "Ada Abbott visits the title's city",
    'Ada Abbott visits the city of the subtitle',
    'Ada Abbott visits the listed city',
    'Ada Abbott visits the city named above',
    'Ada Abbott visits the specified city',
    'Ada Abbott visits the city of the label',
    'Ada Abbott announces the settlement of the market',
    'Ada Abbott releases the artist of the contract',
    'Ada Abbott visits the respective city',
    'Ada Abbott visits the relevant city',
    'Ada Abbott visits the city in question',
    'Ada Abbott visits The Listed City',
  ]) {
    it(`H76 withholds ${condition}`, () => assert.equal(readA(statement(condition)).claim, undefined));
  }
  it('H88 withholds a label that names somebody else than the text', () => {
    const { claim, withheld } = readA({ rules: opens('Jan 1, 2027'), label: 'Ben Barnes' });
    assert.equal(claim, undefined);
    assert.ok(withheld.some(({ reason }) => reason === 'subject_conflict'));
    assert.notEqual(readA({ rules: opens('Jan 1, 2027'), label: 'Ada Abbott' }).claim, undefined);
  });
  // Each market its own beginning.
  checkWithheld(statement('Ada Abbott opens the bridge after Issuance and'), 'unknown_window');
  checkWithheld(
    statement("Ada Abbott opens the bridge between this market's creation and"),
    'unknown_window',
  );
  // Other sentences that could pay a later deadline less.
  const rules = opens('Jan 1, 2027');
  for (const sentence of [
    'If the mayor withdraws, the market resolves to No.',
    'The bridge must still stand on that day.',
    'Only the last opening counts.',
    'What was opened before issuance does not count.',
    'Clarification (2026-11-15): a ferry counts.',
    'It must be ratified before Jan 1, 2027.',
    'A bridge for walkers counts.',
    'Only what happens in the same quarter as the cut-off counts.',
    'Only an opening of the same season counts.',
    'Openings of a Monday are left out.',
    'An opening counts in the session of the council that is sitting at the cut-off.',
  ]) {
    checkWithheld({ rules: `${rules} ${sentence}` }, 'unknown_clause');
  }
  checkWithheld(
    { rules: `${rules} If Ben Barnes opens it before Jan 1, 2027, then Yes.` },
    'clause_conflict',
  );
  // Labels that disagree.
  checkWithheld({ rules, label: 'Before February' }, 'bound_conflict');
  checkWithheld({ rules, label: 'Before 2028' }, 'bound_conflict');
  checkWithheld({ rules, label: 'By January' }, 'bound_conflict');
  // Sides, forms and declarations.
  checkWithheld({ rules: rules.replace('then Yes', 'then No') }, 'unknown_clause');
  checkWithheld({ rules: rules.replace('before', 'on') }, 'unknown_clause');
  checkWithheld({ rules: rules.replace('then Yes', 'unless it rains, then Yes') }, 'unknown_clause');
  checkWithheld({ rules, exclusive: true }, 'unknown_clause');
  checkWithheld({ rules: opens('February 30, 2027') }, 'unknown_window');
});
