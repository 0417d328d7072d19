import { expect, test } from 'vitest';
import type { FieldUi } from '../model.ts';
import { liveExpressions } from './live.ts';

test('finds the expressions of a preview with their paths', () => {
  const ui: FieldUi = {
    widget: 'message',
    author: 'bot.name',
    embed: { when: 'bot.embeds', color: 'bot.color' },
    live: { path: 'self.path', when: 'self.on' },
    picture: {
      when: 'self.drawn',
      theme: 'look',
      title: '{name}',
      text: 'Drawn',
      params: { name: 'self.name', title: 'self.title' },
    },
    variables: [
      { name: 'a', help: 'A', token: '{a}' },
      { name: 'b', help: 'B', token: '{b}', live: { value: 'self.a' } },
      { name: 'c', help: 'C', token: '{c}', live: { property: 'c' } },
    ],
  };
  expect(liveExpressions({ ui })).toEqual([
    { source: 'bot.name', pointer: ['ui', 'author'] },
    { source: 'bot.color', pointer: ['ui', 'embed', 'color'] },
    { source: 'self.path', pointer: ['ui', 'live', 'path'] },
    { source: 'self.name', pointer: ['ui', 'picture', 'params', 'name'] },
    { source: 'self.title', pointer: ['ui', 'picture', 'params', 'title'] },
    { source: 'self.a', pointer: ['ui', 'variables', 1, 'live', 'value'] },
  ]);
});

test('finds none in a field without a preview', () => {
  expect(liveExpressions({})).toEqual([]);
  expect(liveExpressions({ ui: { widget: 'text' } })).toEqual([]);
  expect(liveExpressions({ ui: { widget: 'message' } })).toEqual([]);
});
