// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../../../../generated/emoji/en.json' with { type: 'json' };
import type { CustomEmoji } from '../../../language/text/emoji.ts';
import { pick, renderState, testStates } from '../../gallery/testing.tsx';
import type { EmojiRow, EmojiSources } from '../parts/emojiSources.ts';
import { states } from './EmojiWidget.gallery.ts';
import EmojiWidget from './EmojiWidget.tsx';

// jsdom has no layout; the virtual list needs a height to know what is in view.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(352);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(368);
});
afterEach(() => vi.restoreAllMocks());

testStates(EmojiWidget, states);

test('of a longer text the first emoji is taken', async () => {
  const { user, onChange } = renderState(EmojiWidget, pick(states, 'Empty'));
  await user.click(screen.getByLabelText('Emoji'));
  await user.paste('so 👩‍🚀 and 🎉');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('👩‍🚀');
  expect(screen.getByLabelText('Emoji')).toHaveValue('👩‍🚀');
});

test('a text without an emoji stays with its sentence, also when the field is left', async () => {
  const { user, onChange } = renderState(EmojiWidget, pick(states, 'Filled'));
  const input = screen.getByLabelText('Emoji');
  await user.clear(input);
  await user.type(input, 'abc');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/Invalid emoji/);
  await user.tab();
  expect(input).toHaveValue('abc');
  expect(input).toHaveAccessibleDescription(/Invalid emoji/);
  expect(input).toBeInvalid();
  expect(onChange.mock.calls).toEqual([['']]);
});

const all = en as unknown as EmojiRow[];
const party: CustomEmoji = { id: '123456789012345678', name: 'party_boat', animated: false };
const lantern: CustomEmoji = { id: '123456789012345679', name: 'lantern', animated: true };

/** Opens the picker of a field without a value. */
async function openPicker(emoji: Partial<EmojiSources> = {}, schema = pick(states, 'Empty').props.schema) {
  const { props } = pick(states, 'Empty');
  const sources = {
    all: vi.fn(emoji.all ?? (async () => all)),
    server: vi.fn(emoji.server ?? (async () => [party, lantern])),
  };
  const view = renderState(EmojiWidget, { name: 'Picker', props: { ...props, schema }, context: { emoji: sources } });
  const trigger = screen.getByRole('button', { name: 'Choose an emoji' });
  expect(sources.all).not.toHaveBeenCalled();
  expect(sources.server).not.toHaveBeenCalled();
  await view.user.click(trigger);
  const panel = within(screen.getByRole('dialog', { name: 'Emojis' }));
  const search = await panel.findByRole('searchbox');
  const names = () => panel.queryAllByRole('gridcell').map((cell) => cell.querySelector('button')?.ariaLabel);
  return { ...view, trigger, panel, search, sources, names };
}

