// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './MemberWidget.gallery.ts';
import MemberWidget from './MemberWidget.tsx';

testStates(MemberWidget, states);

const control = () => screen.getByRole('combobox', { name: 'Contact' });

test('a member is searched and chosen', async () => {
  const { user, onChange } = renderState(MemberWidget, pick(states, 'Empty'));
  await user.click(control());
  await user.type(screen.getByPlaceholderText('Search members...'), 'grace');
  await user.click(await screen.findByRole('option', { name: 'Grace' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('902');
  expect(control()).toHaveTextContent('Grace');
});

test('a choice can be cleared', async () => {
  const { user, onChange } = renderState(MemberWidget, pick(states, 'Filled'));
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

test('a member who left is marked', () => {
  renderState(MemberWidget, pick(states, 'Not in the server any more'));
  expect(control()).toHaveTextContent('Former member');
});
