/** Acts of states, governments and courts on venue_b in texts of our own: earlier deadlines imply later ones, and near misses meet nothing. */
import { checkFamily, checkRelation, checkWithheld, type Text } from './own-texts.ts';

const otherwise = 'Otherwise, this market will resolve to "No".';
const reports = 'The resolution source will be a consensus of credible reporting.';
const june = 'between March 3 and June 30, 2026, 11:59 PM ET';
const december = 'between March 3 and December 31, 2026, 11:59 PM ET';

function text(
  act: string,
  window: string,
  { title = 'Alder military action against Birch?', beside = '', event = 'OWN-26', fields = {} } = {},
): Text {
  return {
    venue: 'venue_b',
    event,
    title,
    fields,
    rules: `This market will resolve to "Yes" if ${act} ${window}. ${otherwise}\n\n${beside}\n\n${reports}`,
  };
}

const against = (who: string, whom: string): string =>
  `${who} initiates a military action on ${whom} soil, airspace, or maritime territory or against any ${whom} embassies or consulates`;
const action = against('Alder', 'Birchian');
const kinds = 'This includes, but is not limited to, airstrikes, naval attacks, or ground invasions.';
const defined =
  'For the purposes of this market, a "military action" will be considered to be any use of force executed by Alder on Birchian soil, airspace, or maritime territory (e.g. if a weapons depot on Birchian soil is hit by an Alder missile, this market will resolve to "Yes") that is officially acknowledged by the Alder government or a consensus of credible reporting.';

checkRelation('a military action by an earlier day', text(action, june), text(action, december), 'implies');
checkRelation(
  'the same with what it is, and its kinds',
  text(action, june, { beside: `${defined} ${kinds}` }),
  text(action, december, { beside: `${defined} ${kinds}` }),
  'implies',
);
checkRelation(
  'a military action that is defined is another one',
  text(action, june, { beside: defined }),
  text(action, december),
  undefined,
);
checkRelation(
  'a military action against another state',
  text(action, june, { title: 'Alder military action against Birch or Cedar?' }),
  text(against('Alder', 'Cedarian'), december, { title: 'Alder military action against Birch or Cedar?' }),
  undefined,
);
checkRelation(
  'a military action of the other side',
  text(action, june, { title: 'Alder and Birch military action?' }),
  text(against('Birch', 'Alderian'), december, { title: 'Alder and Birch military action?' }),
  undefined,
);
checkRelation(
  'a military action counted from another day',
  text(action, 'between March 4 and June 30, 2026, 11:59 PM ET'),
  text(action, december),
  undefined,
);
checkWithheld(
  'a military action against a state that no title names',
  text(against('Alder', 'Cedarian'), june),
  'subject_conflict',
);
checkWithheld(
  'a kind of action that is left out is unread',
  text(action, june, { beside: 'This does not include airstrikes.' }),
  'unknown_clause',
);
checkFamily(
  'a country is shown by the word for its people',
  text(
    'the United States commences a military offensive intended to establish control over any portion of Mexican land territory',
    june,
    {
      title: 'Will the U.S. invade Mexico by June 30?',
    },
  ),
  'deadline',
);
checkWithheld(
  'another country is not shown',
  text(
    'the United States commences a military offensive intended to establish control over any portion of Canadian land territory',
    june,
    {
      title: 'Will the U.S. invade Mexico by June 30?',
    },
  ),
  'subject_conflict',
);

const sanctions = (window: string, passed: string): Text =>
  text('the Alder Union officially imposes new sanctions of any form against Birch', window, {
    title: 'Alder Union sanctions on Birch?',
    beside: `Sanctions against Birchian citizens or entities which do not directly target the Birchian state or members of the Birchian government will not qualify. ${passed}`,
  });
const passage =
  'The passage of an official act authorizing sanctions on Birch within this market\'s timeframe will count toward a "Yes" resolution, regardless of if/when the sanctions come into effect.';
checkRelation(
  'sanctions by an earlier day',
  sanctions(june, passage),
  sanctions(december, passage),
  'implies',
);
checkRelation(
  'sanctions whose passage counts are others',
  sanctions(june, passage),
  sanctions(december, ''),
  undefined,
);

const removed = (group: string, window: string): Text =>
  text(
    'Ana Doe (Ann), current head of the Alder Forces (AF), is removed from power for any length of time',
    window,
    {
      title: 'Ana Doe out of power?',
      beside: `Doe will be considered to be removed from power if she resigns, is detained, is officially dismissed, or otherwise loses her position or is prevented from fulfilling her duties as leader of the ${group} within this market's timeframe.`,
    },
  );
checkRelation(
  'the head of a group is removed by an earlier day',
  removed('Alder Forces (AF)', june),
  removed('Alder Forces (AF)', december),
  'implies',
);
checkWithheld(
  'a definition on another group than the statement is withheld',
  removed('Birch Forces (BF)', june),
  'subject_conflict',
);

