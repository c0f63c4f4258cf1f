/**
 * Holds the watch against what was planted: while a window lasts whose sides are safe in truth and leave something after
 * fees at the true books, the watch must have announced the lead as executable.
 */
import { leadKey, type WatchedLead } from '../../src/core/lead/index.ts';
import type { Exchange } from '../../src/simulator/exchange/index.ts';
import { DeadlineFigure } from '../../src/simulator/world/figures.ts';
import type { SimulatedMarket, VenueAMarket, VenueBMarket } from '../../src/simulator/world/index.ts';
import type { PlantedMispricing } from '../../src/simulator/world/planted-mispricing.ts';
import { bestNet, isTradable, safeSides, type TrueSides, voidsOf } from './simulated-truth.ts';

/** What the watch is asked for. */
export interface Watched {
  /** Whether the lead is executable now, or was announced as such since a time. */
  wasExecutable(key: string, since: number): boolean;
  findLead(key: string): WatchedLead | undefined;
  /** Whether the run that is watched lists both and proves that these sides pay a dollar together. */
  isCovered(market: SimulatedMarket, other: SimulatedMarket, sides: TrueSides): boolean;
}

export interface PlantedReport {
  readonly windows: number;
  /** Safe in truth, and with something left after fees at some look while they lasted. */
  readonly executable: number;
  readonly found: number;
  /** The texts leave open what is paid without a result, or a text was edited. By issue codes. */
  readonly exempt: Readonly<Record<string, number>>;
  readonly missed: readonly string[];
}

interface Finding {
  readonly planted: PlantedMispricing;
  readonly sides: readonly TrueSides[];
  /** What the true books had when the watch had it not, or had it as well. */
  best: { readonly pairs: bigint; readonly net: bigint } | undefined;
  isFound: boolean;
  /** Not looked at again before. */
  lookAt: number;
  /** The issue codes under which the watch withheld it; `not_related` if the run does not cover it, `no_lead` if it does. */
  readonly withheld: Set<string>;
}

const lookAgainMs = 60_000;
/** How the texts speak of what the simulator has as one branch, a meeting that brings no decision. */
const wordsOf: ReadonlyMap<string, RegExp> = new Map([
  ['meeting_not_held', /cancel|not take place|not held/i],
  ['no_statement', /no statement/i],
]);

/** Texts that fall back on another figure, which is not known before. */
const fallsBack = /most recent earlier (figure|month)|last available month decides|in force on its last day/i;

/** An edit that brings a sentence more, of which a reader cannot know what it means. */
const addedSentence = /\bAdded: /;

export class SimulatedPlanted {
  readonly #exchange: Exchange;
  readonly #watched: Watched;
  /** Planted and not begun; the next one last. */
  #coming: PlantedMispricing[];
  /** How many of those that were planted while the world ran are known here. */
  #later = 0;
  readonly #findings: Finding[] = [];
  readonly #lasting = new Set<Finding>();

  constructor(exchange: Exchange, watched: Watched) {
    this.#exchange = exchange;
    this.#watched = watched;
    this.#coming = (exchange.world.plantedMispricings ?? []).toReversed();
  }

  /** Looks at all windows that last now. */
  look(): void {
    const { now } = this.#exchange;
    this.#takeLater();
    for (;;) {
      const planted = this.#coming.at(-1);
      if (planted === undefined || planted.from > now) break;
      this.#coming.pop();
      const sides = safeSides(planted.market, planted.other);
      const finding: Finding = {
        planted,
        sides,
        best: undefined,
        isFound: false,
        lookAt: 0,
        withheld: new Set(),
      };
      this.#findings.push(finding);
      if (sides.length > 0) this.#lasting.add(finding);
    }
    for (const finding of this.#lasting) {
      if (now >= finding.planted.to || finding.isFound) this.#lasting.delete(finding);
      else if (now >= finding.lookAt) this.#lookAt(finding);
    }
  }

