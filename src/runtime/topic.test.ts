import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silentLog } from './log.ts';
import { Topic } from './topic.ts';

test('every listener gets each message, in order, whatever another listener does', () => {
  const topic = new Topic<number>({ log: silentLog }, 'numbers');
  const heard: string[] = [];
  topic.publish(0);
  const end = topic.subscribe((value) => heard.push(`first ${value}`));
  topic.subscribe(() => {
    throw new Error('deaf');
  });
  topic.subscribe((value) => heard.push(`last ${value}`));
  topic.publish(1);
  end();
  topic.publish(2);
  assert.deepEqual(heard, ['first 1', 'last 1', 'last 2']);
});
