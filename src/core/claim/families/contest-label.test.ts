import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readContestLabel } from './contest-label.ts';

function checkLabel(label: string, expected: string): void {
  it(`${label} says ${expected}`, () => {
    const { says, side, condition, period } = readContestLabel(label) ?? {};
    assert.equal([says, side, condition, period].filter((part) => part).join(' | '), expected);
  });
}

describe('readContestLabel', () => {
  checkLabel('', '');
  checkLabel('Yes', '');
  checkLabel('Boston', 'win | Boston');
  checkLabel('Boston wins by over 3.5 points', 'lead | Boston | over 3.5 points');
  checkLabel('Boston wins the 1st half by over 0.5 points', 'lead | Boston | over 0.5 points | first half');
  checkLabel('Boston by 15 or more', 'lead | Boston | 15 or more');
  checkLabel('Boston by 1 to 6', 'lead | Boston | 1 to 6');
  checkLabel('Boston -1.5', 'lead | Boston | over 1.5');
  checkLabel('Boston over 15.5', 'side_count | Boston | over 15.5');
  checkLabel('New York Y 6+ runs', 'side_count | New York Y | 6+ runs');
  checkLabel('Over 44.5 points scored', 'count | Over 44.5 points');
  checkLabel('Over 5.5 runs in the first five innings', 'count | Over 5.5 runs | first five innings');
  checkLabel('11+ corners', 'count | 11+ corners');
  checkLabel('Reg Time: Tie', 'tie');
  checkLabel('Run in the first inning', 'scored | first inning');

  // H71: whatever else is written belongs to the name, which then fits no side.
  checkLabel('Not Boston', 'win | Not Boston');
  checkLabel('Not Boston wins by over 3.5 points', 'lead | Not Boston | over 3.5 points');
  checkLabel('Boston wins by over 3.5 points or ties', 'win | Boston wins by over 3.5 points or ties');
  checkLabel('Boston wins', 'win | Boston wins');
  checkLabel('Not Over 44.5 points', 'win | Not Over 44.5 points');
  checkLabel('Over 44.5 points or fewer', 'win | Over 44.5 points or fewer');
});
