/** A contract version as a row and back. Nothing is lost on the way: the terms hash of what is read is that of what was written. */
import type { ContractVersion, Strike, VenueId } from '../../core/contract/index.ts';
import { formatRational } from '../../core/exact/index.ts';
import type { RowOf } from '../row-of.ts';
import { type SentRow, sentHash, sentTime, sentTimeOrNull } from '../send-rows.ts';
import { readLegs, readOneOf, readRational, readSources, readTerms, readTexts } from '../stored-json.ts';
import type { Reading, VersionPlace } from '../versioned.ts';

export function toContractRow(
  contract: ContractVersion,
  place: VersionPlace,
  reading: Reading,
): SentRow<'contract_version'> {
  const { strike, exclusivity, settlement } = contract;
  return {
    id: place.version.toString(),
    market: place.key,
    number: place.number,
    terms_hash: sentHash(contract.termsHash),
    rules_hash: sentHash(contract.rulesHash),
    rules_template_hash: sentHash(contract.rulesTemplateHash),
    market_id: contract.id,
    event_id: contract.eventId,
    series_id: contract.seriesId ?? null,
    title: contract.title,
    yes_label: contract.yesLabel,
    no_label: contract.noLabel,
    strike_type: strike?.type ?? null,
    strike_floor: strike?.floor === undefined ? null : formatRational(strike.floor),
    strike_cap: strike?.cap === undefined ? null : formatRational(strike.cap),
    strike_custom: strike?.custom ?? null,
    strike_functional: strike?.functional ?? null,
    event_mutually_exclusive: exclusivity.eventMutuallyExclusive,
    exclusive_group: exclusivity.group ?? null,
    exclusive_open_ended: exclusivity.openEnded,
    game_starts_at: sentTimeOrNull(contract.gameStartsAt),
    currency: settlement.currency,
    payout: settlement.payout,
    sources: settlement.sources,
    legs: contract.legs ?? null,
    terms: contract.terms,
    first_cycle: reading.cycle,
    first_seen_at: sentTime(reading.seenAt),
  };
}

export type ContractRow = Omit<
  RowOf<'contract_version'>,
  'id' | 'market' | 'number' | 'first_cycle' | 'first_seen_at'
>;

/** What other tables have of a contract. */
export interface ContractOwner {
  readonly venue: VenueId;
  readonly venueKey: string;
  readonly rules: string;
  readonly opensAt: Date | null;
}

export function toContract(row: ContractRow, owner: ContractOwner): ContractVersion {
  return {
    venue: owner.venue,
    id: row.market_id,
    venueKey: owner.venueKey,
    eventId: row.event_id,
    seriesId: row.series_id ?? undefined,
    title: row.title,
    yesLabel: row.yes_label,
    noLabel: row.no_label,
    rules: owner.rules,
    rulesHash: row.rules_hash.toString('hex'),
    rulesTemplateHash: row.rules_template_hash.toString('hex'),
    strike: toStrike(row),
    exclusivity: {
      eventMutuallyExclusive: row.event_mutually_exclusive,
      group: row.exclusive_group ?? undefined,
      openEnded: row.exclusive_open_ended,
    },
    gameStartsAt: row.game_starts_at?.getTime(),
    settlement: {
      currency: readOneOf(['USD', 'USDC'], row.currency),
      sources: readSources(row.sources),
      payout: row.payout,
    },
    legs: row.legs === null ? undefined : readLegs(row.legs),
    terms: readTerms(row.terms),
    termsHash: row.terms_hash.toString('hex'),
    opensAt: owner.opensAt?.getTime(),
  };
}

function toStrike(row: ContractRow): Strike | undefined {
  if (row.strike_type === null) return undefined;
  return {
    type: row.strike_type,
    floor: row.strike_floor === null ? undefined : readRational(row.strike_floor),
    cap: row.strike_cap === null ? undefined : readRational(row.strike_cap),
    custom: row.strike_custom === null ? undefined : readTexts(row.strike_custom),
    functional: row.strike_functional ?? undefined,
  };
}
