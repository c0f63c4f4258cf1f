/** Titles of a market on a seat and of its event ask for the party and the seat of the rules, in a closed list of words. */
import { checkFamily, checkWithheld, type Text } from './own-texts.ts';

const seat = (title: string, eventTitle = 'AL-02 House race'): Text => ({
  title,
  eventTitle,
  rules:
    'If the House member sworn in for AL-02 for the term beginning in 2027 is a member of the Republican Party, then the market resolves to Yes.',
});
const asked = 'Will Republicans win the House race for AL-02?';
checkFamily('a seat', seat(asked), 'party_of_winner');
checkFamily('a seat, in other words', seat('AL-02 House seat: Republican'), 'party_of_winner');
for (const title of [
  'AL-02 House seat: Republicans by double digits?',
  'AL-02 special election: Republican?',
  'AL-02 House seat: Democrats',
  'Will Republicans flip the House seat of AL-02?',
  'AL-02 State Assembly: Republican',
]) {
  checkWithheld(`a seat that is asked as ${title}`, seat(title), 'subject_conflict');
  checkWithheld(`a seat in an event of ${title}`, seat(asked, title), 'subject_conflict');
}
checkWithheld('a seat in the event of another', seat(asked, 'AL-03 House race'), 'subject_conflict');
