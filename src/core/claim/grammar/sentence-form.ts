/** A sentence as phrases would see it: its folded words, and each span that a field or a format explains by the type of its slot. */
import type { KnownSpans } from '../text/index.ts';
import { marketEdges, type SlotEdge, slotsOf } from './lattice.ts';
import type { SlotType } from './slot-types.ts';
import { tokensMax, tokensOf } from './tokens.ts';

/** Of several slots that end at one token the first in this list is shown. */
const shown: readonly SlotType[] = [
  'date',
  'days',
  'day',
  'month',
  'time',
  'address',
  'competition',
  'name',
  'bound',
  'year',
  'period',
  'number',
];

/** `if {name} wins game on {date}`; undefined if it is longer than is read. */
export function sentenceForm(text: string, known: KnownSpans): string | undefined {
  const tokens = tokensOf(text);
  if (tokens.length > tokensMax) return undefined;
  const slots = slotsOf(text, tokens, new Set(shown));
  const edges = [
    ...marketEdges(text, tokens, slots, known).edges,
    ...slots.edges.flatMap((beside) => beside ?? []),
  ];
  const pieces: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const longest = longestAt(edges, at);
    const word = tokens[at]?.word ?? '';
    if (longest !== undefined) pieces.push(`{${longest.type}}`);
    else if (word !== '') pieces.push(word);
    at = longest?.to ?? at + 1;
  }
  return pieces.join(' ');
}

function longestAt(edges: readonly SlotEdge[], at: number): SlotEdge | undefined {
  let found: SlotEdge | undefined;
  for (const edge of edges) {
    if (edge.from !== at || !shown.includes(edge.type)) continue;
    const isFirst = found?.to === edge.to && shown.indexOf(edge.type) < shown.indexOf(found.type);
    if (found === undefined || edge.to > found.to || isFirst) found = edge;
  }
  return found;
}
