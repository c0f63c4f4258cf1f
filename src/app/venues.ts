/** The venues the configuration names, as the rest of Routeur knows them. */
import { readFileSync } from 'node:fs';
import type { VenueId } from '../core/contract/index.ts';
import { Failure } from '../runtime/failure.ts';
import type { Log } from '../runtime/log.ts';
import {
  defaultVenueBOptions,
  openVenueA,
  openVenueB,
  type Venue,
  type VenueAOptions,
  type VenueBOptions,
  venueADefaults,
  type WireDrift,
} from '../venues/index.ts';
import type { VenuesConfig } from './config.ts';

class UnreadableKey extends Failure {
  override readonly name = 'UnreadableKey';
  readonly code = 'unreadable_key';
}

interface VenueDeps {
  readonly log: Log;
  readonly now: () => number;
  /** How much faster `now` runs than real time: what a feed waits for by it is stretched, since messages travel in real time. */
  readonly clockSpeed?: number;
  readonly drift?: WireDrift;
}

export function openVenues(deps: VenueDeps, config: VenuesConfig): Venue[] {
  return config.enabled.map((id) => openVenue(deps, config, id));
}

function openVenue(deps: VenueDeps, config: VenuesConfig, id: VenueId): Venue {
  const venueDeps = { ...deps, random: Math.random };
  const { clockSpeed = 1 } = deps;
  switch (id) {
    case 'venue_a':
      return openVenueA(venueDeps, venueAOptions(config, clockSpeed));
    case 'venue_b':
      return openVenueB(venueDeps, venueBOptions(config, clockSpeed));
  }
}

/** Throws a Failure (`unreadable_key`) if the key's file cannot be read. */
export function venueAOptions({ venueA }: VenuesConfig, clockSpeed = 1): VenueAOptions {
  return {
    ...venueADefaults,
    restUrl: venueA.restUrl ?? venueADefaults.restUrl,
    streamUrl: venueA.streamUrl ?? venueADefaults.streamUrl,
    stream: stretch(venueADefaults.stream, clockSpeed, [
      'silenceMaxMs',
      'commandTimeoutMs',
      'crossCheckGraceMs',
      'lateAfterMs',
    ]),
    listing: { ...venueADefaults.listing, combos: venueA.combos },
    key: venueA.key && { id: venueA.key.id, privateKeyPem: readKey(venueA.key.file) },
  };
}

export function venueBOptions({ venueB }: VenuesConfig, clockSpeed = 1): VenueBOptions {
  return {
    ...defaultVenueBOptions,
    feed: stretch(defaultVenueBOptions.feed, clockSpeed, [
      'silenceMaxMs',
      'seedAfterMs',
      'firstBookMs',
      'topGraceMs',
      'lateAfterMs',
    ]),
    gammaUrl: venueB.gammaUrl ?? defaultVenueBOptions.gammaUrl,
    clobUrl: venueB.clobUrl ?? defaultVenueBOptions.clobUrl,
    dataUrl: venueB.dataUrl ?? defaultVenueBOptions.dataUrl,
    webSocketUrl: venueB.streamUrl ?? defaultVenueBOptions.webSocketUrl,
  };
}

function stretch<Name extends string, Options extends Readonly<Record<Name, number>>>(
  options: Options,
  factor: number,
  names: readonly Name[],
): Options {
  return { ...options, ...Object.fromEntries(names.map((name) => [name, options[name] * factor])) };
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UnreadableKey(`ROUTEUR_VENUE_A_KEY_FILE: ${file} cannot be read.`, { cause: error });
  }
}
