// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './CodeWidget.gallery.ts';
import CodeWidget from './CodeWidget.tsx';

testStates(CodeWidget, states);

const marked = (container: HTMLElement) => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);

test('matches are marked in a text that can be changed and is not stored', async () => {
  const { user, container, onChange } = renderState(CodeWidget, pick(states, 'With matches'));
  expect(marked(container)).toEqual(['Free nitro', 'gift']);
  expect(screen.getByRole('status')).toHaveTextContent('2 matches');
  await user.type(screen.getByRole('textbox', { name: 'Try it on' }), ' GIFTS');
  expect(marked(container)).toEqual(['Free nitro', 'gift', 'GIFTS']);
  expect(onChange).not.toHaveBeenCalled();
});

test('follows the pattern while it is typed, and keeps its spaces', async () => {
  const { user, container, onChange } = renderState(CodeWidget, pick(states, 'Empty'));
  await user.type(screen.getByRole('textbox', { name: 'Forbidden words' }), 'now ');
  expect(marked(container)).toEqual([]);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('now ');
  await user.type(screen.getByRole('textbox', { name: 'Forbidden words' }), '{Backspace}');
  expect(marked(container)).toEqual(['now']);
});

test.each([
  ['Broken', 'This is not a regular expression yet.'],
  ['Not in linear time', 'Lookahead, lookbehind, named groups and references to groups cannot be used.'],
  ['Too large', 'This repeats too much. Use smaller numbers.'],
])('a pattern that cannot be used is not run: %s', (name, sentence) => {
  const { container } = renderState(CodeWidget, pick(states, name));
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(marked(container)).toEqual([]);
});
