// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { states } from './ChannelsWidget.gallery.ts';
import ChannelsWidget from './ChannelsWidget.tsx';

testStates(ChannelsWidget, states);

const label = 'Ignored channels';

async function open(name: string) {
  const view = renderState(ChannelsWidget, pick(states, name));
  await view.user.click(screen.getByRole('combobox', { name: label }));
  await screen.findAllByRole('option');
  return view;
}

test('categories head their channels and can be chosen like them', async () => {
  const { user, onChange } = await open('Empty');
  const groups = screen.getAllByRole('group').map((group) => group.textContent);
  expect(groups).toEqual(['welcome', 'CommunityCommunitygeneralannouncements', 'StaffStaffbot-log']);
  await user.click(screen.getByRole('option', { name: 'Staff' }));
  expect(onChange).toHaveBeenLastCalledWith(['301']);
  await user.click(screen.getByRole('option', { name: 'announcements' }));
  expect(onChange).toHaveBeenLastCalledWith(['301', '102']);
});

test('categories with the same name can both be chosen', async () => {
  const categories = [
    { id: '300', name: 'Community', position: 0 },
    { id: '302', name: 'Community', position: 1 },
  ];
  const state = pick(states, 'Empty');
  const { user, onChange } = renderState(ChannelsWidget, { ...state, context: { ...state.context, categories } });
  await user.click(screen.getByRole('combobox', { name: label }));
  const [first, second] = await screen.findAllByRole('option', { name: 'Community' });
  await user.click(second as HTMLElement);
  await user.click(first as HTMLElement);
  expect(onChange).toHaveBeenLastCalledWith(['302', '300']);
});

test('a channel in which the bot lacks permissions is refused with the reason, and stays if it is stored', async () => {
  const { user, onChange, notify } = await open('Bot lacks permissions');
  const [chip] = within(screen.getByRole('list', { name: label })).getAllByRole('listitem');
  expect(chip).toHaveTextContent('bot-logmissing permissions');
  await user.click(screen.getByRole('option', { name: /^welcome/ }));
  expect(onChange).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith('The bot lacks: View', 'error');
});

test('a deleted channel is marked', () => {
  renderState(ChannelsWidget, pick(states, 'Missing reference'));
  expect(screen.getByRole('button', { name: 'Remove Deleted channel' })).toBeVisible();
});
