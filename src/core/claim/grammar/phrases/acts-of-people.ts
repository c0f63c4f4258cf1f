/** What people may do, or may be done to them, until a time, on venue_b. Names are known inside one event alone. */
import type { Phrase } from '../phrase.ts';
import { type Act, inAnyWindow, inAnyWindowToo } from './in-any-window.ts';

const act = (id: string, text: string, measure: string, example: string): Act => ({
  id,
  text,
  measure,
  example,
});

const who = 'who=(he | she | they)';
const length = 'for any for=(length | period) of time';

const ofOffices: readonly Act[] = [
  act(
    'leaves-role',
    `{subject:proper} announces that ${who} what=(is stepping down | will step down | is resigning | will retire)`,
    'announces to leave',
    'Ana Doe announces that she is stepping down',
  ),
  act(
    'steps-down',
    '{subject:proper} what=(steps down | retires | dies | leaves office | is removed | is fired | is dismissed | is ousted)',
    'leaves',
    'Ana Doe steps down',
  ),
  act(
    'steps-down-as',
    '{subject:proper} what=(steps down as | leaves as | is removed as | is fired as | is fired from | is replaced as | is no longer | ceases to serve as) {opponent:proper}',
    'leaves an office',
    'Ana Doe steps down as Chair of Alder',
  ),
  act(
    'no-longer-for-any-length',
    `{subject:proper} what=(is no longer host of | ceases any employment or formal contractual involvement with | ceases to be employed by | is no longer) {opponent:proper} ${length}`,
    'no longer, for any length of time',
    'Ana Doe is no longer host of "The Alder Show" for any length of time',
  ),
  act(
    'resigns-position',
    `{subject:proper} announces that who=(he | she) will resign from hers=(his | her) position as {opponent:proper} or otherwise ceases to be {opponent:proper} ${length}`,
    'announces to resign, or ceases',
    'Ana Doe announces that she will resign from her position as Senator of Alder, or otherwise ceases to be Senator for any length of time,',
  ),
  act(
    'resigns-senate',
    `{subject:proper} announces that who=(he | she) will resign from hers=(his | her) position as {opponent:proper} senator from {competition:proper} or otherwise ceases to be Senator ${length}`,
    'announces to resign as a senator, or ceases',
    'Ana Doe announces that she will resign from her position as Alder senator from Birch, or otherwise ceases to be Senator for any length of time,',
  ),
  act(
    'announces-removal',
    '{first:proper} publicly and unequivocally announces that who=(he | she) is removing {second:proper} as {opponent:proper} before hers=(his | her) term is up or takes formal action toward doing so such as issuing a directive or formal request',
    'announces to remove, or acts formally',
    'Ana Doe publicly and unequivocally announces that she is removing Bo Roe as Chair of Alder before his term is up, or takes formal action toward doing so, such as issuing a directive or formal request',
  ),
  act(
    'finds-cause',
    '{subject:proper} publicly announces that who=(he | she) or an affiliated team has identified a definitive cause of autism',
    'announces a cause',
    'Ana Doe publicly announces that she or an affiliated team has identified a definitive cause of autism',
  ),
  act(
    'current-leader-removed',
    `{opponent:proper} 's general secretary of the communist party {subject:proper} is removed from power ${length}`,
    'a leader is removed from power',
    "Alder's General Secretary of the Communist Party, Ana Doe, is removed from power for any length of time",
  ),
  act(
    'present-leader-removed',
    `{opponent:proper} 's current leader {subject:proper} is removed from power ${length}`,
    'the leader is removed from power',
    "Alder's current leader, Acting President Ana Doe, is removed from power for any length of time",
  ),
  act(
    'appointed',
    '{subject:proper} is what=(confirmed as | appointed as | nominated as | nominated for | sworn in as | inaugurated as | officially announced as | announced as | named as | elected as | confirmed by the Senate as | officially announced as the next) {opponent:proper}',
    'comes into an office',
    'Ana Doe is sworn in as Chair of Alder',
  ),
  act(
    'announced-as-actor',
    '{subject:proper} is officially announced as the next {opponent:proper} actor',
    'announced as the next actor',
    'Ana Doe is officially announced as the next Alder Knight actor',
  ),
  act(
    'appoints',
    '{first:proper} what=(nominates | appoints | officially nominates | officially nominates or appoints | fires | dismisses | removes | formally removes) {second:proper} as {opponent:proper}',
    'appoints or removes',
    'Ana Doe nominates Bo Roe as Chair of Alder',
  ),
  act(
    'appoints-to-administration',
    '{first:proper} officially nominates or appoints {second:proper} to hers=(his | her) administration',
    'nominates or appoints to the administration',
    'Ana Doe officially nominates or appoints Bo Roe to her administration',
  ),
  act(
    'nominee-withdrawn',
    "{subject:proper} is withdrawn as {first:proper} 's presumptive nominee for {opponent:proper}",
    'withdrawn as a nominee',
    "Ana Doe is withdrawn as Roe's presumptive nominee for Secretary of Alder",
  ),
  act(
    'impeached-by',
    'the President of South Korea {subject:proper} is formally impeached by the {opponent:proper}',
    'formally impeached by a body',
    'the President of South Korea, Ana Doe, is formally impeached by the Alder Assembly',
  ),
  act(
    'drops-out',
    '{subject:proper} withdraws from or officially announces hers=(his | her) withdrawal from the {period:year} {competition:proper} or announces the suspension of whose=(his | her) {period:year} {competition:proper}',
    'withdraws from a race or announces it',
    'Ana Doe withdraws from or officially announces her withdrawal from the 2026 Alder Mayor Election, or announces the suspension of her 2026 Alder Mayor Campaign,',
  ),
  act(
    'drops-out-race',
    '{subject:proper} withdraws from or officially announces hers=(his | her) withdrawal from the {period:year} {competition:proper} what=(race | election) or announces the suspension of whose=(his | her) {period:year} {opponent:proper} campaign',
    'withdraws from a race or announces it',
    'Ana Doe withdraws from or officially announces her withdrawal from the 2026 Alder Mayor race, or announces the suspension of her 2026 Alder Mayor campaign,',
  ),
  act(
    'runs-officially',
    `{subject:proper} officially announces that ${who} is running for {opponent:proper} in the {period:year} what=(presidential election | U.S. presidential election)`,
    'announces a run officially',
    'Ana Doe officially announces that she is running for President in the 2028 presidential election',
  ),
  act(
    'runs-us',
    `{subject:proper} announces that ${who} is running for {opponent:proper} in the {period:year} U.S. presidential election`,
    'announces a run in the US',
    'Ana Doe announces that she is running for President in the 2028 U.S. presidential election',
  ),
];

