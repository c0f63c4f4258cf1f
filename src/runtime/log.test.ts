import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createLog, describeError, type LogLevel } from './log.ts';

const key = `rtr_live_${'Ab3'.repeat(4)}_${'x'.repeat(43)}`;

function recordLog(level: LogLevel) {
  const lines: string[] = [];
  return { log: createLog({ level, destination: { write: (line) => void lines.push(line) } }), lines };
}

/** What a log shows of `error`, without its stack. */
function describeWithoutStack(error: unknown): unknown {
  return JSON.parse(
    JSON.stringify(describeError(error), (name, value) => (name === 'stack' ? undefined : value)),
  );
}

function checkDescribed(what: string, error: unknown, expected: unknown): void {
  it(`of ${what} is ${JSON.stringify(expected)}`, () =>
    assert.deepEqual(describeWithoutStack(error), expected));
}

class NamedError extends Error {
  override readonly name = 'NamedError';
  readonly code = 'refused';
}

const plain = { type: 'Error', message: 'it broke' };

describe('the description', () => {
  checkDescribed('an error', new Error('it broke'), plain);
  checkDescribed('an error with a name and a code', new NamedError('no'), {
    type: 'NamedError',
    code: 'refused',
    message: 'no',
  });
  checkDescribed(
    'an error with a code that is no text',
    Object.assign(new Error('it broke'), { code: 7 }),
    plain,
  );
  checkDescribed(
    'a driver error with what the driver hangs on it',
    Object.assign(new Error('it broke'), {
      code: '23505',
      detail: `Key (id)=(${key}) exists.`,
      parameters: [key],
      query: `select '${key}'`,
      where: key,
      client: { password: 'hunter2' },
    }),
    { ...plain, code: '23505' },
  );
  checkDescribed('an error that holds a key', new Error(`${key} is bad`), {
    type: 'Error',
    message: '[redacted] is bad',
  });
  checkDescribed('a cause', new Error('it broke', { cause: new Error(key, { cause: key }) }), {
    ...plain,
    cause: { type: 'Error', message: '[redacted]', cause: '[redacted]' },
  });
  checkDescribed('a text', `${key} is bad`, '[redacted] is bad');
  checkDescribed('undefined', undefined, 'undefined');
  checkDescribed('null', null, 'null');
  checkDescribed('an object that is no error', { key }, '[object Object]');

  it('of a stack holds no key either', () => {
    const described = JSON.stringify(describeError(new Error(`bad ${key}`)));
    assert.match(described, /log\.test\.ts/);
    assert.ok(!described.includes('xxxx'), described);
  });

  it('ends where a cause leads back to its error', () => {
    const error = new Error('it broke');
    error.cause = new Error('and again', { cause: error });
    assert.ok(JSON.stringify(describeError(error)).length < 100_000);
  });
});

describe('a log', () => {
  it('writes one JSON object a line, with level, time and message', () => {
    const { log, lines } = recordLog('info');
    log.warn({ answer: 42 }, 'a line\nand more');
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /^[^\n]*\n$/);
    const { time, ...rest } = JSON.parse(lines[0] ?? '');
    assert.deepEqual(rest, { level: 'warn', answer: 42, msg: 'a line\nand more' });
    assert.ok(Math.abs(Date.parse(time) - Date.now()) < 60_000);
  });

  it('writes printed fields as it writes the fields themselves', () => {
    const { log, lines } = recordLog('info');
    const fields = { requestId: 'a-1', ms: 0.125, caller: 'identity:"quoted"' };
    log.info(fields, 'request');
    log.infoPrinted(JSON.stringify(fields).slice(1, -1), 'request');
    const [logged, printed] = lines.map((line) => line.replace(/"time":"[^"]*"/, '"time":"now"'));
    assert.equal(printed, logged);
  });

  it('writes printed fields from level info on, and not above', () => {
    for (const [level, count] of [
      ['debug', 1],
      ['info', 1],
      ['warn', 0],
      ['silent', 0],
    ] as const) {
      const { log, lines } = recordLog(level);
      log.infoPrinted('"answer":42', 'message');
      assert.equal(lines.length, count, level);
    }
  });

  it('describes what stands under `error`', () => {
    const { log, lines } = recordLog('info');
    log.error({ error: Object.assign(new Error(key), { parameters: [key] }) }, 'failed');
    assert.ok(!lines.join('').includes('xxxx'), lines.join(''));
    assert.equal(JSON.parse(lines[0] ?? '').error.message, '[redacted]');
  });

  const levels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
  for (const [place, level] of [...levels, 'silent' as const].entries()) {
    it(`at ${level} writes ${levels.slice(place).join(', ') || 'nothing'}`, () => {
      const { log, lines } = recordLog(level);
      for (const each of levels) log[each]({}, 'message');
      assert.deepEqual(
        lines.map((line) => JSON.parse(line).level),
        levels.slice(place),
      );
    });
  }
});
