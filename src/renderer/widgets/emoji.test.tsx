// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { states } from '../gallery/states/emoji.tsx';
import { pick, renderState, testStates } from '../gallery/testing.tsx';
import EmojiWidget from './emoji.tsx';

testStates(EmojiWidget, states);

test('of a longer text the first emoji is taken', async () => {
  const { user, onChange } = renderState(EmojiWidget, pick(states, 'Empty'));
  await user.click(screen.getByLabelText('Emoji'));
  await user.paste('so 👩‍🚀 and 🎉');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('👩‍🚀');
  expect(screen.getByLabelText('Emoji')).toHaveValue('👩‍🚀');
});

test('a text without an emoji is refused, and leaving restores', async () => {
  const { user, onChange } = renderState(EmojiWidget, pick(states, 'Filled'));
  const input = screen.getByLabelText('Emoji');
  await user.clear(input);
  await user.type(input, 'abc');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/Invalid emoji/);
  await user.tab();
  expect(input).toHaveValue('');
  expect(onChange.mock.calls).toEqual([['']]);
});

test('a hundred emojis in groups, found by name', async () => {
  const { user, onChange } = renderState(EmojiWidget, pick(states, 'Empty'));
  await user.click(screen.getByRole('button', { name: 'Choose an emoji' }));
  const panel = within(screen.getByRole('dialog', { name: 'Emojis' }));
  expect(await panel.findAllByRole('heading')).toHaveLength(8);
  expect(panel.getAllByRole('button')).toHaveLength(100);
  const search = panel.getByRole('searchbox');
  expect(search).toHaveFocus();
  await user.type(search, 'unicorn');
  await user.click(panel.getByRole('button', { name: 'unicorn' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('🦄');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a custom emoji is shown as its picture', () => {
  const { container } = renderState(EmojiWidget, pick(states, 'Custom emoji'));
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    'https://cdn.discordapp.com/emojis/123456789012345678.png',
  );
});

test('a symbol may be any text up to the limit', async () => {
  const { user, onChange } = renderState(EmojiWidget, pick(states, 'Symbol'));
  const input = screen.getByLabelText('Currency symbol');
  await user.clear(input);
  await user.paste('x'.repeat(40));
  expect(onChange).toHaveBeenLastCalledWith('x'.repeat(32));
  expect(screen.queryByText('Invalid emoji')).toBeNull();
});
