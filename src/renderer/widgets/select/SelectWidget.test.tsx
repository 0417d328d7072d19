// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { lockedSentence } from '../galleryState.ts';
import { states } from './SelectWidget.gallery.ts';
import SelectWidget from './SelectWidget.tsx';

testStates(SelectWidget, states);

test('options are rendered only while the list is open, in groups', async () => {
  const { user } = renderState(SelectWidget, pick(states, 'Grouped'));
  expect(screen.queryAllByRole('option')).toHaveLength(0);
  await user.click(screen.getByRole('combobox', { name: 'Time zone' }));
  expect(await screen.findAllByRole('option')).toHaveLength(35);
  const group = screen.getByRole('group', { name: 'Special offsets' });
  expect(within(group).getAllByRole('option')).toHaveLength(8);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
});

test('can be searched and chosen from by keyboard', async () => {
  const { user, onChange } = renderState(SelectWidget, pick(states, 'Grouped'));
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.type(await screen.findByPlaceholderText('Search...'), 'kathm');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Asia/Kathmandu');
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveTextContent('Nepal (Kathmandu)');
});

test('tells that nothing was found', async () => {
  const { user } = renderState(SelectWidget, pick(states, 'Grouped'));
  await user.click(screen.getByRole('combobox'));
  await user.type(await screen.findByPlaceholderText('Search...'), 'qqq');
  await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
});

test('a short list has no search field; its values keep their type', async () => {
  const { user, onChange } = renderState(SelectWidget, pick(states, 'Few options'));
  await user.click(screen.getByRole('combobox', { name: 'Cooldown' }));
  expect(screen.queryByPlaceholderText('Search...')).toBeNull();
  await user.click(await screen.findByRole('option', { name: '120 seconds' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(120);
});

test('a value that is not in the list is offered and stays', async () => {
  const { user, onChange } = renderState(SelectWidget, pick(states, 'Value that is not in the list'));
  const control = screen.getByRole('combobox');
  expect(control).toHaveTextContent('Antarctica/Troll (not in the list)');
  await user.click(control);
  expect(await screen.findAllByRole('option')).toHaveLength(36);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Antarctica/Troll');
  expect(onChange).not.toHaveBeenCalled();
});

test('a locked list keeps its value', async () => {
  const { user, notify } = renderState(SelectWidget, pick(states, 'Locked'));
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Tokyo/ }));
  expect(notify).toHaveBeenCalledOnce();
  expect(screen.getByRole('combobox')).toHaveTextContent('Bucharest');
});

test('a choice of another plan explains so and is refused', async () => {
  const { user, onChange, notify } = renderState(SelectWidget, pick(states, 'One of another plan'));
  await user.click(screen.getByRole('combobox', { name: 'Cooldown' }));
  const locked = await screen.findByRole('option', { name: /^30 seconds/ });
  expect(within(locked).getByRole('img', { name: 'Included in premium' })).toBeVisible();
  await user.click(locked);
  expect(notify).toHaveBeenCalledExactlyOnceWith(lockedSentence, 'locked', 'premium');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox')).toHaveTextContent('60 seconds');
});

test('an entry of another list is chosen by its key, and the choice can be taken back', async () => {
  const { user, onChange } = renderState(SelectWidget, pick(states, 'Entries of another list'));
  await user.click(screen.getByRole('combobox', { name: 'Best tier' }));
  await user.click(await screen.findByRole('option', { name: 'Silver' }));
  expect(onChange).toHaveBeenLastCalledWith('silver');
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'None of them' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('an entry that was deleted is called that, and stays until another one is chosen', () => {
  const { onChange } = renderState(SelectWidget, pick(states, 'Entry that was deleted'));
  expect(screen.getByRole('combobox')).toHaveTextContent('Deleted entry');
  expect(onChange).not.toHaveBeenCalled();
});

test('the choice of a deleted entry can be taken back when it was the last one', async () => {
  const state = { ...pick(states, 'Entry that was deleted'), context: { entries: () => [] } };
  const { user, onChange } = renderState(SelectWidget, state);
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'None of them' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});
