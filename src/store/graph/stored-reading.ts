/**
 * What was read from a contract, as JSON and back. Numbers are exact texts and sets are in interval notation, so that what
 * is read back is deeply equal to what was written.
 */
import {
  type Claim,
  type ContractReading,
  type ExclusiveMark,
  type Frame,
  nothingRead,
  type Quantity,
  type VoidBranch,
  type VoidPayout,
  voidNames,
  type Withheld,
  withheldReasons,
} from '../../core/claim/index.ts';
import {
  formatGrid,
  formatPayout,
  formatRational,
  formatSet,
  parseGrid,
  parsePayout,
  parseSet,
} from '../../core/exact/index.ts';
import { readLegs, readList, readOneOf, readRational, readRecord, readText } from '../stored-json.ts';

type Stored = Readonly<Record<string, unknown>>;

const frameKinds = ['line', 'score', 'path'] as const;
const quantities = [
  'value',
  'first',
  'second',
  'margin',
  'total',
  'lesser',
  'score',
  'advances',
  'close',
  'high',
  'low',
] as const satisfies readonly Quantity[];
const openPayouts = ['fair_price', 'later_result', 'substitute', 'unknown'] as const;

/** As plain JSON, keys in one order: two readings are equal exactly if these are equal as text. */
export function writeReading(reading: ContractReading): Stored {
  const { claim, exclusiveKey, exclusiveMark, legs, withheld } = reading;
  return {
    ...(claim === undefined ? {} : { claim: writeClaim(claim) }),
    ...(exclusiveKey === undefined ? {} : { exclusiveKey }),
    ...(exclusiveMark === undefined ? {} : { exclusiveMark: writeMark(exclusiveMark) }),
    ...(legs === undefined
      ? {}
      : { legs: legs.map(({ eventId, marketId, side }) => ({ eventId, marketId, side })) }),
    ...(withheld.length === 0
      ? {}
      : { withheld: withheld.map(({ reason, detail }) => ({ reason, detail })) }),
  };
}

export function readReading(stored: unknown): ContractReading {
  const { claim, exclusiveKey, exclusiveMark, legs, withheld } = readRecord(stored);
  return {
    claim: claim === undefined ? undefined : readClaim(claim),
    exclusiveKey: exclusiveKey === undefined ? undefined : readText(exclusiveKey),
    exclusiveMark: exclusiveMark === undefined ? undefined : readMark(exclusiveMark),
    legs: legs === undefined ? undefined : readLegs(legs),
    withheld: withheld === undefined ? [] : readList(withheld).map(readWithheld),
  };
}

function writeMark({ form, print, name, words, about, values }: ExclusiveMark): Stored {
  return {
    form,
    print,
    ...(name === undefined ? {} : { name }),
    ...(words === undefined ? {} : { words }),
    about,
    ...(values === undefined ? {} : { values }),
  };
}

function readMark(stored: unknown): ExclusiveMark {
  const { form, print, name, words, about, values } = readRecord(stored);
  return {
    form: readText(form),
    print: readText(print),
    name: name === undefined ? undefined : readText(name),
    words: words === undefined ? undefined : readText(words),
    about: readText(about),
    values: values === undefined ? undefined : formatSet(readNotation(parseSet, values)),
  };
}

/**
 * As `readReading`, but what another version of the program has written and this one does not know is a contract that is
 * withheld: it is read again under the version at hand, and must not keep all others from being served until then.
 */
export function readReadingOfAny(stored: unknown): ContractReading {
  try {
    return readReading(stored);
  } catch {
    return nothingRead([{ reason: 'reader_failed', detail: 'another version has read it, in other words' }]);
  }
}

/** Texts that JSON can hold and PostgreSQL cannot, and notation too long to be read again. */
export function isStorable(reading: ContractReading): boolean {
  const { claim } = reading;
  if (claim !== undefined) {
    const { grid, domain } = claim.variable;
    if (parsePayout(formatPayout(claim.payout)) === undefined) return false;
    if (parseSet(formatSet(domain)) === undefined || parseGrid(formatGrid(grid)) === undefined) return false;
  }
  return !/\\u(?:0000|d[89a-f])/i.test(JSON.stringify(writeReading(reading)));
}

function writeClaim({ family, variable, payout, orientation, voids, facts }: Claim): Stored {
  const { kind, reach, source, subject, window, scope } = variable.frame;
  return {
    family,
    frame: { kind, reach, source, subject, window, scope },
    quantity: variable.quantity,
    statistic: variable.statistic,
    unit: variable.unit,
    grid: formatGrid(variable.grid),
    domain: formatSet(variable.domain),
    payout: formatPayout(payout),
    ...(orientation === undefined ? {} : { orientation }),
    voids: voids.map(({ branch, pays }) => ({
      branch,
      pays: pays.kind === 'exact' ? formatRational(pays.value) : pays.kind,
    })),
    facts,
  };
}

function readClaim(stored: unknown): Claim {
  const claim = readRecord(stored);
  return {
    family: readText(claim['family']),
    variable: {
      frame: readFrame(claim['frame']),
      quantity: readOneOf(quantities, claim['quantity']),
      statistic: readText(claim['statistic']),
      unit: readText(claim['unit']),
      grid: readNotation(parseGrid, claim['grid']),
      domain: readNotation(parseSet, claim['domain']),
    },
    payout: readNotation(parsePayout, claim['payout']),
    orientation:
      claim['orientation'] === undefined ? undefined : readOneOf(['same', 'negated'], claim['orientation']),
    voids: readList(claim['voids']).map(readVoid),
    facts: readList(claim['facts']).map(readText),
  };
}

function readFrame(stored: unknown): Frame {
  const frame = readRecord(stored);
  return {
    kind: readOneOf(frameKinds, frame['kind']),
    reach: readOneOf(['shared', 'venue'], frame['reach']),
    source: readText(frame['source']),
    subject: readText(frame['subject']),
    window: readText(frame['window']),
    scope: readText(frame['scope']),
  };
}

function readVoid(stored: unknown): VoidBranch {
  const { branch, pays } = readRecord(stored);
  return { branch: readOneOf(voidNames, branch), pays: readVoidPayout(readText(pays)) };
}

function readVoidPayout(text: string): VoidPayout {
  const kind = openPayouts.find((word) => word === text);
  return kind === undefined ? { kind: 'exact', value: readRational(text) } : { kind };
}

function readWithheld(stored: unknown): Withheld {
  const { reason, detail } = readRecord(stored);
  return { reason: readOneOf(withheldReasons, reason), detail: readText(detail) };
}

function readNotation<T>(parse: (text: string) => T | undefined, stored: unknown): T {
  const text = readText(stored);
  const value = parse(text);
  if (value === undefined)
    throw new TypeError(`The database holds ${text.slice(0, 200)}, which is no value.`);
  return value;
}
