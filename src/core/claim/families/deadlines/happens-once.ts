/**
 * The one form of condition of which it is known, without understanding it, that what happened by an earlier day has
 * happened by a later one: `NAME VERB OBJECT`, where the verb tells of something that happens at a moment. Most verbs do
 * not: they tell of a state (`governs`), of what is left undone (`refrains from`) or of a balance (`rises`), each of which
 * may hold at the end of May and no more at the end of June.
 *
 * The subject is made of names, so that the verb is found for certain. What stands behind a joining word may be another
 * statement (`signs it and keeps it`), so that only words of a closed list are taken there.
 */

/** Who or what it is may be any name; small words are those inside of names. */
const name = String.raw`(?:al-|el-)?\p{Lu}[\p{L}\p{M}\p{N}'.&-]*`;
const names = `(?:[Tt]he )?${name}(?: (?:(?:of|and|or|de|da|dos|di|del|la|bin|ibn|al|von|van|der)(?: the)? )*${name})*`;
const manner = '(?:(?:officially|formally|publicly|actually) )?';

/** Happens at a moment, in the present. */
const presents = words(
  'resigns retires abdicates dies announces declares initiates recognizes recognises imposes lifts signs ratifies enacts',
  'vetoes adopts appoints nominates confirms dismisses pardons indicts arrests impeaches extradites invades acquires',
  'withdraws joins wins publishes introduces inaugurates testifies deploys terminates',
);
/** Plural nouns as well, or something else without an object: it must show that they are meant. */
const presentsWithObject = words(
  'strikes attacks visits launches releases passes issues files fires names opens becomes',
);
const passives = words(
  'announced signed ratified enacted vetoed appointed nominated confirmed dismissed pardoned indicted arrested impeached',
  'extradited acquired inaugurated terminated released named elected designated succeeded removed ousted convicted',
  'sentenced killed assassinated',
);
const participles = words(
  'resigned retired abdicated died declared initiated recognized recognised imposed lifted adopted accepted invaded',
  'withdrawn joined become won opened published introduced testified deployed struck attacked visited launched passed',
  'issued filed fired approved',
).concat(passives);
/** These need their own next word: one may leave things as they are, or agree with somebody for years. */
const leaving = `(?:office|(?:as )?${names})(?=$| or | and |,)`;

const present = [
  `(?:${presents.join('|')})(?= |$)`,
  `(?:${presentsWithObject.join('|')})(?= (?:an?|the|its|his|her|their|any|another) | ${name})`,
  'agrees to(?= )',
  `leaves(?= ${leaving})`,
].join('|');
const past = [`(?:${participles.join('|')})(?= |,|$)`, 'agreed to(?= |,|$)', `left(?= ${leaving})`].join('|');
const passive = `(?:${passives.join('|')})(?= |,|$)`;
const happening = new RegExp(
  `^${names} (?:${manner}(?:${present})|(?:(?:has|have) (?:either )?)?${listOf(past)}|(?:is|are|has been|have been) ${listOf(passive)})(?<object>.*)$`,
  'u',
);

function listOf(verb: string): string {
  return `${manner}(?:${verb})(?:(?:,| or|, or) ${manner}(?:${verb}))*`;
}

/** Behind one of these another statement may begin. */
const joint = /,| (?:and|or|as|but|with|for)(?= )|[;:()]| - /u;
/** What may stand there: names, and these words. */
const joinable: ReadonlySet<string> = new Set([
  ...participles,
  ...presents,
  ...words(
    'and or as a an the any of to on in at from by either officially formally publicly actually has have been',
    'leave leaves left office agreed position head state government leader chair chairman president minister successor',
    'intention new deal agreement treaty accord ceasefire drone missile air ground strike attack official soil embassy',
    'consulate territory bridge ferry',
  ),
]);
/** Anywhere behind the verb these make the statement depend on more, or on the day that ends it. */
const dependent: ReadonlySet<string> = new Set(
  words(
    'provided if that which who whose whom what where whether assuming given because though although despite but so',
    'same such this these those preceding previous prior following cut-off cutoff limit expiry expiration eve morning',
    'evening night noon week month quarter season spring summer autumn fall winter year session term higher lower',
    'monday tuesday wednesday thursday friday saturday sunday weekday weekend christmas easter since too also',
  ),
);

/** Why it may come undone; undefined where it is of the form above. */
export function mayComeUndone(condition: string): string | undefined {
  const object = happening.exec(condition)?.groups?.['object'];
  if (object === undefined) return 'its verb is none of those that happen at a moment';
  const all = object.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  const doubtful = all.find((word) => dependent.has(word.toLowerCase()));
  if (doubtful !== undefined) return `it depends on more than that it happens: ${doubtful}`;
  const at = joint.exec(object)?.index;
  const behind = at === undefined ? [] : (object.slice(at).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []);
  const stranger = behind.find((word) => !joinable.has(word) && !/^\p{Lu}/u.test(word));
  return stranger === undefined ? undefined : `another statement may follow: ${stranger}`;
}

function words(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}
