/**
 * Prices of coins, funds and futures: at an instant, over a window, and up or down. The source is part of the variable, so
 * that an index, an exchange's candle and a data stream never meet, however close they are.
 */
import {
  above,
  atLeast,
  atMost,
  below,
  compareRationals,
  continuous,
  half,
  type IntervalSet,
  intervalSet,
  isConstant,
  one,
  type Payout,
  payout,
  paysOn,
  point,
  restrictPayout,
  wholeLine,
  zero,
} from '../../../exact/index.ts';
import type { Claim, Frame, Quantity } from '../../claim.ts';
import { rangeTerms } from '../../curated/range-terms.ts';
import { describeDocument } from '../../curated/terms-document.ts';
import { windowOfEvent } from '../../event-window.ts';
import type { Family, FamilyAnswer, Subject } from '../../family.ts';
import { hasPlainSides } from '../../sides.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { refuseTitledDeadlineOf } from '../deadlines/index.ts';
import { statedValues } from '../stated-values.ts';
import { checkStrike } from '../strike-agreement.ts';
import { boundsIn, readVoids, sayings, scopesOf, slotsWithRole } from '../subject.ts';
import { bracketed, levelOf, sameNumber, titledAbove } from './price-bounds.ts';
import { type PriceSource, priceSources } from './price-sources.ts';
import {
  closeWindow,
  hourWindow,
  meanWindow,
  noonsWindow,
  touchWindow,
  type Window,
} from './price-windows.ts';
import { asksForAnotherFigure, refuseTitledCoin, refuseUnnamedCoin } from './titled-price.ts';

export const priceFamily: Family = {
  id: 'price',
  readsSides: true,
  about:
    'prices of coins, funds and futures at an instant, over a window, up or down, each by one named source',
  read: readPrice,
};

/** Which end of candles a page shows, by the scope of its sentence. */
const pages: ReadonlyMap<string, 'high' | 'low'> = new Map([
  ['page_of_highs', 'high'],
  ['page_of_lows', 'low'],
]);

/** What the clauses of this family name as `measure`. */
function readPrice(subject: Subject): FamilyAnswer {
  const source = readSource(subject);
  if ('reason' in source) return source;
  const otherCoin = refuseTitledCoin(subject.contract, source);
  if (otherCoin !== undefined) return otherCoin;
  const statements = [...sayings(subject, 'yes_if'), ...sayings(subject, 'settles_on')];
  const measures = new Set(statements.map(({ saying }) => saying.measure));
  const [measure] = measures;
  if (measure === undefined || measures.size > 1) {
    return withhold('clause_conflict', 'its sentences name no one figure');
  }
  const isTouch = measure === 'high' || measure === 'low' || measure === 'extreme';
  const isClose = measure === 'close' || measure === 'hour_close' || measure === 'day_close';
  const unnamed = isTouch || isClose ? refuseUnnamedCoin(subject.contract, source) : undefined;
  if (unnamed !== undefined) return unnamed;
  if ((isTouch || isClose || measure === 'mean') && asksForAnotherFigure(subject.contract, isTouch))
    return withhold('subject_conflict', 'its title asks for a touch where a close decides, or the other way');
  if (!isTouch && sayings(subject, 'scope').some(({ saying }) => pages.has(saying.scope)))
    return withhold('clause_conflict', 'highs or lows are shown where neither decides');
  if (sayings(subject, 'border').length > 0 && sayings(subject, 'settles_on').length === 0)
    return withhold('clause_conflict', 'a sentence places the border of brackets, and there are none');
  if (measure !== 'change' && sayings(subject, 'tie').length > 0)
    return withhold('clause_conflict', 'a tie is paid where no change is measured');
  if (measure !== 'change' && !hasPlainSides(subject.contract)) {
    return withhold('subject_conflict', 'only a change has other sides than Yes and No');
  }
  switch (measure) {
    case 'mean':
      return readMean(subject, source);
    case 'close':
    case 'hour_close':
    case 'day_close':
      return readClose(subject, source, measure);
    case 'high':
    case 'low':
    case 'extreme':
      return readTouch(subject, source, measure);
    case 'change':
      return readChange(subject, source);
    default:
      return withhold('no_family', `prices know no ${measure}`);
  }
}

