import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readCategory, readTopics } from './category.ts';

it('knows the venue’s words and takes any other for Other', () => {
  assert.equal(readCategory('Climate and Weather'), 'Weather');
  assert.equal(readCategory('Elections'), 'Politics');
  assert.equal(readCategory('sports'), 'Other');
  assert.equal(readCategory('constructor'), 'Other');
  assert.equal(readCategory(undefined), 'Other');
});

it('makes topics of tags and categories, each once', () => {
  const topics = readTopics({
    tags: ['Pro Football', 'NFL', '  ', 'Pro   Football!'],
    category: 'Climate and Weather',
    categories: ['Climate and Weather', 'Économie'],
  });
  assert.deepEqual(topics, ['pro-football', 'nfl', 'climate-and-weather', 'economie']);
});

it('bounds what it takes over', () => {
  const tags = Array.from({ length: 1000 }, (_, i) => `tag ${i} ${'x'.repeat(500)}`);
  const topics = readTopics({ tags, category: undefined, categories: [] });
  assert.ok(topics.length <= 32 && topics.every((topic) => topic.length <= 80));
});
