import { expect, test } from 'vitest';
import { rawOffset } from './position.ts';

test.each([
  ['plain text', 'size(self.x) > 0', 'x'],
  ['escaped quotes before it', 'self.a == "" && self.x', 'x'],
  ['a backslash and a line break before it', "self.a != '\\' &&\n self.x", 'x'],
])('finds a character after %s', (_, expression, character) => {
  const literal = JSON.stringify(expression);
  expect(literal[rawOffset(literal, expression.lastIndexOf(character))]).toBe(character);
});

test('counts a numeric escape as one character', () => {
  expect('"\\u0041x"'[rawOffset('"\\u0041x"', 1)]).toBe('x');
});