describe('the picker', () => {
  test('offers a hundred emojis in groups without any list', async () => {
    const lists = { all: () => Promise.reject(new Error('no')), server: () => Promise.reject(new Error('no')) };
    const { panel, search } = await openPicker(lists);
    expect(panel.getAllByRole('heading')).toHaveLength(8);
    expect(panel.getAllByRole('button')).toHaveLength(100);
    expect(search).toHaveFocus();
    expect(panel.queryByRole('alert')).toBeNull();
  });

  test('finds emojis outside the hundred, and hands out the one that is pressed', async () => {
    const { user, panel, search, onChange } = await openPicker();
    await user.type(search, 'otter');
    await user.click(await panel.findByRole('button', { name: 'otter' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('🦦');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('draws only those results that are in view', async () => {
    const { user, panel, search, names } = await openPicker();
    await user.type(search, 'a');
    const grid = await panel.findByRole('grid', { name: 'Search results' });
    await waitFor(() => expect(Number(grid.ariaRowCount)).toBeGreaterThan(100));
    expect(names().length).toBeGreaterThan(40);
    expect(names().length).toBeLessThan(200);
    // The arrow keys lead on, past what was in view.
    await user.keyboard('{ArrowDown}'.repeat(40));
    const row = document.activeElement?.closest('[role=row]');
    expect(Number(row?.getAttribute('aria-rowindex'))).toBeGreaterThan(30);
  });

  test('says that it finds nothing', async () => {
    const { user, panel, search, names } = await openPicker();
    await user.type(search, 'no such thing');
    expect(await panel.findByText('No emoji found')).toBeVisible();
    expect(names()).toEqual([]);
    expect(panel.getByRole('status')).toHaveTextContent('Emojis found: 0');
    await user.keyboard('{Enter}{ArrowDown}');
    expect(search).toHaveFocus();
  });

  test('searches the hundred while the others are on their way', async () => {
    let arrive = (_rows: readonly EmojiRow[]) => {};
    const { user, panel, search, names } = await openPicker({
      all: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    await user.type(search, 'unicorn');
    expect(names()).toEqual(['unicorn']);
    expect(panel.getByRole('status')).toHaveTextContent('Loading all emojis...');
    await user.clear(search);
    await user.type(search, 'otter');
    expect(names()).toEqual([]);
    expect(panel.queryByText('No emoji found')).toBeNull();
    arrive(all);
    expect(await panel.findByRole('button', { name: 'otter' })).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent('Emojis found: 1');
  });

  test('searches the hundred when the others cannot be loaded, and tries again', async () => {
    const load = vi.fn<EmojiSources['all']>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(all);
    const { user, panel, search, names } = await openPicker({ all: load });
    expect(panel.queryByRole('alert')).toBeNull();
    await user.type(search, 'unicorn');
    expect(names()).toEqual(['unicorn']);
    expect(panel.getByRole('alert')).toHaveTextContent('The full list could not be loaded.');
    await user.clear(search);
    await user.type(search, 'otter');
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('button', { name: 'otter' })).toBeVisible();
    expect(panel.queryByRole('alert')).toBeNull();
    expect(search).toHaveFocus();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('names the common ones as the list of all does', async () => {
    const { panel } = await openPicker({ all: async () => [['😀', 'față încântată', 'grinning']] });
    expect(await panel.findByRole('button', { name: 'față încântată' })).toHaveTextContent('😀');
    expect(panel.queryByRole('button', { name: 'grinning face' })).toBeNull();
  });
});

describe("the server's own emojis", () => {
  test('come first, as pictures, and are written as the platform does', async () => {
    const { user, panel, onChange } = await openPicker();
    const group = within(await panel.findByRole('grid', { name: 'This server' }));
    expect(panel.getAllByRole('heading')[0]).toHaveTextContent('This server');
    const pictures = group.getAllByRole('button').map((button) => button.querySelector('img')?.getAttribute('src'));
    expect(pictures).toEqual([
      'https://cdn.discordapp.com/emojis/123456789012345678.png?size=64',
      'https://cdn.discordapp.com/emojis/123456789012345679.gif?size=64',
    ]);
    const still = group.getByRole('button', { name: 'lantern' }).querySelector('source');
    expect(still).toHaveAttribute('media', '(prefers-reduced-motion: reduce)');
    expect(still).toHaveAttribute('srcset', expect.stringMatching(/679\.png\?size=64$/));
    await user.click(group.getByRole('button', { name: 'lantern' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('<a:lantern:123456789012345679>');
  });

  test('are found by the search', async () => {
    const { user, search, onChange } = await openPicker();
    await user.type(search, 'boat');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('<:party_boat:123456789012345678>');
  });

  test('are not missed where they cannot be read', async () => {
    const { panel } = await openPicker({ server: () => Promise.reject(new Error('down')) });
    await waitFor(() => expect(panel.getAllByRole('heading')).toHaveLength(8));
    expect(panel.queryByText('This server')).toBeNull();
    expect(panel.queryByRole('alert')).toBeNull();
  });

  test('are offered where they fit', async () => {
    const { panel } = await openPicker({}, { type: 'string', maxLength: 31 });
    const group = within(await panel.findByRole('grid', { name: 'This server' }));
    expect(group.getAllByRole('button').map((button) => button.ariaLabel)).toEqual(['lantern']);
  });
});

describe('by keyboard', () => {
  test('arrows move in the grid, over its groups, and back to the search', async () => {
    const { user, panel, search } = await openPicker();
    await panel.findByRole('grid', { name: 'This server' });
    const focus = () => document.activeElement?.ariaLabel;
    await user.keyboard('{ArrowDown}');
    expect(focus()).toBe('party_boat');
    await user.keyboard('{ArrowRight}');
    expect(focus()).toBe('lantern');
    await user.keyboard('{ArrowRight}');
    expect(focus()).toBe('grinning face');
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(focus()).toBe('party_boat');
    await user.keyboard('{ArrowUp}');
    expect(search).toHaveFocus();
  });

  test('Enter picks, and the focus returns', async () => {
    const { user, trigger, search, onChange } = await openPicker({ server: async () => [] });
    await user.type(search, 'unicorn{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('🦄');
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  test('Enter in the search picks the best, but nothing unasked', async () => {
    const { user, search, onChange } = await openPicker();
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    await user.type(search, 'parrot{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('🦜');
  });

  test('what is typed in the grid goes on in the search', async () => {
    const { user, search, names } = await openPicker({ server: async () => [] });
    await user.type(search, 'unic{ArrowDown}orn');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('unicorn');
    expect(names()).toEqual(['unicorn']);
  });

  test('Escape closes and the focus returns', async () => {
    const { user, trigger, onChange } = await openPicker();
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(trigger).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('one emoji is reached by the tab key', async () => {
    const { panel } = await openPicker();
    expect(panel.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
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
