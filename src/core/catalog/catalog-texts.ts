/** Markets and events as texts and back: lists without the names of their fields, and without what is held beside them. */
import type { CatalogEvent, CatalogMarket, ListedStrike } from './catalog-market.ts';

/** What is held in arrays of its own. */
type MarketPlace = Pick<CatalogMarket, 'venue' | 'id' | 'eventId' | 'opensAt' | 'closesAt'>;
type EventPlace = Pick<CatalogEvent, 'venue' | 'id' | 'category'>;

type WrittenStrike = readonly [
  type: string,
  floor: string | null,
  cap: string | null,
  custom: Readonly<Record<string, string>> | null,
  isFunctional: 0 | 1,
];

type WrittenMarket = readonly [
  seriesId: string | null,
  title: string,
  yesLabel: string,
  noLabel: string,
  strike: WrittenStrike | null,
  rulesHash: string,
  rulesTemplateHash: string,
  termsHash: string,
  eventMutuallyExclusive: 0 | 1,
  gameStartsAt: number | null,
  currency: CatalogMarket['currency'],
  firstSeenAt: number,
  contractVersion: string,
  eventVersion: string | null,
  firstRun: number,
];

type WrittenEvent = readonly [
  seriesId: string | null,
  title: string,
  subTitle: string | null,
  topics: readonly string[],
  mutuallyExclusive: 0 | 1,
  gameStartsAt: number | null,
];

export function writeMarket(market: CatalogMarket): string {
  const { strike } = market;
  const written: WrittenMarket = [
    market.seriesId ?? null,
    market.title,
    market.yesLabel,
    market.noLabel,
    strike === undefined ? null : writeStrike(strike),
    market.rulesHash,
    market.rulesTemplateHash,
    market.termsHash,
    market.eventMutuallyExclusive ? 1 : 0,
    market.gameStartsAt ?? null,
    market.currency,
    market.firstSeenAt,
    market.contractVersion,
    market.eventVersion ?? null,
    market.firstRun,
  ];
  return JSON.stringify(written);
}

export function readMarket(
  text: string,
  { venue, id, eventId, opensAt, closesAt }: MarketPlace,
): CatalogMarket {
  // Our own builder wrote it, in this very process.
  const written = JSON.parse(text) as WrittenMarket;
  return {
    venue,
    id,
    eventId,
    seriesId: written[0] ?? undefined,
    title: written[1],
    yesLabel: written[2],
    noLabel: written[3],
    strike: written[4] === null ? undefined : readStrike(written[4]),
    rulesHash: written[5],
    rulesTemplateHash: written[6],
    termsHash: written[7],
    eventMutuallyExclusive: written[8] === 1,
    gameStartsAt: written[9] ?? undefined,
    currency: written[10],
    opensAt,
    closesAt,
    firstSeenAt: written[11],
    contractVersion: written[12],
    eventVersion: written[13] ?? undefined,
    firstRun: written[14],
  };
}

export function writeEvent(event: CatalogEvent): string {
  const written: WrittenEvent = [
    event.seriesId ?? null,
    event.title,
    event.subTitle ?? null,
    event.topics,
    event.mutuallyExclusive ? 1 : 0,
    event.gameStartsAt ?? null,
  ];
  return JSON.stringify(written);
}

export function readEvent(text: string, { venue, id, category }: EventPlace): CatalogEvent {
  // Our own builder wrote it, in this very process.
  const written = JSON.parse(text) as WrittenEvent;
  return {
    venue,
    id,
    seriesId: written[0] ?? undefined,
    title: written[1],
    subTitle: written[2] ?? undefined,
    category,
    topics: written[3],
    mutuallyExclusive: written[4] === 1,
    gameStartsAt: written[5] ?? undefined,
  };
}

function writeStrike({ type, floor, cap, custom, isFunctional }: ListedStrike): WrittenStrike {
  return [type, floor ?? null, cap ?? null, custom ?? null, isFunctional ? 1 : 0];
}

function readStrike([type, floor, cap, custom, isFunctional]: WrittenStrike): ListedStrike {
  return {
    type,
    floor: floor ?? undefined,
    cap: cap ?? undefined,
    custom: custom ?? undefined,
    isFunctional: isFunctional === 1,
  };
}