/** The one source that all sentences name, by an address of its own where they give one. */
function readSource(subject: Subject): PriceSource | Withheld {
  const named = new Set(sayings(subject, 'source').map(({ saying }) => saying.source));
  const [id] = named;
  if (id === undefined || named.size > 1) {
    return withhold('clause_conflict', `its sentences name ${named.size} sources`);
  }
  const source = priceSources.get(id);
  if (source === undefined) return withhold('unknown_identity', `no price source ${id} is known`);
  const coins = slotsWithRole(subject.sentences, 'subject').map(({ text }) => text);
  if (coins.some((coin) => !source.coins.includes(coin)))
    return withhold('subject_conflict', `a coin is named that is not the one of ${source.subject}`);
  const addresses = slotsWithRole(subject.sentences, 'source').map(({ text }) => text);
  const isStrange = addresses.some((address) => !source.addresses.includes(address));
  return isStrange ? withhold('clause_conflict', `an address is not one of ${source.source}`) : source;
}

/** The mean of sixty seconds of an index before an instant: strike fields, label and rules state the condition. */
function readMean(subject: Subject, source: PriceSource): FamilyAnswer {
  const [statement, ...others] = sayings(subject, 'yes_if');
  if (statement === undefined || others.length > 0)
    return withhold('clause_conflict', 'two sentences state a condition');
  const { comparator } = statement.saying;
  if (comparator === undefined) return withhold('no_bound', 'the statement compares with nothing');
  const ends = rangeTerms(subject.contract.seriesId);
  if (comparator === 'between' && ends === undefined)
    return withhold('unknown_scope', 'whether the ends of the range are included is not stated');
  const values = statedValues(subject, { comparator, bounds: boundsIn(statement.sentence) });
  if ('reason' in values) return values;
  const window = meanWindow(statement.sentence);
  if (window === undefined) return withhold('unknown_window', 'the times and the date name no one instant');
  return priceClaim(subject, source, {
    window,
    quantity: 'value',
    statistic: 'simple mean of the one-second values',
    paid: paysOn(values),
    facts: [
      'nothing states to how many decimals the mean is given, so any number can be it',
      ...(comparator === 'between' && ends !== undefined
        ? [`both ends of the range are included: ${describeDocument(ends)}`]
        : []),
    ],
  });
}

const closes = {
  close: 'close of the one-minute candle',
  hour_close: 'close of the one-hour candle',
  day_close: 'close of the day',
} as const;

/** The close of a candle or of a day: above the titled price, or in the range of the label. */
function readClose(
  subject: Subject,
  source: PriceSource,
  measure: 'close' | 'hour_close' | 'day_close',
): FamilyAnswer {
  const values = sayings(subject, 'settles_on').length > 0 ? bracketed(subject) : titledAbove(subject);
  if ('reason' in values) return values;
  const window =
    measure === 'hour_close' ? hourWindow(subject.contract) : closeWindow(subject.contract, measure);
  if (window === undefined) return withhold('unknown_window', 'the title names no one date');
  return priceClaim(subject, source, {
    window,
    quantity: 'value',
    statistic: closes[measure],
    paid: paysOn(values),
    facts: ['date and price are those of the title, as the rules say'],
  });
}

/** The highest high or the lowest low of one-minute candles over a window reaches the level. */
function readTouch(subject: Subject, source: PriceSource, measure: 'high' | 'low' | 'extreme'): FamilyAnswer {
  const level = levelOf(subject.contract, measure);
  if ('reason' in level) return level;
  const stated = subject.sentences.flatMap(boundsIn);
  if (!stated.every((bound) => compareRationals(bound, level.level) === 0)) {
    return withhold('bound_conflict', 'rules and label name different levels');
  }
  const shown = [...scopesOf(subject)].flatMap((scope) => pages.get(scope) ?? []);
  if (shown.some((side) => side !== level.side))
    return withhold('clause_conflict', 'the page of the source shows the other end of the candles');
  const titled = subject.sentences
    .map((sentence) => refuseTitledDeadlineOf(subject.contract, sentence))
    .find((refused) => refused !== undefined);
  if (titled !== undefined) return titled;
  const window = touchWindow(subject);
  if (window === undefined) return withhold('unknown_window', 'the window cannot be determined exactly');
  const values = level.side === 'high' ? atLeast(level.level) : atMost(level.level);
  return priceClaim(subject, source, {
    window,
    kind: 'path',
    quantity: level.side,
    statistic:
      level.side === 'high' ? 'highest high of one-minute candles' : 'lowest low of one-minute candles',
    paid: paysOn(intervalSet([values])),
    facts: ['the level is that of the title, as the rules say'],
  });
}

