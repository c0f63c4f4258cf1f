/** All ways in which an automaton accepts a sentence, each with the tokens of its slots and parts. */
import type { Slot } from '../text/index.ts';
import { type Automaton, type Ending, unknownWord, weightless } from './automaton.ts';
import type { EdgesByToken, SlotEdge } from './lattice.ts';
import type { Place } from './phrase.ts';
import type { SlotType } from './slot-types.ts';
import type { Span } from './split-blocks.ts';
import type { SplitSentence } from './split-sentence.ts';

export interface SlotOfReading extends Span {
  readonly part: string;
  readonly type: SlotType;
  readonly slot: Slot;
}

/** Places are those of the sentence that was read. */
export interface Acceptance {
  readonly ending: Ending;
  readonly slots: readonly SlotOfReading[];
  readonly parts: readonly (Span & { readonly part: string })[];
  /** For each token with weight or slot, the state before it: what else might have stood there. */
  readonly steps: readonly Step[];
}

export interface Step extends Span {
  readonly state: number;
}

/** More ways than this are not looked for: a sentence that has them is ambiguous already. */
const acceptancesMax = 8;
/** Steps of a search; a tree over closed words needs few, and a sentence made to need more is not read. */
const visitsMax = 20_000;

interface Taken extends Step {
  readonly edge: SlotEdge | undefined;
}

export function acceptances(
  automaton: Automaton,
  { tokens, symbols }: SplitSentence,
  edges: EdgesByToken,
  place: Place,
): readonly Acceptance[] {
  const found: Acceptance[] = [];
  const taken: Taken[] = [];
  let visits = 0;
  const visit = (at: number, state: number): void => {
    visits += 1;
    if (found.length >= acceptancesMax || visits > visitsMax) return;
    const token = tokens[at];
    if (token === undefined) {
      for (const ending of automaton.endingsAt(state) ?? []) found.push(acceptanceOf(ending, taken));
      return;
    }
    const slots = automaton.slotsAt(state);
    for (const edge of (slots && edges[at]) ?? []) {
      const next = slots?.find(({ type }) => type === edge.type)?.next;
      if (next === undefined) continue;
      taken.push({ state, edge, from: token.from, to: tokens[edge.to - 1]?.to ?? token.to });
      visit(edge.to, next);
      taken.pop();
    }
    const symbol = symbols[at] ?? unknownWord;
    if (symbol === weightless) {
      visit(at + 1, state);
      return;
    }
    const next = symbol === unknownWord ? undefined : automaton.next(state, symbol);
    if (next === undefined) return;
    taken.push({ state, edge: undefined, from: token.from, to: token.to });
    visit(at + 1, next);
    taken.pop();
  };
  visit(0, automaton.rootOf(place));
  return found;
}

function acceptanceOf(ending: Ending, taken: readonly Taken[]): Acceptance {
  const slots: SlotOfReading[] = [];
  const parts = new Map<string, { part: string; from: number; to: number }>();
  const { symbols, owners } = ending.expansion;
  for (const [index, { edge, from, to }] of taken.entries()) {
    const symbol = symbols[index];
    if (edge !== undefined && symbol?.kind === 'slot')
      slots.push({ part: symbol.part, type: edge.type, slot: edge.slot, from, to });
    const owner = owners[index];
    if (owner === undefined) continue;
    const part = parts.get(owner);
    if (part === undefined) parts.set(owner, { part: owner, from, to });
    else part.to = to;
  }
  return {
    ending,
    slots,
    parts: [...parts.values()],
    steps: taken.map(({ state, from, to }) => ({ state, from, to })),
  };
}
