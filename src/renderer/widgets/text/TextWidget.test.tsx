// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { id, pick, renderState, testStates } from '../../gallery/testing.tsx';
import { lockedSentence } from '../galleryState.ts';
import { states } from './TextWidget.gallery.ts';
import TextWidget from './TextWidget.tsx';

testStates(TextWidget, states);

/** Inserts a variable from the list. */
async function insert(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Insert a variable' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText(name, { exact: true }));
}

test('each keystroke reaches the form', async () => {
  const { user, onChange } = renderState(TextWidget, pick(states, 'Empty'));
  await user.type(screen.getByLabelText('Bot name'), 'Ada');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['A', 'Ad', 'Ada']);
});

test('typing and pasting stop at the maximum length', async () => {
  const { user, onChange } = renderState(TextWidget, pick(states, 'Short, trimmed'));
  const input = screen.getByLabelText('Command prefix');
  await user.click(input);
  await user.paste('abcdefgh');
  expect(input).toHaveValue('/abcd');
  await user.type(input, 'z');
  expect(onChange).toHaveBeenLastCalledWith('/abcd');
});

test('blur trims the text if declared', async () => {
  const { user, onChange, onBlur } = renderState(TextWidget, pick(states, 'Short, trimmed'));
  await user.type(screen.getByLabelText('Command prefix'), ' ! ');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('/ !');
  expect(onBlur).toHaveBeenCalledWith(id, '/ !');
});

test('typing in a locked text explains why and keeps the text', async () => {
  const { user, onChange, notify } = renderState(TextWidget, pick(states, 'Locked'));
  const input = screen.getByLabelText('Bot name');
  await user.type(input, 'x');
  expect(notify).toHaveBeenCalledWith(lockedSentence, 'locked');
  expect(input).toHaveValue('Guildhall');
  expect(onChange).not.toHaveBeenCalled();
});

test('a variable is inserted at the end, or at the caret', async () => {
  const { user } = renderState(TextWidget, pick(states, 'With variables'));
  const input = screen.getByLabelText('Channel name');
  await insert('{count}');
  expect(input).toHaveValue('Room{count}');
  expect(input).toHaveFocus();
  await user.click(input);
  await user.keyboard('{Home}');
  await insert('{username}');
  expect(input).toHaveValue('{username}Room{count}');
});

test('a variable that no longer fits is refused with the reason', async () => {
  const { notify } = renderState(TextWidget, pick(states, 'With variables'));
  const input = screen.getByLabelText('Channel name');
  const press = () => insert('{username}');
  for (let times = 0; times < 3; times++) await press();
  expect(input).toHaveValue('Room{username}{username}');
  expect(notify).toHaveBeenCalledWith('No room for it', 'error');
});

test('a typed brace is completed in one line, too', async () => {
  const { user } = renderState(TextWidget, pick(states, 'With variables'));
  const input = screen.getByLabelText('Channel name');
  await user.type(input, ' {{cou');
  expect(await screen.findByRole('option', { name: /{count}/ })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('Room {count}');
});

test('what looks like a variable but is not replaced is underlined', async () => {
  const { user } = renderState(TextWidget, pick(states, 'With variables'));
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  const input = screen.getByLabelText('Channel name');
  await user.click(input);
  await user.paste('{usrname}{count}');
  await waitFor(() => expect(marks()).toEqual(['{usrname}']));
});
