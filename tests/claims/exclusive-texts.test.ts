/** H79: the venue's word that at most one market of an event pays, against what the markets themselves say. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Graph } from '../../src/core/graph/index.ts';
import { checkProof, type Member, relate } from '../../src/core/relation/index.ts';
import {
  type Raw,
  readVenueA,
  readVenueB,
  venueAEvent,
  venueAMarket,
  venueBEvent,
  venueBMarket,
} from '../harness/raw-payloads.ts';
import { memberOfListing } from './own-listings.ts';

function onA(label: string, rules: string, fields: Raw = {}): Member {
  const ticker = `KXAWARD-27-${label.replaceAll(/\W/g, '').toUpperCase()}`;
  return memberOfListing(
    readVenueA(
      venueAMarket({
        ticker,
        event_ticker: 'KXAWARD-27',
        title: 'Who gets the award?',
        yes_sub_title: label,
        rules_primary: rules,
        ...fields,
      }),
      venueAEvent({
        event_ticker: 'KXAWARD-27',
        series_ticker: 'KXAWARD',
        title: 'The award',
        mutually_exclusive: true,
      }),
    ),
  );
}

const group = `0x${'7b'.repeat(31)}00`;

function onB(slug: string, label: string, rules: string): Member {
  const listed = { negRisk: true, negRiskMarketID: group };
  return memberOfListing(
    readVenueB(
      venueBMarket({
        slug,
        question: `Will ${label} get the award?`,
        groupItemTitle: label,
        description: rules,
        ...listed,
      }),
      venueBEvent({ slug: 'award', title: 'The award', enableNegRisk: true, ...listed }),
    ),
  );
}

const wins = (name: string) => `If ${name} receives the Golden Pen of 2027, then the market resolves to Yes.`;

function kindOf(left: Member, right: Member): string {
  const found = relate(left, right);
  const graph = new Graph([
    { ...left, key: 1 },
    { ...right, key: 2 },
  ]);
  const neighbours = [...graph.neighbours(1)].length;
  assert.equal(neighbours, found.kind === 'related' ? 1 : 0, 'the graph holds what the proof says');
  if (found.kind === 'related') assert.deepEqual(checkProof(found, left, right), { ok: true });
  return found.kind === 'related' ? found.relation : found.reason;
}

describe('an event declared exclusive', () => {
  it('one winner: its members exclude each other', () => {
    assert.equal(kindOf(onA('Ada', wins('Ada')), onA('Ben', wins('Ben'))), 'contradicts');
    const rules = 'This market resolves to the person who receives the Golden Pen of 2027.';
    assert.equal(kindOf(onB('ada', 'Ada', rules), onB('ben', 'Ben', rules)), 'contradicts');
  });

  const counted = 'The market with the figure that is reported resolves to Yes.';
  for (const [first, second] of [
    ['2+ home runs', '3+ home runs'],
    ['Over 5 sixes', 'Over 7 sixes'],
    ['5 sixes or more', '7 sixes or more'],
    ['$100,000', '$120,000'],
    ['$100-200', '$150-250'],
    ['100-200', '150-250'],
    ['Any Democrat', 'Ada Madsen'],
    ['J.D. Ness', 'JD Ness'],
    ['J. D. Ness', 'JD Ness'],
    ['July 2027 or later', 'August 2027'],
    ['After June 2027', 'July 2027'],
    ['No earlier than July 2027', 'August 2027'],
    ['2027 or later', '2028'],
    ['June 2027 or earlier', 'May 2027'],
    ['Week of March 2, 2027', 'March 2027'],
    ['Week of March 2, 2027', 'March 4, 2027'],
    // Two numbers that are not read as a range may still be one, or a choice.
    ['100~200', '150~250'],
    ['100 through 200', '150 through 250'],
    ['100..200', '150..250'],
    ['200-100', '250-150'],
    ['\u20ac100-\u20ac200', '\u20ac150-\u20ac250'],
    ['5 or 6', '6 or 7'],
    ['5, 6 or 7', '6'],
    ['Five or six', 'Six'],
    ['1.000-2.000', '1,500-2,500'],
    ['1.500 votes', '1,500 votes'],
    // A number of its own is no border that two ranges could share.
    ['7 or more', '7'],
    ['7 or fewer', '7'],
    ['2%', '2% or higher'],
    ['75 bps cut', '75+ bps cut'],
    ['300-399', '399'],
    ['300-399', '300'],
    ['8 (200 bps)', '8 or more (200+ bps)'],
    // Words beside a number that the other label leaves out.
    ['No more than 8', '4'],
    ['No fewer than 8 seats', '9'],
    ['Seven or more', '9 goals'],
    ['4-5 goals', '5 goals'],
    ['4-6 home runs', '5-7 home runs'],
    // It may be a score, and beside a plain number it may be a range.
    ['4-5', '5'],
    ['4-6', '5 or more'],
    ['Lens 4-5', 'Lens 5'],
    ['April 3 - April 20', 'April 12'],
    ['April 3-20', 'April 12'],
    ['April 3 to April 20, 2027', 'April 20, 2027'],
    ['April-May', 'May'],
    ['November 2026 - February 2027', 'January 2027'],
    ['Q1-Q2 2027', 'April 2027'],
    ['Early April', 'April 2'],
    ['March and May 2027', 'May 2027'],
    ['Last week of April', 'April 29'],
    ['Summer 2027', 'July 2027'],
    ['2026-27', 'January 2027'],
  ] as const) {
    it(`H79 ${first} and ${second} may both pay`, () =>
      assert.notEqual(kindOf(onB('one', first, counted), onB('other', second, counted)), 'contradicts'));
  }
  for (const [first, second] of [
    ['2 home runs', '3 home runs'],
    ['1-2', '1-3'],
    ['$100-200', '$200-300'],
    ['Under 5 sixes', '5 sixes or more'],
    ['Any other player', 'Ada Madsen'],
    ['2028 or later', '2027'],
    ['After June 2027', 'June 2027'],
    ['June 2027 or earlier', 'July 2027'],
    ['Week of March 2, 2027', 'Week of March 9, 2027'],
    ['Lens 1-2', 'Lens 1-3'],
    ['Schalke 04 2 - 1 Mainz 05', 'Schalke 04 2 - 2 Mainz 05'],
    ['Porto 1 - 1 1. FC Lens', 'Porto 1 - 2 1. FC Lens'],
    ['TSG 1899 Lens 1 - 1 Porto', 'TSG 1899 Lens 1 - 2 Porto'],
    ['4 (100 bps)', '1 (25 bps)'],
    ['3.125-3.25%', '3.5-3.625%'],
    ['40-49', '50 or above'],
    ['40-49', '50'],
    ['Below 40', '40'],
    ['More than 50', '50'],
    ['7 (175 bps)', '8 or more (200+ bps)'],
    ['4-5 goals', '6 goals'],
    ['4-5', '6'],
    ['10-20 years', '20-30 years'],
    ['April 3 - April 20', 'April 21'],
    ['April 3-20', 'April 21-30'],
    ['April-May', 'June'],
    ['Early April', 'May 2'],
    ['2026-27', '2027-28'],
    ['April Mayfield', 'May Summers'],
  ] as const) {
    it(`${first} and ${second} are two`, () =>
      assert.equal(kindOf(onB('one', first, counted), onB('other', second, counted)), 'contradicts'));
  }

  for (const added of [
    'If the award is shared, the market resolves to No for each nominee.',
    'Each market of this event resolves to Yes or No.',
    'If both teams withdraw, no market resolves to Yes.',
    'Any interim holder will not count toward the resolution of this market.',
    'A consensus of credible reporting may suffice.',
    'If the match ends in a tie, the market called "Tie" resolves to Yes.',
    'If several leave at the same time, the one whose name is first alphabetically resolves to Yes and all others to No.',
  ]) {
    it(`excludes beside: ${added}`, () =>
      assert.equal(
        kindOf(onA('Ada', `${wins('Ada')} ${added}`), onA('Ben', `${wins('Ben')} ${added}`)),
        'contradicts',
      ));
  }

  it('labels that only a mark of comparison sets apart are different members', () => {
    const rules = 'The range of launches in 2027 that is reported resolves to Yes.';
    const members = ['<13 launches', '13 launches', '14+ launches'].map((label, index) =>
      onB(`launches-${index}`, label, rules),
    );
    for (const left of members) {
      for (const right of members) if (left !== right) assert.equal(kindOf(left, right), 'contradicts');
    }
  });

  for (const [what, sentence] of [
    ['each member pays', 'Each member who is honoured resolves to Yes.'],
    ['several may pay', 'More than one market may resolve to Yes.'],
    ['both pay', 'Where two members qualify, both pay.'],
    ['each of them pays', 'In such a case each of them pays.'],
    ['multiple may pay', 'If multiple people receive it, their markets all resolve to Yes.'],
    ['both advance', 'Both of the two best advance to the final.'],
    ['co-winners', 'Co-winners count as winners.'],
    ['a shared award', 'A person who shares the award has received it.'],
    ['ties pay each', 'In the case of a tie, each of the tied people counts in full.'],
    ['no exclusion at all', 'The outcomes of this event are not mutually exclusive.'],
    ['each of a group', 'If it goes to a group, the members of the group are deemed to have won.'],
    ['either prize', 'The pen is given in two categories; a win in either category counts.'],
    ['a second prize', 'If it is given again within the year, that counts too.'],
    ['honours', 'Receiving an honorary Golden Pen also counts.'],
    ['a nomination', 'A nomination also suffices.'],
    ['who is second', "The runner-up's market resolves to Yes as well."],
    ['who is given it later', 'If it is revoked, the market of the new recipient also resolves to Yes.'],
    ['who dies', 'If the nominee dies, the market resolves to Yes.'],
    ['more than a half of a tie', 'In the event of a tie the market pays $0.60.'],
    ['three a year', 'It is given to three people each year.'],
    ['each by itself', 'Markets may resolve independently.'],
  ] as const) {
    it(`H79 ${what}: nothing is believed`, () => {
      const [ada, ben] = [onA('Ada', `${wins('Ada')} ${sentence}`), onA('Ben', `${wins('Ben')} ${sentence}`)];
      assert.equal(ada.exclusiveKey, undefined);
      assert.equal(kindOf(ada, ben), 'no_claim');
      const rules = `This market resolves to the person who receives the Golden Pen of 2027. ${sentence}`;
      assert.equal(kindOf(onB('ada', 'Ada', rules), onB('ben', 'Ben', rules)), 'no_claim');
    });
  }

  it('H79 the first N: nothing is believed', () => {
    for (const words of ['finishes in the top 5', 'is one of the nominees', 'is among the first three']) {
      const [ada, ben] = ['Ada', 'Ben'].map((name) =>
        onA(name, `If ${name} ${words} of 2027, then the market resolves to Yes.`),
      );
      assert.ok(ada && ben);
      assert.equal(kindOf(ada, ben), 'no_claim', words);
    }
  });

  for (const words of [
    'receives a nomination for the Golden Pen',
    'wins a prize at the gala of 2027',
    'wins at least one Golden Pen',
    'is a finalist for the Golden Pen',
    'is inducted into the Hall of Pens in 2027',
    'attends the gala of 2027',
    'performs at the gala of 2027',
    'plays in the final of 2027',
    'runs for Mayor of Alder in 2027',
    'votes for the bill',
    'makes the shortlist of 2027',
    'is leading after a round',
    'wins the Golden Pen, including if shared',
    'wins the Golden Pen, co-awarded or not',
    'shares or wins the Golden Pen',
    'wins the Golden Pen, outright or with somebody',
    'receives more than 12% of the vote',
    'receives at least 50% of the votes cast',
    'wins silver in any event of the 2027 Games',
    'is elected to the Hall of Pens in 2027',
    'is traded before Feb 2, 2028',
    'is confirmed by the Senate before Feb 2, 2028',
    // One after the other.
    'is elected Mayor of Alder at any time before Feb 2, 2028',
    'becomes Mayor of Alder before Feb 2, 2028',
    'becomes Mayor of Alder in 2027',
    'becomes Mayor of Alder before Feb 2, 2028, whether she wins an election or is appointed',
    'leads Pro Football in sacks in the 2027 season',
    'has a #1 album before Feb 2, 2028',
    'has the best model at any point in 2027',
    'acquires a stake in Alder in 2027',
    'joins Alder in the summer transfer window',
    'becomes Mayor of Alder by year-end',
    'becomes Mayor of Alder through December 31, 2027',
    'becomes Mayor of Alder this year',
    'makes the 2026-27 NHL Playoffs',
    'is leading the Alder Open at the end of round 1',
    'hosts the Golden Pens of 2027',
    'wins gold at the Games of 2028',
    'is appointed, elected, named or designated as CEO of Alder Bank before Feb 2, 2028',
    // Acts that no list of such acts would have.
    'files for bankruptcy',
    'releases an album',
    'signs the letter',
    'wins their seat',
    'wins re-election',
    'is found guilty',
    'is sworn in as Mayor of Alder',
    'becomes CEO of Alder Bank',
    'is no longer CEO',
    'gets more than 3 inches of snow',
    'receives the endorsement of Bo Lee',
    'votes for the nominee',
    'plays the lead in a film',
  ])
    it(`H79 what many may do: ${words}`, () => {
      const [ada, ben] = ['Ada Doe', 'Ben Roe'].map((name) =>
        onA(name, `If ${name} ${words}, then the market resolves to Yes.`),
      );
      assert.ok(ada && ben);
      // Some are read by themselves, of two people who have nothing to do with each other.
      assert.ok(['no_claim', 'different_subject'].includes(kindOf(ada, ben)));
    });
  for (const words of [
    'is the first to attend the gala of 2027',
    'attends the gala of 2027 as the only guest',
    'wins a majority of the seats',
    'wins the Golden Pen of 2027',
  ])
    it(`one alone may do: ${words}`, () => {
      const [ada, ben] = ['Ada Doe', 'Ben Roe'].map((name) =>
        onA(name, `If ${name} ${words}, then the market resolves to Yes.`),
      );
      assert.ok(ada && ben);
      assert.equal(kindOf(ada, ben), 'contradicts');
    });

  it('that all pay No, or that a runoff takes the best two, lets nobody pay twice', () => {
    const harmless =
      'If nobody receives it, all markets resolve to No. If there is no majority, the top two meet in a runoff.';
    const [ada, ben] = [onA('Ada', `${wins('Ada')} ${harmless}`), onA('Ben', `${wins('Ben')} ${harmless}`)];
    assert.equal(kindOf(ada, ben), 'contradicts');
  });

  for (const words of [
    'receives more than 50% of the vote',
    'is elected to the office of Mayor of Alder',
    'is the co-founder who is the first to resign',
    'wins the Golden Pen of 2027 for any reason',
    'is the first member to resign before Feb 2, 2028',
    'is the next Mayor of Alder before Feb 2, 2028',
    'has the most sacks in the 2027 season',
    'is the largest company in the world by market cap on Dec 31, 2027',
    'wins the election for Mayor of Alder that is held before Feb 2, 2028',
    'has won Game of the Year at the 2027 Golden Pens',
    'wins and accepts the nomination for the Presidency',
    'wins Alder Pro League 2027: Ada vs. Ben CS2 match',
    'finishes third in the 2027 Alder Cup',
    'is the winner of the 2027 Alder Cup',
  ])
    it(`excludes: ${words}`, () => {
      const [ada, ben] = ['Ada', 'Ben'].map((name) =>
        onA(name, `If ${name} ${words}, then the market resolves to Yes.`),
      );
      assert.ok(ada && ben);
      assert.equal(kindOf(ada, ben), 'contradicts');
    });

  it('H79 brackets of a price that may be met at any time: withheld', () => {
    const price = (low: number, high: number, when: string) =>
      onA(
        `${low} to ${high}`,
        `If the price is between ${low} and ${high} ${when}, then the market resolves to Yes.`,
      );
    const kind = (when: string) => kindOf(price(100, 109, when), price(110, 119, when));
    assert.equal(kind('on Feb 2, 2028'), 'contradicts');
    assert.equal(kind('at any time before Feb 2, 2028'), 'no_claim');
  });

  it('H79 what may come about in each of two months, or in each of two strengths: withheld', () => {
    const quakes = ['5 to 6', '6 to 7'].map((label) =>
      onA(
        label,
        `If there is an earthquake of a magnitude between ${label.replace('to', 'and')} in 2027, then the market resolves to Yes.`,
      ),
    );
    const cuts = ['March 2027', 'April 2027'].map((label) =>
      onA(label, `If the Fed cuts rates in ${label}, then the market resolves to Yes.`),
    );
    for (const [first, second] of [quakes, cuts]) {
      assert.ok(first && second);
      assert.equal(kindOf(first, second), 'no_claim');
    }
  });

  it('H79 one text twice, whatever the label: withheld', () => {
    assert.equal(kindOf(onA('Ada', wins('Ada')), onA('Ada L', wins('Ada'))), 'conflicting_placements');
    const rules = 'This market resolves to the person who receives the Golden Pen of 2027.';
    assert.equal(kindOf(onB('ada', 'Ada', rules), onB('ada-2', 'ADA.', rules)), 'conflicting_placements');
  });

  it('H79 above 1 and above 2 of texts that make no ladder: withheld', () => {
    const seats = (bound: number) =>
      onA(
        `Above ${bound}`,
        `If the count, unless revised, is above ${bound}, then the market resolves to Yes.`,
        {
          strike_type: 'greater',
          floor_strike: bound,
        },
      );
    assert.equal(seats(1).claim, undefined);
    assert.equal(kindOf(seats(1), seats(2)), 'conflicting_placements');
  });

  it('ranges that share a border at most stay exclusive', () => {
    const seats = (low: number, high: number) =>
      onA(
        `${low} to ${high}`,
        `If the count, unless revised, is between ${low} and ${high}, then the market resolves to Yes.`,
        { strike_type: 'between', floor_strike: low, cap_strike: high },
      );
    assert.equal(kindOf(seats(1, 2), seats(2, 3)), 'contradicts');
    assert.equal(kindOf(seats(1, 3), seats(2, 4)), 'conflicting_placements');
  });

  const named = 'This market resolves to whoever is named by the jury of 2027.';
  for (const [first, second] of [
    ['Cleo Moss and Dan Fern', 'Cleo Moss'],
    ['Harold B. Fernley Jr.', 'HBF Jr.'],
    ['Harold Fernley', 'H. Fernley'],
    ['Harold B. Fernley', 'Harold Fernley'],
    ['Alder Moss Ferns', 'AMF'],
    ['Alder', 'Alder State'],
    ['Democrats', 'Democratic Party'],
    ['Draw', 'Tie'],
    ['The Draw', 'Match tied'],
    ['Someone else', 'Other'],
    ['None of the above', 'Another person'],
    ['Other Democrat', 'Other'],
  ] as const) {
    it(`${first} and ${second} may be two names of one thing`, () => {
      const [one, other, third] = [first, second, 'Zoe Quill'].map((label) =>
        onB(label.replaceAll(/\W+/g, '-').toLowerCase(), label, named),
      );
      assert.ok(one && other && third);
      assert.equal(kindOf(one, other), 'conflicting_placements');
      const graph = new Graph([one, other, third].map((member, index) => ({ ...member, key: index + 1 })));
      assert.deepEqual(
        [1, 2, 3].map((key) => graph.countsOf(key)?.contradicts),
        [1, 1, 2],
      );
      assert.deepEqual(
        [1, 2, 3].map((key) => [...graph.neighbours(key)].length),
        [1, 1, 2],
      );
    });
  }
  for (const [first, second] of [
    ['Cleo Moss', 'Dan Moss'],
    ['Alder York M', 'Alder York Y'],
    ['Other Democrat', 'Other Republican'],
    ['Draw', 'Cleo Moss'],
    ['Other', 'Cleo Moss'],
    ['D Senate, R House', 'R Senate, R House'],
  ] as const) {
    it(`${first} and ${second} name two things`, () =>
      assert.equal(kindOf(onB('one', first, named), onB('other', second, named)), 'contradicts'));
  }

  it('H90 a grid of some results is exclusive and covers nothing', () => {
    const score = (first: number, second: number) =>
      onA(`${first}-${second}`, `If the match ends ${first}-${second}, then the market resolves to Yes.`);
    const listed = [score(0, 0), score(1, 2), score(1, 3), score(2, 1)];
    for (const [place, left] of listed.entries()) {
      for (const right of listed.slice(place + 1)) {
        const found = relate(left, right);
        assert.ok(found.kind === 'related');
        assert.deepEqual([found.relation, found.together.atLeastOne], ['contradicts', false]);
      }
    }
  });

  it('bounds on a rise and on a fall are bounds on two figures', () => {
    const rules = 'This market resolves by the decision of the December meeting.';
    const [fall, rise] = [onB('fall', '50+ bps decrease', rules), onB('rise', '50+ bps increase', rules)];
    assert.equal(kindOf(fall, rise), 'contradicts');
  });

  it('a bound in trillions is no bound in ones', () => {
    const rules = 'This market resolves by the revenue of 2027.';
    const [least, most] = [onB('least', '<$100b', rules), onB('most', '$2t+', rules)];
    assert.equal(kindOf(least, most), 'contradicts');
  });

  it('H79 the checker refuses a declaration of two that say the same', () => {
    const [ada, ben] = [onA('Ada', wins('Ada')), onA('Ben', wins('Ben'))];
    const proof = relate(ada, ben);
    assert.ok(proof.kind === 'related');
    const twin = { ...ben, exclusiveMark: ada.exclusiveMark };
    assert.equal(checkProof(proof, ada, twin).ok, false);
  });
});