const left = (who: string, until: string): Text =>
  text(`it is confirmed that ${who} has left Alder for any length of time by ${until}, 11:59 PM ET`, '', {
    title: 'Will Ana Doe or Bo Roe leave Alder?',
    beside: `In cases where ${who} may have exited Alderian airspace on a plane, she must be confirmed to have exited the plane in a country other than Alder for this market to resolve to "Yes". If it is not confirmed by the resolution date that ${who} left Alder, this market will resolve to "No".`,
  });
checkFamily('leaving a country', left('Ana Doe', 'June 30, 2026'), 'deadline');
checkRelation(
  'another person leaves',
  left('Ana Doe', 'June 30, 2026'),
  left('Bo Roe', 'June 30, 2026'),
  undefined,
);

const ceases = (label: string, window: string, title = 'Ana Doe out as Chair of Alder?'): Text =>
  text('Ana Doe ceases to be Chair of Alder for any period of time', window, {
    title,
    fields: { groupItemTitle: label, endDate: '2026-06-30T00:00:00Z' },
    beside:
      'If the specified individual is detained, effectively removed from the specified position, or otherwise permanently prevented from fulfilling the duties of the specified position within this market\'s timeframe, it will qualify for a "Yes" resolution.',
  });
const specified = 'between market creation and the specified date (ET)';
checkFamily('an office until the date that is listed', ceases('June 30', specified), 'deadline');
checkRelation(
  'what counts from the listing of a market stands alone',
  { ...ceases('June 30', specified), market: 'ONE' },
  { ...ceases('June 30', specified), market: 'TWO' },
  undefined,
);
checkWithheld('a specified date that no label names', ceases('Ana Doe', specified), 'unknown_window');

const nominee = (ending: string): Text =>
  text('Ana Doe is confirmed as Alder Secretary', 'by June 30, 2026, 11:59 PM ET', {
    title: 'Ana Doe confirmed as Alder Secretary?',
    beside: ending,
  });
const withdrawn =
  'If Doe\'s nomination is formally withdrawn, or if the Senate rejects her nomination this market will immediately resolve to "No".';
checkFamily('a nominee is confirmed', nominee(withdrawn), 'deadline');
checkWithheld(
  'a nomination of somebody else is withheld',
  nominee(withdrawn.replace('Doe', 'Roe')),
  'subject_conflict',
);
checkWithheld(
  'a withdrawal that pays Yes is unread',
  nominee(withdrawn.replace('"No"', '"Yes"')),
  'unknown_clause',
);
const custody = (beside: string): Text =>
  text('Ana Doe is released from custody', december, { title: 'Ana Doe released from custody?', beside });
const toHouse = 'If Doe is released but remains under house arrest, the market will still resolve to "Yes".';
checkRelation('house arrest makes another release of it', custody(toHouse), custody(''), undefined);
checkWithheld(
  'house arrest that pays No is unread',
  custody(toHouse.replace('still resolve to "Yes"', 'resolve to "No"')),
  'unknown_clause',
);

const banned = (federation: string, window: string): Text =>
  text(`Alder is officially banned or suspended from participating in ${federation} competitions`, window, {
    title: 'Will Alder be banned or suspended?',
    beside: `Temporary suspensions or exclusions that prevent Alder from participating in ${federation} competitions will qualify.`,
  });
checkRelation('a ban of a federation', banned('FIFA', june), banned('FIFA', december), 'implies');
checkRelation('a ban of another federation', banned('FIFA', june), banned('UEFA', december), undefined);

const named = (act: string, window: string): Text => {
  const whole = text(act, window, { title: 'Will Alder strike Birch?' });
  return { ...whole, rules: whole.rules.replace('This market', 'This polymarket') };
};
const impacts = 'Alder initiates a drone, missile, or air strike that impacts Birchian ground territory';
const hours = (day: string): string => `between July 24, 3:00 PM ET and ${day}, 2026, 11:59 PM ET`;
checkRelation(
  'a market that calls itself by its venue, counted from an hour',
  named(impacts, hours('September 30')),
  named(impacts, hours('December 31')),
  'implies',
);
checkRelation(
  'a strike counted from another hour',
  named(impacts, hours('September 30')),
  named(impacts, hours('December 31').replace('3:00', '4:00')),
  undefined,
);

const falls = (window: string, hour = '04'): Text => ({
  ...text(
    "the Republic of Alder's current ruling regime is overthrown, collapsed, or otherwise ceases to govern",
    window,
    {
      title: 'Will the Alderian regime fall?',
      fields: { startDate: `2026-01-05T${hour}:10:00Z` },
    },
  ),
});
checkRelation(
  'a regime that falls by an earlier day, of markets that were listed together',
  falls('by March 31, 2026, 11:59 PM ET'),
  falls('by June 30, 2026, 11:59 PM ET'),
  'implies',
);
checkRelation(
  'a regime that falls, of markets that were listed apart',
  falls('by March 31, 2026, 11:59 PM ET'),
  falls('by June 30, 2026, 11:59 PM ET', '09'),
  undefined,
);
