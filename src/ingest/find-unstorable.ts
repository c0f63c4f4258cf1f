/**
 * What the database would refuse. One such row would fail its whole batch, in this cycle and in every later one, so it is
 * set aside before. Adapters refuse most of it already; this holds whatever they let through.
 */
import type { ListedEvent, ListedSeries } from '../core/contract/index.ts';
import { writeFeeTerms } from '../store/index.ts';
import type { ListedMarket } from '../venues/index.ts';

export type UnstorableReason = 'unstorable_text' | 'too_large' | 'bad_identifier' | 'bad_number' | 'bad_time';

export interface Unstorable {
  readonly reason: UnstorableReason;
  readonly detail: string;
}

/** Characters of one market, event or series with all its texts. */
const contentLengthMax = 1_048_576;
const identifierLengthMax = 500;
/** The end of the year 9999: later times are no times. */
const timeMax = 253_402_300_799_999;

/** An escaped NUL or half of a surrogate pair in JSON: PostgreSQL has no text for either. */
const unstorableEscape = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const payoutPattern = /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/;

export function findUnstorableMarket({
  contract,
  state,
  settlement,
  feedKeys,
}: ListedMarket): Unstorable | undefined {
  const { strike: _bounds, ...texts } = contract;
  const { fees, ticks: _ticks, status: _status, disputed: _disputed, ...times } = state;
  return (
    checkIdentifiers({ id: contract.id, venueKey: contract.venueKey, eventId: contract.eventId }) ??
    checkContent([texts, contract.strike?.custom, contract.strike?.type, contract.strike?.functional]) ??
    // A schedule may be named by the venue's own word.
    checkContent([settlement, feedKeys, writeFeeTerms(fees)]) ??
    checkTimes({
      ...times,
      gameStartsAt: contract.gameStartsAt,
      determinedAt: settlement?.determinedAt,
      settledAt: settlement?.settledAt,
    }) ??
    checkPayout(settlement?.yesPayout)
  );
}

export function findUnstorableGroup(group: ListedEvent | ListedSeries): Unstorable | undefined {
  return checkIdentifiers({ id: group.id }) ?? checkContent(group);
}

function checkIdentifiers(identifiers: Readonly<Record<string, string>>): Unstorable | undefined {
  for (const [name, text] of Object.entries(identifiers)) {
    if (text.length === 0 || text.length > identifierLengthMax) {
      return {
        reason: 'bad_identifier',
        detail: `${name}: expected 1 to ${identifierLengthMax} characters, found ${text.length}`,
      };
    }
  }
  return undefined;
}

function checkContent(content: unknown): Unstorable | undefined {
  const json = JSON.stringify(content);
  if (json.length > contentLengthMax) {
    return {
      reason: 'too_large',
      detail: `expected at most ${contentLengthMax} characters, found ${json.length}`,
    };
  }
  const found = unstorableEscape.exec(json);
  if (found === null) return undefined;
  const around = json.slice(Math.max(0, found.index - 40), found.index + 40);
  return { reason: 'unstorable_text', detail: `a NUL or half of a character pair near ${around}` };
}

function checkTimes(times: Readonly<Record<string, number | undefined>>): Unstorable | undefined {
  for (const [name, time] of Object.entries(times)) {
    if (time !== undefined && !(Number.isInteger(time) && time >= 0 && time <= timeMax)) {
      return {
        reason: 'bad_time',
        detail: `${name}: expected milliseconds since 1970 up to the year 9999, found ${time}`,
      };
    }
  }
  return undefined;
}

function checkPayout(payout: string | undefined): Unstorable | undefined {
  if (payout === undefined || payoutPattern.test(payout)) return undefined;
  return {
    reason: 'bad_number',
    detail: `yesPayout: expected a decimal from 0 to 1, found ${payout.slice(0, 40)}`,
  };
}
