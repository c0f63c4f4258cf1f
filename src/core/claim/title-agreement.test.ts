import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ContractVersion } from '../contract/index.ts';
import { titleConflict } from './title-agreement.ts';

function check(title: string, yesLabel: string, agrees: boolean): void {
  const contract = { venue: 'venue_b', title, yesLabel, terms: {} } as ContractVersion;
  it(`H78 ${title} ${yesLabel}: ${agrees ? 'agree' : 'disagree'}`, () =>
    assert.equal(titleConflict(contract) === undefined, agrees));
}

describe('a question and its label', () => {
  check('Will monthly inflation be 0.7% or more in November?', '\u22650.7%', true);
  check('Will monthly inflation be 0.7% or more in November?', '\u22650.8%', false);
  check('Will monthly inflation be 0.7% or more in November?', '\u22640.7%', false);
  check('Will the US add fewer than 50k jobs in November?', '<50k', true);
  check('Will the US add between 50k and 75k jobs in November?', '50-75k', true);
  check('Will 5-9 ships pass on November 16?', '5-9', true);
  check('Will 5-9 ships pass on November 16?', '16-20', false);
  check('Will the highest temperature be 51\u00b0F or below on November 16?', '51\u00b0F or below', true);
  check('Will revenue be $1.5 million or more in Q3 2026?', '1.5M+', true);
  check('Will inflation decrease by 0.6% in July?', '-0.6%', true);
  check('Will inflation increase by 0.6% in July?', '-0.6%', false);
  check('Will they cut between $50-100b in 2025?', '$50-100B', true);
  check('Will they cut between $50-100b in 2025?', '$60-100B', false);
  check('How many ships in 2026?', '5-9', true);
  check('Will it be 2026?', '2027', true);
  check('Who wins?', 'Ada Madsen', true);
});
