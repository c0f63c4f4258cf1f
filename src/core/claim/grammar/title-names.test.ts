import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endsInDiscipline, namesInTitle } from './title-names.ts';

function checkNames(title: string, ...expected: readonly string[]): void {
  test(`the names of "${title}" are ${expected.join(', ')}`, () =>
    assert.deepEqual(namesInTitle(title), expected));
}

checkNames('Will Ana Doe win the Alder Cup?', 'Ana Doe', 'Alder Cup');
checkNames("Will the Bank of Alder's rate be above 3%?", 'Bank', 'Bank of Alder', 'Alder');
checkNames('Over 2.5 goals: Alder vs. Birch', 'Alder', 'Birch');
checkNames('Will Alder win the Alder vs. Birch CS2 match?', 'Alder', 'Birch');
checkNames('will it rain?');
checkNames('A'.repeat(301));

test('a name that ends in what is played is recognised', () => {
  assert.equal(endsInDiscipline('Alder CS2'), true);
  assert.equal(endsInDiscipline('Alder'), false);
  assert.equal(endsInDiscipline('Valorant'), false);
});
