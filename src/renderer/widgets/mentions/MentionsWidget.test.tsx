// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './MentionsWidget.gallery.ts';
import MentionsWidget from './MentionsWidget.tsx';

testStates(MentionsWidget, states);

const label = 'Who is pinged';
const chips = () => within(screen.getByRole('list', { name: label })).getAllByRole('listitem');
const groups = () => screen.getAllByRole('group').map((group) => group.textContent);

test('everyone, roles and members are offered together and stored as Discord writes them', async () => {
  const { user, onChange } = renderState(MentionsWidget, pick(states, 'Empty'));
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(screen.getByRole('option', { name: '@here' }));
  expect(onChange).toHaveBeenLastCalledWith(['@here']);
  await user.type(screen.getByPlaceholderText('Search roles and members...'), 'gr');
  await user.click(await screen.findByRole('option', { name: 'Grace' }));
  expect(onChange).toHaveBeenLastCalledWith(['@here', '<@902>']);
  await user.clear(screen.getByPlaceholderText('Search roles and members...'));
  await user.type(screen.getByPlaceholderText('Search roles and members...'), 'mod');
  await user.click(screen.getByRole('option', { name: 'Moderators' }));
  expect(onChange).toHaveBeenLastCalledWith(['@here', '<@902>', '<@&11>']);
  expect(chips().map((chip) => chip.textContent)).toEqual(['@here', 'Grace', 'Moderators']);
});

test('a search finds everyone, roles and members', async () => {
  const { user } = renderState(MentionsWidget, pick(states, 'Filled'));
  await user.click(screen.getByRole('combobox', { name: label }));
  expect(groups()[0]).toBe('@everyone');
  await user.type(screen.getByPlaceholderText('Search roles and members...'), 'ada');
  expect(await screen.findByRole('option', { name: /^Adam/ })).toBeVisible();
  expect(groups()).toEqual(['MembersAdam Strandstrand']);
});

test('a deleted role and a member who left are marked', () => {
  renderState(MentionsWidget, pick(states, 'Missing references'));
  expect(chips().map((chip) => chip.textContent)).toEqual(['Deleted role', 'Former member']);
});