/** Up or down over a window that only the title names: a figure of its own event. */
function readChange(subject: Subject, source: PriceSource): FamilyAnswer {
  const { contract } = subject;
  const { yesLabel, strike } = contract;
  const isDown = yesLabel.toLowerCase() === 'down';
  if (contract.venue === 'venue_a') {
    // A type of its own comparison would pay an unchanged price otherwise than the rules.
    if (strike !== undefined && (strike.type !== 'greater_or_equal' || strike.cap !== undefined)) {
      return withhold('bound_conflict', 'the strike compares with the target in another way');
    }
    const target = /^Target Price: \$?([\d,.]+|TBD)$/.exec(yesLabel)?.[1];
    const shown = strike?.floor === undefined ? 'TBD' : target;
    if (target === undefined || target !== shown || !isTarget(subject, target)) {
      return withhold('bound_conflict', 'the label shows another price than the strike fields');
    }
  } else if (strike !== undefined || contract.terms['line'] !== undefined) {
    return withhold('bound_conflict', 'a change has a line');
  } else if (!isDown && yesLabel.toLowerCase() !== 'up') {
    return withhold('bound_conflict', 'the first outcome is neither up nor down');
  }
  const ties = new Set(sayings(subject, 'tie').map(({ saying }) => saying.pays));
  if (ties.size > 1) return withhold('clause_conflict', 'two sentences pay a tie differently');
  const up = ties.has('1/2')
    ? payout([
        { pays: one, on: sideOf(isDown, false) },
        { pays: half, on: intervalSet([point(zero)]) },
      ])
    : paysOn(sideOf(isDown, true));
  const isDated = slotsWithRole(subject.sentences, 'date').length > 0;
  const noons = noonsWindow(subject);
  if (isDated && noons === undefined) return withhold('unknown_window', 'the dates name no one window');
  return priceClaim(subject, source, {
    window:
      noons === undefined
        ? { reach: 'venue', text: windowOfEvent(contract) }
        : { reach: 'shared', text: noons },
    quantity: 'value',
    statistic: 'price at the end minus price at the start',
    paid: up,
    strikeIs: 'target',
    facts: ['the window is that of the title, as the rules say'],
  });
}

/** No change belongs to Up unless a tie is paid by itself. */
function sideOf(isDown: boolean, zeroIsUp: boolean): IntervalSet {
  if (isDown) return intervalSet([below(zero)]);
  return intervalSet([zeroIsUp ? atLeast(zero) : above(zero)]);
}

function isTarget({ contract }: Subject, target: string): boolean {
  const floor = contract.strike?.floor;
  return floor === undefined ? target === 'TBD' : sameNumber(target, floor);
}

function priceClaim(
  subject: Subject,
  { source, subject: product, unit }: PriceSource,
  made: {
    readonly window: Window;
    readonly kind?: Frame['kind'];
    readonly quantity: Quantity;
    readonly statistic: string;
    readonly paid: Payout;
    /** Where the strike is the price at the start, which the reading of a change has compared. */
    readonly strikeIs?: 'target';
    readonly facts: readonly string[];
  },
): FamilyAnswer {
  const voids = readVoids(subject);
  if ('reason' in voids) return voids;
  const paid = restrictPayout(made.paid, continuous, wholeLine);
  if (isConstant(paid, continuous, wholeLine))
    return withhold('constant_payout', 'it pays the same on every price');
  const claim: Claim = {
    family: priceFamily.id,
    variable: {
      frame: {
        kind: made.kind ?? 'line',
        reach: made.window.reach,
        source,
        subject: product,
        window: made.window.text,
        scope: 'price published',
      },
      quantity: made.quantity,
      statistic: made.statistic,
      unit,
      // No text states to how many decimals a price is given.
      grid: continuous,
      domain: wholeLine,
    },
    payout: paid,
    orientation: undefined,
    voids,
    facts: [...made.facts, ...subject.sentences.map(({ words }) => words)],
  };
  const conflict = made.strikeIs === 'target' ? undefined : checkStrike(subject.contract, claim);
  return conflict ?? claim;
}
