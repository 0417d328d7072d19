// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './RolesWidget.gallery.ts';
import RolesWidget from './RolesWidget.tsx';

testStates(RolesWidget, states);

const label = 'Roles for new members';
const chips = () => within(screen.getByRole('list', { name: label })).getAllByRole('listitem');
const titles = () => screen.getAllByRole('option').map((option) => option.textContent);

async function open(name: string) {
  const view = renderState(RolesWidget, pick(states, name));
  await view.user.click(screen.getByRole('combobox', { name: label }));
  await screen.findAllByRole('option');
  return view;
}

test('chosen roles are chips with their colors and are not offered again', async () => {
  await open('Filled');
  expect(chips().map((chip) => chip.textContent)).toEqual(['Moderators', 'Painters']);
  expect(chips()[0]?.querySelector('[data-color]')).toHaveAttribute('data-color', '#0d6b5e');
  expect(titles()).toEqual(['Founders', 'Bot herders', 'Night shift', 'Verified', 'Newcomers', 'Guests']);
});

test('several roles are added by keyboard without opening the list again', async () => {
  const { user, onChange } = await open('Empty');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['11']);
  // The highlight stays where it was.
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['11', '12']);
  expect(screen.getByPlaceholderText('Search roles...')).toHaveFocus();
});

test('no more roles are added than allowed, and the reason is said', async () => {
  const { user, onChange, notify } = await open('As many as allowed');
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith('Choose at most 3 roles', 'error');
});

test('removing a role moves the focus to the next one, and from the last to the picker', async () => {
  const { user, onChange } = renderState(RolesWidget, pick(states, 'Filled'));
  await user.click(screen.getByRole('button', { name: 'Remove Moderators' }));
  expect(onChange).toHaveBeenLastCalledWith(['13']);
  expect(screen.getByRole('button', { name: 'Remove Painters' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(screen.getByRole('combobox', { name: label })).toHaveFocus();
});

test('a role that the bot cannot assign is refused with the reason, and stays if it is stored', async () => {
  const { user, onChange, notify } = await open('Above the bot');
  expect(chips()[0]).toHaveTextContent("Foundersabove the bot's role");
  await user.click(screen.getByRole('option', { name: /^Moderators/ }));
  expect(onChange).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('below its own'), 'error');
  await user.click(screen.getByRole('option', { name: 'Painters' }));
  expect(onChange).toHaveBeenLastCalledWith(['10', '13']);
});

test('a role that can harm the server is asked about', async () => {
  const { user, onChange } = await open('Dangerous roles');
  await user.click(screen.getByRole('option', { name: /^Moderators ?can ban members$/ }));
  await user.click(await screen.findByRole('button', { name: 'Use this role' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['13', '11']);
});

test('a deleted role is marked and can be removed', async () => {
  const { user, onChange } = renderState(RolesWidget, pick(states, 'Missing reference'));
  await user.click(screen.getByRole('button', { name: 'Remove Deleted role' }));
  expect(onChange).toHaveBeenLastCalledWith(['11']);
});

test('without the list it explains so and keeps the value', () => {
  const { onChange } = renderState(RolesWidget, pick(states, 'List unavailable'));
  expect(screen.getByText(/^We couldn't load/)).toBeVisible();
  expect(chips()[0]).toHaveTextContent('11');
  expect(onChange).not.toHaveBeenCalled();
});
