/**
 * Offices, places in elections, charts, laws and words that are said, of venue_a, in texts of our own and as the service reads
 * them: what must be found, and beside each what looks like it and is not.
 */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

const yes = ', then the market resolves to Yes.';

const holder = (label: string, stated = label): Text => ({
  title: "Who will be Doe's next Secretary of Alder?",
  label,
  rules: `If Secretary of Alder is ${stated} before Jan 20, 2029${yes}`,
  second: "Acting and Interim positions don't count.",
});
checkFamily('who holds an office in time', holder('Bo Roe'), 'occurrence');
checkRelation('nothing orders two holders', holder('Bo Roe'), holder('Cia Poe'), undefined);
checkWithheld('a label of another holder', holder('Bo Roe', 'Cia Poe'), 'subject_conflict');
checkWithheld(
  'an office that is not held',
  { ...holder('Bo Roe'), rules: `If Secretary of Alder is not Bo Roe before Jan 20, 2029${yes}` },
  'unknown_clause',
);

const noSuccessor: Text = {
  title: "Who will be Doe's next Secretary of Alder?",
  rules: `If the next new Secretary of Alder before Jan 20, 2029 is no other person${yes}`,
};
checkFamily('no one else comes to hold an office', noSuccessor, 'occurrence');

const formed = (day: string, government = day): Text => ({
  title: 'Will Ana Doe become Prime Minister of Alder following the 2026 Alder legislative election?',
  label: 'Ana Doe',
  rules: `If Ana Doe becomes Prime Minister of Alder as a result of government formation following the 2026 Alder legislative election and meets all constitutional requirements before ${day}${yes}`,
  second: `If no government forms by ${government}, the Contract resolves to "No one" if that is an option and No for all other strikes. If new elections are called before government formation, the Contract resolves to "No one" immediately and No for all other strikes.`,
});
checkFamily('who heads the next government', formed('Oct 27, 2027'), 'occurrence');
checkWithheld(
  'a title of another year',
  { ...formed('Oct 27, 2027'), title: formed('').title.replace('2026', '2028') },
  'subject_conflict',
);

const picked: Text = {
  title:
    'Will Doe’s first officially announced pick for Chair of Alder be confirmed as Chair of Alder before May 15, 2026?',
  rules: `If Doe’s first officially announced pick for Chair of Alder is the first person confirmed as Chair of Alder before May 15, 2026${yes}`,
  second: 'If a nomination is withdrawn before the deadline, that market immediately resolves to No.',
};
checkFamily('the first pick is confirmed, and a withdrawal pays No', picked, 'occurrence');

const second = (label: string, where = 'the Alder Council election in 2025'): Text => ({
  title: 'Who will be second in the Alder Council election?',
  label,
  rules: `If ${label} is second in ${where}${yes}`,
  second: 'This market will consider first past the post.',
});
checkFamily('who is second in an election', second('Ana Doe'), 'occurrence');
checkWithheld(
  'a place that no closed list has',
  { ...second('Ana Doe'), rules: `If Ana Doe is not second in the Alder Council election in 2025${yes}` },
  'unknown_clause',
);
checkWithheld(
  'a label of somebody else',
  { ...second('Ana Doe'), rules: second('Bo Roe').rules },
  'subject_conflict',
);

const song = (chart: string, label = 'Alder Song'): Text => ({
  title: 'Top song on Aug 15, 2026?',
  label,
  rules: `If ${label} is ranked #1 on the ${chart} chart for the week of Aug 15, 2026${yes}`,
});
checkFamily('a song that is first on a chart', song('Billboard Hot 100'), 'occurrence');
checkWithheld('a chart that no table has', song('Alder Hot 100'), 'unknown_clause');

const medal = (day: string, title = 'Who will earn the Medal of Alder in 2026?'): Text => ({
  title,
  rules: `If Ana Doe is awarded the Medal of Alder before ${day}${yes}`,
});
checkFamily('a year that ends where the deadline is', medal('Jan 1, 2027'), 'deadline_ladder');
checkWithheld('a year that ends elsewhere', medal('Mar 1, 2027'), 'bound_conflict');
checkWithheld(
  'a year that is that of something else',
  medal('Jan 1, 2027', 'Who will earn the 2026 Medal of Alder?'),
  'subject_conflict',
);