const ofCourts: readonly Act[] = [
  act(
    'judged',
    '{subject:proper} is what=(found guilty | acquitted | sentenced | sentenced to prison | charged | formally charged | charged with a crime | formally charged with a crime | extradited | released from custody | released from prison | convicted of a crime | convicted of any crime)',
    'in court or custody',
    'Ana Doe is released from custody',
  ),
  act(
    'arrested-by-law',
    '{subject:proper} is arrested or detained by law enforcement',
    'arrested or detained by law enforcement',
    'Ana Doe is arrested or detained by law enforcement',
  ),
  act(
    'pleads',
    '{subject:proper} what=(pleads guilty | is held in contempt | is deported | is assassinated | is killed)',
    'in court or worse',
    'Ana Doe pleads guilty',
  ),
  act(
    'extradited',
    '{subject:proper} is what=(extradited to | deported from | deported to | extradited from) {opponent:proper}',
    'brought out of a country',
    'Ana Doe is extradited to Alder',
  ),
  act(
    'pardon-from',
    '{subject:proper} receives a presidential pardon commutation or reprieve from=(from | by) {second:proper}',
    'pardoned by a person',
    'Ana Doe receives a presidential pardon, commutation, or reprieve from Bo Roe',
  ),
  act(
    'testimony',
    '{subject:proper} provides live or recorded testimony before either chamber of the {opponent:proper} House of Representatives or Senate or any of their official committees or subcommittees',
    'testifies before a chamber',
    'Ana Doe provides live or recorded testimony before either chamber of the Alder Congress (House of Representatives or Senate), or any of their official committees or subcommittees',
  ),
  act(
    'testifies',
    '{subject:proper} testifies what=(before | in front of) {opponent:proper}',
    'testifies',
    'Ana Doe testifies before Congress',
  ),
  act(
    'plea-deal',
    '{subject:proper} formally agrees to a plea what=(deal | bargain)',
    'agrees to a plea deal',
    'Ana Doe formally agrees to a plea deal',
  ),
];

