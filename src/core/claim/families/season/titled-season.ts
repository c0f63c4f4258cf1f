/**
 * Whether the question of a market on a season asks for what its rules say: the team, and the title that it wins. Where the rules leave
 * the team to the label, the question is the only other place that names it. A question in another form asks for something else.
 */
import type { ContractVersion } from '../../../contract/index.ts';
import { findTeam, type Team } from '../../identity/index.ts';
import { foldText } from '../../text/index.ts';
import { type Withheld, withhold } from '../../withheld.ts';

/** `Will the Alder win the 2027 Pro Football Championship?`, `Will the Alder make the playoffs?` */
const forms = {
  champion: /^Will (?:the )?(?<team>.+?) win the (?<title>.+?)\s*\??$/iu,
  playoffs: /^Will (?:the )?(?<team>.+?) (?:make|qualify for|reach) the (?<title>.+?)\s*\??$/iu,
} as const;
/** `2027`, `2026-27`: years are held against the rules wherever a title has them. */
const years = /^(?:20\d\d(?:-(?:20)?\d\d)? )?/;

/** The team that a question asks for, where it is a question. */
export function askedTeam(title: string): string | undefined {
  return forms.champion.exec(foldText(title).trim())?.groups?.['team'];
}

export function refuseQuestion(
  asks: keyof typeof forms,
  { title, rules }: ContractVersion,
  league: string,
  team: Team,
): Withheld | undefined {
  const question = foldText(title).trim();
  const asked = forms[asks].exec(question)?.groups;
  if (asked === undefined) {
    return /^Will\b/i.test(question)
      ? withhold('subject_conflict', 'its question asks for something else than its rules')
      : undefined;
  }
  if (findTeam(league, asked['team'] ?? '') !== team)
    return withhold('subject_conflict', 'its question names another team than its rules or label');
  const words = (asked['title'] ?? '').replace(years, '').toLowerCase();
  return foldText(rules).toLowerCase().includes(words)
    ? undefined
    : withhold('subject_conflict', 'its question names a title that its rules do not');
}
