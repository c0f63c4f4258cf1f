/**
 * The one form of condition of which it is known, without understanding it, that what happened by an earlier day has
 * happened by a later one: `NAME VERB OBJECT`, where the verb tells of something that happens at a moment. Most verbs do
 * not: they tell of a state (`governs`), of what is left undone (`refrains from`) or of a balance (`rises`), each of which
 * may hold at the end of May and no more at the end of June.
 *
 * The subject is made of names, so that the verb is found for certain. What stands behind a joining word may be another
 * statement (`signs it and keeps it`), so that only words of a closed list are taken there.
 */

import { holdsOnlyNames } from '../../ladder-words.ts';

/** Who or what it is may be any name; small words are those inside of names. */
const name = String.raw`(?:al-|el-)?\p{Lu}[\p{L}\p{M}\p{N}'.&-]*`;
const names = `(?:[Tt]he )?${name}(?: (?:(?:of|and|or|de|da|dos|di|del|la|bin|ibn|al|von|van|der)(?: the)? )*${name})*`;
const manner = '(?:(?:officially|formally|publicly|actually) )?';

/** Happens at a moment, in the present. */
const presents = words(
  'resigns retires abdicates dies announces declares initiates recognizes recognises imposes lifts signs ratifies enacts',
  'vetoes adopts appoints nominates confirms dismisses pardons indicts arrests impeaches extradites invades acquires',
  'withdraws joins wins publishes introduces inaugurates testifies deploys terminates sues endorses marries submits',
  'unveils revokes rescinds repeals overturns overrides surrenders seizes expels deports annexes dissolves disbands',
);
/** Plural nouns as well, or something else without an object: it must show that they are meant. */
const presentsWithObject = words(
  'strikes attacks visits launches releases passes issues files fires names opens becomes buys purchases sells hires captures divorces',
);
const passives = words(
  'announced signed ratified enacted vetoed appointed nominated confirmed dismissed pardoned indicted arrested impeached',
  'extradited acquired inaugurated terminated released named elected designated succeeded removed ousted convicted',
  'sentenced killed assassinated awarded knighted expelled deported recalled hired sued divorced married unveiled submitted',
  'purchased sold revoked rescinded repealed overturned overridden annexed seized captured dissolved disbanded',
);
const participles = words(
  'resigned retired abdicated died declared initiated recognized recognised imposed lifted adopted accepted invaded',
  'withdrawn joined become won opened published introduced testified deployed struck attacked visited launched passed',
  'issued filed fired approved endorsed bought surrendered testified premiered',
).concat(passives);
/** These need their own next word: one may leave things as they are, or agree with somebody for years. */
const leaving = `(?:office|(?:as )?${names})(?=$| or | and |,)`;

/** `The head of Alder leaves`: there is nothing else that may be left. */
const leavingAtAll = 'leaves(?=$)';
const own = '(?:his|her|their|its) (?:job|post|position|role|office)(?=$)';

const present = [
  `(?:${presents.join('|')})(?= |$)`,
  `(?:${presentsWithObject.join('|')})(?= (?:an?|the|its|his|her|their|any|another) | ${name})`,
  'agrees to(?= )',
  `leaves(?= ${leaving})`,
  leavingAtAll,
].join('|');
const past = [
  `(?:${participles.join('|')})(?= |,|$)`,
  'agreed to(?= |,|$)',
  `left(?= ${leaving})`,
  `left(?= ${own})`,
].join('|');
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
/**
 * What else may stand behind the verb. A closed list, because any other word may count the times (`wins zero games`), ask
 * for more (`in the same quarter`), or take a term from elsewhere (`the city of the subtitle`).
 */
const objectWords: ReadonlySet<string> = new Set([
  ...joinable,
  ...words(
    'into against over onto its his her their be public another',
    'tour album song film movie book game race election primary nomination candidacy campaign referendum acquisition merger',
    'takeover bid sale stake company product phone car truck model version update bill law order decree tariff tariffs',
    'sanctions war peace resolution budget oil gas production cut cuts hike nuclear weapon weapons reactor satellite',
    'rocket spacecraft crew mission test launch indictment lawsuit charges pardon emergency country city town county',
    'harbor port airport station line road tunnel mayor governor senator secretary ambassador king queen prince pope judge',
    'justice member members party coalition cabinet parliament congress council court champion championship cup league',
    'medal award prize team coach manager club match series tournament final visit summit meeting discontinued resignation',
    'retirement departure candidate bankruptcy offering currency coin token bank troops soldiers invasion hostages prisoner',
    'prisoners exchange withdrawal recognition independence membership job post role',
    'documentary season episode single video trailer device chip stablecoin fund report study vaccine drug complaint motion appeal brief verdict',
    'store restaurant factory plant ship aircraft jet train podcast interview speech statement apology memoir autobiography logo stadium arena',
    'headset console laptop tablet robot robotaxi app feature browser chatbot assistant',
  ),
]);

/** Why it may come undone; undefined where it is of the form above. */
export function mayComeUndone(condition: string): string | undefined {
  const object = happening.exec(condition)?.groups?.['object'];
  if (object === undefined) return 'its verb is none of those that happen at a moment';
  if (!holdsOnlyNames(condition)) return 'a word in capitals is no name';
  const all = object.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  const strange = all.find((word) => !/^\p{Lu}/u.test(word) && !objectWords.has(word));
  if (strange !== undefined) return `it may depend on more than that it happens: ${strange}`;
  const at = joint.exec(object)?.index;
  const behind = at === undefined ? [] : (object.slice(at).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []);
  const stranger = behind.find((word) => !joinable.has(word) && !/^\p{Lu}/u.test(word));
  return stranger === undefined ? undefined : `another statement may follow: ${stranger}`;
}

function words(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}
