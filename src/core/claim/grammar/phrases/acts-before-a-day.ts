/** More things that happen before a day, on venue_a: acts of governments, courts and companies. Each happens at a moment, once and for all. */
import { inEveryWindow, type Thing } from './before-a-day.ts';

const things: readonly Thing[] = [
  {
    id: 'awarded',
    text: 'if {subject:name} is awarded the {opponent:name}',
    measure: 'is awarded a medal',
    words: 'a person is awarded a medal',
    example: 'If ‹Ana Doe› is awarded the ‹Alder Medal›',
  },
  {
    id: 'habeas-corpus',
    text: 'if the President suspends the writ of habeas corpus',
    measure: 'the President suspends habeas corpus',
    words: 'the President suspends habeas corpus',
    example: 'If the President suspends the writ of habeas corpus',
  },
  {
    id: 'veto-overridden',
    text: 'if {subject:name} successfully overrides a presidential veto',
    measure: 'overrides a veto',
    words: 'a veto is overridden',
    example: 'If ‹Congress› successfully overrides a presidential veto',
  },
  {
    id: 'notice-of-withdrawal',
    text: 'if the United States submits a notice of withdrawal from the {subject:name}',
    measure: 'the United States give notice of withdrawal',
    words: 'the United States give notice of withdrawal from a treaty',
    example: 'If the United States submits a notice of withdrawal from the ‹Alder Pact›',
  },
  {
    id: 'sues',
    text: 'if {subject:name} sues {opponent:name}',
    measure: 'sues',
    words: 'somebody sues somebody',
    example: 'If ‹Ana Doe› sues ‹Alder›',
  },
  {
    id: 'ends-recommendation',
    text: 'if the {subject:name} ends its recommendation completely for the {opponent:name} vaccine',
    measure: 'ends a recommendation altogether',
    words: 'a vaccine is no longer recommended at all',
    example: 'If the ‹Alder Agency› ends its recommendation completely for the ‹Birch› vaccine',
  },
  {
    id: 'cabinet-impeached',
    text: 'if a member of the cabinet is impeached by the U.S. House of Representatives',
    measure: 'a member of the Cabinet is impeached',
    words: 'a member of the Cabinet is impeached',
    example: 'If a member of the cabinet is impeached by the U.S. House of Representatives',
  },
  {
    id: 'controls-some-part',
    text: 'if the United States government has taken control of at least some part of the {subject:name}',
    measure: 'the United States take control of a part',
    words: 'the United States take control of a part of something',
    example: 'If the United States government has taken control of at least some part of the ‹Alder Canal›',
  },
  {
    id: 'acquires-any-part',
    text: 'if the {subject:name} acquires any part of {opponent:name}',
    measure: 'acquires any part',
    words: 'a country acquires a part of another',
    example: 'If the ‹Alder Union› acquires any part of ‹Birch›',
  },
  {
    id: 'system-ended',
    text: 'if the {subject:name} System has ended',
    measure: 'ends',
    words: 'a system ends',
    example: 'If the ‹Alder Reserve› System has ended',
  },
  {
    id: 'agreement-law',
    isSinceListing: true,
    text: 'if a new free trade agreement with {subject:name} has become law',
    measure: 'a new trade agreement becomes law',
    words: 'a trade agreement becomes law',
    example: 'If a new free trade agreement with ‹Alder› has become law',
  },
  {
    id: 'agreement-announced',
    isSinceListing: true,
    text: 'if the United States announces a new free trade agreement multilateral trade agreement trade framework or economic cooperation arrangement with {subject:name}',
    measure: 'the United States announce a trade agreement',
    words: 'a trade agreement is announced',
    example:
      'If the United States announces a new free trade agreement, multilateral trade agreement, trade framework, or economic cooperation arrangement with ‹Alder›',
  },
  {
    id: 'trade-deal',
    isSinceListing: true,
    text: 'if the President announces a new trade deal',
    measure: 'the President announces a new trade deal',
    words: 'the President announces a trade deal',
    example: 'If the President announces a new trade deal',
  },
  {
    id: 'quarterly-reports',
    text: 'if the Securities and Exchange Commission SEC announces the publication of a final rule with any effective date making quarterly reporting optional for public companies',
    measure: 'a rule that makes quarterly reports optional is announced',
    words: 'a rule that makes quarterly reports optional is announced',
    example:
      'If the Securities and Exchange Commission (SEC) announces the publication of a final rule (with any effective date) making quarterly reporting optional for public companies',
  },
  {
    id: 'daycare-charged',
    text: 'if any individual in connection with the {subject:name} daycare fraud investigations has been formally charged with fraud theft embezzlement bribery money laundering or conspiracy',
    measure: 'somebody is charged in the investigations',
    words: 'somebody is charged in investigations',
    example:
      'If any individual in connection with the ‹Alder› daycare fraud investigations has been formally charged with fraud, theft, embezzlement, bribery, money laundering, or conspiracy',
  },
  {
    id: 'official-charged',
    text: "if any {subject:name} statewide elected official or {opponent:name} 's cabinet member has been federally charged with fraud",
    measure: 'an official is charged with fraud',
    words: 'an official is charged with fraud',
    example:
      "If any ‹Alder› statewide elected official or ‹Governor›'s cabinet member has been federally charged with fraud",
  },
  {
    id: 'ratification-agreed',
    text: "if {subject:name} has agreed to or announced the ratification of {opponent:name} 's independence",
    measure: 'agrees to or announces the ratification of independence',
    words: 'a country agrees to independence',
    example: "If ‹Alder› has agreed to or announced the ratification of ‹Birch›'s independence",
  },
  {
    id: 'cost-eliminated',
    text: 'if the President takes an action that eliminates the cost of at least one {subject:name} cycle',
    measure: 'the President eliminates a cost',
    words: 'the President takes away a cost',
    example: 'If the President takes an action that eliminates the cost of at least one ‹Alder› cycle',
  },
  {
    id: 'retires-as-justice',
    text: 'if {subject:name} retires as {opponent:name} Justice',
    measure: 'retires as a justice',
    words: 'a justice retires',
    example: 'If ‹Ana Doe› retires as ‹Alder Court› Justice',
  },
  {
    id: 'resigns-from-court',
    text: 'if {subject:name} resigns or announces intent to resign from the Supreme Court',
    measure: 'resigns from the Supreme Court, or announces it',
    words: 'a justice resigns or announces it',
    example: 'If ‹Ana Doe› resigns, or announces intent to resign, from the Supreme Court',
  },
  {
    id: 'advisory-level-4',
    text: 'if the U.S. State Department issues updates or reaffirms a Level 4 travel advisory for {subject:proper}',
    measure: 'travel advisory of level 4',
    words: 'the travel advisory for a country is of level 4',
    example:
      'If the U.S. State Department issues, updates, or reaffirms a Level 4 travel advisory for ‹Alder›',
  },
  {
    id: 'executive-action',
    text: 'if {subject:name} has taken any executive action {opponent:name}',
    measure: 'takes an executive action',
    words: 'a President takes an executive action',
    example: 'If ‹Ana Doe› has taken any executive action ‹declaring an alder emergency›',
  },
  {
    id: 'attends-briefing',
    text: 'if {subject:name} attends any {opponent:name} press briefing which takes place in the {competition:name}',
    measure: 'attends a press briefing',
    words: 'a person attends a press briefing',
    example: 'If ‹Ana Doe› attends any ‹Alder House› press briefing which takes place in the ‹Birch Room›',
  },
  {
    id: 'holds-election',
    text: 'if {subject:name} holds a presidential election',
    measure: 'holds a presidential election',
    words: 'a country holds a presidential election',
    example: 'If ‹Alder› holds a presidential election',
  },
  {
    id: 'closes-strait',
    text: 'if {subject:name} has effectively closed {opponent:name} to cargo and tanker ships',
    measure: 'closes a strait',
    words: 'a country closes a strait',
    example: 'If ‹Alder› has effectively closed ‹Birch Strait› to cargo and tanker ships',
  },
  {
    id: 'marijuana',
    text: 'if marijuana is rescheduled from Schedule I to a lower drug schedule under the Controlled Substances Act',
    measure: 'marijuana is rescheduled',
    words: 'marijuana is moved to a lower schedule',
    example:
      'If marijuana is rescheduled from Schedule I to a lower drug schedule under the Controlled Substances Act',
  },
  {
    id: 'visa-cap',
    text: 'if the cap on any form of H1-B visa is raised or eliminated or if another category of H1-B visa is created',
    measure: 'the cap on a visa is raised, or another category made',
    words: 'the cap on a visa is raised',
    example:
      'If the cap on any form of H1-B visa is raised or eliminated, or if another category of H1-B visa is created',
  },
  {
    id: 'city-corporate-tax',
    text: 'if a law raising the NYC Business or New York State corporate tax rate has become law in New York City',
    measure: 'a law that raises the corporate tax',
    words: 'a law raises the corporate tax',
    example:
      'If a law raising the NYC Business or New York State corporate tax rate has become law in New York City',
  },
  {
    id: 'city-agency',
    text: 'if a law establishing or renaming an existing agency to the {subject:name} has become law in New York City',
    measure: 'a law that makes an agency',
    words: 'a law makes an agency',
    example:
      'If a law establishing or renaming an existing agency to the ‹Department of Alder› has become law in New York City',
  },
  {
    id: 'amendment-25',
    text: 'if as part of Section IV of the {subject:name} the Vice President and a majority of the Cabinet or some other body designated by Congress transmit to Congress a written declaration that the President is unable to discharge the powers and duties of his office',
    measure: 'the President is declared unable',
    words: 'the President is declared unable',
    example:
      'If, as part of Section IV of the ‹25th Amendment›, the Vice President (and a majority of the Cabinet or some other body designated by Congress) transmit to Congress a written declaration that the President is unable to discharge the powers and duties of his office',
  },
  {
    id: 'hedge-funds',
    text: 'if a bill becomes law that imposes an excise tax on investment firm ownership of single family homes including if the tax is only imposed on newly bought homes or bans investment firms from owning single family homes outright or which bans buying new homes',
    measure: 'a law on firms that own homes',
    words: 'a law taxes or bans firms that own homes',
    example:
      'If a bill becomes law that imposes an excise tax on investment firm ownership of single-family homes (including if the tax is only imposed on newly bought homes) or bans investment firms from owning single-family homes outright (or which bans buying new homes)',
  },
  {
    id: 'wealth-fund',
    text: 'if the U.S. sovereign wealth fund has been created and employs engages as an individual contractor is led by or is managed by {subject:name}',
    measure: 'works for the sovereign wealth fund',
    words: 'a person works for the sovereign wealth fund',
    example:
      'If the U.S. sovereign wealth fund has been created and employs, engages as an individual contractor, is led by, or is managed by ‹Ana Doe›',
  },
  {
    id: 'cast-as-next',
    isSinceListing: true,
    text: 'if {subject:name} is cast as the next {opponent:name}',
    measure: 'is cast as the next',
    words: 'an actor is cast as the next of a role',
    example: 'If ‹Ana Doe› is cast as the next ‹Alder›',
  },
  {
    id: 'song-together',
    text: 'if {subject:name} make a song together',
    measure: 'make a song together',
    words: 'two artists make a song',
    example: 'If ‹Ana Doe and Bo Roe› make a song together',
  },
  {
    id: 'embassy-announced',
    text: 'if the United States announces the opening of a U.S. embassy or consulate in {subject:name}',
    measure: 'opening of a US embassy or consulate announced',
    words: 'the opening of an embassy is announced',
    example: 'If the United States announces the opening of a U.S. embassy or consulate in ‹Alder›',
  },
  {
    id: 'new-member',
    isSinceListing: true,
    text: 'if {subject:name} invites a new country to be a member at their next {opponent:name} Summit',
    measure: 'invites a new member at the next summit',
    words: 'a new country is invited',
    example: 'If ‹Alder› invites a new country to be a member at their next ‹Alder› Summit',
  },
  {
    id: 'tried-to-fire',
    text: 'if the {competition:name} of the United States has tried to fire {subject:name} as {first:name} or {second:name}',
    measure: 'tries to fire',
    words: 'the President tries to fire a person',
    example:
      'If the ‹President› of the United States has tried to fire ‹Ana Doe› as ‹Chair of Alder› or ‹Member of Birch›',
  },
  {
    id: 'martial-law',
    text: 'if martial law has been imposed in the United States',
    measure: 'martial law in the United States',
    words: 'martial law is imposed',
    example: 'If martial law has been imposed in the United States',
  },
  {
    id: 'expelled',
    text: 'if any Member of {subject:name} is expelled',
    measure: 'a member is expelled',
    words: 'a member is expelled',
    example: 'If any Member of ‹Congress› is expelled',
  },
  {
    id: 'city-child-care',
    text: 'if a law establishing and funding a universal child care program has become law in New York City',
    measure: 'a law on child care',
    words: 'a law makes a program of child care',
    example:
      'If a law establishing and funding a universal child care program has become law in New York City',
  },
  {
    id: 'completed-and-used',
    text: 'if the {subject:name} is completed and holds an event',
    measure: 'is completed and holds an event',
    words: 'a building is completed and used',
    example: 'If the ‹Alder Ballroom› is completed and holds an event',
  },
  {
    id: 'impeached',
    text: 'if the {subject:name} of the United States has been impeached',
    measure: 'is impeached',
    words: 'the President is impeached',
    example: 'If the ‹President› of the United States has been impeached',
  },
  {
    id: 'anybody-travelled',
    text: 'if any {subject:name} has physically travelled to and been present within the geographic boundaries of {opponent:name}',
    measure: 'one of many travels to',
    words: 'one of many people is in a place',
    example:
      'If any ‹Senator of Birch› has physically travelled to and been present within the geographic boundaries of ‹Alder›',
  },
  {
    id: 'charged-in-two',
    text: 'if {subject:name} has been formally charged with any crime in {first:name} or {second:name}',
    measure: 'charged with a crime in one of two countries',
    words: 'a person is charged in one of two countries',
    example: 'If ‹Ana Doe› has been formally charged with any crime in ‹Alder› or ‹Birch›',
  },
  {
    id: 'released',
    text: 'if {subject:name} has been released from all forms of government custody and is free to move and act without government imposed physical restrictions',
    measure: 'released from custody',
    words: 'a person is released',
    example:
      'If ‹Ana Doe› has been released from all forms of government custody and is free to move and act without government-imposed physical restrictions',
  },
];

export const actsBeforeADayPhrases = inEveryWindow(things);
