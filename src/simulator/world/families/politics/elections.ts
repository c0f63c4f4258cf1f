/** Elections: states and districts by party, margins, and the presidency. */
import { dayMs, easternOf } from '../../eastern-time.ts';
import type { FamilyContext, Listing, WorldFamily } from '../../family.ts';
import { listMargin } from './margins.ts';
import { presidential } from './presidency.ts';
import { electionNight, listRace, offices, type Race, raceOf } from './races.ts';

const states = [
  ['Alabama', 'AL'],
  ['Alaska', 'AK'],
  ['Arizona', 'AZ'],
  ['Arkansas', 'AR'],
  ['California', 'CA'],
  ['Colorado', 'CO'],
  ['Connecticut', 'CT'],
  ['Delaware', 'DE'],
  ['Florida', 'FL'],
  ['Georgia', 'GA'],
  ['Hawaii', 'HI'],
  ['Idaho', 'ID'],
  ['Illinois', 'IL'],
  ['Indiana', 'IN'],
  ['Iowa', 'IA'],
  ['Kansas', 'KS'],
  ['Kentucky', 'KY'],
  ['Louisiana', 'LA'],
  ['Maine', 'ME'],
  ['Maryland', 'MD'],
  ['Massachusetts', 'MA'],
  ['Michigan', 'MI'],
  ['Minnesota', 'MN'],
  ['Mississippi', 'MS'],
  ['Missouri', 'MO'],
  ['Montana', 'MT'],
  ['Nebraska', 'NE'],
  ['Nevada', 'NV'],
  ['New Hampshire', 'NH'],
  ['New Jersey', 'NJ'],
  ['New Mexico', 'NM'],
  ['New York', 'NY'],
  ['North Carolina', 'NC'],
  ['North Dakota', 'ND'],
  ['Ohio', 'OH'],
  ['Oklahoma', 'OK'],
  ['Oregon', 'OR'],
  ['Pennsylvania', 'PA'],
  ['Rhode Island', 'RI'],
  ['South Carolina', 'SC'],
  ['South Dakota', 'SD'],
  ['Tennessee', 'TN'],
  ['Texas', 'TX'],
  ['Utah', 'UT'],
  ['Vermont', 'VT'],
  ['Virginia', 'VA'],
  ['Washington', 'WA'],
  ['West Virginia', 'WV'],
  ['Wisconsin', 'WI'],
  ['Wyoming', 'WY'],
] as const;

function* core(context: FamilyContext): Iterable<Listing> {
  const night = electionNight(context);
  const race = raceOf(context, offices.senator, 'Kansas', 'SENATEKS', night, context.startsAt - 60 * dayMs);
  const { a, b } = listRace(context, race);
  yield { venueA: [a], venueB: [b] };
  const [sworn, called] = [a.markets[0], b.markets[0]];
  if (sworn !== undefined && called !== undefined) {
    context.trap('H36', sworn, called, { relation: 'none', reason: 'Sworn in and called are two figures.' });
  }
  yield* presidential(context);
}

function* races(context: FamilyContext, night: Race['night'], listedAt: number): Iterable<Race> {
  for (const [state, code] of states) {
    yield raceOf(context, offices.governor, state, `GOV${code}`, night, listedAt);
    if (state !== 'Kansas') {
      yield raceOf(context, offices.senator, state, `SENATE${code}`, night, listedAt);
    }
  }
  for (let district = 1; district <= 80; district += 1) {
    for (const [state, code] of states) {
      const number = String(district).padStart(2, '0');
      yield raceOf(
        context,
        offices.representative,
        `${state} district ${district}`,
        `KXHOUSERACE-${code}${number}`,
        night,
        listedAt,
      );
    }
  }
}

function* more(context: FamilyContext): Iterable<Listing> {
  const night = electionNight(context);
  let number = 0;
  for (const race of races(context, night, context.startsAt - 45 * dayMs)) {
    const { a, b } = listRace(context, race);
    yield { venueA: [a], venueB: [b] };
    // Few races are close enough for somebody to ask by how much.
    if (number % 4 === 0) {
      yield listMargin(context, race);
    }
    number += 1;
  }
}

/** Special elections and primaries of the last half year. */
function* past(context: FamilyContext): Iterable<Listing> {
  let number = 0;
  for (const [state, code] of states) {
    const at = context.startsAt - (4 + ((number * 7) % 170)) * dayMs;
    number += 1;
    const night = { year: easternOf(at).year, at };
    const race = raceOf(context, offices.specialSenator, state, `KXSPECIAL${code}`, night, at - 60 * dayMs);
    const { a, b } = listRace(context, race);
    yield { venueA: [a], venueB: [b] };
    if (at + 11 * dayMs < context.startsAt) {
      yield listMargin(context, race);
    }
  }
}

export const electionFamily: WorldFamily = {
  name: 'elections',
  weights: { venueA: 170, venueB: 120 },
  core,
  more,
  past,
};