const named = (documents: string): Text => ({
  title: 'Who will be named in Roe documents released in 2026?',
  rules: `If Ana Doe is named in any context in any documents held by the federal government directly regarding Jeffrey Roe released before Jan 1, 2027${yes}`,
  second: documents,
});
checkFamily('who is named in documents', named(''), 'occurrence');
checkWithheld(
  'a sentence on the appearance of somebody else',
  named(
    'If a correction or update nullifies the appearance of Bo Poe, the market may still resolve to Yes based on original reporting.',
  ),
  'subject_conflict',
);

const call = (company: string, video = company): Text => ({
  title: `What will ${company} say during their next earnings call?`,
  label: 'Harbor',
  rules: `If Harbor is said by any ${company} representative (including the operator of the call) during the next ${company} earnings call (including the Q+A)${yes}`,
  second: `Video of the ${video} earnings call will be primarily used to resolve the market; if a consensus by Kalshi employees cannot be reached using video, transcripts of the ${video} earnings call will be used according to the news publications listed in the contract.`,
});
checkFamily('a word of an earnings call', call('Alder'), 'occurrence');
checkWithheld('the video of another call', call('Alder', 'Birch'), 'subject_conflict');

const stated = (since: string, name = 'Ana Roe'): Text => ({
  title: `What will ${name} say this week?`,
  label: 'Harbor',
  rules: `If Harbor, or a plural or possessive form of Harbor, is stated by ${name} after ${since} at 8:00am ET and before Aug 3, 2026 at 12:00am ET${yes}`,
});
checkFamily('a word between two moments', stated('July 27th, 2026'), 'occurrence');
checkRelation(
  'another beginning is another thing',
  stated('July 27th, 2026'),
  stated('July 20th, 2026'),
  undefined,
);

const leaves = (end: string, name = 'Ana Doe'): Text => ({
  title: `Will ${name} leave the governorship of Alder before ${end}?`,
  rules: `If Ana Doe leaves as Governor of Alder before ${end}${yes}`,
});
checkRelation(
  'leaving before July is leaving before the next year',
  leaves('July 2026'),
  leaves('2027'),
  'implies',
);
checkWithheld('a title on somebody else', leaves('2027', 'Bo Roe'), 'unknown_clause');

const invades = (window: string): Text => ({
  title: 'Will Alder be recognized by Birch?',
  label: 'Alder',
  rules: `If Birch recognizes Alder ${window}${yes}`,
});
checkRelation(
  'an earlier day implies a later one, counted from one day',
  invades('after Oct 16, 2025 and before Jan 1, 2026'),
  invades('after Oct 16, 2025 and before Mar 1, 2026'),
  'implies',
);
checkRelation(
  'after a day is not from that day on',
  invades('after Oct 16, 2025 and before Jan 1, 2026'),
  invades('starting Oct 16, 2025 and before Mar 1, 2026'),
  undefined,
);

const tariffs = (goods: string, title = goods): Text => {
  const where = (what: string): string =>
    `imposing tariffs specifically on ${what}, where the executive action must explicitly reference ${what} in its title, operative text, or fact sheet (not merely in an attached tariff schedule annex)`;
  return {
    title: `Will Doe issue any executive action on ${where(title)} during in 2026?`,
    rules: `If the President of the United States has taken any executive action in 2026 ${where(goods)} and set an effective date${yes}`,
  };
};
checkFamily('tariffs on goods that the title names', tariffs('alder boards'), 'occurrence');
checkWithheld(
  'tariffs on other goods than the title',
  tariffs('alder boards', 'birch boards'),
  'unknown_clause',
);

const nominee = (title: string): Text => ({
  title,
  rules: `If Ana Doe wins the nomination for the Democratic Party to contest the 2026 TX-01 House seat${yes}`,
});
checkFamily(
  'the first district by its code',
  nominee("Who won the 2026 Democratic primary for Texas's 1st Congressional District?"),
  'occurrence',
);
checkWithheld(
  'another district than the code',
  nominee("Who won the 2026 Democratic primary for Texas's 2nd Congressional District?"),
  'subject_conflict',
);
