import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Command, CommanderError } from 'commander';
import { addSimulationOptions, type SimulationOptions } from './simulate.ts';

function optionsOf(...args: readonly string[]): SimulationOptions {
  const command = addSimulationOptions(new Command())
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  return command.parse(args, { from: 'user' }).opts();
}

test('numbers out of range are refused with the range', () => {
  for (const [option, value, range] of [
    ['--markets', '10', '500 to 1000000'],
    ['--speed', 'fast', '0.1 to 1000'],
    ['--seed', '-1', '0 to'],
  ] as const) {
    const expected = (error: unknown) => error instanceof CommanderError && error.message.includes(range);
    assert.throws(() => optionsOf(option, value), expected, option);
  }
});

test('the start of a world is a time, and missing unless given', () => {
  assert.equal(optionsOf().start, undefined);
  assert.equal(optionsOf('--start', '2026-11-15T06:00:00Z').start, Date.UTC(2026, 10, 15, 6));
  assert.equal(optionsOf('--start', '2026-11-15T07:00:00.250+01:00').start, Date.UTC(2026, 10, 15, 6) + 250);
  for (const wrong of [
    'now',
    '2026-11-15',
    '2026-11-15T06:00:00',
    '2026-13-15T06:00:00Z',
    '1999-01-01T00:00:00Z',
  ]) {
    assert.throws(() => optionsOf('--start', wrong), { code: 'commander.invalidArgument' }, wrong);
  }
});
