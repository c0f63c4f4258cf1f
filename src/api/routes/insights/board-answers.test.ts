import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TaggedText } from '../../http/tagged-text.ts';
import { BoardAnswers } from './board-answers.ts';

/** Answers are kept by which board it is, not by what it holds. */
function aBoard(): object {
  return {};
}

const textOf = ({ body }: TaggedText) => body.toString();

describe('answers of a board', () => {
  it('are made once for a key, with the tag of their bytes', async () => {
    const answers = new BoardAnswers<object>();
    const board = aBoard();
    const made = await answers.find(board, 'moves', async () => ({ of: 'moves' }));
    const flows = await answers.find(board, 'flows', async () => ({ of: 'flows' }));
    assert.deepEqual([textOf(made), textOf(flows)], ['{"of":"moves"}', '{"of":"flows"}']);
    assert.notEqual(made.tag, flows.tag);
    assert.equal(await answers.find(board, 'moves', () => assert.fail('made twice')), made);
  });

  it('are found by a query that many share, until the next board', async () => {
    const answers = new BoardAnswers<object>();
    const [board, next] = [aBoard(), aBoard()];
    const plain = Object.freeze({});
    const make = (at: number) => async () => ({ at });
    await answers.findFor(board, plain, () => 'moves', make(1));
    await answers.findFor(board, plain, () => 'moves', make(2));
    const unasked = () => assert.fail('described again');
    assert.equal(textOf(await answers.findFor(board, plain, unasked, make(3))), '{"at":1}');
    assert.equal(textOf(await answers.findFor(next, plain, () => 'moves', make(4))), '{"at":4}');
  });

  it('of a query of its own are found by its key', async () => {
    const answers = new BoardAnswers<object>();
    const board = aBoard();
    const own = { limit: 1 };
    await answers.findFor(
      board,
      own,
      () => 'one',
      async () => ({ at: 1 }),
    );
    own.limit = 2;
    assert.equal(
      textOf(
        await answers.findFor(
          board,
          own,
          () => 'two',
          async () => ({ at: 2 }),
        ),
      ),
      '{"at":2}',
    );
  });

  it('go with their board', async () => {
    const answers = new BoardAnswers<object>();
    await answers.find(aBoard(), 'moves', async () => ({ at: 1 }));
    assert.equal(textOf(await answers.find(aBoard(), 'moves', async () => ({ at: 2 }))), '{"at":2}');
  });

  it('that are done after their board has gone are not kept for the next', async () => {
    const answers = new BoardAnswers<object>();
    const [before, after] = [aBoard(), aBoard()];
    const late = Promise.withResolvers<object>();
    const ofBefore = answers.find(before, 'moves', () => late.promise);
    const ofAfter = await answers.find(after, 'flows', async () => ({ at: 2 }));
    late.resolve({ at: 1 });
    assert.equal(textOf(await ofBefore), '{"at":1}');
    assert.equal(textOf(await answers.find(after, 'moves', async () => ({ at: 2 }))), '{"at":2}');
    assert.equal(await answers.find(after, 'flows', () => assert.fail('made twice')), ofAfter);
  });

  it('that two ask for at once are the same for both', async () => {
    const answers = new BoardAnswers<object>();
    const board = aBoard();
    const both = await Promise.all(
      [1, 2].map((turn) => answers.find(board, 'moves', async () => ({ turn }))),
    );
    assert.equal(both[0], both[1]);
  });

  it('that failed are made again', async () => {
    const answers = new BoardAnswers<object>();
    const board = aBoard();
    await assert.rejects(
      async () => answers.find(board, 'tape', () => Promise.reject(new Error('away'))),
      /away/,
    );
    assert.equal(textOf(await answers.find(board, 'tape', async () => ({ at: 1 }))), '{"at":1}');
  });

  it('are forgotten at the bound, the least recently used first', async () => {
    const answers = new BoardAnswers<object>(20_000);
    const board = aBoard();
    const made: string[] = [];
    const ask = async (key: string) =>
      answers.find(board, key, async () => {
        made.push(key);
        return { text: key.padEnd(1_500, '.') };
      });
    await ask('asked for once');
    for (let turn = 0; turn < 40; turn += 1) {
      await ask('asked for often');
      await ask(`new ${turn}`);
    }
    await ask('asked for once');
    assert.equal(made.filter((key) => key === 'asked for often').length, 1);
    assert.equal(made.filter((key) => key === 'asked for once').length, 2);
  });
});
