/**
 * Whether the title of a price asks for what the rules look at: the coin of their source, and where they leave the day to the title, that
 * day or month itself at their own time. `Before July` names no window that is July, and `5PM` no candle of noon.
 */
import type { ContractVersion } from '../../../contract/index.ts';
import type { CalendarDate } from '../../../exact/index.ts';
import { isSilentLabel } from '../../condition.ts';
import { anyMonth, findFormats, foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { coinNames, type PriceSource } from './price-sources.ts';

/** Coins of other names that begin with that of a coin of the table. */
const offshoots =
  /\b(?:Bitcoin (?:Cash|SV|Gold|Diamond)|Ethereum (?:Classic|PoW|Fair)|BTC\.D|Wrapped Bitcoin)\b/i;

const coinPatterns: readonly (readonly [coin: string, RegExp])[] = Object.values(coinNames)
  .flat()
  .map((coin) => [coin, new RegExp(String.raw`\b${coin}\b`)]);

/** A title that names a coin names the one of the source; `Ripple` and `XRP` are one. */
export function refuseTitledCoin(
  { title }: ContractVersion,
  { coins: own, subject }: PriceSource,
): Withheld | undefined {
  if (own.length === 0) return undefined;
  const text = foldText(title);
  const isOther =
    offshoots.test(text) || coinPatterns.some(([coin, pattern]) => !own.includes(coin) && pattern.test(text));
  return isOther
    ? withhold('subject_conflict', `its title names another coin than that of ${subject}`)
    : undefined;
}

/** Where the label is silent, the title alone says what is priced, so that it must name the coin. */
export function refuseUnnamedCoin(
  { title, yesLabel }: ContractVersion,
  { coins: own, subject }: PriceSource,
): Withheld | undefined {
  if (own.length === 0 || !isSilentLabel(yesLabel)) return undefined;
  const text = foldText(title);
  return coinPatterns.some(([coin, pattern]) => own.includes(coin) && pattern.test(text))
    ? undefined
    : withhold('subject_conflict', `its title does not name the coin of ${subject}`);
}

const clock = /\b(?<hour>\d{1,2})(?::(?<minute>\d\d))? ?(?<half>[ap])\.?m\b/gi;
const bounded = new RegExp(
  String.raw`\b(?:before|after|by|until|till|since|through)(?: the (?:end|start|beginning) of)? ${anyMonth}\b`,
  'i',
);

const noon = 12 * 60;

/** Whether what the title says of the day that rules leave to it is more than the day; `hour`: of 24, the one that they name. */
export function asksForAnotherTime({ title }: ContractVersion, hour: number | undefined): boolean {
  const text = foldText(title);
  const minutes = [...text.matchAll(clock)].map(
    ({ groups }) =>
      (Number(groups?.['hour']) % 12) * 60 +
      Number(groups?.['minute'] ?? 0) +
      (groups?.['half']?.toLowerCase() === 'p' ? noon : 0),
  );
  if (/\bnoon\b/i.test(text)) minutes.push(noon);
  if (/\bmidnight\b/i.test(text)) minutes.push(0);
  return bounded.test(text) || minutes.some((minute) => hour === undefined || minute !== hour * 60);
}

/** The one time of day of a title, on the clock of the US East Coast. */
export function titledTime({ title }: ContractVersion): { hour: number; minute: number } | undefined {
  const text = foldText(title);
  const [found, ...others] = [...text.matchAll(clock)];
  if (found === undefined || others.length > 0 || /\b(?:noon|midnight)\b/i.test(text)) return undefined;
  const { groups, index, 0: written } = found;
  if (!/^ ?ET\b/.test(text.slice(index + written.length))) return undefined;
  const half = groups?.['half']?.toLowerCase() === 'p' ? 12 : 0;
  return { hour: (Number(groups?.['hour']) % 12) + half, minute: Number(groups?.['minute'] ?? 0) };
}

/** A level that is touched, and one at the end of a candle or a day. */
const touching = /\b(?:reach(?:es)?|hits?|touch(?:es)?|dips?)\b/i;
const closing = /\b(?:close[sd]?|closing|settles?)\b/i;

/** Whether the title asks for the other of the two, and not for what the rules look at. */
export function asksForAnotherFigure({ title }: ContractVersion, isTouch: boolean): boolean {
  const text = foldText(title);
  const [own, other] = isTouch ? [touching, closing] : [closing, touching];
  return other.test(text) && !own.test(text);
}

/** A moment of the title that lies elsewhere than the window that rules date: `in March`, `by Q2`, `by 6/30`. */
export function asksForAnotherWindow(
  { title }: ContractVersion,
  since: CalendarDate,
  until: CalendarDate,
): boolean {
  const text = foldText(title);
  const isOneMonth = since.year === until.year && since.month === until.month;
  return (
    /\d\/\d/.test(text) ||
    findFormats(text).some(({ found }) => {
      switch (found.kind) {
        case 'date':
          return found.year !== until.year || found.month !== until.month || found.day !== until.day;
        case 'day':
          return found.month !== until.month || found.day !== until.day;
        case 'month':
        case 'month_name':
          return !isOneMonth || found.month !== until.month;
        case 'quarter':
        case 'days':
          return true;
        default:
          return false;
      }
    })
  );
}
