/**
 * The stage of a tournament that a match belongs to. Teams that meet in the final of a bracket meet again in the grand final,
 * and both may be listed with the hour at which the day begins: start, teams and tournament are not known to be one match. So
 * the stage is part of the match, and a text that is silent on it is on a match of its own: silence is no agreement.
 */
import type { Subject } from '../../family.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';
import { scopesOf } from '../subject.ts';

/** Where the words of a clause have the stage themselves. */
export const stageOfScope: ReadonlyMap<string, string> = new Map([
  ['stage quarterfinal 2', 'quarterfinal 2'],
]);

/** The one stage that the sentences name; undefined where they name none. */
export function readStage(
  subject: Subject,
  tournaments: readonly string[],
  names: readonly string[],
): string | Withheld | undefined {
  const stages = new Set([
    ...subject.sentences.flatMap(({ slots }) => {
      const words = slots.flatMap(({ role, slot }) => (role === 'stage' ? [slot.text] : []));
      return words.length === 0 ? [] : [stageCalled(words.join(' '))];
    }),
    ...[...scopesOf(subject)].flatMap((scope) => stageOfScope.get(scope) ?? []),
  ]);
  const [stage] = stages;
  if (stages.size > 1)
    return withhold('subject_conflict', 'the sentences name different stages of the tournament');
  const stated = [...tournaments, ...stages].join('; ');
  const { contract, event } = subject;
  const [title, ofEvent] = [contract.title, event?.title ?? ''].map((text) => withoutNames(text, names));
  if (isOfOtherStage(title ?? '', stated) || isOfOtherStage(ofEvent ?? '', stated))
    return withhold('subject_conflict', 'its title names another stage of the tournament than its rules');
  return isOfOtherStage(title ?? '', ofEvent ?? '')
    ? withhold('subject_conflict', 'its title names another stage of the tournament than its event')
    : stage;
}

/** The stages that a text names, in any of the kinds. */
export function stagesNamedIn(text: string, names: readonly string[]): readonly string[] {
  return kindsOfStages.flatMap((kind) => stagesIn(withoutNames(text, names), kind));
}

/** One name for the ways of writing it: `Semi-finals 2` is `semifinal 2`. */
function stageCalled(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .replace(/\b(semi|quarter) ?finals?\b/, '$1final')
    .trim();
}

/**
 * What names a stage, in kinds of which a match has one each: `Playoffs` beside `Semifinal` is no contradiction. `Finals` by
 * itself is what some tournaments are called.
 */
const kindsOfStages: readonly RegExp[] = [
  /\b(?:grand finals?|(?:(?:upper|lower) bracket )?(?:(?:semi|quarter)[ -]?finals?|final)|round of \d+|(?:first|second|third|fourth|qualifying) round)\b(?: \d\b)?/gi,
  /\b(?:group|swiss|league) stage\b|\bplayoffs\b/gi,
  /\bgroup [a-h]\b/gi,
];

/** Whether both texts name a stage of one kind, and no stage in common. */
function isOfOtherStage(title: string, stated: string): boolean {
  return kindsOfStages.some((kind) => {
    const [asked, known] = [stagesIn(title, kind), stagesIn(stated, kind)];
    return (
      asked.length > 0 && known.length > 0 && !asked.some((each) => known.some((other) => fits(each, other)))
    );
  });
}

function stagesIn(text: string, kind: RegExp): readonly string[] {
  return [...foldText(text).matchAll(kind)].map(([stage]) => stageCalled(stage));
}

/** Equal, or one of them leaves the number out. */
function fits(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `);
}

/** A team may be called by a word of a stage. */
function withoutNames(title: string, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(name, ' '), title);
}
