/** How a fight of two ends, on venue_b: the way that is asked for, what each way is, and what a fight without a result pays. */
import { phrase } from '../phrase.ts';
import { scope, voidBranch, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const definition = scope('definition');

export const fightEndPhrases = [
  phrase(
    'fight-end/wins-by',
    `if {subject:name} wins by how=(KO TKO or DQ | decision | submission) in the {first:name} vs {second:name} UFC fight scheduled for {date:day} this market
    will settle to yes`,
    {
      venues: ['venue_b'],
      says: ({ how }) => [yesIf(occurrence, `wins the fight by ${how}`)],
      words: 'Yes if the fighter wins in that way.',
      examples: [
        'If ‹Ana Doe› wins by submission in the ‹Ana Doe› vs ‹Bo Roe› UFC fight, scheduled for June 3, this market will settle to Yes.',
        'If ‹Ana Doe› wins by KO, TKO, or DQ in the ‹Ana Doe› vs ‹Bo Roe› UFC fight, scheduled for June 3, this market will settle to Yes.',
      ],
    },
  ),
  phrase(
    'fight-end/knockout',
    `a KO Knockout is defined as a fight ending stoppage in which {subject:name} renders their opponent unconscious or unable to continue as a direct
    result of legal strikes as declared by the referee`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a knockout is.',
      examples: [
        'A KO (Knockout) is defined as a fight-ending stoppage in which ‹Ana Doe› renders their opponent unconscious or unable to continue as a direct result of legal strikes, as declared by the referee.',
      ],
    },
  ),
  phrase(
    'fight-end/technical-knockout',
    `a TKO Technical Knockout is defined as a fight ending stoppage in which the referee determines that {subject:name} 's opponent is unable to intelligently
    defend themselves against strikes or the fight is stopped on the advice of the ringside physician due to injury or the opponent's corner throws in the towel`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a technical knockout is.',
      examples: [
        "A TKO (Technical Knockout) is defined as a fight-ending stoppage in which the referee determines that ‹Ana Doe›'s opponent is unable to intelligently defend themselves against strikes, or the fight is stopped on the advice of the ringside physician due to injury, or the opponent's corner throws in the towel.",
      ],
    },
  ),
  phrase(
    'fight-end/disqualified',
    `a DQ Disqualification is defined as a fight ending result in which {subject:name} 's opponent is disqualified by the referee for committing an intentional
    or flagrant foul repeated rule violations or other disqualifying conduct`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a disqualification is.',
      examples: [
        "A DQ (Disqualification) is defined as a fight-ending result in which ‹Ana Doe›'s opponent is disqualified by the referee for committing an intentional or flagrant foul, repeated rule violations, or other disqualifying conduct.",
      ],
    },
  ),
  phrase(
    'fight-end/submission',
    `a submission is defined as a fight ending stoppage in which {subject:name} 's opponent verbally or physically taps out is rendered unconscious by a
    chokehold or the referee stops the fight because the opponent is unable to escape a submission hold and is at risk of serious injury`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a submission is.',
      examples: [
        "A submission is defined as a fight-ending stoppage in which ‹Ana Doe›'s opponent verbally or physically taps out, is rendered unconscious by a chokehold, or the referee stops the fight because the opponent is unable to escape a submission hold and is at risk of serious injury.",
      ],
    },
  ),
  phrase(
    'fight-end/decision',
    `a decision is defined as a result determined by the judges' scorecards after all scheduled rounds have been completed in which {subject:name} is declared
    the winner by unanimous decision all three judges score in {subject:name} 's favor majority decision two judges score in {subject:name} 's favor and one judge
    scores it a draw or split decision two judges score in {subject:name} 's favor and one judge scores for the opponent`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'What a decision is.',
      examples: [
        "A decision is defined as a result determined by the judges' scorecards after all scheduled rounds have been completed, in which ‹Ana Doe› is declared the winner by unanimous decision (all three judges score in ‹Ana Doe›'s favor), majority decision (two judges score in ‹Ana Doe›'s favor and one judge scores it a draw), or split decision (two judges score in ‹Ana Doe›'s favor and one judge scores for the opponent).",
      ],
    },
  ),
  phrase(
    'fight-end/technical-decision',
    `a technical decision where the fight is stopped due to an accidental foul after enough rounds have been completed for the judges to render a decision and
    {subject:name} is declared the winner on the scorecards also counts as a win by decision`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'A technical decision counts.',
      examples: [
        'A technical decision, where the fight is stopped due to an accidental foul after enough rounds have been completed for the judges to render a decision and ‹Ana Doe› is declared the winner on the scorecards, also counts as a win by decision.',
      ],
    },
  ),
  phrase(
    'fight-end/no-contest',
    `if the bout is declared a No Contest by the governing body due to an accidental foul a pre existing injury or any other circumstance that prevents a
    definitive result from being determined this market will settle to fair market price as determined by the Exchange`,
    {
      venues: ['venue_b'],
      says: [voidBranch('abandoned', 'fair_price')],
      words: 'A fight without a result pays a fair price.',
      examples: [
        'If the bout is declared a No Contest by the governing body due to an accidental foul, a pre-existing injury, or any other circumstance that prevents a definitive result from being determined, this market will settle to fair market price, as determined by the Exchange.',
      ],
    },
  ),
  phrase(
    'fight-end/overturned',
    `any post fight changes to the official result including overturned decisions or retroactive No Contest rulings following a failed drug test will not affect
    settlement once the market has already settled`,
    {
      venues: ['venue_b'],
      says: [definition],
      words: 'A result that is changed later does not count.',
      examples: [
        'Any post-fight changes to the official result, including overturned decisions or retroactive No Contest rulings following a failed drug test, will not affect settlement once the market has already settled.',
      ],
    },
  ),
  phrase(
    'fight-end/moved',
    `if the which=[UFC] fight is postponed or delayed within two weeks of the original date the market will remain open and will settle once the fight is complete`,
    {
      venues: ['venue_b'],
      ignores: ['which'],
      says: [],
      argued: 'within the limit the fight counts as any other; another sentence names the price beyond it',
      words: 'A fight that is moved a little counts; another sentence covers what lies beyond the limit.',
      examples: [
        'If the fight is postponed or delayed within two weeks of the original date, the market will remain open and will settle once the fight is complete.',
      ],
    },
  ),
  phrase(
    'fight-end/lost',
    'cancellation or rescheduling beyond the two week window results in resolution at the last fair market price',
    {
      venues: ['venue_b'],
      says: [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
      words: 'A fight that is lost or moved too far pays the last fair price.',
      examples: [
        'Cancellation or rescheduling beyond the two-week window results in resolution at the last fair market price.',
      ],
    },
  ),
];
