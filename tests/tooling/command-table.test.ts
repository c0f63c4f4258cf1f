/** The overview of the command line, which loads no command, reads as if it had loaded all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Command } from 'commander';
import { commandTable, findCommand, registerNames } from '../../src/app/commands/command-table.ts';

test('the overview lists every command as the command describes itself', async () => {
  const loaded = new Command('routeur');
  for (const { load } of Object.values(commandTable)) (await load())(loaded);
  const named = new Command('routeur');
  registerNames(named);
  assert.equal(named.helpInformation(), loaded.helpInformation());
  assert.deepEqual(
    loaded.commands.map((command) => command.name()),
    Object.keys(commandTable),
  );
});

test('a word that every object knows is no command', () => {
  assert.equal(findCommand('toString'), undefined);
  assert.notEqual(findCommand('start'), undefined);
});
