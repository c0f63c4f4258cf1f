/** Retired duplicates: members of a group that were listed by mistake and put away, seen inside their event only. */
import type { VenueBEvent } from '../../world/index.ts';
import { digestHex, type JsonRecord, stringified } from './market.ts';

/** One group in so many has such a member. */
const eachGroup = 8;
const idsFrom = 10_000_000;

export function hasRetiredMember({ id, negRisk, game, markets }: VenueBEvent): boolean {
  return negRisk && game === undefined && markets.length >= 3 && Number(id) % eachGroup === 0;
}

/** The row of the duplicate of a member: inactive, without prices and volume, under identities of its own. */
export function retiredRow(event: VenueBEvent, twin: JsonRecord): JsonRecord {
  const slug = `arch${String(twin['slug'])}`;
  const tokens = ['0', '1'].map((token) => BigInt(digestHex(`${slug} ${token}`)).toString());
  return {
    ...twin,
    id: String(idsFrom + Number(event.id)),
    version: 'v1',
    question: `arch${String(twin['question'])}`,
    conditionId: digestHex(slug),
    questionID: digestHex(`question ${slug}`),
    slug,
    clobTokenIds: stringified(tokens),
    ...noFigures,
    active: false,
    acceptingOrders: false,
  };
}

const noFigures: JsonRecord = {
  pastSlugs: undefined,
  positionIds: undefined,
  outcomePrices: undefined,
  bestBid: undefined,
  bestAsk: undefined,
  spread: undefined,
  lastTradePrice: undefined,
  competitive: undefined,
  oneHourPriceChange: undefined,
  oneDayPriceChange: undefined,
  oneWeekPriceChange: undefined,
  oneMonthPriceChange: undefined,
  volume: '0',
  volumeNum: 0,
  volumeClob: 0,
  volume24hr: undefined,
  volume24hrClob: undefined,
  volume1wk: undefined,
  volume1wkClob: undefined,
  volume1mo: undefined,
  volume1moClob: undefined,
  volume1yr: undefined,
  volume1yrClob: undefined,
  liquidity: '0',
  liquidityNum: 0,
  liquidityClob: 0,
};
