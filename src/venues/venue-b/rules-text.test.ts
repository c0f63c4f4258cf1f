import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { composeRules } from './rules-text.ts';

const own = 'Yes if the coin closes above $100.';

function check(what: string, description: string, eventDescription: string, expected: string): void {
  it(what, () => {
    assert.equal(composeRules(description, eventDescription, []), expected);
  });
}

describe('the rules of a market of venue_b', () => {
  check('are its own text', own, 'Yes if the coin closes above $200.', own);
  check('are the event’s where it has none', ' \n', own, own);
  check('are the event’s where both agree but for white space around', ` ${own}`, `${own}\n`, `${own}\n`);
  check('are the event’s where that goes on', own, `${own} Rounded down.`, `${own} Rounded down.`);
  check('are the event’s where that goes on below', own, `${own}\r\nRounded.`, `${own}\r\nRounded.`);

  const lines = 'First line.\nSecond line.';
  const moreLines = 'First line.\r\nSecond line.\r\nThird line.';
  check('are the event’s where only its ends of lines differ', lines, moreLines, moreLines);

  const unended = 'Yes if the coin closes above $100';
  check('are its own where the event’s number only begins alike', unended, `${unended},000.`, unended);
  check('are its own where the event’s word only begins alike', own, `${own}50 counts.`, own);
  check('are its own where the event’s text only ends alike', 'No.', 'Yes or\nresolves to No.50', 'No.');

  const before = `Only trades on the main venue count.\n\n${own}\n\nRounded down.`;
  check('are the event’s where that has the text among its paragraphs', own, before, before);
  const second = `Above $100.5 counts.\n${own}50 counts.\n${own}`;
  check('are the event’s where only a later place is a whole paragraph', own, second, second);

  // It is not known whether the rest changes the sentence or stands for another market’s: neither text may be lost.
  const longer = `${unended} million.`;
  check(
    'are both where the event’s goes on in the same sentence',
    unended,
    longer,
    `${unended}\n\n${longer}`,
  );
  const behind = `Only the main venue counts. ${own}`;
  check('are both where the event’s has it behind a sentence', own, behind, `${own}\n\n${behind}`);
  const within = `No unless ${own}`;
  check('are both where the event’s has it inside a sentence', own, within, `${own}\n\n${within}`);
});
