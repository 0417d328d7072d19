// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import { aloneContext, WidgetContext } from '../context.ts';
import { manyChannels } from '../sampleServer.ts';
import type { WidgetProps } from '../types.ts';
import { states } from './ChannelWidget.gallery.ts';
import ChannelWidget from './ChannelWidget.tsx';

afterEach(() => vi.restoreAllMocks());

testStates(ChannelWidget, states);

async function open(name: string) {
  const view = renderState(ChannelWidget, pick(states, name));
  await view.user.click(screen.getByRole('combobox'));
  await screen.findAllByRole('option');
  return { ...view, titles: () => screen.getAllByRole('option').map((option) => option.textContent) };
}

test('offers only channels of the allowed types, after the empty option', async () => {
  const { user, onChange, titles } = await open('Filled');
  expect(titles()).toEqual(['Select channel', 'welcome', 'general', 'bot-log']);
  await user.click(await screen.findByRole('option', { name: 'bot-log' }));
  expect(onChange).toHaveBeenLastCalledWith('103');
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Select channel' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a list field holds one channel or none', async () => {
  const { user, onChange, titles } = await open('Voice channels, in a list field');
  expect(titles()).toEqual(['No AFK channel', 'Lounge', 'Away']);
  await user.click(await screen.findByRole('option', { name: 'Lounge' }));
  expect(onChange).toHaveBeenLastCalledWith(['200']);
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'No AFK channel' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('offers categories', async () => {
  const { titles } = await open('Categories');
  expect(titles()).toEqual(['Select channel', 'Community', 'Staff']);
});

test('a deleted channel is marked and kept', async () => {
  const { titles, onChange } = await open('Missing reference');
  expect(screen.getByRole('combobox')).toHaveTextContent('Deleted channel');
  expect(titles()).toContain('Deleted channel');
  expect(onChange).not.toHaveBeenCalled();
});

test('a channel of another type is not marked as deleted, and keeps its name', () => {
  const { props: missing } = pick(states, 'Missing reference');
  const schema = { ...missing.schema, refers: { to: 'channel', types: ['announcement'] } };
  const props = { ...missing, schema, value: '20' } as WidgetProps;
  render(
    <WidgetContext value={{ ...aloneContext, channels: [{ id: '20', name: 'tavern', type: 0, category: null }] }}>
      <ChannelWidget {...props} onChange={vi.fn()} onBlur={vi.fn()} onFocus={vi.fn()} />
    </WidgetContext>,
  );
  expect(screen.getByRole('combobox')).toHaveTextContent('tavern');
});

test('a channel in which the bot lacks permissions is marked and cannot be chosen', async () => {
  const { user, onChange, notify } = await open('Bot lacks permissions');
  expect(screen.getByRole('option', { name: /^general/ })).toHaveAccessibleName('general');
  await user.click(screen.getByRole('option', { name: /^welcome.*missing permissions/ }));
  expect(onChange).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith('The bot lacks permissions in this channel: Send Messages.', 'error');
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'general' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('101');
});

test('a chosen channel in which the bot lacks permissions stays, marked', async () => {
  const { user, onChange, notify } = await open('Bot lacks permissions');
  expect(screen.getByRole('combobox')).toHaveTextContent('bot-log');
  expect(screen.getByRole('combobox')).toHaveTextContent('missing permissions');
  await user.click(screen.getByRole('option', { name: /^bot-log/ }));
  expect(notify).not.toHaveBeenCalled();
  for (const [value] of onChange.mock.calls) expect(value).toBe('103');
});

test('a long list shows both the note and the category of a channel', async () => {
  // jsdom has no layout; the virtual list needs a height to know what is in view.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(332);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const channels = manyChannels.map((channel) => ({ ...channel, category: 'Archive' }));
  const permissionProblem = () => 'No';
  const { user } = renderState(ChannelWidget, {
    ...pick(states, '500 channels'),
    context: { channels, permissionProblem },
  });
  await user.click(screen.getByRole('combobox'));
  await user.type(await screen.findByPlaceholderText('Search channels...'), 'topic-007');
  expect(await screen.findByRole('option')).toHaveAccessibleName(/^topic-007.*missing permissions · Archive$/);
});

test('without the list it explains so and keeps the value', async () => {
  const { onChange } = renderState(ChannelWidget, pick(states, 'List unavailable'));
  expect(screen.getByText(/^We couldn't load/)).toBeVisible();
  expect(screen.getByRole('combobox')).toHaveTextContent('101');
  expect(onChange).not.toHaveBeenCalled();
});

test('a long list can be searched', async () => {
  const { user } = renderState(ChannelWidget, pick(states, '500 channels'));
  await user.click(screen.getByRole('combobox'));
  await user.type(await screen.findByPlaceholderText('Search channels...'), 'no such');
  await waitFor(() => expect(screen.getByText('No channels found')).toBeVisible());
});

test('channels are grouped by category, after those without one', async () => {
  await open('Filled');
  const groups = screen.getAllByRole('group').map((group) => group.textContent);
  expect(groups).toEqual(['Select channelwelcome', 'Communitygeneral', 'Staffbot-log']);
});
