import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CommandQueue, writeCommand } from './command-queue.ts';

function queue(markets: string, tickersPerCommand = 2): CommandQueue {
  const commands = new CommandQueue({ tickersPerCommand, commandTimeoutMs: 100 });
  commands.restart(markets);
  return commands;
}

/** `subscribe ab`, or nothing. */
function next(commands: CommandQueue, now = 0): string {
  const command = commands.next(now);
  return command ? `${command.action} ${command.markets.join('')}` : 'nothing';
}

function acknowledge(commands: CommandQueue, sid = 1): void {
  const { underWay } = commands;
  assert.ok(underWay);
  if (underWay.action === 'subscribe') commands.subscribed(underWay.id, sid);
  else commands.acknowledged(underWay.id, sid);
}

function subscribedTo(markets: string): CommandQueue {
  const commands = queue(markets, markets.length);
  next(commands);
  acknowledge(commands);
  return commands;
}

describe('commands', () => {
  it('open one subscription and grow it, one command at a time', () => {
    const commands = queue('abcde');
    assert.equal(next(commands), 'subscribe ab');
    assert.equal(next(commands), 'nothing');
    acknowledge(commands);
    assert.equal(next(commands), 'add_markets cd');
    acknowledge(commands);
    assert.equal(next(commands), 'add_markets e');
    acknowledge(commands);
    assert.equal(next(commands), 'nothing');
  });

  it('take the subscription from an acknowledgement too', () => {
    const commands = queue('ab');
    next(commands);
    commands.acknowledged(commands.underWay?.id, 7);
    assert.equal(commands.sid, 7);
  });

  it('ignore answers to other commands', () => {
    const commands = queue('ab');
    next(commands);
    commands.acknowledged(99, 7);
    commands.subscribed(98, 7);
    assert.equal(commands.sid, undefined);
  });

  it('end markets that are followed no more', () => {
    const commands = subscribedTo('abc');
    commands.remove('b');
    assert.equal(next(commands), 'delete_markets b');
    commands.add('b');
    assert.equal(next(commands), 'nothing');
    acknowledge(commands);
    assert.equal(next(commands), 'add_markets b');
  });

  it('only fetch the book of a market that is wanted again before its end was sent', () => {
    const commands = subscribedTo('ab');
    commands.remove('b');
    commands.add('b');
    assert.equal(next(commands), 'get_snapshot b');
  });

  it('never send what was added and removed in between', () => {
    const commands = subscribedTo('a');
    commands.add('z');
    commands.remove('z');
    assert.equal(next(commands), 'nothing');
  });

  it('ask for snapshots again, less and less often', () => {
    const commands = subscribedTo('ab');
    commands.askSnapshot('a', 0);
    assert.equal(next(commands, 0), 'get_snapshot a');
    assert.equal(next(commands, 999), 'nothing');
    assert.equal(next(commands, 1000), 'get_snapshot a');
    assert.equal(next(commands, 2999), 'nothing');
    assert.equal(next(commands, 3000), 'get_snapshot a');
    commands.snapshotCame('a');
    assert.equal(next(commands, 1e9), 'nothing');
  });

  it('do not ask at every break of a book that breaks again and again', () => {
    const commands = subscribedTo('a');
    let asked = 0;
    for (let now = 0; now < 10_000; now += 10) {
      commands.askSnapshot('a', now);
      if (next(commands, now) !== 'nothing') asked += 1;
      commands.snapshotCame('a');
    }
    assert.ok(asked >= 9 && asked <= 10, `${asked}`);
  });

  it('know that most snapshots never come', () => {
    const commands = subscribedTo('abc');
    for (const market of 'ab') commands.askSnapshot(market, 0);
    for (let now = 0; now <= 15_000; now += 500) {
      next(commands, now);
      if (now < 7_000) assert.equal(commands.isStuck(), false);
    }
    assert.equal(commands.isStuck(), true);
  });

  it('know that no answer comes', () => {
    const commands = queue('a');
    next(commands, 1000);
    assert.equal(commands.isOverdue(1100), false);
    assert.equal(commands.isOverdue(1101), true);
  });

  it('find the one bad market by halves, without costing the others theirs', () => {
    const commands = queue('abcdefgh', 8);
    const taken = new Set<string>();
    const refused: string[] = [];
    for (let turn = 0; turn < 50; turn++) {
      const command = commands.next(0);
      if (command === undefined) break;
      if (command.markets.includes('f')) {
        refused.push(...commands.refused('halve', 0));
      } else {
        for (const market of command.markets) taken.add(market);
        acknowledge(commands);
      }
    }
    assert.deepEqual([[...taken].toSorted().join(''), refused], ['abcdegh', ['f']]);
  });

  it('wait when they come too fast, and then send the same again', () => {
    const commands = queue('ab');
    next(commands, 0);
    assert.deepEqual(commands.refused('later', 500), []);
    assert.equal(next(commands, 499), 'nothing');
    assert.equal(next(commands, 500), 'subscribe ab');
  });

  it('start again after a dead subscription, without what was refused', () => {
    const commands = queue('abc', 3);
    next(commands);
    assert.deepEqual(commands.refused('never', 0), ['a', 'b', 'c']);
    commands.resubscribe('abcd', 10);
    assert.equal(next(commands, 9), 'nothing');
    assert.equal(next(commands, 10), 'subscribe d');
    commands.restart('abcd');
    assert.equal(next(commands, 0), 'subscribe abc');
  });
});

describe('the text of commands', () => {
  it('always names the scale of prices', () => {
    const command = { id: 1, action: 'subscribe', markets: ['A'], sentAt: 0 } as const;
    assert.deepEqual(JSON.parse(writeCommand(command, undefined)), {
      id: 1,
      cmd: 'subscribe',
      params: { channels: ['orderbook_delta'], market_tickers: ['A'], use_yes_price: true },
    });
  });

  it('names exactly one subscription', () => {
    const command = { id: 2, action: 'get_snapshot', markets: ['A', 'B'], sentAt: 0 } as const;
    assert.deepEqual(JSON.parse(writeCommand(command, 4)), {
      id: 2,
      cmd: 'update_subscription',
      params: { sids: [4], action: 'get_snapshot', market_tickers: ['A', 'B'] },
    });
  });
});
