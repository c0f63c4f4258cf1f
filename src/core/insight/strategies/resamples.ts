/**
 * Which groups of events each resample draws, and how often: the same for every rule, every process and every time.
 *
 * Events are dealt into 256 groups by their names, and a resample draws 256 groups, one after the other, each with the same
 * chance. Markets of one event are always drawn together. A rule with fewer events than groups has one in most of its groups,
 * which is a bootstrap by event; one with more has several in each, which widens nothing on average and costs less.
 */
export const groupCount = 256;
export const resampleCount = 2_000;
const seed = 20_261_116;

let known: Float64Array | undefined;

/** `draws[group * resampleCount + resample]`: drawn once a process, since they are always the same. */
export function findDraws(): Float64Array {
  known ??= drawResamples();
  return known;
}

/** Numbers of 64 bits, since they are multiplied with exact sums. */
function drawResamples(): Float64Array {
  const draws = new Float64Array(groupCount * resampleCount);
  const next = generator(seed);
  for (let resample = 0; resample < resampleCount; resample += 1) {
    for (let draw = 0; draw < groupCount; draw += 1) {
      // 256 divides two to the 32nd, so that every group has exactly the same chance.
      const at = (next() % groupCount) * resampleCount + resample;
      draws[at] = (draws[at] ?? 0) + 1;
    }
  }
  return draws;
}

/** The group of an event: FNV-1a over the code units of its venue and id, stirred once more. */
export function groupOf(venue: string, eventId: string): number {
  let hash = 0x811c9dc5;
  const name = `${venue}:${eventId}`;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  return stir(hash) % groupCount;
}

/** Counted, then stirred (the finaliser of MurmurHash3): 32 bits each, without a period that matters. */
function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return stir(state);
  };
}

function stir(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
