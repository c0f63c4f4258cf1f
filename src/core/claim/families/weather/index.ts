/**
 * Daily temperatures: one statistic of one station by one publisher. The station, the publisher and the statistic are
 * each part of the variable: Central Park is not LaGuardia, a climate report is not a table of hourly readings, and the
 * high of a day is neither its low nor its reading at two.
 */

import {
  continuous,
  type Grid,
  type IntervalSet,
  integerGrid,
  snapToGrid,
  wholeLine,
} from '../../../exact/index.ts';
import { bracketValues } from '../../bracket.ts';
import type { Variable } from '../../claim.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { cityReports, namesOtherCity, stations } from '../../identity/index.ts';
import type { Slot } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { claimOn } from '../claim-on.ts';
import { statedValues } from '../stated-values.ts';
import { boundsIn, readValues, readVoids, sayings, scopesOf, slotsWithRole } from '../subject.ts';

export const weatherFamily: Family = {
  id: 'weather',
  about: 'highest, lowest and two-o’clock temperatures of a day at one station, by one publisher',
  read: readWeather,
};

const statistics: ReadonlyMap<string, string> = new Map([
  ['high', 'highest temperature of the day'],
  ['low', 'lowest temperature of the day'],
  ['reading', 'temperature at 2 PM'],
]);

function readWeather(subject: Subject): FamilyAnswer {
  const measure = readMeasure(subject);
  if ('reason' in measure) return measure;
  const precision = precisionOf(subject, measure);
  const values = readDegrees(subject, measure.unit, precision.grid);
  if ('reason' in values) return values;
  const date = readDate(slotsWithRole(subject.sentences, 'date'));
  if (date === undefined) return withhold('unknown_window', 'the sentences name no one day with its year');
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const variable: Variable = {
    frame: {
      kind: 'line',
      reach: 'shared',
      source: measure.source,
      subject: measure.place,
      window: date,
      scope: 'temperature published',
    },
    quantity: 'value',
    statistic: measure.statistic,
    unit: `°${measure.unit}`,
    grid: precision.grid,
    domain: wholeLine,
  };
  const facts = [precision.fact, ...subject.sentences.map(({ words }) => words)];
  return claimOn({ family: weatherFamily.id, variable, voids, facts }, values, 'temperature');
}

interface Measure {
  readonly source: string;
  readonly place: string;
  readonly statistic: string;
  readonly unit: 'F' | 'C';
}

const extremes: ReadonlyMap<string, RegExp> = new Map([
  ['high', /\b(?:highs?|highest|maximum|max)\b/i],
  ['low', /\b(?:lows?|lowest|minimum|min)\b/i],
]);

/** Places of a report's own, in cities with more than one station. */
const reportPlaces: ReadonlySet<string> = new Set(['CLINYC', 'CLIMDW']);

/** Which table of a publisher decides, and until when what it shows may change. */
const sourceParts: ReadonlyMap<string, string> = new Map([
  ['latest_version', 'its latest version'],
  ['observations_table', 'daily observations'],
  ['read_when_final', 'once it is final'],
  ['read_next_day', 'until the next day is shown'],
]);

/** A measure is written `high KNYC F`: statistic, station or the publisher's own place, unit. */
function readMeasure(subject: Subject): Measure | Withheld {
  const statements = [...sayings(subject, 'yes_if'), ...sayings(subject, 'settles_on')];
  const about = sayings(subject, 'is_about').flatMap(({ saying }) => saying.measure ?? []);
  const measures = new Set(statements.map(({ saying }) => saying.measure));
  const [measure = ''] = measures;
  const [word = '', place = '', unit = ''] = measure.split(' ');
  const statistic = statistics.get(word);
  if (measures.size !== 1 || statistic === undefined || (unit !== 'F' && unit !== 'C')) {
    return withhold('clause_conflict', 'its sentences name no one figure');
  }
  // What a sentence on the source names must be what the statement names: `high`, or `high KLGA`.
  if (!about.every((part) => part.split(' ').every((piece) => [word, place, unit].includes(piece)))) {
    return withhold('clause_conflict', 'statement and source name different stations or statistics');
  }
  const station = stations.get(place) ?? cityReports.get(place);
  const isOfReport = reportPlaces.has(place);
  if (station === undefined && !isOfReport) {
    return withhold('unknown_identity', `no weather station ${place} is known`);
  }
  const { title } = subject.contract;
  if (namesOtherCity(title, place)) {
    return withhold('subject_conflict', `its title names another city than that of station ${place}`);
  }
  const named = [...extremes].filter(([, words]) => words.test(title));
  if (named.length > 0 && !named.some(([extreme]) => extreme === word)) {
    return withhold('subject_conflict', 'its title names another figure of the day');
  }
  const addresses = slotsWithRole(subject.sentences, 'source').map(({ text }) => text);
  if (!addresses.every((address) => station?.addresses.some((form) => form.test(address)))) {
    return withhold('clause_conflict', `an address is not that of station ${place}`);
  }
  const sources = new Set(sayings(subject, 'source').map(({ saying }) => saying.source));
  const [source] = sources;
  if (source === undefined || sources.size > 1) {
    return withhold('clause_conflict', `its sentences name ${sources.size} publishers`);
  }
  const said = scopesOf(subject);
  return {
    source: [source, ...[...sourceParts].flatMap(([word, words]) => (said.has(word) ? [words] : []))].join(
      ', ',
    ),
    place: isOfReport ? place : `${cityReports.has(place) ? 'city' : 'station'} ${place}`,
    statistic,
    unit,
  };
}

