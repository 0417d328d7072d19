// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './TagsWidget.gallery.ts';
import TagsWidget from './TagsWidget.tsx';

testStates(TagsWidget, states);

const input = () => screen.getByRole('textbox', { name: 'Subreddits' });
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('Enter adds, and the next text can be typed at once', async () => {
  const { user, onChange } = renderState(TagsWidget, pick(states, 'Filled'));
  await user.type(input(), ' aww {Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['memes', 'dankmemes', 'aww']);
  expect(shown()).toEqual(['memes', 'dankmemes', 'aww']);
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
});

test('leaving the field adds what was typed', async () => {
  const { user, onChange } = renderState(TagsWidget, pick(states, 'Empty'));
  await user.type(input(), 'r/aww');
  await user.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['aww']);
  expect(input()).toHaveValue('');
});

test('what may not be an entry stays when the field is left, with its sentence', async () => {
  const { user, onChange, say } = renderState(TagsWidget, pick(states, 'Empty'));
  await user.type(input(), 'a');
  await user.tab();
  expect(say).toHaveBeenCalledExactlyOnceWith('A subreddit name must have 2 to 21 characters', 'error');
  expect(input()).toHaveValue('a');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(/A subreddit name must have 2 to 21 characters/);
  expect(onChange).not.toHaveBeenCalled();
});

test('Backspace that is held down removes no entry', async () => {
  const { user, onChange } = renderState(TagsWidget, pick(states, 'Filled'));
  await user.type(input(), 'ab{Backspace>4}');
  expect(input()).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{/Backspace}{Backspace}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['memes']);
});

test('the button adds as well', async () => {
  const { user, onChange } = renderState(TagsWidget, pick(states, 'Empty'));
  await user.type(input(), 'aww');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['aww']);
});

test('what is empty or there already, whatever its case, is not added', async () => {
  const { user, onChange, say } = renderState(TagsWidget, pick(states, 'Filled'));
  await user.type(input(), '{Enter}   {Enter}MEMES{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
  expect(shown()).toEqual(['memes', 'dankmemes']);
  expect(input()).toHaveValue('');
});

test('a beginning that people write out of habit is taken off', async () => {
  const { user, onChange } = renderState(TagsWidget, pick(states, 'Empty'));
  await user.type(input(), 'r/aww{Enter}');
  await user.type(input(), '/r/cats{Enter}');
  await user.type(input(), 'r/{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['aww', 'cats']);
});

test('a text that may not be an entry is refused and stays to be put right', async () => {
  const { user, onChange, say } = renderState(TagsWidget, pick(states, 'Empty'));
  await user.type(input(), 'a{Enter}');
  expect(say).toHaveBeenLastCalledWith('A subreddit name must have 2 to 21 characters', 'error');
  await user.type(input(), '!!{Enter}');
  expect(say).toHaveBeenLastCalledWith('A subreddit name can contain only letters, digits and _', 'error');
  expect(input()).toHaveValue('a!!');
  await user.clear(input());
  await user.type(input(), `r/${'x'.repeat(22)}{Enter}`);
  expect(say).toHaveBeenLastCalledWith('A subreddit name must have 2 to 21 characters', 'error');
  expect(onChange).not.toHaveBeenCalled();
  await user.type(input(), '{Backspace}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['x'.repeat(21)]);
});

test('Backspace in the empty field removes the last one', async () => {
  const { user, onChange } = renderState(TagsWidget, pick(states, 'Filled'));
  await user.type(input(), 'ab{Backspace}{Backspace}');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['memes']);
});

test('each can be removed, and the focus stays with the field', async () => {
  const { user, onChange } = renderState(TagsWidget, pick(states, 'Filled'));
  await user.click(screen.getByRole('button', { name: 'Remove memes' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['dankmemes']);
  expect(input()).toHaveFocus();
});

test('at the limit the sentence is said and the text stays', async () => {
  const { user, onChange, say } = renderState(TagsWidget, pick(states, 'At the limit'));
  await user.type(input(), 'birds{Enter}');
  expect(say).toHaveBeenCalledExactlyOnceWith('Maximum 4 subreddits allowed', 'error');
  expect(onChange).not.toHaveBeenCalled();
  expect(input()).toHaveValue('birds');
});
