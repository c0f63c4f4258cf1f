/** A market that was listed later does not see what happened before: where a text states no beginning, or points to the listing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memberOf, relate } from '../../src/core/relation/index.ts';
import { checkRelation, listed, read, type Text } from './own-texts.ts';

const [february, may] = ['2026-02-01T10:00:00Z', '2026-05-20T10:00:00Z'];
const [june, september] = ['Jun 30, 2026', 'Sep 30, 2026'];
/** The venue's way of giving no time. */
const never = '0001-01-01T00:00:00Z';

interface Asked {
  readonly title: string;
  readonly rules: string;
  readonly second?: string;
}

const rung = ({ title, rules, second = '' }: Asked, until: string, opens: string): Text => ({
  title: `Will ${title} before ${until}?`,
  label: `Before ${until}`,
  market: until.replaceAll(/\W+/g, '-'),
  rules: `If ${rules} before ${until}, then the market resolves to Yes.`,
  second,
  fields: { open_time: opens },
});

const visit: Asked = { title: 'Ana Doe visit Alder', rules: 'Ana Doe has visited Alder' };
const asked: readonly Asked[] = [
  visit,
  { title: 'Ana Doe resign', rules: 'Ana Doe resigns' },
  // A ladder of a text that phrases do not read.
  { title: 'Alder Works launch a new phone', rules: 'Alder Works launches a new phone' },
];
for (const each of asked) {
  const both = (opens: string, opensLater: string): [Text, Text] => [
    rung(each, june, opens),
    rung(each, september, opensLater),
  ];
  checkRelation(`${each.rules}, listed together`, ...both(february, february), 'implies');
  checkRelation(`${each.rules}, before the later rung was listed`, ...both(february, may), undefined);
  checkRelation(`${each.rules}, listed at no known time`, ...both(never, never), undefined);
}

const outBy = (until: string, opens: string): Text => ({
  title: `Doe out as Chancellor of Alder by ${until}?`,
  event: 'own',
  market: until.replaceAll(/\W+/g, '-'),
  venue: 'venue_b',
  rules: `This market will resolve to "Yes" if Ana Maria Doe ceases to be the Chancellor of Alder for any length of time by ${until}, 11:59 PM ET. Otherwise, this market will resolve to "No". The resolution source for this market will be a consensus of credible reporting.`,
  fields: { startDate: opens },
});
checkRelation(
  'out for a week, and back when the later rung is listed',
  outBy('June 30, 2026', february),
  outBy('September 30, 2026', may),
  undefined,
);
checkRelation(
  'rungs that one hand listed minutes apart',
  outBy('June 30, 2026', '2026-02-01T10:02:11Z'),
  outBy('September 30, 2026', '2026-02-01T10:40:59Z'),
  'implies',
);

/** From a stated day, but a sentence beside the statement points to the listing. */
const announcedVisit = (until: string, opens: string): Text =>
  rung(
    {
      title: 'Ana Doe visit the White House',
      rules: 'Ana Doe visits the White House after May 3, 2026 and',
      second: `The announcement must occur after Issuance and before ${until} and so must the actual visit.`,
    },
    until,
    opens,
  );
checkRelation(
  'announced after the issue of both markets',
  announcedVisit(june, february),
  announcedVisit(september, february),
  'implies',
);
checkRelation(
  'announced before the later rung was issued',
  announcedVisit(june, february),
  announcedVisit(september, may),
  undefined,
);

const firstHolder = (who: string, opens: string): Text => ({
  title: `Will ${who} be the next Chair of Alder?`,
  label: who,
  market: who.replaceAll(' ', '-'),
  rules: `If the first new person to hold the position of Chair of Alder after Issuance is ${who}, then the market resolves to Yes.`,
  fields: { open_time: opens },
  isExclusive: true,
});

function excludes(left: Text, right: Text): boolean {
  const members = [left, right].map((text) => {
    const { contract } = listed(text);
    return memberOf({ ...contract, marketId: contract.id }, read(text));
  });
  const [one, other] = members;
  assert.ok(one !== undefined && other !== undefined);
  const found = relate(one, other);
  return 'relation' in found && found.relation === 'contradicts';
}

test('of markets listed together one holder is the first', () =>
  assert.ok(excludes(firstHolder('Ana Doe', february), firstHolder('Bo Roe', february))));

test('each may be the first holder after the listing of its own market', () =>
  assert.ok(!excludes(firstHolder('Ana Doe', february), firstHolder('Bo Roe', may))));

const touched = (bound: number, opens: string): Text => ({
  title: `How high will the price of Alder get? ${bound}`,
  label: `Above ${bound}`,
  market: `${bound}`,
  rules: `If the price of Alder is above ${bound} at any time before Jan 1, 2027, then the market resolves to Yes.`,
  fields: { open_time: opens, strike_type: 'greater', floor_strike: bound },
});
checkRelation(
  'a level touched after both rungs were listed',
  touched(120, february),
  touched(100, february),
  'implies',
);
checkRelation(
  'a level touched before the lower rung was listed',
  touched(120, february),
  touched(100, may),
  undefined,
);
