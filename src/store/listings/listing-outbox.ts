/**
 * Events of a listing: rules of a market that changed, and how a market was settled. Only of markets that were
 * known before: one that is seen for the first time brings its rules and its end along, and nothing about it has changed.
 */
import { sql } from 'kysely';
import type { MarketSettled, RulesChanged } from '../../core/announcement/index.ts';
import { compareRuleTexts } from '../../core/contract/index.ts';
import type { RowOf } from '../row-of.ts';
import type { Writing } from '../send-rows.ts';
import type { Reading } from '../versioned.ts';
import { writeOutbox } from '../webhooks/index.ts';
import type { CurrentMarket, MarketChange } from './markets.ts';

interface Reworded {
  readonly change: MarketChange;
  readonly before: string;
}

/** In the transaction of the listing it is about. */
export async function writeListingOutbox(
  writing: Writing,
  reading: Reading,
  changes: readonly MarketChange[],
): Promise<void> {
  const reworded = changes.flatMap(findReworded);
  const texts = await loadRuleTexts(
    writing,
    reworded.map(({ before }) => before),
  );
  const announcements = [
    ...reworded.map(({ change, before }) => toRulesChanged(change, before, texts.get(before), reading)),
    ...changes.flatMap((change) => toMarketSettled(change, reading)),
  ];
  await writeOutbox(writing, announcements, reading.seenAt);
}

function findReworded(change: MarketChange): Reworded[] {
  const { current, contract, newVersion } = change;
  const before = current?.rulesHash;
  if (!newVersion || before === undefined || before === contract.rulesHash) return [];
  return [{ change, before }];
}

function toRulesChanged(
  { contract }: MarketChange,
  before: string,
  textBefore: string | undefined,
  { seenAt }: Reading,
): RulesChanged {
  return {
    topic: 'rules.changed',
    market: nameOf(contract),
    rulesHashBefore: before,
    rulesHash: contract.rulesHash,
    // A text that is not there could have said anything.
    change: textBefore === undefined ? 'semantic' : compareRuleTexts(textBefore, contract.rules),
    seenAt,
  };
}

/** Once it cannot change any more; if the venue corrects itself even then, another event follows, as a correction. */
function toMarketSettled(change: MarketChange, { seenAt }: Reading): MarketSettled[] {
  const { current, contract, newSettlement } = change;
  if (current === undefined || newSettlement?.fact.final !== true) return [];
  return [
    {
      topic: 'market.settled',
      market: nameOf(contract),
      settlement: newSettlement.fact,
      correction: wasFinal(current),
      seenAt,
    },
  ];
}

function nameOf({ venue, id, eventId }: MarketChange['contract']) {
  return { venue, id, eventId };
}

function wasFinal({ settlement }: CurrentMarket): boolean {
  return settlement?.final ?? false;
}

/** By their hashes in hex. */
async function loadRuleTexts(
  { trx, options }: Writing,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const { rows } = await sql<RowOf<'rule_text', 'text'> & { hash: string }>`
    select encode(hash, 'hex') as hash, text from rule_text
    where hash in (select decode(value, 'hex') from unnest(${[...new Set(hashes)]}::text[]) as value)`.execute(
    trx,
    options,
  );
  return new Map(rows.map(({ hash, text }) => [hash, text]));
}
