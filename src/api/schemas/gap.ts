/** A time for which nothing is known: what is not there may have been missed. */
import { type Static, Type } from 'typebox';
import { text, timestamp } from './scalars.ts';
import { resource } from './strict-object.ts';

/** Any further ones are merged into one that spans the last of them. */
export const gapsMax = 1000;

export const Gap = resource(
  'Gap',
  'A time of which nothing is known. Outside of gaps, no point means that nothing changed.',
  {
    from: timestamp('When it began; may be before the window.'),
    to: Type.Optional(timestamp('When it ended; absent while it lasts.')),
    cause: text(
      'Why: `restart`, `disconnected`, `silent`, `not_followed`, `overload` or another word in lower case joined by underscores.',
    ),
  },
);

export function gaps(description: string) {
  return Type.Array(Gap, { maxItems: gapsMax, description });
}

export type Gap = Static<typeof Gap>;