interface Precision {
  readonly grid: Grid;
  readonly fact: string;
}

/** It prints whole degrees Fahrenheit, and what it prints decides. Of other publishers only a sentence states it. */
const wholeByPrint = 'NWS daily climate report';

/** Whole degrees leave nothing between 73 and 74, so that a range and its two tails cover all; else they need not. */
function precisionOf(subject: Subject, { source }: Measure): Precision {
  if (scopesOf(subject).has('whole_degrees'))
    return { grid: integerGrid, fact: 'the text says that temperatures are in whole degrees' };
  return source === wholeByPrint
    ? { grid: integerGrid, fact: `the ${source} gives temperatures in whole degrees` }
    : { grid: continuous, fact: 'nothing says that temperatures are in whole degrees' };
}

/** Strike fields, label and rules must agree; on venue_b the label's range is what counts. */
function readDegrees(subject: Subject, unit: 'F' | 'C', grid: Grid): IntervalSet | Withheld {
  const [statement, ...others] = sayings(subject, 'yes_if');
  if (statement === undefined) return readRange(subject, unit, grid);
  const { comparator } = statement.saying;
  if (comparator === undefined || others.length > 0) {
    return withhold('clause_conflict', 'no one sentence states the condition');
  }
  if (!isInDegrees(subject, unit)) return otherDegrees;
  const stated = { comparator, bounds: boundsIn(statement.sentence) };
  // Without a grid `greater than 92` and `93 or above` are two sets: the sentence decides.
  if (grid.kind === 'continuous') return statedValues(subject, stated);
  const values = readValues(subject, grid, stated);
  return 'reason' in values ? values : values.values;
}

const otherDegrees: Withheld = withhold('bound_conflict', 'the label is in other degrees than the rules');

/** The letters behind the degrees of the label, where it has any. */
function isInDegrees({ contract }: Subject, unit: 'F' | 'C'): boolean {
  return [...contract.yesLabel.matchAll(/°([FC])/g)].every((match) => match[1] === unit);
}

function readRange(subject: Subject, unit: 'F' | 'C', grid: Grid): IntervalSet | Withheld {
  const values = bracketValues(subject.contract, undefined);
  if (values === undefined) return withhold('no_bound', 'the label is no range in an exact format');
  if ('reason' in values) return values;
  return isInDegrees(subject, unit) ? snapToGrid(values, grid) : otherDegrees;
}

/** `2026-07-28`; a day and a lone year beside it are one date. */
function readDate(slots: readonly Slot[]): string | undefined {
  const days = new Set<string>();
  for (const [index, slot] of slots.entries()) {
    if (slot.kind === 'date') days.add(dayText(slot.year, slot.month, slot.day));
    else if (slot.kind === 'day') {
      const next = slots[index + 1];
      if (next?.kind !== 'year') return undefined;
      days.add(dayText(next.year, slot.month, slot.day));
    } else if (slot.kind !== 'year' || slots[index - 1]?.kind !== 'day') return undefined;
  }
  const [day] = days;
  return days.size === 1 ? day : undefined;
}

function dayText(year: number, month: number, day: number): string {
  return `${year}-${month.toString().padStart(2, '0')}-${day.toString().padStart(2, '0')}`;
}
