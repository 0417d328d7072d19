import { expect, test } from 'vitest';
import { liveExpressions } from './live.ts';

test('expressions of a preview are found with their places', () => {
  const ui = {
    widget: 'message',
    author: 'bot.name',
    live: { path: 'self.path', every: 5 },
    picture: { text: 'Drawn', params: { name: 'self.name', count: 5, title: 'self.title' } },
    variables: [{ token: '{a}' }, { live: { value: 'self.a' } }, 'none', { live: { value: 7 } }],
  };
  expect(liveExpressions({ ui })).toEqual([
    { source: 'bot.name', pointer: ['ui', 'author'] },
    { source: 'self.path', pointer: ['ui', 'live', 'path'] },
    { source: 'self.name', pointer: ['ui', 'picture', 'params', 'name'] },
    { source: 'self.title', pointer: ['ui', 'picture', 'params', 'title'] },
    { source: 'self.a', pointer: ['ui', 'variables', 1, 'live', 'value'] },
  ]);
});

test('a field without a preview has none', () => {
  for (const ui of [undefined, { widget: 'text' }, { widget: 'text', picture: 'x', variables: 'x', live: 'x' }]) {
    expect(liveExpressions({ ui })).toEqual([]);
  }
});
