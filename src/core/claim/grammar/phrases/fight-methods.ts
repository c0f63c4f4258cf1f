/** How a fight ends, on venue_b: by knockout, submission or decision, or over the full distance. Known inside its event. */
import type { Saying } from '../../clause.ts';
import { type Phrase, phraseOfB } from '../phrase.ts';
import { scope, voidBranch, yesIf } from '../sayings.ts';

const occurrence = 'occurrence';
const definition: readonly Saying[] = [scope('definition')];
const fight =
  '{first:proper} vs {second:proper} kind=(UFC | MMA | boxing | PFL) fight scheduled for {date:day}' as const;
const settles = 'this market will verb=(settle | resolve) to yes' as const;
const lost = [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')];

function defines(id: string, text: string, words: string, example: string): Phrase {
  return phraseOfB(`fight/${id}`, text, { says: definition, words, examples: [example] });
}

export const fightMethodPhrases: readonly Phrase[] = [
  phraseOfB(
    'fight/wins-by',
    `if {subject:proper} wins by how=(KO TKO or DQ | KO or TKO | KO | TKO | DQ | submission | decision | unanimous decision | split decision | majority decision) in the ${fight} ${settles}`,
    {
      ignores: ['verb'],
      says: ({ how, kind }) => [yesIf(occurrence, `wins the ${kind} fight by ${how}`)],
      words: 'Yes if a fighter wins in that way.',
      examples: [
        'If ‹Ana Doe› wins by KO, TKO, or DQ in the ‹Ana Doe› vs ‹Bea Roe› UFC fight, scheduled for June 14, this market will settle to Yes.',
      ],
    },
  ),
  phraseOfB(
    'fight/goes-distance',
    "this market will resolve to yes if the fight between {first:proper} and {second:proper} at which=({competition:proper} | {competition:proper} {stage:number} | {competition:proper} {stage:number} {aside:proper} vs {aside:proper}) scheduled for {date:day} goes the full scheduled number of rounds and the result is determined by the judges' scorecards",
    {
      ignores: ['which'],
      says: [yesIf(occurrence, 'fight goes the full distance')],
      words: 'Yes if a fight goes over all its rounds.',
      examples: [
        'This market will resolve to "Yes" if the fight between Ana Doe and Bea Roe at UFC Alder 250: Doe vs. Roe, scheduled for June 14, 2026, goes the full scheduled number of rounds and the result is determined by the judges\' scorecards.',
      ],
    },
  ),
  defines(
    'knockout',
    'a KO Knockout is defined as a fight ending stoppage in which {subject:proper} renders their opponent unconscious or unable to continue as a direct result of legal strikes as declared by the referee',
    'What a knockout is.',
    'A KO (Knockout) is defined as a fight-ending stoppage in which Ana Doe renders their opponent unconscious or unable to continue as a direct result of legal strikes, as declared by the referee.',
  ),
  defines(
    'technical-knockout',
    "a TKO Technical Knockout is defined as a fight ending stoppage in which the referee determines that {subject:proper} 's opponent is unable to intelligently defend themselves against strikes or the fight is stopped on the advice of the ringside physician due to injury or the opponent's corner throws in the towel",
    'What a technical knockout is.',
    "A TKO (Technical Knockout) is defined as a fight-ending stoppage in which the referee determines that Ana Doe's opponent is unable to intelligently defend themselves against strikes, or the fight is stopped on the advice of the ringside physician due to injury, or the opponent's corner throws in the towel.",
  ),
  defines(
    'disqualified',
    "a DQ Disqualification is defined as a fight ending result in which {subject:proper} 's opponent is disqualified by the referee for committing an intentional or flagrant foul repeated rule violations or other disqualifying conduct",
    'What a disqualification is.',
    "A DQ (Disqualification) is defined as a fight-ending result in which Ana Doe's opponent is disqualified by the referee for committing an intentional or flagrant foul, repeated rule violations, or other disqualifying conduct.",
  ),
  defines(
    'submission',
    "a submission is defined as a fight ending stoppage in which {subject:proper} 's opponent verbally or physically taps out is rendered unconscious by a chokehold or the referee stops the fight because the opponent is unable to escape a submission hold and is at risk of serious injury",
    'What a submission is.',
    "A submission is defined as a fight-ending stoppage in which Ana Doe's opponent verbally or physically taps out, is rendered unconscious by a chokehold, or the referee stops the fight because the opponent is unable to escape a submission hold and is at risk of serious injury.",
  ),
  defines(
    'decision',
    "a decision is defined as a result determined by the judges ' scorecards after all scheduled rounds have been completed in which {subject:proper} is declared the winner by unanimous decision all three judges score in {subject:proper} 's favor majority decision two judges score in {subject:proper} 's favor and one judge scores it a draw or split decision two judges score in {subject:proper} 's favor and one judge scores for the opponent",
    'What a decision is.',
    "A decision is defined as a result determined by the judges' scorecards after all scheduled rounds have been completed, in which Ana Doe is declared the winner by unanimous decision (all three judges score in Ana Doe's favor), majority decision (two judges score in Ana Doe's favor and one judge scores it a draw), or split decision (two judges score in Ana Doe's favor and one judge scores for the opponent).",
  ),
  defines(
    'technical-decision',
    'a technical decision where the fight is stopped due to an accidental foul after enough rounds have been completed for the judges to render a decision and {subject:proper} is declared the winner on the scorecards also counts as a win by decision',
    'A technical decision counts.',
    'A technical decision, where the fight is stopped due to an accidental foul after enough rounds have been completed for the judges to render a decision and Ana Doe is declared the winner on the scorecards, also counts as a win by decision.',
  ),
  defines(
    'drawn-on-scorecards',
    "draws decided by the judges ' scorecards after all scheduled rounds are completed will resolve yes",
    'A draw on the scorecards went the distance.',
    'Draws decided by the judges\' scorecards after all scheduled rounds are completed will resolve "Yes."',
  ),
  defines(
    'technical-draws',
    'technical decisions or technical draws declared before all rounds are completed will resolve no',
    'A technical decision did not go the distance.',
    'Technical decisions or technical draws declared before all rounds are completed will resolve "No."',
  ),
  phraseOfB(
    'fight/no-contest-fair',
    'if the bout is declared a No Contest by the governing body due to an accidental foul a pre existing injury or any other circumstance that prevents a definitive result from being determined this market will verb=(settle | resolve) to fair market price as determined by the Exchange',
    {
      ignores: ['verb'],
      says: [voidBranch('abandoned', 'fair_price')],
      words: 'A fight without a result pays a fair price.',
      examples: [
        'If the bout is declared a No Contest by the governing body due to an accidental foul, a pre-existing injury, or any other circumstance that prevents a definitive result from being determined, this market will settle to fair market price, as determined by the Exchange.',
      ],
    },
  ),
  defines(
    'result-stays',
    'any post fight changes to the official result including overturned decisions or retroactive No Contest rulings following a failed drug test will not affect settlement once the market has already settled',
    'Later changes do not count.',
    'Any post-fight changes to the official result, including overturned decisions or retroactive No Contest rulings following a failed drug test, will not affect settlement once the market has already settled.',
  ),
  phraseOfB(
    'fight/waits-two-weeks',
    'if the kind=[UFC] fight is postponed or delayed within two weeks of the original date the market will remain open and will settle once the fight is complete',
    {
      ignores: ['kind'],
      says: [],
      argued: 'within the limit the fight counts as any other; another sentence names the price beyond it',
      words: 'A fight that is moved a little counts.',
      examples: [
        'If the UFC fight is postponed or delayed within two weeks of the original date, the market will remain open and will settle once the fight is complete.',
      ],
    },
  ),
  phraseOfB(
    'fight/lost-fair',
    'cancellation or rescheduling beyond the two week window results in resolution at the last fair market price',
    {
      says: lost,
      words: 'A fight cancelled, or moved too far, pays the last fair price.',
      examples: [
        'Cancellation or rescheduling beyond the two-week window results in resolution at the last fair market price.',
      ],
    },
  ),
  phraseOfB(
    'fight/no-result-half',
    'if the bout is ruled a No Contest not scored cancelled or postponed beyond {until_date:date} this market will resolve half=(50-50 | to 50-50)',
    {
      ignores: ['half'],
      says: [voidBranch('abandoned', '1/2'), voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
      words: 'A fight without a result in time pays one half.',
      examples: [
        'If the bout is ruled a No Contest, not scored, canceled, or postponed beyond June 28, 2026, this market will resolve "50-50."',
      ],
    },
  ),
];