  #takeLater(): void {
    const later = this.#exchange.world.plantedLater ?? [];
    if (later.length === this.#later) return;
    this.#coming = [...this.#coming, ...later.slice(this.#later)].sort(
      (left, right) => right.from - left.from,
    );
    this.#later = later.length;
  }

  #lookAt(finding: Finding): void {
    const { market, other, from } = finding.planted;
    if (!isTradable(this.#exchange, market) || !isTradable(this.#exchange, other)) return;
    for (const sides of finding.sides) {
      const best = bestNet(this.#exchange, [market, other], sides);
      if (best === undefined) continue;
      if (finding.best === undefined || best.net > finding.best.net) finding.best = best;
      finding.lookAt = this.#exchange.now + lookAgainMs;
      const key = keyOf(market, other, sides);
      if (this.#watched.wasExecutable(key, from)) finding.isFound = true;
      else for (const code of this.#codesOf(key, finding.planted, sides)) finding.withheld.add(code);
    }
  }

  #codesOf(key: string, { market, other }: PlantedMispricing, sides: TrueSides): readonly string[] {
    const lead = this.#watched.findLead(key);
    if (lead === undefined)
      return [this.#watched.isCovered(market, other, sides) ? 'no_lead' : 'not_related'];
    if (lead.priced.issues.length > 0) return lead.priced.issues;
    return [`${lead.state} without an issue`];
  }

  report(): PlantedReport {
    const executable = this.#findings.filter(({ best }) => best !== undefined);
    const exempt: Record<string, number> = {};
    const missed: string[] = [];
    for (const finding of executable) {
      if (finding.isFound) continue;
      const { market, other, from, to } = finding.planted;
      const codes = [...finding.withheld].sort().join(' ');
      const isThin = isBelowRounding(finding.best);
      if (
        [...finding.withheld].every(
          (code) => isExcused(market, other, code, to) || (code === 'no_lead' && isThin),
        )
      ) {
        exempt[codes] = (exempt[codes] ?? 0) + 1;
      } else {
        const pair = `${market.venue}:${market.id} and ${other.venue}:${other.id}`;
        const best = `${finding.best?.pairs} pairs leave ${finding.best?.net}`;
        missed.push(`${codes}: ${pair} at ${new Date(from).toISOString()}, ${best}`);
      }
    }
    const found = executable.filter(({ isFound }) => isFound).length;
    return { windows: this.#findings.length, executable: executable.length, found, exempt, missed };
  }
}

/** In millionths: one contract's fees are rounded up by no more, on both legs together. */
const roundingMax = 204n;

/** Whether one pair alone may leave nothing, though the rounding of fees is made up for by many: such a lead is not open. */
function isBelowRounding(best: Finding['best']): boolean {
  return best !== undefined && best.net < best.pairs * roundingMax;
}

function keyOf(market: SimulatedMarket, other: SimulatedMarket, [side, otherSide]: TrueSides): string {
  return leadKey(
    { venue: market.venue, id: market.id, side },
    { venue: other.venue, id: other.id, side: otherSide },
  );
}

/** Whether the code stands for something that the two texts leave open, or for an edit that was not read yet. */
function isExcused(market: SimulatedMarket, other: SimulatedMarket, code: string, at: number): boolean {
  const [kind, branch = ''] = code.split(':');
  if (kind === 'rules_changed') return [market, other].some((each) => isEdited(each, at));
  if (kind === 'rules_unread' || kind === 'not_related') {
    if ([market, other].some((each) => isEdited(each, at) && addedSentence.test(rulesOf(each, at))))
      return true;
  }
  if (kind === 'void_unknown') return isLeftOpen(market, other, branch, at);
  if (kind !== 'rules_unread' && kind !== 'not_related') return false;
  // The texts were not understood, or not as the same; had they been, they would be silent all the same.
  const named = [...voidsOf(market).keys(), ...voidsOf(other).keys()];
  if (named.length === 0) return !alwaysHasAValue(market);
  const branches = named.some((each) => wordsOf.has(each)) ? [...named, ...wordsOf.keys()] : named;
  return branches.some((each) => isLeftOpen(market, other, each, at));
}

function isLeftOpen(market: SimulatedMarket, other: SimulatedMarket, branch: string, at: number): boolean {
  const [said, saidByOther] = [voidsOf(market).get(branch), voidsOf(other).get(branch)];
  if ([market, other].some((each) => fallsBack.test(rulesOf(each, at)))) return true;
  const words = wordsOf.get(branch);
  if (words !== undefined) return ![market, other].every((each) => words.test(rulesOf(each, at)));
  if (said === undefined && saidByOther === undefined) return true;
  // A text that waits for a make-up is silent on what is paid if none comes.
  return said === 'by_later_result' && saidByOther === 'by_later_result';
}

function isEdited(market: SimulatedMarket, at: number): boolean {
  if (!isVenueA(market) && !isVenueB(market)) return false;
  return market.termsChangedAt(at) > market.createdAt;
}

/** A deadline is met or it is not. */
function alwaysHasAValue({ claim }: SimulatedMarket): boolean {
  return 'occurrence' in claim && claim.occurrence instanceof DeadlineFigure;
}

function rulesOf(market: SimulatedMarket, at: number): string {
  if (isVenueA(market)) {
    const { rulesPrimary, rulesSecondary } = market.terms(at);
    return `${rulesPrimary} ${rulesSecondary}`;
  }
  return isVenueB(market) ? market.terms(at).description : '';
}

function isVenueA(market: SimulatedMarket): market is VenueAMarket {
  return market.venue === 'venue_a';
}

function isVenueB(market: SimulatedMarket): market is VenueBMarket {
  return market.venue === 'venue_b';
}
