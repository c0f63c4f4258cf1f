/** The presidency: contests that look like one and are decided by different words. */
import { dayMs } from '../../eastern-time.ts';
import type { FamilyContext, Listing } from '../../family.ts';
import { LatentPath } from '../../latent.ts';
import {
  type ContestDraft,
  contestOf,
  fallingChances,
  listMenuA,
  listMenuB,
  type PoliticalContest,
} from './menus.ts';
import { people } from './people.ts';
import { electionNight, electionSeries, threeCalls } from './races.ts';

/** The presidency: sworn in against called, nominee against nomination, presidency against popular vote. */
export function* presidential(context: FamilyContext): Iterable<Listing> {
  const { year: next } = electionNight(context);
  const year = next % 4 === 0 ? next : next + 2;
  const listedAt = context.startsAt - 100 * dayMs;
  const decidedAt = Date.UTC(year, 10, 8, 5);
  const names = people(context, `president-${year}`, 3);
  const chances = fallingChances(3, 0.8);
  // The first is the Democratic favourite; another Democrat is listed only where the nomination is asked for.
  const democrats = [names[0] ?? '', ...people(context, `democrats-${year}`, 1)];
  // One truth: who is elected, and by it whose party; the look-alikes are decided by other words and nearly always agree.
  const kin = `president-${year}`;
  const truth = new LatentPath(context.seed, kin, { key: kin, correlation: 0.998 });
  const contest = (key: string, variable: string, drawn: Partial<ContestDraft> = { kin }): PoliticalContest =>
    contestOf(context, { key, variable, names, chances, listedAt, decidedAt, ...drawn });
  const [favourite = 0] = chances;
  const nominees = { names: democrats, chances: [favourite + 0.2, 0.2] };
  const inaugurated = listMenuA(
    context,
    contest(
      `president-${year}-sworn`,
      `person next inaugurated as President for the term beginning in ${year + 1}`,
    ),
    {
      series: electionSeries(context, 'KXPRESPERSON', 'Presidential election winner'),
      ticker: `KXPRESPERSON-${year % 100}`,
      title: `Who will win the ${year} presidential election?`,
      activity: 10,
      terms: (name) => ({
        title: `Will ${name} win the ${year} presidential election?`,
        yesSubTitle: name,
        noSubTitle: name,
        rulesPrimary: `Yes if ${name} takes the oath as President at the inauguration of ${year + 1}.`,
        rulesSecondary: '',
        strikeType: 'custom',
        customStrike: { Person: name },
      }),
    },
  );
  const called = listMenuB(
    context,
    contest(
      `president-${year}-called`,
      `person called as winner of the ${year} presidential election by three broadcasters`,
      { latent: truth },
    ),
    {
      slug: `presidential-election-winner-${year}`,
      title: `Presidential Election Winner ${year}`,
      description: `Yes for whoever is elected President in ${year}.\n\nThe Associated Press, Fox News and NBC are the sources, once all of them name the same winner; should they still disagree at the inauguration, whoever is inaugurated counts.`,
      tags: ['Politics', 'Elections', 'US Election'],
      activity: 20,
      question: (name) => `Will ${name} win the ${year} US Presidential Election?`,
      augmented: { reserved: 2, noun: 'Person' },
    },
  );
  const nominee = listMenuA(
    context,
    contest(
      `nominee-${year}-a`,
      `Democratic nominee for the Presidency on election day in ${year}, replacements included`,
      { ...nominees, kin },
    ),
    {
      series: electionSeries(context, 'KXPRESNOMD', 'Democratic nominee'),
      ticker: `KXPRESNOMD-${year % 100}`,
      title: `Democratic nominee in ${year}?`,
      activity: 5,
      terms: (name) => ({
        title: `Will ${name} be the Democratic nominee for President?`,
        yesSubTitle: name,
        noSubTitle: name,
        rulesPrimary: `Yes if ${name} is the nominee of the Democratic party for the Presidency on election day in ${year}.`,
        rulesSecondary: '',
        strikeType: 'custom',
        customStrike: { Nominee: name },
      }),
    },
  );
  const nomination = listMenuB(
    context,
    contest(
      `nominee-${year}-b`,
      `person who wins the ${year} Democratic nomination, later replacements not counted`,
      { ...nominees, latent: truth },
    ),
    {
      slug: `democratic-presidential-nominee-${year}`,
      title: `Democratic Presidential Nominee ${year}`,
      description: `Yes if the named person is nominated for the presidency by the Democrats in ${year} and accepts; No otherwise.\n\nThe source is a consensus of official party sources.\n\nA replacement of the nominee before election day changes nothing.`,
      tags: ['Politics', 'Elections'],
      activity: 8,
      question: (name) => `Will ${name} win the ${year} Democratic presidential nomination?`,
    },
  );
  const popular = listMenuB(
    context,
    contest(`popular-${year}`, `party whose nominee wins the popular vote of ${year}`, {
      names: ['Democratic'],
      chances: [favourite],
      kin,
    }),
    {
      slug: `popular-vote-winner-${year}`,
      title: `Popular Vote Winner ${year}`,
      description: `This market resolves by the candidate with the most votes in the ${year} presidential election.`,
      tags: ['Politics', 'Elections'],
      activity: 1,
      negRisk: false,
      question: (name) => `Will the ${name} nominee win the popular vote in ${year}?`,
    },
  );
  const party = listMenuB(
    context,
    contest(`party-${year}`, `party whose candidate is elected President in ${year}`, {
      names: ['Democrats'],
      chances: [favourite],
      latent: truth,
    }),
    {
      slug: `which-party-wins-${year}-presidential-election`,
      title: `Which party wins the ${year} Presidential Election?`,
      description: `Yes if the candidate of the named party is elected President in ${year}.\n\n${threeCalls}`,
      tags: ['Politics', 'Elections'],
      activity: 2,
      negRisk: false,
      question: (name) => `Will the ${name} take the presidency in ${year}?`,
    },
  );
  yield { venueA: [inaugurated, nominee], venueB: [called, nomination, popular, party] };
  const pairs = [
    [
      'H36',
      inaugurated.markets[0],
      called.markets[0],
      'none',
      'Called on election night and inaugurated in January are two events.',
    ],
    [
      'H37',
      nominee.markets[0],
      nomination.markets[0],
      'none',
      'A replaced nominee counts on one venue only.',
    ],
    [
      'H44',
      party.markets[0],
      popular.markets[0],
      'none',
      'The presidency and the popular vote have gone to different parties.',
    ],
    [
      'H58',
      called.markets[0],
      called.markets[1],
      'contradicts',
      'Named members exclude each other; the named ones are not all.',
    ],
    ['H57', inaugurated.markets[0], nominee.markets[1], 'none', 'Two persons in two contests.'],
  ] as const;
  for (const [hardCase, left, right, relation, reason] of pairs) {
    if (left !== undefined && right !== undefined) {
      context.trap(hardCase, left, right, {
        relation,
        reason,
        ...(hardCase === 'H58' ? { covers: false } : {}),
      });
    }
  }
}