const ofMeetings: readonly Act[] = [
  act(
    'meets-in-person',
    '{first:proper} meets with {second:proper} what=(in person | face to face)',
    'meets in person',
    'Ana Doe meets with Bo Roe in person',
  ),
  act(
    'speaks-to',
    '{first:proper} what=(speaks with | speaks to | talks to | calls | debates | hugs | shakes hands with) {second:proper}',
    'speaks with',
    'Ana Doe speaks to Bo Roe',
  ),
  act(
    'together',
    '{first:proper} and {second:proper} what=(speak | talk | debate | hug | speak by phone | marry | get married | divorce | get engaged | announce their engagement | are married)',
    'two people together',
    'Ana Doe and Bo Roe get married',
  ),
  act(
    'in-a-relationship',
    '{first:proper} and {second:proper} are confirmed to be in a romantic relationship',
    'a relationship is confirmed',
    'Ana Doe and Bo Roe are confirmed to be in a romantic relationship',
  ),
  act(
    'goes-to',
    '{subject:proper} what=(enters | travels to | attends | leaves for | arrives in | appears on | moves to) {opponent:proper}',
    'goes to a place',
    'Ana Doe enters Alder',
  ),
  act(
    'physically-enters',
    '{subject:proper} physically what=(enters | visits) {opponent:proper}',
    'physically enters',
    'Ana Doe physically enters Alder',
  ),
  act(
    'joins-at-all',
    '{subject:proper} what=(joins | signs with | transfers to | is traded to | is acquired by | rejoins) {opponent:proper}',
    'joins',
    'Ana Doe joins Alder Works',
  ),
  act(
    'announces-own',
    `{subject:proper} announces hers=(his | her) what=(retirement | candidacy | resignation | departure | engagement | pregnancy)`,
    'announces',
    'Ana Doe announces her retirement',
  ),
  act(
    'will-vote-or-endorses-at-all',
    `{first:proper} announces that ${who} will vote for or endorses {second:proper}`,
    'announces to vote for, or endorses',
    'Ana Doe announces that she will vote for or endorses Bo Roe',
  ),
  act(
    'endorses-for',
    '{first:proper} how=(endorses | officially endorses | publicly endorses) {second:proper} for {opponent:proper}',
    'endorses for an office',
    'Ana Doe endorses Bo Roe for Mayor of Alder',
  ),
  act(
    'confirmed-evidence',
    'definitive evidence confirming that {first:proper} is {second:proper} is made public',
    'evidence is made public',
    'definitive evidence confirming that Ana Doe is Bo Roe is made public',
  ),
];

/** Read with the paid side behind it as well. */
const tooBehind = new Set(['closes-strait', 'goes-to', 'steps-down', 'judged']);
const all = [...ofOffices, ...ofCourts, ...ofMeetings];

export const actsOfPeoplePhrases: readonly Phrase[] = [
  ...inAnyWindow(all),
  ...inAnyWindowToo(all.filter(({ id }) => tooBehind.has(id))),
];
